import Testing
import HeardCore

@Suite struct InterfaceBuilderKeyTests {
    @Test(arguments: [
        ("Ab1-cd-2eF.normalTitle", "normalTitle"), ("43.title", "title"), ("aB1-cd-2eF.configuration.title", "configuration.title"),
        ("xTo-EI-h22.segmentTitles[0]", "segmentTitles[0]"), ("1234567890.text", "text"),
    ])
    func keysOfObjects(_ key: String, _ property: String) {
        #expect(InterfaceBuilderKey.property(of: key).map(String.init) == property)
    }

    @Test(arguments: ["pay.title", "Ab1-cd-2e.title", "Ab1-cd-2eFg.title", "Ab1_cd_2eF.title", "12:34.title", "Ab1-cd-2eF", "Ab1-cd-2eF.", "3. Choose a card", "áb1-cd-2e.title", ""])
    func otherKeys(_ key: String) {
        #expect(InterfaceBuilderKey.property(of: key) == nil)
    }

    @Test func textsOfComments() {
        #expect(InterfaceBuilderKey.text(of: "normalTitle", in: #" Class = "UIButton"; normalTitle = "Close"; ObjectID = "xto-EI-h22"; "#) == "Close")
        #expect(InterfaceBuilderKey.text(of: "title", in: #"Class = "NSButtonCell"; title = "Reset to \"Do nothing\""; ObjectID = "f47-PN-ctH";"#) == #"Reset to "Do nothing""#)
        #expect(InterfaceBuilderKey.text(of: "title", in: #"Class = "X"; headerCell.title = "Name"; ObjectID = "f47-PN-ctH";"#) == nil)
        #expect(InterfaceBuilderKey.text(of: "title", in: #"Class = "X"; subtitle = "Small"; title = "\tBig"; ObjectID = "f47-PN-ctH";"#) == "\tBig")
        #expect(InterfaceBuilderKey.text(of: "title", in: #"title = "Close""#) == nil)
        #expect(InterfaceBuilderKey.text(of: "title", in: #"ObjectID = "a"; title = "never closed"#) == nil)
    }
}
