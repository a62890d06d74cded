/// That a node is the content of a toolbar, and of what in it.
public struct ToolbarContext {
  /// The ToolbarItem or ToolbarItemGroup around the node, if any.
  public let item: Node?
  /// Whether a Menu lies between: its content looks like a menu's, not like a toolbar's.
  public let isInMenu: Bool

  /// `bottomBar` of `ToolbarItem(placement: .bottomBar)`.
  public var placement: String? { item?.argument("placement")?.memberName }
}

extension Node {
  /// The toolbar that this node is content of, or nil.
  ///
  /// It is when it lies in a closure of `.toolbar`, of ToolbarItem and its kin, or in a property or function of toolbar
  /// content. What is presented from there, such as a sheet, is not.
  public var toolbar: ToolbarContext? {
    var item: Node?
    var isInMenu = false
    for node in ancestors {
      switch node.kind {
      case .closure:
        guard let call = node.callOfArgument else { continue }
        if call.isNamed(Self.presentations), call.isModifier { return nil }
        if call.isNamed("Menu"), node != call.labelClosure { isInMenu = true }
        if call.isNamed(Self.toolbarItems) { item = item ?? call }
        if call.isNamed("toolbar"), call.isModifier { return ToolbarContext(item: item, isInMenu: isInMenu) }
      case .function, .variable:
        if node.isToolbarContent { return ToolbarContext(item: item, isInMenu: isInMenu) }
      case .struct, .class, .enum, .extension, .actor:
        return item.map { ToolbarContext(item: $0, isInMenu: isInMenu) }
      default: continue
      }
    }
    return item.map { ToolbarContext(item: $0, isInMenu: isInMenu) }
  }

  /// Whether this is a function or property that makes toolbar content.
  private var isToolbarContent: Bool {
    children(.attribute).contains { $0.isNamed("ToolbarContentBuilder") }
      || children(.type).contains { $0.isNamed("ToolbarContent", "CustomizableToolbarContent") }
  }

  private static let toolbarItems = ["ToolbarItem", "ToolbarItemGroup", "DefaultToolbarItem"]
  private static let presentations = [
    "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog", "contextMenu",
  ]
}
