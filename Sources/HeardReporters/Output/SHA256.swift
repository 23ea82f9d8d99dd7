/// SHA-256 (FIPS 180-4), for the one script that a page's policy allows. Not for secrets.
enum SHA256 {
    private static let constants: [UInt32] = {
        // Fractional parts of the cube roots of the first 64 primes.
        var out: [UInt32] = [], candidate: UInt64 = 2
        while out.count < 64 {
            if !(2..<candidate).contains(where: { $0 * $0 <= candidate && candidate % $0 == 0 }) {
                out.append(fraction(ofRoot: 3, candidate))
            }
            candidate += 1
        }
        return out
    }()

    /// The first 32 bits of the fractional part of the third or second root, by integer bisection.
    private static func fraction(ofRoot degree: Int, _ number: UInt64) -> UInt32 {
        var low: UInt64 = 0, high: UInt64 = 1 << 40
        // Largest x with x^degree <= number · 2^(32·degree), in 256-bit arithmetic.
        while high - low > 1 {
            let middle = (low + high) / 2
            if isAtMost(middle, degree, number) { low = middle } else { high = middle }
        }
        return UInt32(truncatingIfNeeded: low)
    }

    private static func isAtMost(_ x: UInt64, _ degree: Int, _ number: UInt64) -> Bool {
        // x < 2^40: x² < 2^80, x³ < 2^120; compared with number · 2^64 or 2^96.
        let square = x.multipliedFullWidth(by: x)
        if degree == 2 { return square.high < number || (square.high == number && square.low == 0) }
        let low = square.low.multipliedFullWidth(by: x)
        let high = square.high &* x &+ low.high
        let limit = number << 32
        return high < limit || (high == limit && low.low == 0)
    }

    /// The digest of `text`, in base 64.
    static func base64(_ text: String) -> String {
        var state: [UInt32] = [2, 3, 5, 7, 11, 13, 17, 19].map { fraction(ofRoot: 2, $0) }
        var bytes = Array(text.utf8)
        let bits = UInt64(bytes.count) &* 8
        bytes.append(0x80)
        while bytes.count % 64 != 56 { bytes.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
        func rotated(_ x: UInt32, _ n: UInt32) -> UInt32 { x >> n | x << (32 - n) }
        for block in stride(from: 0, to: bytes.count, by: 64) {
            var w = [UInt32](repeating: 0, count: 64)
            for i in 0..<16 { for k in 0..<4 { w[i] = w[i] << 8 | UInt32(bytes[block + i * 4 + k]) } }
            for i in 16..<64 {
                let a = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ w[i - 15] >> 3
                let b = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ w[i - 2] >> 10
                w[i] = w[i - 16] &+ a &+ w[i - 7] &+ b
            }
            var v = state
            for i in 0..<64 {
                let s1 = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
                let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
                let t1 = v[7] &+ s1 &+ choice &+ constants[i] &+ w[i]
                let s0 = rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)
                let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
                v = [t1 &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ t1, v[4], v[5], v[6]]
            }
            for i in 0..<8 { state[i] = state[i] &+ v[i] }
        }
        let digest = state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var out: [UInt8] = []
        for i in stride(from: 0, to: digest.count, by: 3) {
            let group = (0..<3).map { i + $0 < digest.count ? UInt32(digest[i + $0]) : 0 }
            let value = group[0] << 16 | group[1] << 8 | group[2]
            for k in 0..<4 { out.append(i + k <= digest.count ? alphabet[Int(value >> UInt32(18 - 6 * k) & 63)] : 0x3D) }
        }
        return String(decoding: out, as: UTF8.self)
    }
}
