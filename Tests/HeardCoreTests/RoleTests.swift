import Testing
import HeardCore

@Suite struct RoleTests {
    @Test func namesThereAndBack() {
        for name in RoleSet.allNames { #expect(RoleSet(name: name)?.names == [name]) }
        #expect(RoleSet(name: "Label") == nil)
        #expect(RoleSet([.visible, .label]).names == ["label", "visible"])
    }

    @Test func aReasonIsSpokenAndVisible() {
        #expect(RoleSet.reason.isSpoken && RoleSet.reason.isVisible)
        #expect(!RoleSet.unknown.isSpoken && RoleSet.unknown.isVisibleOrUnknown)
        #expect(!RoleSet.label.isVisible)
    }
}
