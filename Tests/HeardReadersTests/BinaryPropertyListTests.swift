import HeardCore
import HeardReaders
import Testing
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes the object table of a binary property list as it is told to, sound or not.
struct BinaryList {
    var objects: [[UInt8]] = []
    var referenceSize = 1

    @discardableResult mutating func text(_ text: String) -> Int { add(head(0x50, text.utf8.count) + Array(text.utf8)) }

    @discardableResult mutating func dictionary(_ fields: [(key: Int, value: Int)]) -> Int {
        add(head(0xD0, fields.count) + fields.flatMap { number($0.key, referenceSize) } + fields.flatMap { number($0.value, referenceSize) })
    }

    mutating func add(_ object: [UInt8]) -> Int {
        objects.append(object)
        return objects.count - 1
    }

    /// Place of an object that is added later.
    mutating func set(_ place: Int, _ fields: [(key: Int, value: Int)]) {
        let last = dictionary(fields)
        objects[place] = objects[last]
        objects.removeLast()
    }

    func bytes(top: Int = 0) -> [UInt8] {
        var bytes = Array("bplist00".utf8), offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        for offset in offsets { bytes += number(offset, 4) }
        return bytes + [0, 0, 0, 0, 0, 0, 4, UInt8(referenceSize)] + number(objects.count, 8) + number(top, 8) + number(table, 8)
    }

    private func head(_ kind: UInt8, _ count: Int) -> [UInt8] { count < 15 ? [kind | UInt8(count)] : [kind | 15, 0x12] + number(count, 4) }
    private func number(_ value: Int, _ size: Int) -> [UInt8] { (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
}

@Suite(.timeLimit(.minutes(10))) struct BinaryPropertyLists {
    @Test func holdsItself() {
        var list = BinaryList()
        list.dictionary([(1, 0)])
        list.text("a")
        let file = read(list.bytes())
        #expect(file.entries.isEmpty && file.problems == ["syntax-error 1:1"])
        #expect(file.diagnostics.first?.message.contains("holds itself") == true && file.diagnostics.first?.endsReading == true)
    }

    @Test(arguments: [2, 3, 40]) func cycles(_ length: Int) {
        var list = BinaryList()
        for number in 0..<length { list.dictionary([(length, (number + 1) % length)]) }
        list.text("a")
        let file = read(list.bytes())
        #expect(file.entries.isEmpty && file.diagnostics.count == 1)
        #expect(file.diagnostics.first?.message.contains("holds itself") == true)
    }

    /// What Apple's own writer does: one text for many keys, and a dictionary that stands at two places without holding itself.
    @Test func sharingIsNoCycle() {
        var list = BinaryList()
        list.dictionary([(1, 4), (2, 4), (3, 5), (6, 5)])
        for key in ["a", "b", "c"] { list.text(key) }
        list.text("both")
        list.dictionary([(7, 4)])
        list.text("d")
        list.text("NSStringLocalizedFormatKey")
        #expect(read(list.bytes()).lines == ["a=both", "b=both", "c=both", "d=both"])
    }

    @Test func depth() {
        for (levels, isTooDeep) in [(60, false), (70, true), (200, true)] {
            var list = BinaryList()
            for level in 0..<levels { list.dictionary([(levels, level + 1 == levels ? levels : level + 1)]) }
            list.text("a")
            let file = read(list.bytes())
            #expect(file.diagnostics.contains { $0.rule == .unreadableFile } == isTooDeep, "\(levels)")
        }
    }

    @Test func sharingThatExplodes() {
        // Each of forty dictionaries names the next one twice: 2⁴⁰ values.
        let levels = 40
        var list = BinaryList()
        for level in 0..<levels { list.dictionary([(levels, level + 1), (levels + 1, level + 1)]) }
        list.text("a")
        list.text("b")
        let file = read(list.bytes())
        #expect(file.entries.isEmpty && file.diagnostics.map(\.rule) == [.unreadableFile])
    }

    @Test func longTextsThatManyValuesShare() {
        // 20,000 values of 200 kB each: 4 GB of text in a file of half a megabyte.
        let count = 20_000
        var list = BinaryList(referenceSize: 4)
        list.dictionary((1...count).map { ($0, count + 1) })
        for number in 1...count { list.text(String(number)) }
        list.text(String(repeating: "a", count: 200_000))
        let file = read(list.bytes())
        #expect(file.entries.isEmpty && file.diagnostics.map(\.rule) == [.unreadableFile])
    }

    @Test func brokenTables() {
        var list = BinaryList()
        list.dictionary([(1, 2)])
        list.text("a")
        list.text("b")
        let sound = list.bytes()
        #expect(read(sound).lines == ["a=b"])
        // References and sizes that lead out of the file, whichever byte holds them.
        for place in sound.indices.dropFirst(6) {
            for byte: UInt8 in [0, 1, 3, 9, 0x0F, 0x1F, 0x5F, 0x6F, 0x7F, 0x80, 0xDF, 0xFF] {
                var bytes = sound
                bytes[place] = byte
                let file = read(bytes)
                #expect(file.entries.count <= 1 && file.diagnostics.count <= 1)
            }
        }
        for end in sound.indices.dropFirst(6) { #expect(read(Array(sound[..<end])).problems == ["syntax-error 1:1"]) }
        for top in [3, 255, 1 << 40, .max] { #expect(read(list.bytes(top: top)).problems == ["syntax-error 1:1"]) }
        #expect(read(list.bytes(top: 1)).problems == ["syntax-error 1:1"])
    }

    /// Foundation's writer as the witness: what it wrote is read back, sizes of references and texts of both kinds included.
    @Test func readsWhatFoundationWrites() throws {
        var random = Damage.Generator(state: 7)
        let pieces = ["a", "é", "日", "😀", "\n", "\0", "%@", " ", "\u{301}", "word "]
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        for count in [0, 1, 5, 14, 15, 16, 300, 40_000] {
            var table: [String: String] = [:]
            for number in 0..<count { table["\(pieces[number % pieces.count])\(number)"] = (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined() }
            let file = read(Array(try encoder.encode(table)))
            #expect(file.problems == [])
            #expect(file.entries.count == count)
            for entry in file.entries { #expect(table[entry.key].map { Array($0.utf8) } == Array(file.units[Int(entry.units.lowerBound)].value.utf8)) }
        }
    }

    @Test func pluralsAndOtherTypes() throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        struct Rule: Encodable {
            var NSStringLocalizedFormatKey = "%#@n@"
            var n = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": "a", "other": "b"]
            var size = 3, list = ["x"], date = Date(timeIntervalSince1970: 0), data = Data([1]), real = 1.5, flag = true
        }
        let file = read(Array(try encoder.encode(["k": Rule()])), name: "Localizable.stringsdict")
        #expect(file.lines == ["k=%#@n@", "k[substitutions.n.plural.one]=a", "k[substitutions.n.plural.other]=b"])
        #expect(file.problems == [])
    }
}
