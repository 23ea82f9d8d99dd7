/// The form that all messages have: one piece of text behind "file:line: warning:", so it begins as the middle of a sentence does and has no full stop at its end.
public enum MessageForm {
    /// What is wrong with a message; nil where nothing is.
    public static func problem(_ message: String) -> String? {
        let scalars = Array(message.unicodeScalars)
        guard let first = scalars.first, let last = scalars.last else { return "an empty message" }
        // "U+200B", "XML", "VoiceOver", “quoted” may begin one; an ordinary word has a small letter there.
        let word = scalars.prefix { $0.properties.isAlphabetic }
        if first.properties.isUppercase, word.count == 1 && scalars.dropFirst().first != "+" || word.count > 1 && word.dropFirst().allSatisfy({ $0.properties.isLowercase }) {
            return "a message begins with a capital: \(message)"
        }
        if [".", " ", ":", ";", ","].contains(last) { return "a message ends with “\(last)”: \(message)" }
        // Quoted texts are other people's.
        var own = "", depth = 0
        for scalar in scalars {
            if scalar == "“" { depth += 1 }
            if depth == 0 { own.unicodeScalars.append(scalar) }
            if scalar == "”" {
                depth = max(0, depth - 1)
                own += "x"
            }
        }
        return ["  ", "..", ".:", ". .", ";;"].contains { own.contains($0) } ? "two signs in a row: \(message)" : nil
    }
}
