/// One key of one table: indices into ``Project/tables`` and that table's rows.
public struct KeyReference: Hashable, Sendable, Comparable {
    public var table: Int
    public var row: Int

    public init(table: Int, row: Int) {
        self.table = table
        self.row = row
    }

    public static func < (a: KeyReference, b: KeyReference) -> Bool { (a.table, a.row) < (b.table, b.row) }
}

/// A place in a file of the app's source.
public struct SourcePlace: Hashable, Sendable, Comparable {
    /// As the user will see it, with `/`.
    public var file: String
    public var start: SourcePosition
    public var end: SourcePosition

    public init(file: String, start: SourcePosition, end: SourcePosition) {
        self.file = file
        self.start = start
        self.end = end
    }

    public var line: Int { start.line }
    public static func < (a: SourcePlace, b: SourcePlace) -> Bool { (a.file, a.start, a.end) < (b.file, b.start, b.end) }
}

/// A text that the app's source gives to an accessibility or text API, as far as it can be known without running the app.
public struct TextUse: Sendable, Hashable {
    /// What kind it is.
    public enum Kind: String, Sendable {
        /// Looked up in a table: ``TextUse/key`` is the key.
        case key
        /// Written into the code and never looked up: ``TextUse/key`` is the text.
        case literal
        /// Made at run time: nothing is known of it.
        case dynamic
    }

    public var kind: Kind
    /// What the API does with the text: `label`, `value`, `hint`, `announcement`, `visible`, … Several for `largeContentTitle` and the like.
    public var roles: RoleSet
    /// The key with format specifiers in place of interpolations; the text itself for ``Kind/literal``.
    public var key: String
    /// Table named at the call; nil for the default one.
    public var table: String?
    /// The rows that the key stands in; empty when no table has it.
    public var rows: [KeyReference]
    /// Where the text, or the name that stands for it, is written.
    public var place: SourcePlace
    /// The call, in a few words: `accessibilityValue(…)`.
    public var api: String
    /// The condition under which this branch is taken, as written (`isVerifying`, `!isReady`); nil when it is always used.
    public var condition: String?
    /// The text goes through `String(localized:)` or a localized string resource, which isolate inserted arguments by themselves.
    public var isolatesArguments: Bool
    /// The text stands in the call itself; false where a name was followed to it.
    public var isDirect = true
    /// Shown until another function gives the same object its text.
    public var isStandIn = false
    /// Of a reason: it is on the screen only while the control is off.
    public var isCertain = false
    /// Of a reason: other things stand between it and its control.
    public var isApart = false
    /// The text style that the code sets it in, by its SwiftUI name, or `fixed` for a size in points; nil where the code says nothing.
    public var font: String?

    public init(kind: Kind, roles: RoleSet, key: String, table: String? = nil, rows: [KeyReference] = [], place: SourcePlace, api: String,
                condition: String? = nil, isolatesArguments: Bool = false) {
        self.kind = kind
        self.roles = roles
        self.key = key
        self.table = table
        self.rows = rows
        self.place = place
        self.api = api
        self.condition = condition
        self.isolatesArguments = isolatesArguments
    }
}

/// One element of the user interface with everything that the source says about it: a SwiftUI view with its modifiers, or a UIKit or AppKit object in a scope.
public struct Control: Sendable {
    /// What kind it is.
    public enum Kind: String, Sendable {
        case button, toggle, textField, slider, stepper, picker, link, progress, image, text, cell, chart, other
    }

    /// Traits that the code gives a control, by modifiers or by its type.
    public struct Traits: OptionSet, Sendable, Hashable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// `.isSelected` / `.selected`, always or under a condition.
        public static let selected = Traits(rawValue: 1)
        /// VoiceOver says on or off by itself: `Toggle`, `UISwitch`, `.isToggle`, `.toggleButton`.
        public static let toggle = Traits(rawValue: 2)
        /// `.disabled(…)`, `isEnabled = …`, `.notEnabled`: VoiceOver says "dimmed".
        public static let notEnabled = Traits(rawValue: 4)
        /// `.updatesFrequently`: VoiceOver reads a changing value anew.
        public static let updatesFrequently = Traits(rawValue: 8)
        /// `.adjustable`: swiping up and down changes the value.
        public static let adjustable = Traits(rawValue: 16)
        /// `.isHeader`: a heading, reached by the rotor.
        public static let header = Traits(rawValue: 32)
        /// `.isButton` on something that is none by its type.
        public static let button = Traits(rawValue: 64)
    }

    /// Why and when the control can't be used.
    public struct Disabling: Sendable, Hashable {
        /// As written, and true when the control is disabled: `isVerifyingCard`, `!form.isValid`, `email.isEmpty`.
        public var condition: String
        public var place: SourcePlace
        /// The condition asks what is typed into a field of the same screen.
        public var isTyped: Bool

        public init(condition: String, place: SourcePlace, isTyped: Bool = false) {
            self.condition = condition
            self.place = place
            self.isTyped = isTyped
        }
    }

    /// A colour chosen by a state.
    public struct ColorState: Sendable, Hashable {
        /// `foregroundStyle`, `border`, `layer.borderColor` …
        public var api: String
        /// As written.
        public var condition: String
        public var place: SourcePlace
        /// A state by the form of its name alone, on a text made at run time that may say it.
        public var isDoubtful: Bool

        public init(api: String, condition: String, place: SourcePlace, isDoubtful: Bool = false) {
            self.api = api
            self.condition = condition
            self.place = place
            self.isDoubtful = isDoubtful
        }
    }

    public var kind: Kind
    /// `Button`, `payButton`: how the code calls it.
    public var name: String
    public var place: SourcePlace
    /// Controls of the same type declaration (view, view controller, storyboard scene) are on one screen.
    public var screen: String
    public var traits: Traits
    /// Visible text of the control itself.
    public var titles: [TextUse]
    /// Texts given as accessibility label; each list has one item a branch of the code.
    public var labels: [TextUse]
    /// Texts given as accessibility value.
    public var values: [TextUse]
    /// Texts given as accessibility hint.
    public var hints: [TextUse]
    /// Names for Voice Control.
    public var inputLabels: [TextUse]
    /// Visible text beside the control that says why it can't be used, or what is wrong with its content.
    public var reasons: [TextUse]
    /// `.help(…)`, `toolTip`.
    public var tooltips: [TextUse]
    /// Every condition under which it is off.
    public var disablings: [Disabling]
    /// States that it shows by a colour and by nothing else.
    public var colorStates: [ColorState]
    /// The control shows an activity indicator, or another title, while it can't be used.
    public var showsProgress: Bool
    /// A second signal that is no colour: an icon, another text, a shape chosen by the same state.
    public var hasOtherSignal: Bool
    /// A text without a condition stands right after the control: it may be the reason.
    public var hasNeighbourText = false
    /// An item of a menu: no text can stand beside it.
    public var isInMenu = false
    /// Only a toggle or a choice on the same screen switches it off.
    public var isGoverned = false
    /// What it shows is another while it is off: another title, a view inside of it that is told.
    public var isRetitled = false
    /// Stands in a toolbar, which is always in sight and whose text does not grow.
    public var isInBar = false

    public init(kind: Kind, name: String, place: SourcePlace, screen: String, traits: Traits = [], titles: [TextUse] = [], labels: [TextUse] = [],
                values: [TextUse] = [], hints: [TextUse] = [], inputLabels: [TextUse] = [], reasons: [TextUse] = [], tooltips: [TextUse] = [],
                disablings: [Disabling] = [], colorStates: [ColorState] = [], showsProgress: Bool = false, hasOtherSignal: Bool = false) {
        self.kind = kind
        self.name = name
        self.place = place
        self.screen = screen
        self.traits = traits
        self.titles = titles
        self.labels = labels
        self.values = values
        self.hints = hints
        self.inputLabels = inputLabels
        self.reasons = reasons
        self.tooltips = tooltips
        self.disablings = disablings
        self.colorStates = colorStates
        self.showsProgress = showsProgress
        self.hasOtherSignal = hasOtherSignal
    }

    /// Every text of the control.
    public var texts: [TextUse] { titles + labels + values + hints + inputLabels + reasons + tooltips }
}

/// What the app's source says, joined with the tables of the project.
public struct SourceFacts: Sendable {
    /// An SF Symbol whose name says left or right, which does not mirror.
    public struct Symbol: Sendable, Hashable {
        public var name: String
        public var place: SourcePlace

        public init(name: String, place: SourcePlace) {
            self.name = name
            self.place = place
        }
    }

    /// Something that the reader of the source saw about code rather than about one text.
    public struct Observation: Sendable, Hashable {
        /// What kind it is.
        public enum Kind: String, Sendable {
            /// An announcement made while the user types.
            case announcementPerKeystroke
            /// A second signal that only appears with Differentiate Without Color.
            case signalOnlyWithoutColor
            /// A row of buttons made for the numbers of one choice ("1 star" … "5 stars").
            case ratingButtons
        }

        public var kind: Kind
        public var place: SourcePlace
        /// The name or words that were seen, for the message.
        public var detail: String

        public init(kind: Kind, place: SourcePlace, detail: String) {
            self.kind = kind
            self.place = place
            self.detail = detail
        }
    }

    /// Every text given to an accessibility or text API, in order of file and position.
    public var texts: [TextUse]
    /// In the order of files and positions.
    public var controls: [Control]
    public var symbols: [Symbol]
    public var observations: [Observation]
    /// Source files that were looked at.
    public var fileCount: Int
    /// Spoken texts whose key could not be known without running the app.
    public var dynamicCount: Int
    /// What went wrong on the way ("heard-source is not beside heard"); the run is then incomplete.
    public var problems: [String]
    /// Source files whose texts are shown on a Mac, a television or a watch and on no phone or tablet.
    public var filesNotOnPhones: Set<String> = []
    /// For each key the controls that it belongs to, as indices of ``controls``.
    public private(set) var controlsByKey: [KeyReference: [Int]] = [:]

    public init(texts: [TextUse] = [], controls: [Control] = [], symbols: [Symbol] = [], observations: [Observation] = [], fileCount: Int = 0,
                dynamicCount: Int = 0, problems: [String] = []) {
        self.texts = texts
        self.controls = controls
        self.symbols = symbols
        self.observations = observations
        self.fileCount = fileCount
        self.dynamicCount = dynamicCount
        self.problems = problems
        for (index, control) in controls.enumerated() {
            for row in Set(control.texts.flatMap(\.rows)) { controlsByKey[row, default: []].append(index) }
        }
    }

    /// The controls that a key belongs to, in any role.
    public func controls(of key: KeyReference) -> [Control] { (controlsByKey[key] ?? []).map { controls[$0] } }
}
