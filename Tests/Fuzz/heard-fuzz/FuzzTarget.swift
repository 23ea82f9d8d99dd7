import HeardCore

/// A part of heard that gets hostile bytes.
struct FuzzTarget: Sendable {
    var name: String
    var run: @Sendable (UnsafeRawBufferPointer) -> Void

    nonisolated(unsafe) static var current: FuzzTarget?

    static let all: [FuzzTarget] = [
        FuzzTarget(name: "strings") { ReaderTargets.read($0, .strings, "de.lproj/Localizable.strings") },
        FuzzTarget(name: "plist-xml") { ReaderTargets.read($0, .strings, "de.lproj/InfoPlist.strings") },
        FuzzTarget(name: "plist-binary") { ReaderTargets.read($0, .strings, "de.lproj/InfoPlist.strings", prefix: "bplist00") },
        FuzzTarget(name: "stringsdict") { ReaderTargets.read($0, .stringsdict, "ar.lproj/Localizable.stringsdict") },
        FuzzTarget(name: "xcstrings") { ReaderTargets.read($0, .xcstrings, "Localizable.xcstrings") },
        FuzzTarget(name: "xliff") { ReaderTargets.read($0, .xliff, "ru.xliff") },
        FuzzTarget(name: "specifiers", run: TextTargets.specifiers),
        FuzzTarget(name: "bidi", run: TextTargets.bidi),
        FuzzTarget(name: "layout", run: TextTargets.layout),
        FuzzTarget(name: "rules", run: StreamTargets.rules),
        FuzzTarget(name: "units-ndjson", run: StreamTargets.units),
        FuzzTarget(name: "configuration", run: TextTargets.configuration),
        FuzzTarget(name: "interface-builder", run: TextTargets.interfaceBuilder),
        FuzzTarget(name: "facts", run: TextTargets.facts),
        FuzzTarget(name: "measure-ndjson", run: StreamTargets.measure),
        FuzzTarget(name: "swift-source") { SourceTargets.read($0, "A.swift") },
        FuzzTarget(name: "objc-source") { SourceTargets.read($0, "A.m") },
    ]
}
