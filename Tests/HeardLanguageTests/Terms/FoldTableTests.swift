@testable import HeardLanguage
import Testing

/// The table of folded letters says what the functions say that it was made of.
@Suite struct FoldTables {
    @Test(arguments: [false, true]) func everyCharacter(_ isTurkic: Bool) {
        let letters = (isTurkic ? FoldTable.turkic : FoldTable.usual).letters
        var wrong: [UInt32] = []
        for value in UInt32(0x80)...0x10FFFF where Unicode.Scalar(value) != nil {
            let found = FoldTable.look(value, letters)
            // What stands in no table is worked out when it is met.
            let isRight = found == FoldTable.slow ? TermIndex.isWordScalar(value) : found == FoldTable.worked(value, isTurkic: isTurkic)
            if !isRight { wrong.append(value) }
        }
        for value in UInt32(0)..<0x80 where letters[Int(value)] != FoldTable.worked(value, isTurkic: isTurkic) { wrong.append(value) }
        #expect(wrong.isEmpty)
    }
}
