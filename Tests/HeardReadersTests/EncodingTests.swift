import HeardCore
import HeardReaders
import Testing

@Suite struct Encodings {
    static let text = "/* é */\n\"k😀\" = \"wörth 日本\";\n"

    static func utf16(_ text: String, big: Bool) -> [UInt8] { text.utf16.flatMap { big ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] } }
    static func utf32(_ text: String, big: Bool) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar in
            let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
            return big ? bytes : bytes.reversed()
        }
    }

    @Test func allEncodingsReadTheSame() {
        let variants: [([UInt8], TextEncoding)] = [
            (Array(Self.text.utf8), .utf8), ([0xEF, 0xBB, 0xBF] + Array(Self.text.utf8), .utf8BOM),
            ([0xFF, 0xFE] + Self.utf16(Self.text, big: false), .utf16LEBOM), ([0xFE, 0xFF] + Self.utf16(Self.text, big: true), .utf16BEBOM),
            ([0xFF, 0xFE, 0, 0] + Self.utf32(Self.text, big: false), .utf32LEBOM), ([0, 0, 0xFE, 0xFF] + Self.utf32(Self.text, big: true), .utf32BEBOM),
        ]
        for (bytes, encoding) in variants {
            let file = read(bytes)
            #expect(file.source.encoding == encoding)
            #expect(file.lines == ["k😀=wörth 日本"])
            #expect(file.problems == [])
            #expect(file.source.position(of: Int(file.units[0].range.start)) == SourcePosition(line: 2, column: 9))
        }
    }

    @Test func utf16WithoutMarkIsReadWithANote() {
        for big in [false, true] {
            let file = read(Self.utf16("\"abc\" = \"def\";\n", big: big))
            #expect(file.lines == ["abc=def"])
            #expect(file.diagnostics.map(\.severity) == [.note])
            #expect(file.diagnostics.map(\.rule) == [.undecodableText])
        }
    }

    @Test func damage() {
        let latin1 = read(Array("\"a\" = \"b\";\n\"c\" = \"M".utf8) + [0xFC] + Array("nchen\";\n\"e\" = \"f\";".utf8))
        #expect(latin1.problems == ["undecodable-text 2:9"])
        #expect(latin1.lines == ["a=b", "c=M\u{FFFD}nchen", "e=f"])
        let odd = read([0xFF, 0xFE] + Self.utf16("\"a\" = \"b\";", big: false) + [0x20])
        #expect(odd.problems.first == "undecodable-text 1:11")
        #expect(odd.lines == ["a=b"])
        var lone = Self.utf16("\"a\" = \"bx\";\n\"c\" = \"d\";", big: false)
        lone.replaceSubrange(16..<18, with: [0x00, 0xD8])
        let surrogate = read([0xFF, 0xFE] + lone)
        #expect(surrogate.problems == ["undecodable-text 1:9"])
        #expect(surrogate.lines == ["a=b\u{FFFD}", "c=d"])
        #expect(read([0xED, 0xA0, 0x80]).problems.first == "undecodable-text 1:1")
    }

    @Test(arguments: ["stringsdict", "xcstrings", "xliff"]) func emptyFile(_ ending: String) {
        let file = read([], name: "Localizable.\(ending)")
        #expect(file.problems == ["syntax-error 1:1"] && file.entries.isEmpty)
        #expect(read([0xEF, 0xBB, 0xBF], name: "Localizable.\(ending)").problems == ["syntax-error 1:1"])
    }

    @Test func emptyTable() {
        #expect(read(Array("/* nothing yet */\n".utf8)).problems == [])
        #expect(read(Array("\n".utf8)).problems == [])
        #expect(read([]).problems == [] && read([0xEF, 0xBB, 0xBF]).problems == [])
    }

    @Test func tooLarge() {
        var limits = Limits()
        limits.fileSize = 4
        let file = Array("\"a\" = \"b\";".utf8).withUnsafeBytes { LocalizationReader.read(path: "x.strings", format: .strings, table: "x", bytes: $0, limits: limits) }
        #expect(file.diagnostics.map(\.rule) == [.unreadableFile])
    }
}
