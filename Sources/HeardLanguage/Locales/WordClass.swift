/// What a word of a locale's data is used for. The raw value is the name in `Locales/*.json`; `Locales/README.md` describes each.
public enum WordClass: String, CaseIterable, Sendable {
    // States of a control.
    case selected = "state.selected", unselected = "state.unselected", dimmed = "state.dimmed", on = "state.on", off = "state.off", mixed = "state.mixed"
    case checked = "state.checked", unchecked = "state.unchecked", enabled = "state.enabled", disabled = "state.disabled"
    case unavailable = "state.unavailable", available = "state.available", active = "state.active", inactive = "state.inactive", chosen = "state.chosen"
    case expanded = "state.expanded", collapsed = "state.collapsed", inProgress = "state.inProgress", isEditing = "state.isEditing"

    // Kinds of control, as VoiceOver or other readers name them.
    case button = "role.button", backButton = "role.backButton", toggle = "role.switch", toggleButton = "role.toggleButton", slider = "role.slider"
    case checkbox = "role.checkbox", radioButton = "role.radioButton", textField = "role.textField", searchField = "role.searchField"
    case secureTextField = "role.secureTextField", link = "role.link", tab = "role.tab", tabBar = "role.tabBar", image = "role.image"
    case heading = "role.heading", header = "role.header", menu = "role.menu", adjustable = "role.adjustable", dialog = "role.dialog", group = "role.group"
    case landmark = "role.landmark", list = "role.list", navigationBar = "role.navigationBar", pageControl = "role.pageControl"
    case popUpButton = "role.popUpButton", progress = "role.progress", progressIndicator = "role.progressIndicator", staticText = "role.staticText"
    case stepper = "role.stepper", table = "role.table", toolbar = "role.toolbar"

    // Gestures.
    case tap = "gesture.tap", doubleTap = "gesture.doubleTap", doubleTapAndHold = "gesture.doubleTapAndHold", doubleTapInHints = "gesture.doubleTapInHints"
    case longPress = "gesture.longPress", tapPressClick = "gesture.tapPressClick", click = "gesture.click", swipe = "gesture.swipe"
    case swipeLeft = "gesture.swipeLeft", swipeRight = "gesture.swipeRight", swipeUp = "gesture.swipeUp", swipeDown = "gesture.swipeDown"

    // Colours.
    case black = "colour.black", white = "colour.white", gray = "colour.gray", red = "colour.red", orange = "colour.orange", yellow = "colour.yellow"
    case green = "colour.green", cyan = "colour.cyan", blue = "colour.blue", purple = "colour.purple", violet = "colour.violet", pink = "colour.pink"
    case magenta = "colour.magenta", brown = "colour.brown", gold = "colour.gold", silver = "colour.silver"

    // Directions and places.
    case left = "direction.left", right = "direction.right", up = "direction.up", down = "direction.down", back = "direction.back"
    case forward = "direction.forward", next = "direction.next", previous = "direction.previous", leftArrow = "direction.leftArrow"
    case rightArrow = "direction.rightArrow", leftToRight = "direction.leftToRight", rightToLeft = "direction.rightToLeft"
    case below = "place.below", above = "place.above", side = "place.side", shape = "shape"

    // Words that grammar rests on.
    case controlNoun = "noun.control", markNoun = "noun.mark", fieldNoun = "noun.field", device = "noun.device"
    case meaningVerb = "verb.meaning", markingVerb = "verb.marking", instructionVerb = "verb.instruction", actionVerb = "verb.action"
    case cue = "word.cue", negation = "word.negation", quantity = "word.quantity", copula = "word.copula", conjunction = "word.conjunction"
    case filler = "word.filler", inside = "word.in", tapObject = "word.tapObject", agent = "word.agent"

    // Words that tell a name and its kind from a verb and its object; words that make a tap a double one.
    case handlingVerb = "verb.handling", determiner = "word.determiner", pictureNoun = "noun.picture", twice = "word.twice"

    // Number words in all the forms in which they count something.
    case one = "number.1", two = "number.2", three = "number.3", four = "number.4", five = "number.5"
    case six = "number.6", seven = "number.7", eight = "number.8", nine = "number.9", ten = "number.10"

    /// A phrase that holds a word of another class and is none: "orange juice". Matches inside it do not count.
    case lookAlike = "lookAlikes"

    /// The position among all classes, as ``WordClassSet`` uses it.
    var bit: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

/// A set of word classes.
public struct WordClassSet: Hashable, Sendable, ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    public init() {}
    public init(arrayLiteral elements: WordClass...) { for element in elements { insert(element) } }

    public mutating func insert(_ element: WordClass) {
        if element.bit < 64 { low |= 1 << UInt64(element.bit) } else { high |= 1 << UInt64(element.bit - 64) }
    }

    public func contains(_ element: WordClass) -> Bool {
        element.bit < 64 ? low & 1 << UInt64(element.bit) != 0 : high & 1 << UInt64(element.bit - 64) != 0
    }

    public mutating func formUnion(_ other: WordClassSet) {
        low |= other.low
        high |= other.high
    }

    public func union(_ other: WordClassSet) -> WordClassSet {
        var union = self
        union.formUnion(other)
        return union
    }

    public func intersection(_ other: WordClassSet) -> WordClassSet {
        var common = WordClassSet()
        common.low = low & other.low
        common.high = high & other.high
        return common
    }

    public func isSubset(of other: WordClassSet) -> Bool { low & ~other.low == 0 && high & ~other.high == 0 }
    public func isDisjoint(with other: WordClassSet) -> Bool { low & other.low == 0 && high & other.high == 0 }
    public var isEmpty: Bool { low == 0 && high == 0 }

    /// The classes, in the order of their declaration.
    public var classes: [WordClass] { WordClass.allCases.filter(contains) }

    // The families that rules ask for.
    /// Names of colours.
    public static let colours: WordClassSet = [.black, .white, .gray, .red, .orange, .yellow, .green, .cyan, .blue, .purple, .violet, .pink, .magenta, .brown, .gold, .silver]
    public static let states: WordClassSet = [.selected, .unselected, .dimmed, .on, .off, .mixed, .checked, .unchecked, .enabled, .disabled, .unavailable,
                                              .available, .active, .inactive, .chosen, .expanded, .collapsed]
    public static let gestures: WordClassSet = [.tap, .doubleTap, .doubleTapAndHold, .doubleTapInHints, .longPress, .tapPressClick, .click, .swipe, .swipeLeft, .swipeRight,
                                                .swipeUp, .swipeDown]
    /// Number words.
    public static let numbers: WordClassSet = [.one, .two, .three, .four, .five, .six, .seven, .eight, .nine, .ten]
    public static let roles: WordClassSet = [.button, .backButton, .toggle, .toggleButton, .slider, .checkbox, .radioButton, .textField, .searchField, .secureTextField,
                                             .link, .tab, .tabBar, .image, .heading, .header, .menu, .adjustable, .dialog, .group, .landmark, .list, .navigationBar,
                                             .pageControl, .popUpButton, .progress, .progressIndicator, .staticText, .stepper, .table, .toolbar]
    /// What rules look for. All other classes only say what such a word means where it stands: a text without one of these need not be cut into words.
    public static let asked: WordClassSet = states.union(gestures).union(roles).union(colours).union([.shape, .below, .above, .side])
}
