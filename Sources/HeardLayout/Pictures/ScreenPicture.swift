import ICUKit

/// A drawing of a button and the text under it on a phone's screen, at the default text size and at a large one: lines stand where
/// ``TextLayout`` put them, and what lies below the fold is drawn below it, pale.
///
/// The SVG stands for itself: title and description for screen readers, colours for light and dark, no script, no outside font. In a
/// right-to-left language the screen is mirrored.
public struct ScreenPicture: Sendable {
    /// Title of the button; nil draws a button with a bar for its title.
    public var title: PreparedText?
    /// The text under the button.
    public var text: PreparedText?
    public var showsButton = true
    public var device: Device
    /// One phone each, from the leading side.
    public var contentSizes: [DynamicTypeSize] = [.large, .accessibility5]
    public var isRightToLeft = false
    /// Draw outlines of these fonts' glyphs instead of text.
    public var outlines: FontChain?
    /// Ids inside the SVG start with this, so that several pictures can stand in one page.
    public var idPrefix = "heard"

    public init(title: PreparedText?, text: PreparedText?, device: Device) {
        self.title = title
        self.text = text
        self.device = device
    }

    // MARK: Geometry, in points

    private static let outer = 28.0
    private static let bezel = 10.0
    private static let gap = 56.0
    private static let caption = 64.0
    private static let contentPadding = 16.0

    private var contentTop: Double { device.safeTop + ReasonPlacement.navigationBar }
    /// The fold: where the tab bar begins.
    private var fold: Double { device.height - device.safeBottom - ReasonPlacement.tabBar }

    /// A line with its place.
    private struct Piece {
        var text: String
        var x: Double
        var baseline: Double
        var width: Double
        var size: Double
        var isTitle: Bool
        var endsInsideWord: Bool
        var endsInHyphen: Bool
        var top: Double
        var height: Double
        var alignment: String
    }

    private struct Screen {
        var contentSize: DynamicTypeSize
        var pieces: [Piece] = []
        var button: (y: Double, height: Double)?
        var bottom = 0.0
        var buttonLines = 0
        var textLines = 0
        var textHeight = 0.0
        var brokenWords: [String] = []
    }

    private func screen(_ contentSize: DynamicTypeSize) -> Screen {
        var screen = Screen(contentSize: contentSize)
        // Air under the bar, as far as everything still fits.
        var y = contentTop + min(Self.contentPadding, max(0, fold - contentTop - contentHeight(contentSize)))
        if showsButton {
            let model = ControlModel.button, size = model.size(contentSize), lineWidth = model.lineWidth(on: device)
            let layout = title?.layout(size: size.points, width: lineWidth)
            let lines = layout?.lines.count ?? 1
            let height = model.height(lines: lines, size: size)
            var lineTop = y + (height - Double(lines) * size.leading) / 2
            if let title, let layout {
                for line in layout.lines {
                    screen.pieces.append(piece(title, line, size, top: lineTop, x: device.width / 2, alignment: "middle", isTitle: true))
                    lineTop += size.leading
                }
                screen.brokenWords += layout.brokenWords.map(title.string)
            }
            screen.button = (y, height)
            screen.buttonLines = lines
            y += height + (text == nil ? 0 : ReasonPlacement.spacing)
        }
        if let text {
            let size = contentSize.size(of: .body), layout = text.layout(size: size.points, width: ControlModel.reason.lineWidth(on: device))
            for line in layout.lines {
                screen.pieces.append(piece(text, line, size, top: y, x: isRightToLeft ? device.width - device.margin : device.margin, alignment: "start", isTitle: false))
                y += size.leading
            }
            screen.textLines = layout.lines.count
            screen.textHeight = Double(layout.lines.count) * size.leading
            screen.brokenWords += layout.brokenWords.map(text.string)
        }
        screen.bottom = y
        return screen
    }

    private func contentHeight(_ contentSize: DynamicTypeSize) -> Double {
        var height = 0.0
        if showsButton {
            let model = ControlModel.button, size = model.size(contentSize)
            height += model.height(lines: title?.summary(size: size.points, width: model.lineWidth(on: device)).lines ?? 1, size: size)
            if text != nil { height += ReasonPlacement.spacing }
        }
        if let text {
            let size = contentSize.size(of: .body)
            height += Double(text.summary(size: size.points, width: ControlModel.reason.lineWidth(on: device)).lines) * size.leading
        }
        return height
    }

    private func piece(_ text: PreparedText, _ line: TextLayout.Line, _ size: TextSize, top: Double, x: Double, alignment: String, isTitle: Bool) -> Piece {
        // The baseline where the system font puts it: ascent and descent are 0.952 and 0.241 em, centred in the line.
        let baseline = top + (size.leading - 1.193 * size.points) / 2 + 0.952 * size.points
        return Piece(text: text.string(line.range).trimmingEnd() + (line.endsInHyphen ? "-" : ""), x: x, baseline: baseline, width: line.width, size: size.points, isTitle: isTitle,
                     endsInsideWord: line.endsInsideWord, endsInHyphen: line.endsInHyphen, top: top, height: size.leading, alignment: alignment)
    }

    // MARK: Drawing

    /// The picture as an SVG document without an XML declaration, to be put into a page or a file.
    public func svg() throws(ICUError) -> String {
        let screens = contentSizes.map(screen)
        let phoneWidth = device.width + 2 * Self.bezel
        let deepest = screens.map(\.bottom).max() ?? 0
        let below = max(0, deepest + 24 - device.height - Self.bezel)
        let width = 2 * Self.outer + Double(screens.count) * phoneWidth + Double(max(0, screens.count - 1)) * Self.gap
        let height = 2 * Self.outer + Self.caption + device.height + 2 * Self.bezel + below
        let id = idPrefix
        var out = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"heard-picture\" viewBox=\"0 0 \(n(width)) \(n(height))\" width=\"\(n(width / 2))\" height=\"\(n(height / 2))\" role=\"img\" "
        out += "aria-labelledby=\"\(escaped(id))-title \(escaped(id))-desc\">\n"
        out += "<title id=\"\(escaped(id))-title\">\(escaped(heading))</title>\n<desc id=\"\(escaped(id))-desc\">\(escaped(description(screens)))</desc>\n"
        out += Self.style
        out += "<rect class=\"hp-page\" width=\"\(n(width))\" height=\"\(n(height))\"/>\n"
        for (index, screen) in screens.enumerated() {
            // The first phone is on the leading side.
            let column = isRightToLeft ? screens.count - 1 - index : index
            let x = Self.outer + Double(column) * (phoneWidth + Self.gap)
            out += try draw(screen, x: x, y: Self.outer + Self.caption)
            out += caption(screen, x: x + phoneWidth / 2, y: Self.outer + 18)
        }
        return out + "</svg>\n"
    }

    private func draw(_ screen: Screen, x: Double, y: Double) throws(ICUError) -> String {
        let bezel = Self.bezel, width = device.width, height = device.height
        var out = "<g transform=\"translate(\(n(x)) \(n(y)))\">\n"
        let radius = device.safeBottom > 0 ? 46.0 : 26.0
        out += "<rect class=\"hp-body\" width=\"\(n(width + 2 * bezel))\" height=\"\(n(height + 2 * bezel))\" rx=\"\(n(radius))\"/>\n"
        out += "<g transform=\"translate(\(n(bezel)) \(n(bezel)))\">\n"
        out += "<rect class=\"hp-screen\" width=\"\(n(width))\" height=\"\(n(height))\" rx=\"\(n(radius - bezel))\"/>\n"
        // Bars: a way back on the leading side, tabs below.
        let back = isRightToLeft ? width - 22 : 22, turn = isRightToLeft ? 8.0 : -8.0, middle = device.safeTop + ReasonPlacement.navigationBar / 2
        out += "<path class=\"hp-mark\" d=\"M\(n(back - turn / 2)) \(n(middle - 8))L\(n(back + turn / 2)) \(n(middle))L\(n(back - turn / 2)) \(n(middle + 8))\"/>\n"
        out += "<rect class=\"hp-bar\" x=\"\(n(width / 2 - 44))\" y=\"\(n(middle - 5))\" width=\"88\" height=\"10\" rx=\"5\"/>\n"
        out += "<path class=\"hp-line\" d=\"M0 \(n(contentTop))H\(n(width))M0 \(n(fold))H\(n(width))\"/>\n"
        for tab in 0..<4 {
            let center = width * (Double(tab) + 0.5) / 4
            out += "<rect class=\"hp-bar\" x=\"\(n(center - 11))\" y=\"\(n(fold + 10))\" width=\"22\" height=\"22\" rx=\"7\"/>\n"
        }
        if device.safeBottom > 0 { out += "<rect class=\"hp-home\" x=\"\(n(width / 2 - 67))\" y=\"\(n(height - 13))\" width=\"134\" height=\"5\" rx=\"2.5\"/>\n" }
        let overflows = screen.bottom > fold + 0.5
        if let button = screen.button {
            let isBelow = button.y + button.height > fold
            out += "<rect class=\"hp-button\(isBelow ? " hp-below" : "")\" x=\"\(n(device.margin))\" y=\"\(n(button.y))\" width=\"\(n(device.contentWidth))\" height=\"\(n(button.height))\" rx=\"10\"/>\n"
            if title == nil {
                out += "<rect class=\"hp-untitled\" x=\"\(n(width / 2 - 50))\" y=\"\(n(button.y + button.height / 2 - 6))\" width=\"100\" height=\"12\" rx=\"6\"/>\n"
            }
        }
        // What lies below the fold is drawn on a pale sheet that goes on below the phone.
        if overflows {
            out += "<rect class=\"hp-sheet\" x=\"\(n(device.margin / 2))\" y=\"\(n(fold))\" width=\"\(n(width - device.margin))\" height=\"\(n(screen.bottom - fold + 12))\" rx=\"8\"/>\n"
        }
        for piece in screen.pieces { out += try draw(piece, isBelow: piece.top + piece.height > fold + 0.5) }
        if overflows {
            out += "<path class=\"hp-fold\" d=\"M\(n(-bezel - 16)) \(n(fold))H\(n(width + bezel + 16))\"/>\n"
        }
        return out + "</g>\n</g>\n"
    }

    private func draw(_ piece: Piece, isBelow: Bool) throws(ICUError) -> String {
        guard !piece.text.isEmpty else { return "" }
        let language = (piece.isTitle ? title : text)?.language ?? "en"
        let left = piece.alignment == "middle" ? piece.x - piece.width / 2 : isRightToLeft ? piece.x - piece.width : piece.x
        var out = ""
        let style = "hp-text" + (piece.isTitle ? " hp-title" : "") + (isBelow ? " hp-below" : "")
        if let outlines, let data = try outline(outlines, piece, language, left) {
            out += "<path class=\"\(style)\" d=\"\(data)\"><title>\(escaped(piece.text))</title></path>\n"
        } else {
            let anchor = piece.alignment == "middle" ? " text-anchor=\"middle\"" : ""
            let direction = isRightToLeft ? " direction=\"rtl\"" : ""
            out += "<text class=\"\(style)\" x=\"\(n(piece.x))\" y=\"\(n(piece.baseline))\" font-size=\"\(n(piece.size))\" textLength=\"\(n(piece.width))\" lengthAdjust=\"spacingAndGlyphs\""
            // For renderers that do not know textLength: the tracking that the widths were computed with.
            let tracking = (piece.isTitle ? title : text)?.metrics.tracking(size: piece.size) ?? 0
            if tracking != 0, !isRightToLeft { out += " letter-spacing=\"\(n(tracking * piece.size))\"" }
            out += "\(anchor)\(direction) xml:lang=\"\(escaped(language))\">\(escaped(piece.text))</text>\n"
        }
        if piece.endsInsideWord {
            // A broken word: a zigzag at the end of the line, as paper tears, and a dashed underline.
            let end = isRightToLeft ? left - 5 : left + piece.width + 5, side = isRightToLeft ? -1.0 : 1.0
            var path = "M\(n(end)) \(n(piece.top + 6))"
            var y = piece.top + 6, step = 0
            while y < piece.top + piece.height - 6 {
                y += 5
                step += 1
                path += "L\(n(end + (step % 2 == 1 ? 3 * side : 0))) \(n(y))"
            }
            out += "<path class=\"hp-tear\" d=\"\(path)\"/>\n<path class=\"hp-tear hp-dash\" d=\"M\(n(left)) \(n(piece.baseline + 0.14 * piece.size))h\(n(piece.width))\"/>\n"
        }
        return out
    }

    /// Outlines in visual order: runs of the bidirectional algorithm, then of fonts.
    private func outline(_ chain: FontChain, _ piece: Piece, _ language: String, _ left: Double) throws(ICUError) -> String? {
        let bidi = try BidiParagraph(), buffer = UTF16Text(piece.text)
        try bidi.set(buffer, base: isRightToLeft ? .rightToLeft : .leftToRight)
        let graphemes = try BreakIterator(.grapheme, locale: LocaleID("root"))
        var data = "", pen = left
        for run in try bidi.runs() {
            let text = buffer.string(run.range)
            let clusters = try graphemes.boundaries(of: text).map { Int32(truncatingIfNeeded: $0.offset) }
            guard let part = chain.outline(text, clusters: clusters, language: language, size: piece.size, x: pen, y: piece.baseline, rightToLeft: run.isRightToLeft) else { return nil }
            data += part.data
            pen += part.width
        }
        return data
    }

    private func caption(_ screen: Screen, x: Double, y: Double) -> String {
        let size = screen.contentSize.size(of: .body)
        let name = screen.contentSize == .large ? "Default text size" : "Text size \(screen.contentSize.name)"
        var facts: [String] = []
        if text != nil { facts.append("\(screen.textLines) \(screen.textLines == 1 ? "line" : "lines")") } else if screen.buttonLines > 0 { facts.append("\(screen.buttonLines) \(screen.buttonLines == 1 ? "line" : "lines")") }
        let overflow = screen.bottom - fold
        if overflow > 0.5 { facts.append("\(plain(overflow)) pt below the fold") }
        if !screen.brokenWords.isEmpty { facts.append("broken word") }
        return "<text class=\"hp-caption\" x=\"\(n(x))\" y=\"\(n(y))\" text-anchor=\"middle\" font-size=\"20\" xml:lang=\"en\">\(escaped(name)), \(plain(size.points)) pt</text>\n"
            + "<text class=\"hp-facts\" x=\"\(n(x))\" y=\"\(n(y + 26))\" text-anchor=\"middle\" font-size=\"18\" xml:lang=\"en\">\(escaped(facts.joined(separator: ", ")))</text>\n"
    }

    private var heading: String {
        let what = text == nil ? "A button" : showsButton ? "A button and the reason under it" : "A text"
        return "\(what) on a screen of \(device.sizeText) points"
    }

    private func description(_ screens: [Screen]) -> String {
        var parts: [String] = []
        for screen in screens {
            var part = "At \(screen.contentSize == .large ? "the default text size" : "text size \(screen.contentSize.name)")"
            if screen.button != nil { part += ", the button takes \(screen.buttonLines) \(screen.buttonLines == 1 ? "line" : "lines")" }
            if text != nil { part += "\(screen.button == nil ? ", the text takes" : " and the text") \(screen.textLines) \(screen.textLines == 1 ? "line" : "lines"), \(plain(screen.textHeight)) points" }
            part += screen.bottom > fold + 0.5 ? "; its end is below the fold" : "; all of it is on the screen"
            if !screen.brokenWords.isEmpty { part += "; broken without a hyphen: " + screen.brokenWords.joined(separator: ", ") }
            parts.append(part + ".")
        }
        for shown in [title, text].compactMap({ $0 }) { parts.append("“\(shown.string(0..<shown.units.count))”") }
        return parts.joined(separator: " ")
    }

    /// Colours: 4.5 : 1 and more for text on its ground, in both appearances.
    private static let style = """
        <style>
        .heard-picture .hp-page{fill:#f2f2f7}.heard-picture .hp-body{fill:#1c1c1e}.heard-picture .hp-screen{fill:#fff}
        .heard-picture .hp-bar{fill:#d1d1d6}.heard-picture .hp-home{fill:#1c1c1e}.heard-picture .hp-mark{fill:none;stroke:#8e8e93;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
        .heard-picture .hp-line{fill:none;stroke:#d1d1d6;stroke-width:1}.heard-picture .hp-button{fill:#e5e5ea}.heard-picture .hp-untitled{fill:#aeaeb2}
        .heard-picture .hp-text{fill:#1c1c1e;font-family:-apple-system,"SF Pro Text","Inter Display","Inter","Noto Sans","Noto Sans Arabic","Noto Sans Hebrew","Noto Sans Thai","Noto Sans Devanagari","Noto Sans CJK JP",system-ui,sans-serif}
        .heard-picture .hp-title{fill:#48484a}.heard-picture .hp-sheet{fill:#fff2e0;stroke:#b25000;stroke-width:1;stroke-dasharray:2 3}.heard-picture text.hp-below,.heard-picture path.hp-below{fill:#6d3200}
        .heard-picture .hp-fold{fill:none;stroke:#b25000;stroke-width:3;stroke-dasharray:9 6}.heard-picture .hp-tear{fill:none;stroke:#c8102e;stroke-width:2}.heard-picture .hp-dash{stroke-dasharray:5 4}
        .heard-picture .hp-caption{fill:#1c1c1e;font-weight:600;font-family:-apple-system,"Inter",system-ui,sans-serif}.heard-picture .hp-facts{fill:#48484a;font-family:-apple-system,"Inter",system-ui,sans-serif}
        @media (prefers-color-scheme:dark){.heard-picture .hp-page{fill:#1c1c1e}.heard-picture .hp-body{fill:#48484a}.heard-picture .hp-screen{fill:#000}
        .heard-picture .hp-bar{fill:#3a3a3c}.heard-picture .hp-home{fill:#f2f2f7}.heard-picture .hp-line{stroke:#3a3a3c}.heard-picture .hp-button{fill:#2c2c2e}.heard-picture .hp-untitled{fill:#636366}
        .heard-picture .hp-text{fill:#f2f2f7}.heard-picture .hp-title{fill:#c7c7cc}.heard-picture .hp-sheet{fill:#3a2400;stroke:#ffb35c}.heard-picture text.hp-below,.heard-picture path.hp-below{fill:#ffd9a8}
        .heard-picture .hp-fold{stroke:#ffb35c}.heard-picture .hp-tear{stroke:#ff6b7d}.heard-picture .hp-caption{fill:#f2f2f7}.heard-picture .hp-facts{fill:#c7c7cc}}
        </style>

        """

    /// A coordinate with at most two decimals.
    private func n(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "0" }
        let scaled = Int((value * 100).rounded())
        let whole = abs(scaled) / 100, rest = abs(scaled) % 100
        let sign = scaled < 0 ? "-" : ""
        if rest == 0 { return sign + String(whole) }
        return sign + String(whole) + "." + (rest < 10 ? "0" : "") + (rest % 10 == 0 ? String(rest / 10) : String(rest))
    }

    /// Text for XML: markup escaped, characters that XML forbids and bidi controls left out.
    private func escaped(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "\u{9}", "\u{A}", "\u{D}": out += " "
            default:
                let value = scalar.value
                if value < 0x20 || (0x7F...0x9F).contains(value) || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) || value & 0xFFFE == 0xFFFE { continue }
                out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}

private extension String {
    /// Without white space and soft hyphens at the end.
    func trimmingEnd() -> String {
        var scalars = unicodeScalars
        while let last = scalars.last, last == " " || last == "\t" || last == "\u{AD}" || (last.value >= 0x0A && last.value <= 0x0D) || last == "\u{85}" || last == "\u{2028}" || last == "\u{2029}" { scalars.removeLast() }
        return String(scalars)
    }
}
