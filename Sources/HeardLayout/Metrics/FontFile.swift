import CHarfBuzz

/// Why a font could not be used.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(path: String)
    case notAFont(path: String)
    case noSuchFace(path: String, index: Int)
    case badVariation(String)

    public var description: String {
        switch self {
        case .unreadable(let path): "\(path): the font file can't be read"
        case .notAFont(let path): "\(path): not a font that HarfBuzz can read (TrueType, OpenType or a collection)"
        case .noSuchFace(let path, let index): "\(path): the collection has no font \(index)"
        case .badVariation(let setting): "\(setting): not a variation setting such as opsz=28"
        }
    }
}

/// One face of a font file. Immutable, so that all threads may shape with it.
public final class FontFile: @unchecked Sendable {
    public let path: String
    public let name: String
    public let unitsPerEm: Int
    /// False if the font's own flags forbid embedding it in documents.
    public let mayBeEmbedded: Bool
    let handle: OpaquePointer

    /// Opens `FILE` or `FILE#N` (font N of a collection, from 0).
    ///
    /// - Parameter variations: settings such as `opsz=28`; set where the font has the axis, left out where it has not.
    public init(_ specification: String, variations: [String] = []) throws(FontError) {
        var path = specification, index = 0
        if let mark = specification.lastIndex(of: "#"), let number = UInt16(specification[specification.index(after: mark)...]) {
            path = String(specification[..<mark])
            index = Int(number)
        }
        var status: Int32 = 0
        guard let handle = chb_font_open(path, UInt32(index), &status) else {
            switch status {
            case 1: throw .unreadable(path: path)
            case 3: throw .noSuchFace(path: path, index: index)
            default: throw .notAFont(path: path)
            }
        }
        var failure: FontError?
        for setting in variations where failure == nil {
            if chb_font_set_variation(handle, setting) == 0 { failure = .badVariation(setting) }
        }
        if let failure {
            chb_font_free(handle)
            throw failure
        }
        self.path = path
        self.handle = handle
        unitsPerEm = Int(chb_font_units_per_em(handle))
        mayBeEmbedded = chb_font_may_be_embedded(handle) != 0
        var buffer = [CChar](repeating: 0, count: 256)
        _ = chb_font_name(handle, &buffer, 256)
        let found = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        name = found.isEmpty ? String(path.split(separator: "/").last ?? "font") : found
    }

    deinit { chb_font_free(handle) }

    /// True if the font has a glyph for the scalar.
    public func covers(_ scalar: Unicode.Scalar) -> Bool { chb_font_covers(handle, scalar.value) != 0 }

    /// Widths of one run, in font units, added to the arrays at `offset`.
    func shape(_ units: UnsafeBufferPointer<UInt16>, language: String, advances: UnsafeMutablePointer<Int32>, glyphs: UnsafeMutablePointer<UInt8>,
               unsafe: UnsafeMutablePointer<UInt8>) {
        _ = chb_shape(handle, units.baseAddress, Int32(clamping: units.count), language, advances, glyphs, unsafe)
    }

    /// Width of a text set in this font alone, in em.
    public func advance(_ text: String, language: String = "en") -> Double {
        let units = Array(text.utf16)
        var advances = [Int32](repeating: 0, count: units.count + 1), glyphs = [UInt8](repeating: 0, count: units.count + 1), unsafe = glyphs
        units.withUnsafeBufferPointer { shape($0, language: language, advances: &advances, glyphs: &glyphs, unsafe: &unsafe) }
        var sum = 0
        for value in advances { sum += Int(value) }
        return Double(sum) / Double(max(1, unitsPerEm))
    }

    /// SVG path data of a run and its width, with the baseline's start at (x, y); nil when memory is short.
    func path(_ units: [UInt16], language: String, size: Double, x: Double, y: Double) -> (data: String, width: Double)? {
        var width = 0.0
        guard let data = units.withUnsafeBufferPointer({ chb_path(handle, $0.baseAddress, Int32(clamping: $0.count), language, size, x, y, &width) }) else { return nil }
        defer { chb_path_free(data) }
        return (String(cString: data), width)
    }
}
