import HeardCore
import HeardLanguage

/// A rule behind one virtual call.
///
/// The engine calls about forty rules for each value. Going through a list of existentials copies each of them, and counts references on objects
/// that all workers share, which makes workers wait for each other; these are called where they stand.
class RuleCall: @unchecked Sendable {
    let rule: any Rule
    /// Roles that a string must have one of; empty for all.
    let roles: RoleSet
    /// Nil for every text.
    let concerns: TextClasses?

    init(_ rule: any Rule, roles: RoleSet, concerns: TextClasses?) {
        self.rule = rule
        self.roles = roles
        self.concerns = concerns
    }

    func run(_ unit: UnitView, _ context: RuleContext) throws {}
    func run(_ entry: EntryView, _ context: RuleContext) throws {}
}

final class UnitRuleCall<R: UnitRule>: RuleCall, @unchecked Sendable {
    private let typed: R

    init(_ rule: R) {
        typed = rule
        super.init(rule, roles: R.metadata.roles, concerns: R.concerns)
    }

    override func run(_ unit: UnitView, _ context: RuleContext) throws { try typed.check(unit, context) }
}

final class EntryRuleCall<R: EntryRule>: RuleCall, @unchecked Sendable {
    private let typed: R

    init(_ rule: R) {
        typed = rule
        super.init(rule, roles: R.metadata.roles, concerns: R.concerns)
    }

    override func run(_ entry: EntryView, _ context: RuleContext) throws { try typed.check(entry, context) }
}

/// A list of calls that is gone through without counting references.
final class RuleCalls: @unchecked Sendable {
    private struct Slot {
        let call: Unmanaged<RuleCall>
        let roles: RoleSet
        let concerns: TextClasses?
    }

    private let owned: [RuleCall]
    private let slots: UnsafeMutableBufferPointer<Slot>

    init(_ calls: [RuleCall]) {
        owned = calls
        slots = .allocate(capacity: calls.count)
        _ = slots.initialize(from: calls.lazy.map { Slot(call: .passUnretained($0), roles: $0.roles, concerns: $0.concerns) })
    }

    deinit { slots.deallocate() }

    /// Calls `body` with each rule that looks at strings of these roles and with these characters.
    @inline(__always)
    func forEach(_ roles: RoleSet, _ classes: TextClasses, _ body: (RuleCall) -> Void) {
        for index in 0..<slots.count {
            if let concerns = slots[index].concerns, !classes.hasAny(concerns) { continue }
            if !slots[index].roles.isEmpty, slots[index].roles.isDisjoint(with: roles) { continue }
            slots[index].call._withUnsafeGuaranteedRef(body)
        }
    }
}
