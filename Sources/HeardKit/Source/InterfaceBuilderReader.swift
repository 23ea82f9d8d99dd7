import HeardCore

/// A text of a `.xib` or `.storyboard`.
struct InterfaceBuilderText: Sendable {
    var table: String
    /// As Xcode names it in the `.strings` file of the same name: `abc-12-xyz.normalTitle`.
    var key: String
    var value: String
    var role: RoleSet
    var api: String
    var object: String
    var kind: Control.Kind
    var isDisabled: Bool
    var place: SourcePlace
}

enum InterfaceBuilderReader {
    static func read(_ path: String) -> [InterfaceBuilderText] { [] }
}

extension SourceReading {
    func joinInterfaceBuilder(_ project: Project, _ texts: inout [TextUse], _ controls: inout [Control], _ found: inout [KeyReference: [Evidence]]) {}
}
