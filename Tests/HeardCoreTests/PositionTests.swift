import Testing
@testable import HeardCore

/// Lines and columns as an editor shows them, compared with counting from the start of the text.
@Suite struct PositionTests {
    /// Every scalar's line and column, counted the plain way.
    private func counted(_ text: String) -> [(offset: Int, SourcePosition)] {
        var list: [(Int, SourcePosition)] = []
        var line = 1, column = 1, offset = 0
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            list.append((offset, SourcePosition(line: line, column: column)))
            offset += String(scalar).utf8.count
            let endsLine = scalar == "\n" || scalar == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")
            if endsLine { (line, column) = (line + 1, 1) } else { column += 1 }
        }
        return list
    }

    @Test(arguments: [
        "one\ntwo\nthree", "one\r\ntwo\r\n", "one\rtwo\r\rfour", "mixed\r\nends\nof\rlines", "", "\n", "é\u{301}ä 👩‍👩‍👧 ש\n日本語\r\nend",
        "no\u{2028}line\u{2029}end\u{85}here\u{B}or\u{C}here",
    ])
    func positionsAreThoseOfAnEditor(_ text: String) {
        let source = SourceText(text.utf8)
        let table = LineTable(source)
        for (offset, expected) in counted(text) { #expect(table.position(of: offset) == expected, "at byte \(offset)") }
    }

    @Test func columnsOfOneVeryLongLine() {
        // Longer than a line that needs no index, with scalars of one to four bytes across the blocks.
        let text = String(repeating: "aé日👍", count: ColumnIndex.longLine / 4)
        let source = SourceText(text.utf8)
        let table = LineTable(source)
        for (number, place) in counted(text).enumerated() where number % 997 == 0 { #expect(table.position(of: place.offset) == place.1) }
    }

    @Test func invalidBytesBecomeReplacementCharacters() {
        let source = SourceText([0x61, 0xFF, 0x62])
        #expect(source.string(0..<3) == "a\u{FFFD}b")
        #expect(source.string(2..<99) == "b")
    }
}
