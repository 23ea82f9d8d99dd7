import ICUKit
import Testing

/// A text's units and offsets are those of the standard library, whatever was loaded before.
@Suite struct UTF16Texts {
    @Test func unitsAndOffsets() {
        let text = UTF16Text()
        for sample in ["", "a", "Save file", "é", "größer", "日本語", "a\u{1F600}b\u{10FFFF}", "\u{1F468}\u{200D}\u{1F469}", "e\u{301}", "اختر ", "\u{7FF}\u{800}\u{FFFF}\u{10000}", "ascii again"] {
            text.load(sample)
            #expect(text.units == Array(sample.utf16))
            #expect(text.isASCII == sample.utf8.allSatisfy { $0 < 0x80 })
            let units = sample.utf16
            for offset in 0...units.count {
                let index = units.index(units.startIndex, offsetBy: offset)
                // The second half of a pair counts as the end of its character.
                let expected = index.samePosition(in: sample.unicodeScalars) ?? units.index(after: index)
                #expect(text.utf8Offset(offset) == sample.utf8.distance(from: sample.utf8.startIndex, to: expected), "\(sample) at \(offset)")
            }
            text.load(sample.dropFirst(1))
            #expect(text.units == Array(sample.dropFirst(1).utf16))
        }
    }

    /// Every character that there is.
    @Test func everyScalar() {
        let text = UTF16Text()
        var wrong: [UInt32] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let sample = String(String.UnicodeScalarView([scalar]))
            text.load(sample)
            if !text.units.elementsEqual(sample.utf16) { wrong.append(value) }
        }
        #expect(wrong.isEmpty)
    }
}
