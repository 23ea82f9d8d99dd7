import HeardRules
import ICUKit
import Testing

@Suite struct ChineseCharacterTests {
    /// The characters are those that ICU's transforms tell apart. Another version of ICU may know a few more.
    @Test func asICUTellsThem() throws {
        var text = String.UnicodeScalarView()
        let all = (UInt32(0x3400)...0x9FFF).compactMap(Unicode.Scalar.init)
        for scalar in all {
            text.append(scalar)
            text.append("\n")
        }
        let plain = String(text)
        let toTraditional = try Transliterator("Simplified-Traditional").apply(to: plain).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let toSimplified = try Transliterator("Traditional-Simplified").apply(to: plain).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let exemplars = try UnicodeSet(exemplars: .main, of: LocaleID("zh_Hant"))
        var simplified: Set<Unicode.Scalar> = [], traditional: Set<Unicode.Scalar> = []
        for (index, scalar) in all.enumerated() {
            let becomesTraditional = toTraditional[index].first != scalar, becomesSimplified = toSimplified[index].first != scalar
            if becomesTraditional, !becomesSimplified, !exemplars.contains(scalar) { simplified.insert(scalar) }
            if becomesSimplified, !becomesTraditional { traditional.insert(scalar) }
        }
        func known(_ text: String) -> Set<Unicode.Scalar> { Set(text.unicodeScalars.filter { $0.value >= 0x3400 }) }
        #expect(simplified.count > 2_000 && traditional.count > 2_000)
        #expect(known(ChineseCharacters.simplifiedOnly).symmetricDifference(simplified).count <= 25)
        #expect(known(ChineseCharacters.traditionalOnly).symmetricDifference(traditional).count <= 25)
    }
}
