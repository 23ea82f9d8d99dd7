import HeardCore
import HeardLayout
import ICUKit

/// `measure` for people: the lines as they will stand, with the width that each uses and the word that breaks.
enum MeasureText {
    static func text(_ results: [MeasureResult], _ setting: MeasureSetting, isColored: Bool) -> String {
        var out = ""
        for (index, result) in results.enumerated() {
            if index > 0 { out += "\n" }
            add(result, setting, isColored, &out)
        }
        if let result = results.first {
            let source = result.prepared.metrics.source
            out += "\nmetrics: \(source.name)"
            if !source.isExact { out += " (error up to \(JSONLineWriter.decimal(source.error * 100, 1)) % on 95 of 100 texts; --font FILE measures with a font itself)" }
            out += "\n"
        }
        return out
    }

    private static func add(_ result: MeasureResult, _ setting: MeasureSetting, _ isColored: Bool, _ out: inout String) {
        let bold = isColored ? "\u{1B}[1m" : "", plain = isColored ? "\u{1B}[0m" : "", warn = isColored ? "\u{1B}[33m" : ""
        out += bold + quoted(result.worstCase.text) + plain + "  \(result.item.locale)"
        if let name = result.item.name { out += "  " + visible(name) }
        out += "\n"
        if !result.worstCase.replacements.isEmpty {
            out += "  with " + result.worstCase.replacements.map { "\(quoted($0.text)) for \($0.specifier)" }.joined(separator: ", ") + "\n"
        }
        if !result.prepared.missing.isEmpty {
            out += "  no widths for " + result.prepared.missing.map { "U+\(hex($0.value)) (\($0.script.name))" }.joined(separator: ", ") + ": what follows is a guess\n"
        }
        for size in setting.sizes {
            let layouts = result.layouts.filter { $0.size.name == size.name }
            guard let first = layouts.first else { continue }
            out += "\n  \(size.name)"
            if size.contentSize != nil { out += ", \(setting.style.name) \(number(size.size.points))/\(number(size.size.leading))" }
            out += ": \(number(first.natural)) pt on one line\n"
            for (index, layout) in layouts.enumerated() {
                let lines = layout.layout.lines.count
                out += "  \(layout.place.name)\(setting.control.map { ", \($0.kind.rawValue)" } ?? ""), \(number(layout.place.width)) pt wide: "
                out += "\(lines) \(lines == 1 ? "line" : "lines"), \(number(layout.height)) pt high\n"
                // All lines of the first place; of the others those that break a word.
                let isShown = index == 0 || layouts.count <= 2
                if isShown { lineList(result.prepared, layout, warn, plain, &out) }
                for word in layout.layout.brokenWords {
                    let width = result.prepared.width(word, size: size.size.points)
                    out += "    \(warn)broken:\(plain) \(quoted(result.prepared.string(word))), \(number(width)) pt wide\n"
                }
            }
        }
    }

    private static func lineList(_ prepared: PreparedText, _ layout: MeasureResult.Layout, _ warn: String, _ plain: String, _ out: inout String) {
        let widths = layout.layout.lines.map { number($0.width) }
        let column = widths.map(\.utf8.count).max() ?? 0
        for (line, width) in zip(layout.layout.lines, widths) {
            let mark = line.endsInsideWord ? warn + "┊" + plain : line.endsInHyphen ? "-" : ""
            out += "    " + String(repeating: " ", count: column - width.utf8.count) + width + "  \u{2068}" + visible(prepared.lineText(line.range)) + "\u{2069}" + mark + "\n"
        }
    }

    private static func number(_ value: Double) -> String { JSONLineWriter.decimal(value, 1) }
}

/// `measure --format json`.
enum MeasureJSON {
    static func text(_ results: [MeasureResult], _ setting: MeasureSetting) -> String {
        var out = JSONLineWriter()
        out.open("{")
        out.name("version")
        out.number(1)
        out.name("texts")
        out.open("[")
        for result in results {
            out.open("{")
            if let name = result.item.name {
                out.name("key")
                out.string(name)
            }
            out.name("locale")
            out.string(result.item.locale.text)
            out.name("text")
            out.string(result.worstCase.text)
            if !result.worstCase.replacements.isEmpty {
                out.name("arguments")
                out.open("[")
                for (specifier, text) in result.worstCase.replacements {
                    out.open("{")
                    out.name("specifier")
                    out.string(specifier)
                    out.name("text")
                    out.string(text)
                    out.close("}")
                }
                out.close("]")
            }
            out.name("metrics")
            out.string(result.prepared.metrics.source.name)
            out.name("metricError")
            out.number(result.prepared.metrics.source.error)
            if !result.prepared.missing.isEmpty {
                out.name("missing")
                out.string(String(String.UnicodeScalarView(result.prepared.missing)))
            }
            out.name("layouts")
            out.open("[")
            for layout in result.layouts { add(layout, result.prepared, setting, &out) }
            out.close("]")
            out.close("}")
        }
        out.close("]")
        out.close("}")
        out.raw("\n")
        return String(decoding: out.bytes, as: UTF8.self)
    }

    private static func add(_ layout: MeasureResult.Layout, _ prepared: PreparedText, _ setting: MeasureSetting, _ out: inout JSONLineWriter) {
        out.open("{")
        if let contentSize = layout.size.contentSize {
            out.name("style")
            out.string(setting.style.name)
            out.name("contentSize")
            out.string(contentSize.name)
        }
        out.name("size")
        out.number(layout.size.size.points)
        out.name("leading")
        out.number(layout.size.size.leading)
        if let device = layout.place.device {
            out.name("device")
            out.string(device.name)
        }
        if let control = setting.control {
            out.name("control")
            out.string(control.kind.rawValue)
        }
        out.name("width")
        out.number(layout.place.width)
        out.name("natural")
        out.number(layout.natural)
        out.name("lines")
        out.open("[")
        for line in layout.layout.lines {
            out.open("{")
            out.name("text")
            out.string(prepared.lineText(line.range))
            out.name("width")
            out.number(line.width)
            if line.endsInsideWord {
                out.name("endsInsideWord")
                out.bool(true)
            }
            out.close("}")
        }
        out.close("]")
        out.name("brokenWords")
        out.open("[")
        for word in layout.layout.brokenWords {
            out.open("{")
            out.name("word")
            out.string(prepared.string(word))
            out.name("width")
            out.number(prepared.width(word, size: layout.size.size.points))
            out.close("}")
        }
        out.close("]")
        out.name("height")
        out.number(layout.height)
        out.close("}")
    }
}
