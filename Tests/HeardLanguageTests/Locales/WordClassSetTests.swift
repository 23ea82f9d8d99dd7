import HeardLanguage
import Testing

@Suite struct WordClassSets {
    /// A set has a bit for each class. A class beyond the last bit would be lost without a word: then this fails, and the set needs another 64.
    @Test(arguments: WordClass.allCases) func hasRoomForEachClass(_ one: WordClass) {
        let set: WordClassSet = [one]
        #expect(set.classes == [one])
        #expect(!set.isEmpty && !set.isDisjoint(with: [one]))
    }

    @Test func allAtOnce() {
        var all = WordClassSet()
        for one in WordClass.allCases { all.insert(one) }
        #expect(all.classes == WordClass.allCases)
    }
}
