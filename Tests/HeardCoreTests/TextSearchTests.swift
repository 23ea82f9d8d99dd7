import Testing
import HeardCore

@Suite struct TextSearchTests {
    @Test func findsWhatTheLibraryFinds() {
        let texts = ["", "a", "ab", "aab", "aaab", "heard:ignore", "x heard:ignore y", "ééa", "日本語 heard", ":heard", "heard", "a:b:heard:c", "unheard: heard:"]
        for text in texts {
            for needle in ["a", "ab", "aab", "heard:", "b:", "heard:ignore", "é", "語 h", "zz"] {
                #expect(text.hasBytes(of: needle) == text.contains(needle), "“\(needle)” in “\(text)”")
            }
        }
    }

    @Test func offsetsAreBytes() {
        #expect("éa".offset(ofBytes: "a") == 2)
        #expect("éa".dropFirst().offset(ofBytes: "a") == 0)
        #expect("abc".offset(ofBytes: "") == 0)
        #expect("abc".offset(ofBytes: "abcd") == nil)
    }

    @Test func bytesAreNotGraphemes() {
        // A letter and its combining mark are one grapheme cluster, which holds the bytes of the letter.
        #expect("e\u{301}".hasBytes("e"))
    }
}
