// swift-tools-version: 6.1
import PackageDescription

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// The command is linked with the Swift runtime inside, so that it starts on machines without a toolchain.
// FoundationEssentials' static archive does not name the three libraries that it needs itself.
#if os(Linux)
let selfContained: [LinkerSetting] = [
    .unsafeFlags(["-static-stdlib"]),
    .linkedLibrary("_FoundationCShims"), .linkedLibrary("swiftSynchronization"), .linkedLibrary("_FoundationCollections"),
]
#else
let selfContained: [LinkerSetting] = []
#endif

/// `…/usr/lib/swift/host` of the toolchain that a path below its `usr` folder belongs to.
func hostFolder(above path: String) -> String {
    var parts = path.split(separator: "/")
    while let last = parts.last, last != "usr" { parts.removeLast() }
    return "/" + parts.joined(separator: "/") + "/lib/swift/host"
}

/// SwiftSyntax comes with the toolchain that reads this manifest. Only `heard-source` uses it.
func toolchainHostLibraries() -> String? {
    var candidates: [String] = []
    #if os(Linux)
    // The manifest is run with the toolchain's PackageDescription library loaded: its path leads to the toolchain.
    if let maps = fopen("/proc/self/maps", "r") {
        defer { fclose(maps) }
        var line = [CChar](repeating: 0, count: 8192)
        while fgets(&line, Int32(line.count), maps) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            guard text.contains("PackageDescription"), let slash = text.firstIndex(of: "/") else { continue }
            candidates.append(hostFolder(above: String(text[slash...])))
        }
    }
    #endif
    for directory in (Context.environment["PATH"] ?? "").split(separator: ":") {
        guard let real = realpath("\(directory)/swiftc", nil) else { continue }
        defer { free(real) }
        candidates.append(hostFolder(above: String(cString: real)))
    }
    return candidates.first { access("\($0)/SwiftSyntax.swiftmodule", F_OK) == 0 }
}

/// A system library: the module map carries no header, only the names that pkg-config and the linker need.
func system(_ name: String, pkgConfig: String?, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

var targets: [Target] = [
    system("CICULibrary", pkgConfig: "icu-i18n", apt: "libicu-dev", brew: "icu4c"),
    // No pkg-config here: its file carries a -D flag that the package manager refuses; the library stands in the default folders.
    system("CSimdJSONLibrary", pkgConfig: nil, apt: "libsimdjson-dev", brew: "simdjson"),
    system("CXMLLibrary", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
    system("CHarfBuzzLibrary", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    system("CYAMLLibrary", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),

    // Each C target has an opaque header that includes only stdint.h; the library's headers are seen by its .c/.cpp files alone.
    .target(name: "CICU", dependencies: ["CICULibrary"], exclude: ["README.md"]),
    // SwiftPM passes nothing of simdjson's pkg-config file on, since that also defines a macro.
    .target(name: "CSimdJSON", dependencies: ["CSimdJSONLibrary"], exclude: ["README.md"], linkerSettings: [.linkedLibrary("simdjson")]),
    .target(name: "CXML", dependencies: ["CXMLLibrary"], exclude: ["README.md"]),
    .target(name: "CHarfBuzz", dependencies: ["CHarfBuzzLibrary"], exclude: ["README.md"]),
    .target(name: "CYAML", dependencies: ["CYAMLLibrary"], exclude: ["README.md"]),

    .target(name: "HeardCore", exclude: ["README.md"]),
    .target(name: "ICUKit", dependencies: ["CICU", "HeardCore"], exclude: ["README.md"]),
    .target(name: "HeardReaders", dependencies: ["HeardCore", "CSimdJSON", "CXML"], exclude: ["README.md"]),
    .target(name: "HeardLanguage", dependencies: ["HeardCore", "ICUKit"], exclude: ["README.md", "Generated/README.md"]),
    .target(name: "HeardLayout", dependencies: ["HeardCore", "ICUKit", "CHarfBuzz"], exclude: ["README.md"]),
    .target(name: "HeardRules", dependencies: ["HeardCore", "HeardLanguage", "HeardLayout", "ICUKit"], exclude: ["README.md"]),
    .target(name: "HeardReporters", dependencies: ["HeardCore"], exclude: ["README.md"]),
    .target(name: "HeardKit", dependencies: ["HeardCore", "HeardReaders", "HeardRules", "HeardLanguage", "HeardLayout", "HeardReporters", "ICUKit", "CYAML"], exclude: ["README.md"]),
    .executableTarget(name: "heard", dependencies: ["HeardKit"], exclude: ["README.md"], linkerSettings: selfContained),
    .target(name: "HeardDevelopment", dependencies: ["HeardKit", "HeardLanguage", "ICUKit"], exclude: ["README.md"]),
    .executableTarget(name: "heard-dev", dependencies: ["HeardKit", "HeardDevelopment"], exclude: ["README.md"], linkerSettings: selfContained),

    .plugin(name: "HeardPlugin", capability: .command(intent: .custom(verb: "heard", description: "Check what localization files say to people who listen")),
            // The fuzzer has heard-source as a library.
            dependencies: toolchainHostLibraries() == nil || Context.environment["HEARD_FUZZ"] != nil ? ["heard"] : ["heard", "heard-source"], path: "Sources/HeardPlugin", exclude: ["README.md"]),

    .target(name: "HeardTestSupport", dependencies: ["HeardKit", "HeardDevelopment"], path: "Tests/HeardTestSupport"),
]
for (name, subject) in [("HeardCoreTests", "HeardCore"), ("ICUKitTests", "ICUKit"), ("HeardReadersTests", "HeardReaders"),
                        ("HeardLanguageTests", "HeardLanguage"), ("HeardLayoutTests", "HeardLayout"), ("HeardRulesTests", "HeardRules"),
                        ("HeardReportersTests", "HeardReporters"), ("HeardKitTests", "HeardKit")] {
    // Verdicts on findings are read by people.
    targets.append(.testTarget(name: name, dependencies: [.target(name: subject), "HeardTestSupport"], exclude: name == "HeardRulesTests" ? ["Verdicts"] : name == "HeardKitTests" ? ["Source/Data"] : []))
}

if let host = toolchainHostLibraries() {
    targets.append(.executableTarget(
        name: "heard-source",
        exclude: ["README.md"],
        swiftSettings: [.unsafeFlags(["-I", host])],
        linkerSettings: [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]), .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser")]))
}

// The fuzzer is no part of a normal build: HEARD_FUZZ=1 adds it, see Tests/Fuzz/README.md.
if Context.environment["HEARD_FUZZ"] != nil {
    var parts: [Target.Dependency] = ["HeardKit", "HeardReaders", "HeardReporters", "HeardRules", "HeardLanguage", "HeardLayout", "HeardCore", "ICUKit"]
    var flags: [LinkerSetting] = [], imports: [SwiftSetting] = []
    // The source reader without its main file, as a library: an executable can't be imported in a release build.
    if let index = targets.firstIndex(where: { $0.name == "heard-source" }), let host = toolchainHostLibraries() {
        targets[index] = .target(name: "HeardSource", path: "Sources/heard-source", exclude: ["README.md", "main.swift"], swiftSettings: targets[index].swiftSettings)
        parts.append("HeardSource")
        imports = [.unsafeFlags(["-I", host])]
        flags = [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]), .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser")]
    }
    targets.append(.executableTarget(name: "heard-fuzz", dependencies: parts, path: "Tests/Fuzz/heard-fuzz", swiftSettings: imports, linkerSettings: flags))
}

// Checks of exclusive access at run time are a twentieth of a run. Debug builds, and with them all tests, have them. Elsewhere the flag would keep
// packages from depending on this one.
#if os(Linux)
for target in targets where target.name.hasPrefix("Heard") && target.type == .regular || target.name == "ICUKit" {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]
}
#endif

let package = Package(
    name: "heard",
    platforms: [.macOS(.v14)],
    products: [.executable(name: "heard", targets: ["heard"]), .plugin(name: "HeardPlugin", targets: ["HeardPlugin"])],
    targets: targets,
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17)
