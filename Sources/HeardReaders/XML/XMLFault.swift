import HeardCore

/// What is wrong with an XML file, in words for people who do not know libxml2.
enum XMLFault {
    /// - Parameters:
    ///   - code: libxml2's `xmlParserErrors`, the same in all its versions
    ///   - message: libxml2's own words
    ///   - byte: what stands where reading stopped; nil at the end of the file
    /// - Returns: a sentence without its full stop
    static func text(code: Int32, message: String, at byte: UInt8?) -> String {
        switch code {
        case 4: "the file does not begin with a tag"
        case 5: "something stands after the end of the outermost element"
        case 9: "a character stands here that XML does not allow; delete it"
        case 23: "“&” begins no entity here, or its “;” is missing; where the sign itself is meant, write &amp;"
        case 26: "this name between “&” and “;” is not known to XML; write the character itself, or &amp; for “&”"
        case 38: "“<” stands inside the value of an attribute; write &lt;"
        case 39: "the value of an attribute is not in quotes"
        case 40: "the value of an attribute is not closed with a quote"
        case 41: "an attribute has no value"
        case 42: "an attribute stands twice in one tag"
        case 45: "a comment (<!-- …) is never closed"
        case 46, 47: "an instruction (<?…) is never closed with “?>”"
        case 62: "“]]>” stands in a text; write ]]&gt;"
        case 63: "a section <![CDATA[ … is never closed"
        case 64: "the XML declaration (<?xml … ?>) does not stand at the very start of the file"
        case 65: "a space is missing between two attributes, or a quote inside a value is not written as &quot;"
        case 68 where byte == UInt8(ascii: "&"): "“&” stands alone; where the sign itself is meant, write &amp;"
        case 68: "“<” begins no tag here; where the sign itself is meant, write &lt;"
        case 73: "a tag is not closed with “>”"
        case 76: mismatch(message) ?? "a tag is closed that is not the one that is open"
        case 77: unfinished(message) ?? "the file ends before all tags are closed"
        case 80: "“--” stands inside a comment"
        default: message.isEmpty ? "the XML is malformed here" : "the XML is malformed here (the parser says \(quoted(message)))"
        }
    }

    /// Of "Opening and ending tag mismatch: string line 5 and dict".
    private static func mismatch(_ message: String) -> String? {
        let words = message.split(separator: " ")
        guard words.count >= 9, words[words.count - 4] == "line", words[words.count - 2] == "and" else { return nil }
        return "the tag <\(visible(String(words[words.count - 5])))> of line \(words[words.count - 3]) is not closed before </\(visible(String(words[words.count - 1])))>"
    }

    /// Of "Premature end of data in tag dict line 3".
    private static func unfinished(_ message: String) -> String? {
        let words = message.split(separator: " ")
        guard words.count >= 4, words[words.count - 2] == "line", words[words.count - 4] == "tag" else { return nil }
        return "the file ends before the tag <\(visible(String(words[words.count - 3])))> of line \(words[words.count - 1]) is closed"
    }
}
