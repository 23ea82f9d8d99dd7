import HeardCore
import HeardLanguage

/// Another kind of final punctuation than the source.
public struct EndPunctuationRule: UnitRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "end-punctuation", family: .hygiene, severity: .note,
        summary: "A translation ends with another kind of punctuation than its source.",
        rationale: "Voices take their melody from the final sign: a question without its mark is read as a statement, an ellipsis tells that more follows.",
        falsePositives: "Languages whose sentence takes another form.",
        falseNegatives: "Thai and Lao, which use no final signs, are not checked.",
        triggering: [
            Sample("""
                en ask = Delete the photo?
                de ask = Foto löschen⟦.⟧
                """, title: "a question becomes a statement"),
            Sample("""
                en wait = Loading…
                fr wait = ⟦Chargement⟧
                """, title: "the ellipsis is lost"),
        ],
        nonTriggering: [
            Sample("""
                en ask = Delete the photo?
                el ask = Διαγραφή της φωτογραφίας;
                ar ask = هل تريد حذف الصورة؟
                ja ask = 写真を削除しますか？
                """, title: "signs of other scripts"),
            Sample("""
                en done = Saved.
                zh-Hans done = 已保存。
                hi done = सहेजा गया।
                th done = บันทึกแล้ว
                """, title: "full stops of other scripts"),
        ])

    public func check(_ unit: UnitView, _ context: RuleContext) {
        guard let source = unit.source else { return }
        let script = unit.locale.script
        if script == "Thai" || script == "Laoo" { return }
        if unit.text.isBlank || source.text.isBlank || unit.isSame(as: source) { return }
        let ours = unit.finalPunctuation, theirs = source.finalPunctuation
        if ours.kind == theirs.kind { return }
        // Armenian puts its question and exclamation marks on the word, not at the end.
        if script == "Armn", theirs.kind == .question || theirs.kind == .exclamation { return }
        context.report(self, .note, at: unit, range: ours.kind == .none ? nil : ours.range, words: [ours.kind.name],
                       "this text ends with \(ours.kind.name), the source with \(theirs.kind.name): the voice pauses there or not; end it as the source does")
    }
}
