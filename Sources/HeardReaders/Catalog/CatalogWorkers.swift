import CSimdJSON
import HeardCore
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A large catalog on several cores: one worker goes through the text with simdjson, and all make entries of the keys that were found so far.
/// Entries, units and diagnostics come out as from one worker.
final class CatalogWorkers: @unchecked Sendable {
    /// Tokens of a run of keys, and then what was made of them.
    private final class Batch: @unchecked Sendable {
        var tokens: [csimdjson_token] = []
        /// Where each key's tokens end.
        var ends: [Int] = []
        let language: LanguageTag
        var made: LocalizationFile?

        init(language: LanguageTag) {
            self.language = language
            tokens.reserveCapacity(CatalogWorkers.batchSize + 4096)
        }
    }

    /// Tokens of a batch.
    private static let batchSize = 60_000

    private let limits: Limits
    private let empty: LocalizationFile
    private var main: CatalogInterpreter
    private var open: Batch?
    private var status = CSIMDJSON_REFUSED

    // Guarded by the mutex.
    private var mutex = pthread_mutex_t()
    private var changed = pthread_cond_t()
    private var batches: [Batch] = []
    private var next = 0
    private var isComplete = false

    private init(_ file: LocalizationFile, limits: Limits, sourceLanguage: LanguageTag?) {
        self.limits = limits
        main = CatalogInterpreter(file, limits: limits, sourceLanguage: sourceLanguage, capacity: 0)
        var empty = file
        empty.diagnostics = []
        self.empty = empty
        pthread_mutex_init(&mutex, nil)
        pthread_cond_init(&changed, nil)
    }

    deinit {
        pthread_mutex_destroy(&mutex)
        pthread_cond_destroy(&changed)
    }

    /// Nil where the text has to be read in one piece: it is no sound JSON, or has more entries than allowed.
    static func read(_ file: LocalizationFile, limits: Limits, workers: Int, sourceLanguage: LanguageTag? = nil) -> LocalizationFile? {
        let work = CatalogWorkers(file, limits: limits, sourceLanguage: sourceLanguage)
        Parallel.forEach(workers, jobs: workers) { index, _ in
            if index == 0 { work.walk() }
            while let batch = work.take() { work.interpret(batch) }
        }
        guard work.status == CSIMDJSON_OK else { return nil }
        if let late = work.main.lateSourceLanguage, sourceLanguage == nil { return read(file, limits: limits, workers: workers, sourceLanguage: late) }
        return work.joined(workers)
    }

    // MARK: Going through the text

    private func walk() {
        let source = empty.source
        if let base = source.bytes.baseAddress {
            status = Int(csimdjson_walk(base.assumingMemoryBound(to: UInt8.self), UInt64(source.count), UInt32(clamping: limits.depth), { context, piece, tokens, count in
                guard let context, let tokens else { return 0 }
                return Unmanaged<CatalogWorkers>.fromOpaque(context).takeUnretainedValue().add(piece, UnsafeBufferPointer(start: tokens, count: Int(count))) ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque()))
        }
        hand(over: true)
        if status == CSIMDJSON_OK { main.finish() }
    }

    private func add(_ piece: Int32, _ tokens: UnsafeBufferPointer<csimdjson_token>) -> Bool {
        guard piece == CSIMDJSON_STRINGS_FIELD else {
            // The source language may change here.
            hand(over: false)
            return main.consume(piece, tokens)
        }
        main.noteKey()
        let batch = open ?? Batch(language: main.sourceLanguage)
        open = batch
        batch.tokens.append(contentsOf: tokens)
        batch.ends.append(batch.tokens.count)
        if batch.tokens.count >= Self.batchSize { hand(over: false) }
        return true
    }

    private func hand(over isLast: Bool) {
        pthread_mutex_lock(&mutex)
        if let open { batches.append(open) }
        if isLast { isComplete = true }
        pthread_cond_broadcast(&changed)
        pthread_mutex_unlock(&mutex)
        open = nil
    }

    // MARK: Making entries

    private func take() -> Batch? {
        pthread_mutex_lock(&mutex)
        defer { pthread_mutex_unlock(&mutex) }
        while next >= batches.count {
            if isComplete { return nil }
            pthread_cond_wait(&changed, &mutex)
        }
        next += 1
        return batches[next - 1]
    }

    private func interpret(_ batch: Batch) {
        var interpreter = CatalogInterpreter(empty, limits: limits, sourceLanguage: batch.language, capacity: batch.tokens.count / 8)
        batch.tokens.withUnsafeBufferPointer { tokens in
            var start = 0
            for end in batch.ends {
                if !interpreter.consume(Int32(CSIMDJSON_STRINGS_FIELD), UnsafeBufferPointer(rebasing: tokens[start..<end])) { break }
                start = end
            }
        }
        batch.tokens = []
        batch.ends = []
        batch.made = interpreter.file
    }

    // MARK: One file of all

    private func joined(_ workers: Int) -> LocalizationFile? {
        let parts = batches
        var entryStarts: [Int] = [], unitStarts: [Int] = [], entryCount = 0, unitCount = 0
        for part in parts {
            guard let made = part.made else { return nil }
            entryStarts.append(entryCount)
            unitStarts.append(unitCount)
            entryCount += made.entries.count
            unitCount += made.units.count
        }
        guard entryCount <= limits.entries, unitCount < Int(Int32.max) else { return nil }
        var file = main.file
        for part in parts { file.diagnostics += part.made?.diagnostics ?? [] }
        let starts = (entries: entryStarts, units: unitStarts)
        file.entries = [Entry](unsafeUninitializedCapacity: entryCount) { entries, entriesMade in
            let entryPlace = Place(entries.baseAddress)
            file.units = [Unit](unsafeUninitializedCapacity: unitCount) { units, unitsMade in
                let unitPlace = Place(units.baseAddress)
                Parallel.forEach(parts.count, jobs: workers) { index, _ in
                    guard let made = parts[index].made else { return }
                    let shift = Int32(starts.units[index])
                    if let first = entryPlace.start {
                        for (offset, entry) in made.entries.enumerated() {
                            let place = first + starts.entries[index] + offset
                            place.initialize(to: entry)
                            place.pointee.units = entry.units.lowerBound + shift..<entry.units.upperBound + shift
                        }
                    }
                    if let first = unitPlace.start { made.units.withUnsafeBufferPointer { own in if let base = own.baseAddress { (first + starts.units[index]).initialize(from: base, count: own.count) } } }
                    parts[index].made = nil
                }
                unitsMade = unitCount
            }
            entriesMade = entryCount
        }
        return file
    }

    /// Memory that several workers fill at different places.
    private struct Place<T>: @unchecked Sendable {
        let start: UnsafeMutablePointer<T>?
        init(_ start: UnsafeMutablePointer<T>?) { self.start = start }
    }
}
