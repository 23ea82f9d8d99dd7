#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import ICUKit
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Measures how long a synthesizer speaks: `FOLDER/<tag>.txt` holds one string a line; espeak-ng speaks each at its default rate into a
/// file whose length is read; all seconds by all graphemes is the rate. Only the figures go into `Locales/`.
enum SpeechRate {
    @Sendable static func run(_ arguments: [String]) throws -> Int {
        guard let folder = arguments.first else { throw LocaleGenerator.Problem(description: "which folder?") }
        let voices = arguments.dropFirst().reduce(into: [String: String]()) { voices, pair in
            let parts = pair.split(separator: "=")
            if parts.count == 2 { voices[String(parts[0])] = String(parts[1]) }
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where name.hasSuffix(".txt") {
            let tag = String(name.dropLast(4))
            let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)), as: UTF8.self)
            let strings = text.split(separator: "\n").map(String.init)
            let voice = voices[tag] ?? tag
            var seconds = 0.0, graphemes = 0, measured = 0
            let breaks = try BreakIterator(.grapheme, locale: LocaleID("en"))
            for string in strings {
                guard let spoken = duration(of: string, voice: voice) else { continue }
                seconds += spoken
                graphemes += try breaks.boundaries(of: string).count
                measured += 1
            }
            if graphemes > 0 { print("\(tag)\t\(voice)\t\(measured)\t\((seconds / Double(graphemes) * 10_000).rounded() / 10_000)") }
        }
        return 0
    }

    /// Seconds of speech, from the length of the WAV file; nil if the voice does not exist.
    private static func duration(of text: String, voice: String) -> Double? {
        let path = "/tmp/heard-speech-\(getpid()).wav"
        defer { unlink(path) }
        let words: [String] = ["espeak-ng", "-v", voice, "-w", path, "--", text]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        guard posix_spawnp(&process, "espeak-ng", nil, nil, &arguments, environ) == 0 else { return nil }
        var status: Int32 = 0
        waitpid(process, &status, 0)
        guard status == 0, let data = try? Data(contentsOf: URL(fileURLWithPath: path)), data.count > 44 else { return nil }
        let bytes = [UInt8](data)
        let rate = Int(bytes[24]) | Int(bytes[25]) << 8 | Int(bytes[26]) << 16 | Int(bytes[27]) << 24
        return rate > 0 ? Double(bytes.count - 44) / 2 / Double(rate) : nil
    }
}
