@testable import HeardRules
import Testing

@Suite struct PlainWordsOfTexts {
    /// The letters told by their number are those that their properties tell.
    @Test func letters() {
        var wrong: [UInt32] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            if PlainWords.Iterator.isLetter(scalar) != PlainWords.Iterator.isLetterByProperty(scalar) { wrong.append(value) }
        }
        #expect(wrong.isEmpty)
    }

    @Test func placesOfWords() {
        let words = Array(PlainWords("À 2 l’été, naïve—日本 %@"))
        #expect(words.map { String($0.text) } == ["À", "l", "été", "naïve", "日本"])
        #expect(words.map(\.range) == [0..<2, 5..<6, 9..<14, 16..<22, 25..<31])
    }
}
