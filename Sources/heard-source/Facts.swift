/// What text is given to; the names are those of the protocol.
enum Slot: String {
    case label, value, hint, input, announcement, action, visible, title, reason, tooltip, content
    /// Names a thing that is spoken but is no control's text: rotors.
    case rotor

    /// On the screen; what is spoken is followed further.
    var isShown: Bool { self == .visible || self == .title || self == .tooltip }
}

/// A text given to an API, before its names are followed.
struct Use {
    var slot: Slot
    var api: String
    var value: Expression
    /// A literal given here is a key.
    var localizes: Bool
    var span: Span
    var condition: String?
    /// Index of the control in the file's list; -1 for none.
    var control: Int
    var screen: String
    /// Statement list and place in it, to know neighbours.
    var block: Int = -1
    var order: Int = -1
    /// The text is the content of a control (a button's label): never a reason beside one.
    var isInsideControl = false
    /// Number of the function that it stands in; -1 outside of functions.
    var function = -1
    /// Another function gives the same object what is shown: this text is there until then.
    var isStandIn = false
    /// Texts that stand in for others for a while, or that the code compares what is typed with.
    var standIns: Set<String> = []
    /// Of a reason: it stands elsewhere on the screen than its control.
    var isApart = false
    /// The text style that it is set in.
    var font: String?
    /// The function or property that it stands in.
    var maker: String?
    /// The statement whose `footer` the text stands in.
    var footer: (block: Int, order: Int)?
    /// Only when the text is known by name of a declaration (`var trendAccessibilityLabel`), a literal there is no finding.
    var isDeclaration = false
}

/// A control as one file shows it.
struct ControlFact {
    var kind: String
    var name: String
    var span: Span
    var screen: String
    var traits: Set<String> = []
    var disablings: [(condition: String, span: Span)] = []
    var colors: [(api: String, condition: String, span: Span)] = []
    /// States that choose an icon, a text or a shape.
    var signals: [String] = []
    /// The same, but only where the user has turned on Differentiate Without Color.
    var signalsWithoutColor: [String] = []
    /// Under which condition the view is there at all.
    var condition: String?
    /// `isHidden = …`: shown when the condition is false.
    var hidden: [String] = []
    var showsProgress = false
    /// Another title while it is off than while it is on.
    var isRetitled = false
    /// States that views inside of it are told.
    var told: [String] = []
    /// The text style that the code gives it.
    var font: String?
    /// The function or property that makes it.
    var maker: String?
    /// Stands in a bar, which is always in sight.
    var isInBar = false
    /// One of the choices of a picker.
    var isOption = false
    /// An unconditional text follows right after it: it may or may not be the reason.
    var hasNeighbourText = false
    /// An item of a menu: nobody expects a text beside it.
    var isInMenu = false
    /// What a toggle turns on and off, as written.
    var binding: String?
    /// Only a toggle on the same screen turns it off.
    var isGoverned = false
    var block: Int = -1
    var order: Int = -1
    /// Number of the function for local variables; objects of a type have -1.
    var isUIKit = false
    var isInsideControl = false
}

struct ObservationFact {
    var kind: String
    var detail: String
    var span: Span
}

/// Everything that one file says.
final class FileFacts {
    let path: String
    let index: Int32
    let bytes: [UInt8]
    var uses: [Use] = []
    var controls: [ControlFact] = []
    var definitions: [Definition] = []
    var calls: [(name: String, site: CallSite)] = []
    var symbols: [(name: String, span: Span)] = []
    /// Views that are only there in a state, by screen: another sign than colour.
    var shown: [String: [String]] = [:]
    /// The same for views of the app, which may say more.
    var ownShown: [String: [String]] = [:]
    /// What other views of the app are given, by screen: a state among it may be shown by them.
    var told: [String: [String]] = [:]
    /// Under which conditions an indicator runs, by screen.
    var waits: [String: [String]] = [:]
    /// What is typed into fields, and what buttons and pickers set, as written, by screen.
    var typed: [String: Set<String>] = [:]
    var chosen: [String: Set<String>] = [:]
    /// What pickers alone set.
    var picked: [String: Set<String>] = [:]
    /// Views and functions of the app that make views, by where they are used.
    var usedInMenus: Set<String> = []
    var usedElsewhere: Set<String> = []
    /// Structures called `…Preview`.
    var previews: Set<String> = []
    /// Screens with a view that is called a check mark or the like.
    var checks: Set<String> = []
    /// Symbols whose name is not written where they are used.
    var namedSymbols: [(value: Expression, span: Span)] = []
    var observations: [ObservationFact] = []
    /// Type → what it inherits or conforms to.
    var inheritance: [(type: String, from: [String])] = []
    var localizers: Set<String> = []
    var functions: [FunctionInfo] = []
    /// `tooltip.message = …`: property, the object's names, what it gets, and where the names are known.
    var assignments: [(name: String, receiver: [String], value: Expression, scope: Scope)] = []
    /// Statement list → the list and statement that it is in.
    var blockParents: [Int: (id: Int, order: Int)] = [:]

    /// Read for its names alone.
    var isNamesOnly = false
    /// Bodies of functions that were not parsed.
    var unread = UnreadBodies()

    init(path: String, index: Int32, bytes: [UInt8]) {
        self.path = path
        self.index = index
        self.bytes = bytes
    }

    private lazy var lineStarts: [Int] = {
        var starts = [0], i = 0
        let count = bytes.count
        while i < count {
            let byte = bytes[i]
            i += 1
            if byte == 10 { starts.append(i) } else if byte == 13 {
                if i < count, bytes[i] == 10 { i += 1 }
                starts.append(i)
            }
        }
        return starts
    }()

    /// The place that was asked for last: on a long line the next one is counted from there.
    private var lastPlace = (line: -1, offset: 0, column: 1)

    /// Line and column from 1; columns in Unicode scalars.
    func position(_ offset: Int32) -> (line: Int, column: Int) {
        let offset = min(max(0, Int(offset)), bytes.count)
        var low = 0, high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let goesOn = lastPlace.line == low && lastPlace.offset <= offset
        var column = goesOn ? lastPlace.column : 1
        for byte in bytes[(goesOn ? lastPlace.offset : lineStarts[low])..<offset] where byte & 0xC0 != 0x80 { column += 1 }
        lastPlace = (low, offset, column)
        return (low + 1, column)
    }
}

extension FileFacts {
    /// Forgets what was read, to read again.
    func reset() {
        uses = []
        controls = []
        definitions = []
        calls = []
        symbols = []
        namedSymbols = []
        shown = [:]
        ownShown = [:]
        told = [:]
        (waits, typed, chosen, usedInMenus, usedElsewhere) = ([:], [:], [:], [], [])
        checks = []
        previews = []
        picked = [:]
        observations = []
        inheritance = []
        functions = []
        assignments = []
        blockParents = [:]
        unread = UnreadBodies()
    }
}
