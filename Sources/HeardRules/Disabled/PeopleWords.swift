import HeardLanguage

/// Words of rules about people's data, of one language and of English, which keys and comments are written in. Lower case, beginnings of words.
struct PeopleWords {
    let digits, ambiguous, last, ownCodes, shortOwnCodes, cards, phones, postal: [String]

    /// First bytes of ``digits`` that are written in ASCII.
    let digitStarts: Set<UInt8>

    init(_ data: LocaleData?) {
        func both(_ list: WordList) -> [String] {
            let own = data?.list(list) ?? []
            return own + (LocaleData.english?.list(list) ?? []).filter { !own.contains($0) }
        }
        digits = both(.digits)
        digitStarts = Set(digits.compactMap(\.utf8.first).filter { $0 < 0x80 })
        ambiguous = both(.ambiguousDigits)
        last = both(.lastDigits)
        ownCodes = both(.ownCodes)
        shortOwnCodes = both(.shortOwnCodes)
        cards = both(.cards)
        phones = both(.phones)
        postal = both(.postalCodes)
    }
}
