/// Finds the classes of the terms that rules ask for (``WordClassSet/asked``) while a text is cut: most words are let go at a glance (``TermSieve``).
struct AskedTerms: WordVisitor {
    private let table: UnsafePointer<TermTable.View>
    /// Classes of the terms that were seen.
    private(set) var found = WordClassSet()
    /// Terms of several words, each with the piece that it was found by: the others are yet to be compared.
    private(set) var longer: [(term: Int32, piece: Int32)] = []

    init(_ table: UnsafePointer<TermTable.View>) { self.table = table }

    @inline(__always)
    mutating func visit(_ letters: UnsafePointer<UInt32>, _ count: Int, piece: Int, isNumber: Bool) {
        if table.pointee.hasSpaces {
            if table.pointee.sieve.letsPass(letters, count, table) { look(letters, count, piece, isNumber) }
        } else if !isNumber { lookAnywhere(letters, count) }
    }

    private mutating func look(_ letters: UnsafePointer<UInt32>, _ count: Int, _ piece: Int, _ isNumber: Bool) {
        let table = self.table
        table.pointee.forEachTerm(of: letters, count) { term, _, _, _ in
            let classes = table.pointee.terms[term].classes
            if classes.isSubset(of: found) { return }
            if table.pointee.terms[term].count > 1 { longer.append((Int32(truncatingIfNeeded: term), Int32(truncatingIfNeeded: piece))) } else if !isNumber { found.formUnion(classes) }
        }
    }

    private mutating func lookAnywhere(_ letters: UnsafePointer<UInt32>, _ count: Int) {
        let table = self.table, isBlind = table.pointee.sieve.letsEverythingPass
        for start in 0..<count {
            let letter = letters[start], next = start &+ 1 < count ? letters[start &+ 1] : 0, third = start &+ 2 < count ? letters[start &+ 2] : 0
            guard isBlind || table.pointee.sieve.isSingle(letter) || next != 0 && table.pointee.sieve.letsPass(letter, next, third) else { continue }
            table.pointee.forEachTerm(at: start, in: letters, count) { term, _ in found.formUnion(table.pointee.terms[term].classes) }
        }
    }
}
