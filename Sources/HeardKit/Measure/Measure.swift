import HeardCore
import HeardLanguage
import HeardLayout
import HeardRules
import ICUKit

/// The job of `heard measure`.
enum Measure {
    /// A message for standard error; the exit status is 2.
    struct Failure: Error { public var message: String }

    /// A text to measure.
    struct Item {
        var text: String
        var locale: LanguageTag
        /// Key and variation, for values of a table.
        var name: String?
    }

    /// Runs the command: results to standard output.
    ///
    /// - Returns: the exit status: 0, or 2 when the output was closed
    static func run(_ options: MeasureOptions) throws(Failure) -> Int32 {
        if options.ndjson {
            return MeasureStream(metrics: try fonts(options), hangulWordPriority: options.hangulWordPriority).run()
        }
        let text = try output(options)
        return Console.output { $0.write(text) } ? 0 : 2
    }

    /// What is printed for texts or a key.
    static func output(_ options: MeasureOptions) throws(Failure) -> String {
        let metrics = try fonts(options)
        let setting = try MeasureSetting(options, metrics: metrics)
        let items = try options.key.map { key throws(Failure) in try values(of: key, options) }
            ?? (options.locales.isEmpty ? ["en"] : options.locales).flatMap { locale in options.texts.map { Item(text: $0, locale: LanguageTag(locale), name: nil) } }
        var results: [MeasureResult] = []
        let limit = Limits().analyzedLength
        for item in items {
            guard item.text.unicodeScalars.count <= limit else { throw Failure(message: "the text is longer than \(limit) characters") }
            do { results.append(try MeasureResult(item, setting)) } catch { throw Failure(message: "\(error)") }
        }
        switch options.format {
        case "json": return MeasureJSON.text(results, setting)
        case "svg": return try MeasurePicture.svg(results, setting, embedOutlines: options.embedOutlines)
        default: return MeasureText.text(results, setting, isColored: options.isTerminal)
        }
    }

    private static func fonts(_ options: MeasureOptions) throws(Failure) -> (any FontMetrics)? {
        guard !options.fonts.isEmpty else {
            if !options.fontVariations.isEmpty { throw Failure(message: "--font-variation needs --font") }
            return nil
        }
        do { return try FontChain(paths: options.fonts, variations: options.fontVariations) } catch { throw Failure(message: error.description) }
    }

    /// The values of a key in the tables below the paths, in all locales or the asked ones.
    private static func values(of key: String, _ options: MeasureOptions) throws(Failure) -> [Item] {
        var run = RunOptions()
        run.paths = options.paths
        run.isQuiet = true
        run.progress = .never
        let project: Project
        do { project = try Pipeline.scan(run, Configuration()) } catch { throw Failure(message: error.message) }
        var items: [Item] = []
        for table in project.tables {
            for row in table.rows where row.key == key {
                for reference in row.entries {
                    let file = project.files[Int(reference.file)], entry = file.entries[Int(reference.entry)]
                    guard !entry.flags.contains(.bilingualSource) || row.entries.count == 1 else { continue }
                    let tag = table.locales[Int(reference.locale)].tag
                    guard options.locales.isEmpty || options.locales.contains(where: { LanguageTag($0) == tag }) else { continue }
                    for index in entry.units where !file.units[Int(index)].isAbsent {
                        let unit = file.units[Int(index)]
                        items.append(Item(text: unit.value, locale: tag, name: unit.variation.isEmpty ? key : key + " " + unit.variation))
                    }
                }
            }
        }
        guard !items.isEmpty else { throw Failure(message: "no key \(quoted(key)) under \(options.paths.joined(separator: ", "))") }
        return items
    }
}

/// Sizes, devices and metrics of a run of `measure`, checked.
struct MeasureSetting {
    /// One size that is tried.
    struct Size {
        /// "AX5", or "44 pt".
        var name: String
        var size: TextSize
        var contentSize: DynamicTypeSize?
    }

    /// One line width that is tried.
    struct Place {
        /// "320 × 568", or "200 pt".
        var name: String
        var width: Double
        var device: Device?
    }

    var style: TextStyle
    var control: ControlModel?
    var sizes: [Size] = []
    var places: [Place] = []
    var preparer: TextPreparer

    init(_ options: MeasureOptions, metrics: (any FontMetrics)?) throws(Measure.Failure) {
        style = .body
        if let name = options.control {
            guard let known = ControlModel(named: name) else { throw Measure.Failure(message: "--control: unknown control \(quoted(name))") }
            control = known
            style = known.style
        }
        if let name = options.style {
            guard let known = TextStyle(name: name) else {
                throw Measure.Failure(message: "--style: unknown text style \(quoted(name)); there are \(TextStyle.allCases.map(\.name).joined(separator: ", "))")
            }
            style = known
        }
        if let points = options.size {
            guard points >= 1, points <= 1000 else { throw Measure.Failure(message: "--size: from 1 to 1000 points") }
            sizes = [Size(name: "\(JSONLineWriter.decimal(points, 1)) pt", size: TextSize(points: points), contentSize: nil)]
        } else {
            for name in options.contentSizes.isEmpty ? ["large", "AX5"] : options.contentSizes {
                guard let known = DynamicTypeSize(name: name) else {
                    throw Measure.Failure(message: "--content-size: unknown size \(quoted(name)); there are \(DynamicTypeSize.allCases.map(\.name).joined(separator: ", "))")
                }
                let shown = min(known, control?.largestContentSize ?? .accessibility5)
                sizes.append(Size(name: known.name, size: shown.size(of: style), contentSize: known))
            }
        }
        if let width = options.width {
            places = [Place(name: "\(JSONLineWriter.decimal(width, 1)) pt", width: width, device: nil)]
        } else {
            var devices: [Device] = []
            for name in options.devices {
                guard let device = Device(named: name) else {
                    throw Measure.Failure(message: "--device: unknown device \(quoted(name)); a size such as 393x852 is understood too")
                }
                devices.append(device)
            }
            for device in devices.isEmpty ? Device.standard : devices {
                places.append(Place(name: device.sizeText, width: control?.lineWidth(on: device) ?? device.contentWidth, device: device))
            }
        }
        // A bare size is no text style of the system: it is measured in the face that the tables come from.
        preparer = TextPreparer(metrics: metrics ?? (options.size == nil ? BuiltInMetrics.system : BuiltInMetrics.inter), hangulWordPriority: options.hangulWordPriority)
    }
}

/// One text at all sizes and places.
struct MeasureResult {
    struct Layout {
        var size: MeasureSetting.Size
        var place: MeasureSetting.Place
        var layout: TextLayout
        var natural: Double
        var height: Double
    }

    var item: Measure.Item
    var worstCase: WorstCaseText
    var prepared: PreparedText
    var layouts: [Layout] = []

    init(_ item: Measure.Item, _ setting: MeasureSetting) throws {
        self.item = item
        worstCase = WorstCaseArguments(LocaleContext(item.locale)).fill(item.text, FormatString(item.text), category: nil)
        prepared = try setting.preparer.prepare(worstCase.text, language: item.locale.isLanguage ? item.locale.text : "en")
        for size in setting.sizes {
            for place in setting.places {
                let layout = prepared.layout(size: size.size.points, width: place.width)
                let height = setting.control?.height(lines: layout.lines.count, size: size.size) ?? Double(layout.lines.count) * size.size.leading
                layouts.append(Layout(size: size, place: place, layout: layout, natural: prepared.naturalWidth(size: size.size.points), height: height))
            }
        }
    }
}
