import CSimdJSON
import HeardCore

/// The locales of a catalog come in the same order for each key: the tag after the last one is tried first.
struct LocaleCache {
    private var known: [(range: Range<Int>, tag: LanguageTag)] = []
    private var last = -1

    mutating func tag(_ bytes: UnsafeRawBufferPointer, _ token: csimdjson_token) -> LanguageTag {
        let range = Int(token.start)..<Int(token.end)
        var probe = last + 1
        for _ in 0..<known.count {
            if probe >= known.count { probe = 0 }
            if known[probe].range.count == range.count, same(bytes, known[probe].range.lowerBound, range.lowerBound, range.count) {
                last = probe
                return known[probe].tag
            }
            probe += 1
        }
        let tag = LanguageTag(JSONText.string(bytes, token))
        if known.count < 512 {  // hostile input: no table to search in for ever
            known.append((range, tag))
            last = known.count - 1
        }
        return tag
    }

    private func same(_ bytes: UnsafeRawBufferPointer, _ a: Int, _ b: Int, _ count: Int) -> Bool {
        for k in 0..<count where bytes[a + k] != bytes[b + k] { return false }
        return true
    }
}
