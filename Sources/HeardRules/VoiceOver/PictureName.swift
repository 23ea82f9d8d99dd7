import HeardCore
import HeardLanguage

/// “Company logo image”: the word for a picture behind a name that is one already, or in the label of what the comment calls a picture. Elsewhere
/// “image” mostly belongs to the name (“Mirror image”).
enum PictureName {
    static func hit(_ unit: UnitView, _ rule: any Rule, _ context: RuleContext) -> WordHit? {
        guard unit.locale.mayHave([.image], in: unit.text) else { return nil }
        return (CommentSubject.isPicture(unit) ? ofPicture : redundant).hit(unit, rule, context)
    }

    private static let redundant = judge { text, match in text.follows(match, [.pictureNoun]) }
    private static let ofPicture = judge { _, _ in true }

    private static func judge(_ isKind: @escaping @Sendable (ScannedText, TermMatch) -> Bool) -> WordJudge {
        WordJudge(
            classes: [.image],
            strict: { text, data in
                guard data.rolePosition != .initial, text.segments.count == 1, let segment = text.segments.first, segment.tokens.count <= 6, !segment.isQuestion,
                      !text.beginsWith([.actionVerb, .instructionVerb, .handlingVerb], segment), !text.has([.negation, .copula], in: segment) else { return nil }
                let match = text.finalMatches(segment, [.image]).first { $0.range != segment.range && !$0.isCompound && isKind(text, $0) }
                return match.map { WordHit(range: $0.range, classes: $0.classes) }
            },
            translated: { text, _, _ in
                let match = text.matches([.image]).first { match in
                    guard !match.isCompound, let segment = text.segment(of: match.range), match.range != segment.range else { return false }
                    return match.range.lowerBound == segment.range.lowerBound || match.range.upperBound == segment.range.upperBound
                }
                return match.map { WordHit(range: $0.range, classes: $0.classes) }
            })
    }
}
