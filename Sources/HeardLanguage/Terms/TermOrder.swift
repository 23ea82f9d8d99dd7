/// The order of what was found in a text.
enum TermOrder {
    /// In order, one match for each place and length, and no look-alike among them.
    private static func isTidy(_ matches: [TermMatch]) -> Bool {
        for index in matches.indices {
            if matches[index].classes.contains(.lookAlike) { return false }
            guard index > 0 else { continue }
            let one = matches[index - 1].range, other = matches[index].range
            if one.lowerBound > other.lowerBound || one.lowerBound == other.lowerBound && one.count <= other.count { return false }
        }
        return true
    }

    /// Sorts, joins matches of one place and length, and drops what stands inside a look-alike; returns the classes of what was dropped.
    static func tidy(_ matches: inout [TermMatch]) -> WordClassSet {
        // Mostly there is nothing to sort, to join or to hide.
        if isTidy(matches) { return [] }
        matches.sort { ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count) }
        var joined: [TermMatch] = []
        for match in matches {
            if let last = joined.last, last.range == match.range {
                joined[joined.count - 1].classes.formUnion(match.classes)
                joined[joined.count - 1].voiceOver.formUnion(match.voiceOver)
                joined[joined.count - 1].isInflected = last.isInflected && match.isInflected
                joined[joined.count - 1].isCompound = last.isCompound && match.isCompound
                joined[joined.count - 1].hasArticle = last.hasArticle || match.hasArticle
            } else {
                joined.append(match)
            }
        }
        var hidden = WordClassSet()
        guard joined.contains(where: { $0.classes.contains(.lookAlike) }) else {
            matches = joined
            return hidden
        }
        let lookAlikes = joined.filter { $0.classes.contains(.lookAlike) }
        matches = joined.filter { match in
            if match.classes.contains(.lookAlike) { return false }
            guard lookAlikes.contains(where: { $0.range.lowerBound <= match.range.lowerBound && match.range.upperBound <= $0.range.upperBound }) else { return true }
            hidden.formUnion(match.classes)
            return false
        }
        return hidden
    }
}
