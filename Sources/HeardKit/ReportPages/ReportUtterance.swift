import HeardCore

/// What VoiceOver will say for a string; nil where that is the string itself or not known.
enum ReportUtterance {
    static func text(_ string: ReportString, _ locale: LanguageTag) -> String? { string.utterance == string.value ? nil : string.utterance }
}
