/// Texts of the code that no language changes, or that no user is meant to read.
enum UntranslatedForm {
    /// `Example.com`, `Chat.ai`: the address of a site as its name.
    static func isDomain(_ text: String) -> Bool {
        // `@example.social` and `.example.com` are the end of an address.
        let parts = text.drop { $0 == "@" || $0 == "." }.split(separator: ".", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), text.utf8.count > 3, let last = parts.last, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0 == 0x2D || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 } }) else { return false }
        return domains.contains(last.lowercased())
    }

    private static let domains: Set<String> = ["com", "org", "net", "io", "ai", "dev", "gg", "tv", "co", "xyz", "social"]

    /// Services that are called the same everywhere, alone.
    static func isService(_ text: String) -> Bool { services.contains(text) }

    private static let services: Set<String> = ["Twitter", "Facebook", "Instagram", "Telegram", "Discord", "Reddit", "YouTube", "GitHub", "GitLab", "LinkedIn", "WhatsApp", "Mastodon", "TikTok", "Spotify", "Dropbox", "OneDrive", "Bluesky",
                                                "Pinterest", "Snapchat", "Tumblr", "Twitch", "Vimeo", "Google", "Gmail", "Wikipedia", "Bluetooth", "Patreon", "PayPal", "Trello", "Evernote", "iCloud", "AirPlay", "CarPlay", "HomeKit", "Siri"]

    /// Symbols of units, which are the same wherever Latin letters are read.
    static func isUnit(_ text: String) -> Bool {
        let words = text.split { !$0.isLetter && $0 != "/" }
        return words.count == 1 && units.contains(String(words[0]))
    }

    private static let units: Set<String> = ["bps", "kbps", "Kbps", "Mbps", "Gbps", "fps", "FPS", "dpi", "ppi", "kHz", "KHz", "MHz", "GHz", "mAh", "dBm", "kWh", "hPa", "kB/s", "KB/s", "MB/s", "GB/s", "Mb/s", "Gb/s", "km/h", "mg/dL", "mmol/L", "GMT", "UTC"]

    /// `DEFAULT_NAME`
    static func isIdentifier(_ text: String) -> Bool { text.utf8.contains(0x5F) && text.utf8.allSatisfy { $0 == 0x5F || $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } }

    /// What the code says of itself where something went wrong in it.
    static func isForProgrammers(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetter }
        if words.count == 1 { return ["nil", "null", "todo", "fixme", "unimplemented", "debug", "foo", "bar", "baz"].contains(words[0]) }
        if words.first == "todo" || words.first == "fixme" || words.first == "unimplemented" { return true }
        if words == ["hello", "world"] { return true }
        if words.contains("handler") || words.contains("unimplemented") { return true }
        if zip(words, words.dropFirst()).contains(where: { $0 == "not" && $1 == "implemented" }) { return true }
        return words.first == "error" && words.dropFirst().first == "invalid" && text.utf8.contains(0x3A)
    }
}
