/// A screen in portrait: logical size, what the system covers, and the margin of a root view. All lengths in points.
public struct Device: Hashable, Sendable {
    /// What it is.
    public enum Family: Sendable { case iPhone, iPad, watch }

    /// The model that people know best of those with this screen.
    public var name: String
    public var family: Family
    /// In points, portrait.
    public var width: Double
    /// In points, portrait.
    public var height: Double
    /// Safe areas above and below.
    public var safeTop: Double
    /// See ``safeTop``.
    public var safeBottom: Double
    /// Layout margin of a root view on each side.
    public var margin: Double
    /// Other names of models with the same screen.
    public var models: [String]

    public init(name: String, family: Family = .iPhone, width: Double, height: Double, safeTop: Double, safeBottom: Double, margin: Double = 16, models: [String] = []) {
        self.name = name
        self.family = family
        self.width = width
        self.height = height
        self.safeTop = safeTop
        self.safeBottom = safeBottom
        self.margin = margin
        self.models = models
    }

    /// "320 × 568".
    public var sizeText: String { "\(plain(width)) × \(plain(height))" }
    /// Room for a line between the margins.
    public var contentWidth: Double { max(1, width - 2 * margin) }
}

/// A length without needless decimals.
func plain(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
}

extension Device {
    private static func phone(_ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double = 34, _ models: [String] = []) -> Device {
        Device(name: name, width: width, height: height, safeTop: top, safeBottom: bottom, models: models)
    }

    private static func pad(_ name: String, _ width: Double, _ height: Double, top: Double = 24, bottom: Double = 20, _ models: [String] = []) -> Device {
        Device(name: name, family: .iPad, width: width, height: height, safeTop: top, safeBottom: bottom, margin: 20, models: models)
    }

    private static func watch(_ name: String, _ width: Double, _ height: Double, _ models: [String] = []) -> Device {
        Device(name: name, family: .watch, width: width, height: height, safeTop: 0, safeBottom: 0, margin: 2, models: models)
    }

    /// Every device known by name. Sizes: Apple Human Interface Guidelines, Layout (January 2026); Display Zoom and safe areas: measured
    /// tables of snapshot tools. The safe area of 402 and 440 pt phones (62) and of the Air (68), those of iPads with a home indicator and the
    /// margin of watches are from memory.
    public static let all: [Device] = [
        phone("iPhone SE (1st generation)", 320, 568, top: 20, bottom: 0, ["iPhone 5s", "4.7-inch with Display Zoom"]),
        phone("iPhone with Display Zoom", 320, 693, top: 47, ["iPhone 16 with Display Zoom", "iPhone 12 mini with Display Zoom"]),
        phone("iPhone SE", 375, 667, top: 20, bottom: 0, ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 8", "iPhone 7", "iPhone 6s"]),
        phone("iPhone 13 mini", 375, 812, top: 50, ["iPhone 12 mini"]),
        phone("iPhone 11 Pro", 375, 812, top: 44, ["iPhone X", "iPhone XS"]),
        phone("iPhone 8 Plus", 414, 736, top: 20, bottom: 0, ["iPhone 7 Plus", "iPhone 6s Plus"]),
        phone("iPhone 11", 414, 896, top: 48, ["iPhone XR", "iPhone XS Max", "iPhone 11 Pro Max"]),
        phone("iPhone 14", 390, 844, top: 47, ["iPhone 16e", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro"]),
        phone("iPhone 14 Plus", 428, 926, top: 47, ["iPhone 13 Pro Max", "iPhone 12 Pro Max"]),
        phone("iPhone 16", 393, 852, top: 59, ["iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"]),
        phone("iPhone 16 Plus", 430, 932, top: 59, ["iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"]),
        phone("iPhone 17", 402, 874, top: 62, ["iPhone 17 Pro", "iPhone 16 Pro"]),
        phone("iPhone Air", 420, 912, top: 68),
        phone("iPhone 17 Pro Max", 440, 956, top: 62, ["iPhone 16 Pro Max"]),
        pad("iPad mini", 744, 1133, ["iPad mini 8.3"]),
        pad("iPad 9.7", 768, 1024, top: 20, bottom: 0, ["iPad mini 7.9"]),
        pad("iPad 10.2", 810, 1080, top: 20, bottom: 0),
        pad("iPad Air 11", 820, 1180, ["iPad 11"]),
        pad("iPad Pro 11", 834, 1194),
        pad("iPad Pro 13", 1024, 1366, ["iPad Pro 12.9", "iPad Air 13"]),
        watch("Apple Watch 38 mm", 136, 170), watch("Apple Watch 42 mm (Series 3)", 156, 195), watch("Apple Watch 40 mm", 162, 197, ["Apple Watch SE 40 mm"]),
        watch("Apple Watch 41 mm", 176, 215), watch("Apple Watch 44 mm", 184, 224, ["Apple Watch SE 44 mm"]), watch("Apple Watch 42 mm", 187, 223),
        watch("Apple Watch 45 mm", 198, 242), watch("Apple Watch Ultra", 205, 251), watch("Apple Watch 46 mm", 208, 248), watch("Apple Watch Ultra 3", 211, 257),
    ]

    /// The set that rules look at unless the configuration names others: Display Zoom and the smallest phone, the SE, a middle and the largest phone.
    public static let standard: [Device] = ["320x568", "375x667", "393x852", "440x956"].compactMap(Device.init(named:))

    /// The phone that decides between a warning and a note: 393 × 852.
    public static let common = Device(named: "393x852") ?? Device(name: "iPhone 16", width: 393, height: 852, safeTop: 59, safeBottom: 34)
    /// The narrowest phone: 320 × 568.
    public static let narrowest = Device(named: "320x568") ?? Device(name: "iPhone SE (1st generation)", width: 320, height: 568, safeTop: 20, safeBottom: 0)

    /// By name ("iPhone 16", "iphone-se"), or by size ("393x852"; a size that no device has is a phone without safe areas but a status bar).
    public init?(named text: String) {
        let plain = Self.plainName(text)
        if let found = Self.all.first(where: { Self.plainName($0.name) == plain || $0.models.contains { Self.plainName($0) == plain } }) {
            self = found
            return
        }
        let parts = text.lowercased().split { $0 == "x" || $0 == "×" || $0 == " " }
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width >= 40, width <= 10_000, height >= 40, height <= 10_000 else { return nil }
        self = Self.all.first { $0.width == width && $0.height == height }
            ?? Device(name: "\(HeardLayout.plain(width)) × \(HeardLayout.plain(height))", width: width, height: height, safeTop: 20, safeBottom: 0)
    }

    private static func plainName(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}
