import CSimdJSON
import HeardCore

/// Makes entries and units of the tokens of a catalog, one key at a time.
///
/// Every occurrence of a key, a locale or a form gives an entry or a unit, also where JSON's names are not unique. Unknown fields are
/// passed over in silence: Xcode adds some with each release.
struct CatalogInterpreter {
    typealias Tokens = UnsafeBufferPointer<csimdjson_token>

    private(set) var file: LocalizationFile
    /// Found behind `strings`, and not what was assumed.
    private(set) var lateSourceLanguage: LanguageTag?

    private let original: LocalizationFile
    private let givenLanguage: LanguageTag?
    private let limits: Limits
    private let bytes: UnsafeRawBufferPointer
    private(set) var sourceLanguage: LanguageTag
    private var sawStrings = false
    private var locales = LocaleCache()
    private var checks = SubstitutionChecks()
    /// Of what is being read, for diagnostics.
    private var currentKey = ""
    private var currentLocale = LanguageTag.none

    /// - Parameter capacity: entries to make room for; nil for what a file of this size holds
    init(_ file: LocalizationFile, limits: Limits, sourceLanguage: LanguageTag? = nil, capacity: Int? = nil) {
        self.file = file
        original = file
        givenLanguage = sourceLanguage
        self.limits = limits
        bytes = file.source.bytes
        self.sourceLanguage = sourceLanguage ?? LanguageTag("en")
        self.file.sourceLanguage = self.sourceLanguage
        // Xcode writes 160 to 250 bytes a unit. Memory that is not used is not touched either.
        self.file.units.reserveCapacity(capacity ?? bytes.count / 140)
        self.file.entries.reserveCapacity(capacity ?? bytes.count / 140)
    }

    /// Forgets everything that was read.
    mutating func restart() { self = CatalogInterpreter(original, limits: limits, sourceLanguage: givenLanguage) }

    // MARK: The whole file

    mutating func readByteByByte(limits: Limits) {
        var reader = JSONByteReader(bytes, maxDepth: limits.depth)
        guard let stop = reader.read({ consume($0, $1) }) else { return finish() }
        switch stop.reason {
        case .consumer: return
        case .depth:
            file.diagnostics.append(ReadDiagnostic(
                .unreadableFile, "objects are nested deeper than \(limits.depth) levels here: nothing from here on was checked",
                range: ByteRange(start: stop.offset, end: stop.offset + 1), endsReading: true))
        case .syntax:
            let line = file.source.position(of: stop.offset).line
            var message = stop.message
            if ConflictMarker.stands(bytes, at: stop.offset) { message = "a merge-conflict marker was left in the file" }
            file.diagnostics.append(ReadDiagnostic(
                .syntaxError, "\(message). Nothing was read from line \(line) on\(file.entries.isEmpty ? "" : "; what stands before was checked")",
                range: ByteRange(start: stop.offset, end: UTF8Scalars.end(bytes, of: stop.offset)), endsReading: true))
        }
    }

    /// After all tokens.
    mutating func finish() {
        if !sawStrings {
            file.diagnostics.append(ReadDiagnostic(.syntaxError, "this is no string catalog: the object has no “strings” object. Nothing was checked",
                                                   range: ByteRange(start: 0, end: min(1, bytes.count)), endsReading: true))
        }
    }

    mutating func consume(_ piece: Int32, _ tokens: Tokens) -> Bool {
        if piece == CSIMDJSON_STRINGS_FIELD {
            sawStrings = true
            entry(tokens)
            guard file.entries.count <= limits.entries else {
                file.diagnostics.append(ReadDiagnostic(.unreadableFile, "the file has more than \(limits.entries) entries: the rest was not checked",
                                                       range: ByteRange(start: Int(tokens[0].start), end: Int(tokens[0].end)), endsReading: true))
                return false
            }
        } else if tokens.count == 2, bytes.text(tokens[0], is: "sourceLanguage"), tokens[1].kind == CSIMDJSON_STRING {
            let language = LanguageTag(string(tokens[1]))
            if language != sourceLanguage, !language.isEmpty, givenLanguage == nil {
                if sawStrings { lateSourceLanguage = language }
                sourceLanguage = language
                file.sourceLanguage = language
            }
        } else if tokens.count > 1, bytes.text(tokens[0], is: "strings"), tokens[1].kind == CSIMDJSON_OBJECT_START { sawStrings = true }
        return true
    }

    /// A key was found whose tokens another interpreter gets.
    mutating func noteKey() { sawStrings = true }

    // MARK: One key

    private mutating func entry(_ tokens: Tokens) {
        guard tokens.count >= 2 else { return }
        guard tokens[1].kind == CSIMDJSON_OBJECT_START else {
            currentKey = string(tokens[0])
            currentLocale = .none
            return wrongType(tokens[1], "the entry is", "an object")
        }
        guard tokens.count >= 3 else { return }
        let keyToken = tokens[0]
        let key = string(keyToken)
        checkFaults(keyToken, key: key, locale: nil)
        currentKey = key
        var flags: Entry.Flags = []
        var comment: String?
        var commentRange = ByteRange.empty
        let end = Int(tokens[1].end)

        // The fields that belong to all locales, wherever they stand.
        var i = 2
        while i < end {
            let name = tokens[i], value = tokens[i + 1]
            switch value.kind {
            case UInt8(CSIMDJSON_STRING):
                if bytes.text(name, is: "comment") {
                    comment = string(value)
                    commentRange = range(value)
                } else if bytes.text(name, is: "extractionState") {
                    if bytes.text(value, is: "manual") { flags.insert(.manual) }
                    else if bytes.text(value, is: "stale") { flags.insert(.stale) }
                    else if bytes.text(value, is: "migrated") { flags.insert(.migrated) }
                    else if bytes.text(value, is: "extracted_with_value") { flags.insert(.extractedWithValue) }
                }
            case UInt8(CSIMDJSON_OTHER):
                if bytes.text(name, is: "shouldTranslate"), isFalse(value) { flags.insert(.doNotTranslate) }
                else if bytes.text(name, is: "isCommentAutoGenerated"), isTrue(value) { flags.insert(.autoComment) }
            default: break
            }
            i = next(after: i + 1, tokens)
        }

        var entry = Entry(key: key, keyRange: range(keyToken), keySyntax: .json, locale: .none, comment: comment, commentRange: commentRange, flags: flags)
        var sourceEntry: Int?
        var hasSourceValue = false
        i = 2
        while i < end {
            if bytes.text(tokens[i], is: "localizations"), tokens[i + 1].kind != CSIMDJSON_OBJECT_START {
                currentLocale = .none
                wrongType(tokens[i + 1], "“localizations” is", "an object of languages")
            } else if bytes.text(tokens[i], is: "localizations") {
                var k = i + 2
                let localesEnd = Int(tokens[i + 1].end)
                while k < localesEnd {
                    if tokens[k + 1].kind == CSIMDJSON_OBJECT_START {
                        entry.locale = locale(tokens[k])
                        currentLocale = entry.locale
                        entry.flags = flags
                        entry.substitutions = []
                        let first = file.units.count
                        localization(tokens, k + 1, entry: &entry)
                        entry.units = Int32(first)..<Int32(file.units.count)
                        if first == file.units.count { entry.flags.insert(.withoutValue) }
                        if entry.locale == sourceLanguage {
                            if first != file.units.count { hasSourceValue = true }
                            sourceEntry = file.entries.count
                        }
                        file.entries.append(entry)
                    } else {
                        currentLocale = locale(tokens[k])
                        wrongType(tokens[k + 1], "this language’s entry is", "an object")
                    }
                    k = next(after: k + 1, tokens)
                }
            }
            i = next(after: i, tokens)
        }

        guard !hasSourceValue else { return }
        // No value in the source language: the app shows the key.
        let first = Int32(file.units.count)
        file.units.append(Unit(value: key, range: range(keyToken), syntax: .json, isKeyFallback: true))
        if let sourceEntry {
            file.entries[sourceEntry].units = first..<first + 1
        } else {
            entry.locale = sourceLanguage
            entry.flags = flags
            entry.substitutions = []
            entry.units = first..<first + 1
            file.entries.append(entry)
        }
    }

    // MARK: One locale of a key

    private mutating func localization(_ tokens: Tokens, _ start: Int, entry: inout Entry) {
        let end = Int(tokens[start].end)
        var substitutions: Int?
        // The usual case: { "stringUnit" : { "state" : …, "value" : … } }
        var i = start + 1
        while i < end {
            if tokens[i + 1].kind == CSIMDJSON_OBJECT_START {
                if bytes.text(tokens[i], is: "stringUnit") { stringUnit(tokens, i + 1, variation: "") }
                else if bytes.text(tokens[i], is: "variations") { variations(tokens, i + 1, prefix: "", inPlural: false, inDeviceOther: false) }
                else if bytes.text(tokens[i], is: "substitutions") { substitutions = i + 1 }
                else if bytes.text(tokens[i], is: "stringSet") { stringSet(tokens, i + 1, prefix: "") }
            } else if bytes.text(tokens[i], is: "stringUnit") {
                wrongType(tokens[i + 1], "“stringUnit” is", "an object with “state” and “value”")
            }
            i = next(after: i + 1, tokens)
        }
        if let substitutions { self.substitutions(tokens, substitutions, entry: &entry) }
        checks.finish(entry: entry, diagnostics: &file.diagnostics)
    }

    /// The `state` of a unit or set, wherever it stands among the members: values are read with it.
    private mutating func stateMember(_ tokens: Tokens, _ start: Int) -> (TranslationState, String?) {
        let end = Int(tokens[start].end)
        var found: (TranslationState, String?) = (.unspecified, nil)
        var i = start + 1
        while i < end {
            if tokens[i + 1].kind == CSIMDJSON_STRING, bytes.text(tokens[i], is: "state") { found = state(tokens[i + 1]) }
            i = next(after: i + 1, tokens)
        }
        return found
    }

    private mutating func stringUnit(_ tokens: Tokens, _ start: Int, variation: String) {
        let end = Int(tokens[start].end)
        let (state, stateText) = stateMember(tokens, start)
        var i = start + 1
        while i < end {
            if bytes.text(tokens[i], is: "value") {
                if tokens[i + 1].kind == CSIMDJSON_STRING { value(tokens[i + 1], variation: variation, state: state, stateText: stateText) }
                else { wrongType(tokens[i + 1], "“value” is", "a string", variation: variation) }
            }
            i = next(after: i + 1, tokens)
        }
    }

    private mutating func value(_ token: csimdjson_token, variation: String, state: TranslationState, stateText: String?) {
        checkFaults(token, key: currentKey, locale: currentLocale, variation: variation)
        checks.note(bytes, token, isLeaf: !variation.isEmpty && variation.hasPrefix("substitutions."))
        file.units.append(Unit(value: string(token), variation: variation, range: range(token), syntax: .json, state: state, stateText: stateText))
    }

    private mutating func stringSet(_ tokens: Tokens, _ start: Int, prefix: String) {
        let end = Int(tokens[start].end)
        let (state, stateText) = stateMember(tokens, start)
        var i = start + 1
        while i < end {
            if tokens[i + 1].kind == CSIMDJSON_ARRAY_START, bytes.text(tokens[i], is: "values") {
                var k = i + 2, number = 0
                while k < Int(tokens[i + 1].end) {
                    if tokens[k].kind == CSIMDJSON_STRING {
                        value(tokens[k], variation: "\(prefix)stringSet.\(number)", state: state, stateText: stateText)
                    }
                    number += 1
                    k = next(after: k, tokens)
                }
            }
            i = next(after: i + 1, tokens)
        }
    }

    /// `{ "plural": { "one": {…}, … }, "device": {…} }`; forms may be varied again.
    private mutating func variations(_ tokens: Tokens, _ start: Int, prefix: String, inPlural: Bool, inDeviceOther: Bool) {
        let end = Int(tokens[start].end)
        var hasPlural = false, hasDevice = false
        var i = start + 1
        while i < end {
            if tokens[i + 1].kind == CSIMDJSON_OBJECT_START {
                let isPlural = bytes.text(tokens[i], is: "plural"), isDevice = bytes.text(tokens[i], is: "device")
                hasPlural = hasPlural || isPlural
                hasDevice = hasDevice || isDevice
                if inPlural { invalid("a plural form is varied again; Xcode can’t compile this", tokens[i], variation: prefix) }
                else if inDeviceOther { invalid("the fallback form device.other is varied again; Xcode can’t compile this", tokens[i], variation: prefix) }
                else if hasPlural && hasDevice {
                    invalid("the value is varied by plural and by device side by side; one of the two is lost on export. Put the plural forms inside the device forms",
                            tokens[i], variation: prefix)
                }
                let kind = string(tokens[i])
                if prefix.hasPrefix("substitutions."), isPlural { checks.pluralForms(tokens, i + 1, bytes) }
                var k = i + 2
                while k < Int(tokens[i + 1].end) {
                    if tokens[k + 1].kind == CSIMDJSON_OBJECT_START {
                        let name = string(tokens[k])
                        form(tokens, k + 1, path: "\(prefix)\(kind).\(name)", inPlural: isPlural, inDeviceOther: isDevice && name == "other")
                    }
                    k = next(after: k + 1, tokens)
                }
            }
            i = next(after: i + 1, tokens)
        }
    }

    private mutating func form(_ tokens: Tokens, _ start: Int, path: String, inPlural: Bool, inDeviceOther: Bool) {
        var i = start + 1
        while i < Int(tokens[start].end) {
            if tokens[i + 1].kind == CSIMDJSON_OBJECT_START {
                if bytes.text(tokens[i], is: "stringUnit") { stringUnit(tokens, i + 1, variation: path) }
                else if bytes.text(tokens[i], is: "variations") {
                    variations(tokens, i + 1, prefix: path + ".", inPlural: inPlural, inDeviceOther: inDeviceOther)
                } else if bytes.text(tokens[i], is: "stringSet") { stringSet(tokens, i + 1, prefix: path + ".") }
            }
            i = next(after: i + 1, tokens)
        }
    }

    private mutating func substitutions(_ tokens: Tokens, _ start: Int, entry: inout Entry) {
        var i = start + 1
        while i < Int(tokens[start].end) {
            if tokens[i + 1].kind == CSIMDJSON_OBJECT_START {
                var substitution = Substitution(name: string(tokens[i]), range: range(tokens[i]))
                let prefix = "substitutions.\(substitution.name)."
                checks.begin(substitution.name, tokens[i])
                var k = i + 2
                while k < Int(tokens[i + 1].end) {
                    let value = tokens[k + 1]
                    if value.kind == CSIMDJSON_STRING, bytes.text(tokens[k], is: "formatSpecifier") { substitution.formatSpecifier = string(value) }
                    else if value.kind == CSIMDJSON_OTHER, bytes.text(tokens[k], is: "argNum") { substitution.argumentNumber = Int(string(value).filter { $0 != " " && $0 != "\n" && $0 != "\r" && $0 != "\t" }) }
                    else if value.kind == CSIMDJSON_OBJECT_START {
                        if bytes.text(tokens[k], is: "variations") { variations(tokens, k + 1, prefix: prefix, inPlural: false, inDeviceOther: false) }
                        else if bytes.text(tokens[k], is: "stringUnit") { stringUnit(tokens, k + 1, variation: String(prefix.dropLast())) }
                    }
                    k = next(after: k + 1, tokens)
                }
                entry.substitutions.append(substitution)
            }
            i = next(after: i + 1, tokens)
        }
    }

    // MARK: Tokens

    /// The token after a value (an object or array with all that is in it) or a key.
    @inline(__always)
    private func next(after i: Int, _ tokens: Tokens) -> Int {
        let token = tokens[i]
        return token.kind == CSIMDJSON_OBJECT_START || token.kind == CSIMDJSON_ARRAY_START ? Int(token.end) + 1 : i + 1
    }

    @inline(__always)
    private func range(_ token: csimdjson_token) -> ByteRange { ByteRange(start: Int(token.start), end: Int(token.end)) }

    private func string(_ token: csimdjson_token) -> String { JSONText.string(bytes, token) }

    private mutating func checkFaults(_ token: csimdjson_token, key: String, locale: LanguageTag?, variation: String = "") {
        guard token.escaped != 0 else { return }
        var sink = StringSink(bytes, capacity: Int(token.end - token.start))
        JSONText.decode(bytes, Int(token.start)..<Int(token.end), into: &sink)
        for fault in sink.faults {
            file.diagnostics.append(ReadDiagnostic(
                .undecodableText, "“\(file.source.string(fault.range))” is half of a surrogate pair: alone it is no character, and readers drop or replace it",
                range: ByteRange(start: fault.range.lowerBound, end: fault.range.upperBound), key: key, variation: variation.isEmpty ? nil : variation, locale: locale))
        }
    }

    private func isTrue(_ token: csimdjson_token) -> Bool { bytes[Int(token.start)] == UInt8(ascii: "t") }
    private func isFalse(_ token: csimdjson_token) -> Bool { bytes[Int(token.start)] == UInt8(ascii: "f") }

    private mutating func locale(_ token: csimdjson_token) -> LanguageTag { locales.tag(bytes, token) }

    private func state(_ token: csimdjson_token) -> (TranslationState, String?) {
        if bytes.text(token, is: "translated") { return (.translated, nil) }
        if bytes.text(token, is: "needs_review") { return (.needsReview, nil) }
        if bytes.text(token, is: "new") { return (.new, nil) }
        if bytes.text(token, is: "machine_translated") { return (.machineTranslated, nil) }
        if token.start == token.end { return (.empty, nil) }
        return (.other, string(token))
    }

    /// A field that Xcode knows holds JSON of another type: Xcode opens the catalog no more.
    private mutating func wrongType(_ token: csimdjson_token, _ what: String, _ wanted: String, variation: String = "") {
        // An opening token ends where its last token's index says; the sign itself is one byte.
        let isOpening = token.kind == CSIMDJSON_OBJECT_START || token.kind == CSIMDJSON_ARRAY_START
        let range = ByteRange(start: Int(token.start), end: isOpening ? Int(token.start) + 1 : Int(token.end))
        file.diagnostics.append(ReadDiagnostic(.syntaxError, "\(what) not \(wanted): Xcode can’t read the catalog, and the text is missing", range: range,
                                               key: currentKey, variation: variation.isEmpty ? nil : variation, locale: currentLocale.isEmpty ? nil : currentLocale))
    }

    private mutating func invalid(_ message: String, _ token: csimdjson_token, variation: String) {
        let path = variation.hasSuffix(".") ? String(variation.dropLast()) : variation
        file.diagnostics.append(ReadDiagnostic(.stringsdictInvalid, message, range: range(token), key: currentKey, variation: path.isEmpty ? nil : path,
                                               locale: currentLocale))
    }
}
