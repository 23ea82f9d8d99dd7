/// Memory that a worker's scanners write to, used again for each text.
public final class TermScratch {
    /// A word, number or argument while it is searched.
    struct Piece {
        /// UTF-8 offsets.
        var start: Int32
        var end: Int32
        /// Range in the folded letters.
        var firstLetter: Int32
        var endLetter: Int32
        var kind: Token.Kind
    }

    /// A text cut into pieces.
    struct Cut {
        let letters: UnsafeMutablePointer<UInt32>
        /// UTF-8 start and end of the character behind each letter.
        let starts: UnsafeMutablePointer<Int32>
        let ends: UnsafeMutablePointer<Int32>
        let pieces: UnsafeMutablePointer<Piece>
        var letterCount = 0
        var pieceCount = 0
    }

    private var letters: UnsafeMutablePointer<UInt32>
    private var places: UnsafeMutablePointer<Int32>
    private var pieces: UnsafeMutablePointer<Piece>
    private var letterRoom = 512
    private var pieceRoom = 256

    public init() {
        letters = .allocate(capacity: letterRoom)
        places = .allocate(capacity: letterRoom * 2)
        pieces = .allocate(capacity: pieceRoom)
    }

    deinit { free() }

    private func free() {
        letters.deallocate()
        places.deallocate()
        pieces.deallocate()
    }

    /// Room for a text; what was there before is lost.
    ///
    /// - Parameters:
    ///   - bytes: length in UTF-8; no character folds to more letters than it has bytes
    ///   - arguments: format specifiers in it
    func cut(bytes: Int, arguments: Int) -> Cut {
        // Between two words stands at least one byte that is no part of either, or an argument.
        let wanted = bytes / 2 + arguments * 2 + 2
        if bytes + 2 > letterRoom || wanted > pieceRoom {
            free()
            letterRoom = max(letterRoom, bytes + bytes / 4 + 2)
            pieceRoom = max(pieceRoom, wanted + wanted / 4)
            letters = .allocate(capacity: letterRoom)
            places = .allocate(capacity: letterRoom * 2)
            pieces = .allocate(capacity: pieceRoom)
        }
        return Cut(letters: letters, starts: places, ends: places + letterRoom, pieces: pieces)
    }
}
