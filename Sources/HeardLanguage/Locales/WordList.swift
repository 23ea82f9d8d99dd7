/// Lists of a locale's data that are looked up or compared as they are, not searched for as terms. The raw value is the name in `Locales/*.json`.
public enum WordList: String, CaseIterable, Sendable {
    /// Interface words that are no acronym when they stand in capitals.
    case interfaceWords
    /// Abbreviations that end with a full stop, without it.
    case abbreviations
    /// Verbs in the form of an order.
    case orders
    /// Verbs that are news when they stand before "available".
    case news
    /// Letters behind a gesture's word that make it a verb, in languages without spaces (タップして).
    case gestureEndings
    /// Words that say what a gesture is for: "tap to open".
    case purposes
    /// What draws on the screen, and verbs for it in the forms of an order or behind "to": with both a text is about drawing or signing.
    case fingers, drawing
    /// Forms of "to be" that make a state word an event: "has been selected".
    case events
    /// Letters that make the word before them what the sentence is about (赤は).
    case topicParticles
    /// Rules about people's data: beginnings of words, in lower case.
    case digits, lastDigits, ownCodes, shortOwnCodes, cards, phones, postalCodes
    /// "first and last name"
    case bothNames
    /// What a translator comment calls the thing that a label belongs to: people, works, things of the world; pictures. English, as most comments.
    case contentNouns, pictureNouns
    /// Characters of the other Chinese orthography that this one uses too.
    case otherOrthography
    /// Names of the orthographies, which are written in their own.
    case orthographyNames
    /// Letters of another script that the language's own words are spelled with, since its script has no single character for them (Serbian ô), in one string.
    case borrowedLetters
    /// Other scripts that the language is officially written in, as ISO 15924 codes.
    case otherScripts
    /// Words of ``digits`` that count something else too (位 is also a bit): alone they are no rule.
    case ambiguousDigits
    /// Languages written in Latin letters with some Greek ones (Kabyle ɛ and ɣ are often typed as ε and γ); in `und.json`.
    case mixingLanguages
    /// Scripts whose letters do not slant, as ISO 15924 codes: emphasis in italics is nothing there; in `und.json`.
    case uprightScripts
    /// Letters that look like a letter of another alphabet, a string an alphabet; in `und.json`.
    case lookAlikeLetters
}
