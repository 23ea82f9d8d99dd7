/// The text of a piece of a Swift string literal.
///
/// - Parameter pounds: number of `#` before the opening quote
func unescapedSwift(_ raw: String, pounds: Int) -> String {
    guard raw.utf8.contains(0x5C) else { return raw }
    var out = String.UnicodeScalarView()
    let scalars = Array(raw.unicodeScalars)
    var i = 0
    while i < scalars.count {
        guard scalars[i] == "\\", i + pounds + 1 < scalars.count, scalars[(i + 1)..<(i + 1 + pounds)].allSatisfy({ $0 == "#" }) else {
            out.append(scalars[i])
            i += 1
            continue
        }
        let c = scalars[i + 1 + pounds]
        i += pounds + 2
        switch c {
        case "n": out.append("\n")
        case "t": out.append("\t")
        case "r": out.append("\r")
        case "0": out.append("\0")
        case "u":
            var value: UInt32 = 0
            var digits = 0
            if i < scalars.count, scalars[i] == "{" { i += 1 }
            while i < scalars.count, scalars[i] != "}", digits < 8, let digit = hexDigit(scalars[i]) {
                value = value &* 16 &+ digit
                digits += 1
                i += 1
            }
            if i < scalars.count, scalars[i] == "}" { i += 1 }
            if let scalar = Unicode.Scalar(value) { out.append(scalar) }
        default: out.append(c)
        }
    }
    return String(out)
}

func hexDigit(_ s: Unicode.Scalar) -> UInt32? {
    switch s.value {
    case 0x30...0x39: s.value - 0x30
    case 0x41...0x46: s.value - 0x41 + 10
    case 0x61...0x66: s.value - 0x61 + 10
    default: nil
    }
}
