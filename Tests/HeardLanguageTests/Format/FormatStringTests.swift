import HeardLanguage
import Testing

@Suite struct FormatStringTests {
    /// `text-of-specifier kind` of every specifier, joined.
    private func shape(_ text: String) -> String {
        let utf8 = Array(text.utf8)
        return FormatString(text).specifiers.map { specifier in
            let found = String(decoding: utf8[specifier.range], as: UTF8.self)
            let position = specifier.position.map { "#\($0)" } ?? ""
            let name = specifier.nameRange.map { "(" + String(decoding: utf8[$0], as: UTF8.self) + ")" } ?? ""
            return "\(found) \(specifier.kind)\(position)\(name)"
        }.joined(separator: ", ")
    }

    @Test(arguments: [
        ("", ""), ("no specifier", ""), ("100 %", ""), ("%", ""), ("50%.", ""), ("%é", ""),
        ("%@ of %d", "%@ object, %d signedInteger"),
        ("%2$@ %1$lld", "%2$@ object#2, %1$lld signedInteger#1"),
        ("%lu %llu %x %O", "%lu unsignedInteger, %llu unsignedInteger, %x unsignedInteger, %O unsignedInteger"),
        ("%.2f%%", "%.2f floatingPoint, %% percent"),
        ("%(count)lld items", "%(count)lld signedInteger(count)"),
        ("%1$(name)10.5lf", "%1$(name)10.5lf floatingPoint#1(name)"),
        ("%#@files@ in %2$#@folders.x@", "%#@files@ substitution(files), %2$#@folders.x@ substitution#2(folders.x)"),
        ("%arg files", "%arg ownArgument"),
        ("%a", "%a floatingPoint"),
        ("%*d %-*.*f", "%*d signedInteger, %-*.*f floatingPoint"),
        ("%1$*2$d", "%1$*2$d signedInteger#1"),
        ("100% sure", "% s cString"),
        ("50 % de réduction", "% d signedInteger"),
        ("%+05d %0+5d", "%+05d signedInteger, %0+5d signedInteger"),
        ("%s %c %p %C %S", "%s cString, %c character, %p pointer, %C character, %S cString"),
        ("%hhd %hd %qd %zd %td %jd", "%hhd signedInteger, %hd signedInteger, %qd signedInteger, %zd signedInteger, %td signedInteger, %jd signedInteger"),
        ("%99999999999999999999$@ x", ""), ("%128$@", ""), ("%127$@", "%127$@ object#127"), ("%0$@", ""),
        ("%99999999999999999999d", "%99999999999999999999d signedInteger"),
        ("50%(of it) all", ""), ("%(a b)d", ""),
        ("é%@", "%@ object"), ("%%%@%%", "%% percent, %@ object, %% percent"),
        ("%#@broken", "%#@ object"), ("%[key]@", "%[key]@ object(key)"),
    ])
    func parses(_ text: String, _ expected: String) {
        #expect(shape(text) == expected)
    }

    @Test func rangesAreUTF8Offsets() {
        #expect(FormatString("日本 %d 個").specifiers.map(\.range) == [7..<9])
    }

    @Test func starCountsItsArguments() {
        #expect(FormatString("%*.*f").specifiers[0].argumentCount == 3)
        #expect(FormatString("%%").specifiers[0].argumentCount == 0)
    }

    @Test func accidentsAreTold() {
        #expect(!FormatString("100% sure").isFormatted)
        #expect(FormatString("%d% sure").isFormatted)
    }
}
