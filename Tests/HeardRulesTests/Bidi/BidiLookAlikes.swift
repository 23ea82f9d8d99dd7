import HeardCore
import HeardRules
import Testing

/// What the right-to-left rules must find and must leave alone, beyond their samples.
@Suite struct BidiLookAlikes {
    static let rules = RuleRegistry.all.filter { $0.metadata.family == .bidi }

    static func drafts(_ text: String) -> [FindingDraft] {
        let probe = RuleProbe(text)
        return rules.flatMap { probe.drafts($0) }
    }

    static func said(_ text: String) -> [String] { drafts(text).map { "\($0.rule) \($0.severity.name)" }.sorted() }

    @Test(arguments: [
        "en t = Settings\nar t = الإعدادات", "en t = Done.\nhe t = \\u{200F}סיום.", "en t = Is that right?\nar t = هل هذا صحيح؟", "en t = Title\nar t = عـنوان", "en t = 你好\nja t = こんにちは！",
        "en t = From %1$@ to %2$@\nar t = من %1$@ إلى %2$@", "en t = Name: %@\nhe t = שם: %@", "en t = %lld/%lld\nar t = %lld/%lld", "en t = %lld:%lld left\nhe t = נותרו %lld:%lld", "en t = At 10:30\nhe t = בשעה 10:30",
        "en t = 3/10 done\nhe t = 3/10 הושלמו", "en t = %1$@ of %2$@\nhe t = %1$@ מתוך %2$@", "en t = Uses iOS %@\nhe t = משתמש ב-iOS %@", "en t = Requires iOS 17\nhe t = דורש iOS 17", "en t = Hello, %@!\nhe t = שלום, %@!",
        "en t = (%@)\nhe t = (%@)", "en t = %@\nar t = %@", "en t = %lld%%\nfa t = %lld%%", "en t = Hi %1$@ %2$@\nhe t = שלום %1$@ %2$@", "en t = “%@” was deleted\nhe t = „%@” נמחק", "en t = %1$@: %2$@\nhe t = \\u{2068}%1$@\\u{2069}: \\u{2068}%2$@\\u{2069}",
        "en t = %1$@ - %2$@\nfa t = حساب %1$@\\u{200F} - %2$@", "en t = Open the Wi-Fi settings\nhe t = פתחו את הגדרות ה-Wi-Fi.", "en t = PDF, DOC and TXT\nhe t = קבצים: PDF, DOC, TXT", "en t = %@ by %@\nde t = %@: %@",
        "en t = Price: $5\nhe t = מחיר: $5", "en t = 100% sure\nhe t = בטוח 100%", "en t = 2024\nhe t = 2024", "en t = Costs 5 ﷼\nfa t = ۵ ﷼", "en t = Welcome to PayPal\nar t = مرحبًا بك في PayPal",
        // Arrows.
        "en t = A → B\nde t = A → B", "en t = Next →\nhe t = הבא ←", "en t = ← Previous | Next →\nhe t = הקודם ← | → הבא", "en t = Press ⌘→\nhe t = הקישו ⌘→", "en t = Press the → key\nhe t = הקישו על המקש →", "en t = ▶ Play\nar t = ▶ تشغيل",
        "en t = ⏩ Fast forward\nar t = ⏩ تقديم سريع", "en t = Up ↑\nar t = أعلى ↑", "en t = “Quoted”\nfa t = «نقل»", "en t = ‹ Back\nhe t = ‹ חזרה",
        "en t = Copy iPhone → Mac\nhe t = העתקה iPhone → Mac", "en t = <b>Delete</b> it\nhe t = <b>מחיקה</b>",
        // Sides.
        "en t = Turn left onto Main Road\nhe t = פנו שמאלה לרחוב הראשי", "en t = Right earbud\nar t = السماعة اليمنى", "en t = Left hand\nhe t = יד שמאל", "en t = Right answer\nhe t = תשובה נכונה", "en t = Right click the icon\nhe t = לחצו לחיצה ימנית",
        "en t = %lld left\nar t = متبقي %lld", "en t = Swipe left or right\nhe t = החליקו שמאלה או ימינה", "en t = Menu on the left\nar t = القائمة على اليمين", "en t = Bookmarks\nhe t = סימניות", "en t = All rights reserved\nhe t = כל הזכויות שמורות", "en t = Align left\nar t = محاذاة لليسار",
        // First letters.
        "en t = PayPal\nhe t = PayPal", "en t = 3 days\nhe t = 3 ימים", "en t = %@ is on\nhe t = %@ פועל", "en t = العربية\nar t = العربية", "en t = العربية (Arabic)\nhe t = ערבית", "en t = %lld items\nhe t = %lld פריטים",
        // Digits.
        "en t = MP3 and H264\nar t = ملفات MP3 و H264", "en t = Step 2 of 3\nhe t = שלב 2 מתוך 3", "en t = Step 2 of 3\nfa t = گام ۲ از ۳", "en t = Step 2\nur t = مرحلہ 2",
    ])
    func saysNothing(text: String) { #expect(Self.said(text) == [], "\(text)") }

    @Test(arguments: [
        ("en t = %1$@: %2$@\nhe t = %1$@: %2$@", "unisolated-insert"), ("en t = %1$@ (%2$@)\nfa t = %1$@ (%2$@)", "unisolated-insert"), ("en t = %1$@, %2$lld days\nhe t = %1$@, %2$lld ימים", "unisolated-insert"),
        ("en t = From %1$@ – %2$@\nur t = از %1$@ – %2$@", "unisolated-insert"), ("en t = Call +1 555 0100 now\nar t = اتصل على +1 555 0100 الآن", "unisolated-insert"), ("en t = Call 555 0100 12\nhe t = התקשרו אל 555 0100 12", "unisolated-insert"),
        ("en t = Write C++ code\nhe t = כתבו קוד C++ כאן", "unisolated-insert"), ("en t = Save as .pdf\nhe t = שמירה כקובץ .pdf בתיקייה", "unisolated-insert"), ("en phone.number = Call %@\nhe phone.number = התקשרו אל %@", "unisolated-insert"),
        ("en t = %1$@ %2$lld items\nhe t = %1$@ %2$lld פריטים", "unisolated-insert"),
        ("en t = VoiceOver is on.\nhe t = VoiceOver פועל.", "wrong-base-direction"), ("en t = Wi-Fi off\nfa t = Wi-Fi خاموش است", "wrong-base-direction"), ("en t = First\\nSecond\nhe t = ראשון\\nSiri שני", "wrong-base-direction"),
        ("en t = שלום is a greeting in Hebrew\nde t = Hallo", "wrong-base-direction"),
        ("en t = Next →\nhe t = הבא →", "unmirrored-direction"), ("en t = Settings ▸ General\nar t = الإعدادات ▸ عام", "unmirrored-direction"), ("en t = 👉 Tap here\nfa t = 👉 اینجا بزنید", "unmirrored-direction"),
        ("en t = %@ → %@\nhe t = \\u{2068}%1$@\\u{2069} → \\u{2068}%2$@\\u{2069}", "unmirrored-direction"),
        ("en t = Swipe right to archive\nhe t = החליקו ימינה לארכיון", "direction-word"), ("en t = Drag the panel to the left edge\nar t = اسحب اللوحة إلى الحافة اليسرى", "direction-word"),
        ("en t = Tap the top right button\nhe t = הקישו על הלחצן בפינה הימנית העליונה", "direction-word"), ("en t = Left sidebar\nur t = بائیں سائیڈ بار", "direction-word"),
        ("en t = Hello\nhe t = םולש", "presentation-form"), ("en t = Hello\nar t = ﻣﺮﺣﺒﺎ", "presentation-form"), ("en t = A\nhe t = \u{FB2E}לף", "presentation-form"),
        ("en t = Step 2 of 3\nar t = الخطوة ٢ من 3", "digit-system"), ("en t = 12 of 15\nhi t = 15 में से १२", "digit-system"),
        ("en t = \\u{202E}abc\\u{202C}", "bidi-override"), ("en t = a\\u{2067}b", "unbalanced-bidi-control"), ("en t = a\\u{202C}b", "unbalanced-bidi-control"), ("en t = a\\u{2066}b\\u{202C}", "unbalanced-bidi-control"),
    ])
    func finds(text: String, rule: String) {
        let found = Set(Self.drafts(text).map(\.rule))
        #expect(found.contains(rule), "\(text): \(found)")
    }

    @Test func tatweelInSpokenTextIsANote() {
        #expect(Self.said("// roles: label\nen t = Title\nar t = عـنوان") == ["presentation-form note"])
    }

    /// An instruction or a statement sends somebody to the wrong side; a name may be that of something which is not mirrored.
    @Test(arguments: [
        ("en t = Swipe left to delete\nar t = اسحب لليسار للحذف", "warning"), ("en t = To delete, swipe left.\nar t = للحذف اسحب لليسار.", "warning"), ("en t = Drag the panel to the left edge\nar t = اسحب اللوحة إلى الحافة اليسرى", "warning"),
        ("en t = Tap the top right button\nhe t = הקישו על הלחצן בפינה הימנית העליונה", "warning"), ("en t = The menu is on the left\nhe t = התפריט בצד שמאל", "warning"), ("en t = Left sidebar\nur t = بائیں سائیڈ بار", "warning"),
        ("en t = Click the icon on the left\nar t = انقر على الأيقونة على اليسار", "warning"),
        ("en t = Swipe left\nhe t = החלקה שמאלה", "note"), ("en t = Scroll right %@\nhe t = גלול ימינה %@", "note"), ("en t = Left side\nar t = الجانب الأيسر", "note"), ("en t = Move right a space\nar t = الانتقال إلى اليمين مسافة", "note"),
    ])
    func sidesThatGuide(text: String, severity: String) { #expect(Self.said(text) == ["direction-word \(severity)"], "\(text)") }

    @Test(arguments: [
        "en t = Top Left Sixth\nar t = أعلى اليسار السادس", "en t = Map to the left\nfa t = جابه‌جایی نقشه به چپ", "en t = Your destination is on the left\nar t = وجهتك على اليسار",
        "en t = Press the left arrow key\nar t = اضغط مفتاح السهم الأيسر", "en t = Left click\nhe t = לחיצה שמאלית",
    ])
    func sidesThatStay(text: String) { #expect(Self.said(text) == [], "\(text)") }

    /// Patterns that the app looks after, or whose texts are its own words.
    @Test(arguments: [
        "en rtl_combine = %@: %@\nar rtl_combine = %@: %@", "en t = Change it in %@ – %@ – %@\nhe t = ניתן לשנות דרך %@ – %@ – %@",
    ])
    func insertsThatAreNotes(text: String) { #expect(Self.said(text) == ["unisolated-insert note"], "\(text)") }

    /// Messages may isolate, and nothing else: no raw control, no right-to-left letter outside an isolate.
    @Test func messagesAreSafeToPrint() {
        let texts = ["en t = %1$@: %2$@\nhe t = חשבון %1$@: %2$@", "en t = VoiceOver is on.\nhe t = \u{202E}VoiceOver פועל.", "en t = Next →\nhe t = הבא →", "en t = Swipe right to go\nhe t = החליקו ימינה", "en t = Hello\nhe t = םולש",
                     "en t = Step 2 of 3\nar t = الخطوة ٢ من 3", "en t = Call +1 555 0100\nar t = اتصل على +1 555 0100", "en t = a\u{2067}b"]
        for draft in texts.flatMap(Self.drafts) {
            var depth = 0
            for scalar in draft.message.unicodeScalars {
                switch scalar.value {
                case 0x2068: depth += 1
                case 0x2069: depth -= 1
                case 0x200E, 0x200F, 0x202A...0x202E, 0x2066, 0x2067, 0x61C: Issue.record("raw control in: \(draft.message)")
                case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: #expect(depth > 0, "\(draft.message)")
                default: break
                }
            }
            #expect(depth == 0, "\(draft.message)")
        }
    }

    @Test func messageShowsTheVisualOrder() throws {
        let found = try #require(Self.drafts("en t = From %1$@ (%2$lld)\nfa t = پیام از %1$@ (%2$lld)").first)
        #expect(found.details["seen"] == .list(["7", "Anna"]))
        #expect(found.details["meant"] == .list(["Anna", "7"]))
    }
}
