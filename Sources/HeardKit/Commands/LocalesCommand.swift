import HeardCore

/// `heard locales`: what is known about each language.
enum LocalesCommand {
    static func run(_ asked: [LanguageTag], format: String) -> Int32 {
        HeardCommand.printed("")
    }
}
