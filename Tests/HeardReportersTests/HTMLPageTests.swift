import HeardCore
import HeardReporters
import Testing

@Suite struct HTMLPageTests {
    @Test(arguments: [("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="), ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
                      ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE=")])
    func theOnlyScriptIsAllowedByItsHash(_ script: String, _ hash: String) {
        #expect(HTMLPage.head(title: "t", language: "en", script: script).contains("script-src 'sha256-\(hash)'"))
    }

    @Test(arguments: [("ar", "مرحبا", " lang=\"ar\" dir=\"rtl\""), ("de", "Hallo", " lang=\"de\" dir=\"ltr\""), ("ar", "iPhone", " lang=\"ar\" dir=\"rtl\""),
                      ("Base", "שלום", " dir=\"rtl\""), ("\"><script>", "x", " dir=\"ltr\""), ("az-Arab", "x", " lang=\"az-Arab\" dir=\"rtl\"")])
    func quotationsHaveLanguageAndDirection(_ tag: String, _ text: String, _ attributes: String) {
        #expect(HTMLPage.quotation(text, locale: LanguageTag(tag)) == "<q\(attributes)>\(text)</q>")
    }

    @Test func messagesIsolateQuotations() {
        #expect(HTMLPage.message("says \(quoted("<b>"))") == "says “<bdi>&lt;b&gt;</bdi>”")
        #expect(HTMLPage.message("\u{2068}\u{2068}a") == "<bdi><bdi>a</bdi></bdi>")
    }
}
