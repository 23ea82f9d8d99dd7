import HeardCore
import HeardReporters

/// A table that becomes a list of cards on a narrow page. The roles are written out: browsers forget what a table is when its rows are laid out otherwise.
struct PageTable {
    struct Column {
        var title: String
        var isNumber = false
        /// Shown before the cell on a narrow page; nil for cells that explain themselves.
        var name: String?

        init(_ title: String, isNumber: Bool = false, name: String? = nil) {
            self.title = title
            self.isNumber = isNumber
            self.name = name ?? title
        }

        /// Without a name on narrow pages.
        static func plain(_ title: String) -> Column {
            var column = Column(title)
            column.name = nil
            return column
        }
    }

    private let sink: ByteSink
    private let columns: [Column]

    /// - Parameters:
    ///   - caption: markup of the visible caption; nil for a table that its heading names
    ///   - label: name of the table where it has no caption
    init(_ sink: ByteSink, class name: String = "", caption: String? = nil, label: String? = nil, _ columns: [Column]) {
        self.sink = sink
        self.columns = columns
        let named = label.map { " aria-label=\"\(HTMLPage.escape($0))\"" } ?? ""
        sink.write("<table role=\"table\" class=\"stack\(name.isEmpty ? "" : " " + name)\"\(named)>")
        if let caption { sink.write("<caption>\(caption)</caption>") }
        sink.write("<thead role=\"rowgroup\"><tr role=\"row\">" as StaticString)
        for column in columns { sink.write("<th role=\"columnheader\" scope=\"col\"\(column.isNumber ? " class=\"number\"" : "")>\(HTMLPage.escape(column.title))</th>") }
        sink.write("</tr></thead>\n<tbody role=\"rowgroup\">\n" as StaticString)
    }

    /// One row; the first cell is its header. Cells are markup; an empty one is left out of the card.
    ///
    /// - Parameter attributes: of the row, with a space before
    func row(_ cells: [String], attributes: String = "") {
        sink.write("<tr role=\"row\"\(attributes)>")
        for (i, cell) in cells.enumerated() where columns.indices.contains(i) {
            if i == 0 {
                sink.write("<th role=\"rowheader\" scope=\"row\">\(cell)</th>")
                continue
            }
            let column = columns[i], kind = (column.isNumber ? ["number"] : []) + (cell.isEmpty ? ["empty"] : [])
            sink.write("<td role=\"cell\"\(kind.isEmpty ? "" : " class=\"\(kind.joined(separator: " "))\"")\(column.name.map { " data-name=\"\(HTMLPage.escape($0))\"" } ?? "")>\(cell)</td>")
        }
        sink.write("</tr>\n" as StaticString)
    }

    /// Begins a group of rows under a heading.
    func group(_ heading: String) {
        sink.write("</tbody>\n<tbody role=\"rowgroup\"><tr role=\"row\" class=\"group\"><th role=\"rowheader\" scope=\"rowgroup\" colspan=\"\(columns.count)\">\(heading)</th></tr>\n")
    }

    func end() { sink.write("</tbody></table>\n" as StaticString) }

    /// A count, pale where it is none.
    static func figure(_ number: Int) -> String { number == 0 ? "<span class=\"zero\">0</span>" : "\(number)" }
}

/// Small parts of the pages.
enum PagePart {
    /// Figures as cards.
    static func figures(_ items: [(term: String, value: String, kind: String)], to sink: ByteSink) {
        sink.write("<dl class=\"figures\">" as StaticString)
        for item in items { sink.write("<div\(item.kind.isEmpty ? "" : " class=\"\(item.kind)\"")><dt>\(item.term)</dt><dd>\(item.value)</dd></div>") }
        sink.write("</dl>\n" as StaticString)
    }

    /// A share in words, with a bar for the eye; "none" where there is nothing to share.
    static func share(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "–" }
        let percent = part * 100 / whole
        return "\(percent) %<span class=\"bar\" aria-hidden=\"true\"><span style=\"width:\(percent)%\"></span></span>"
    }

    /// "1 finding", "2 findings".
    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
