/// That a node is the content of a toolbar, and of what in it.
public struct ToolbarContext {
  /// The ToolbarItem or ToolbarItemGroup around the node, if it stands in this file.
  public let item: Node?
  /// Whether a Menu lies between: its content looks like a menu's, not like a toolbar's.
  public let isInMenu: Bool
  /// `bottomBar` of `ToolbarItem(placement: .bottomBar)`.
  public let placement: String?

  fileprivate init(item: Node?, isInMenu: Bool, placement: String? = nil) {
    self.item = item
    self.isInMenu = isInMenu
    self.placement = item?.argument("placement")?.memberName ?? placement
  }
}

extension Node {
  /// The toolbar that this node is content of, or nil.
  ///
  /// It is when it lies in a closure of `.toolbar`, of ToolbarItem and its kin, in a property or function of toolbar
  /// content, or in one of the view's that such content names, here or in another file. What is presented from there,
  /// such as a sheet, is not.
  public var toolbar: ToolbarContext? { toolbar(following: 3) }

  private func toolbar(following steps: Int) -> ToolbarContext? {
    var item: Node?
    var isInMenu = false
    for node in ancestors {
      switch node.kind {
      case .closure:
        guard let call = node.callOfArgument else { continue }
        if call.isNamed(Self.presentations), call.isModifier { return nil }
        if call.isNamed("Menu"), node != call.labelClosure { isInMenu = true }
        if call.isNamed(Self.toolbarItems) { item = item ?? call }
        if call.isNamed("toolbar"), call.isViewModifier { return ToolbarContext(item: item, isInMenu: isInMenu) }
      // The form of older systems: `navigationBarItems(trailing: addButton)`.
      case .call where node.isNamed("navigationBarItems") && node.isModifier:
        return ToolbarContext(item: item, isInMenu: isInMenu)
      case .function, .variable:
        if node.isToolbarContent { return ToolbarContext(item: item, isInMenu: isInMenu) }
        if steps > 0, let use = node.useInToolbar(following: steps - 1) {
          return ToolbarContext(
            item: item ?? use.item, isInMenu: isInMenu || use.isInMenu, placement: use.placement)
        }
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

  /// The toolbar whose content names this helper of a view, a property or function that gives `some View`.
  private func useInToolbar(following steps: Int) -> ToolbarContext? {
    guard let type = enclosingType, parent == type, let name, let owner = type.name, !isNamed("body"),
      child(.type)?.source.hasPrefix("some ") == true
    else { return nil }
    if ["toolbar", "ToolbarItem", "navigationBarItems"].contains(where: file.holds(symbol:)) {
      for use in uses(ofMember: name, in: type) {
        if let toolbar = use.toolbar(following: steps) { return toolbar }
      }
    }
    let placements = file.project.toolbarPlacements(of: name, in: owner)
    return placements.last.map { ToolbarContext(item: nil, isInMenu: false, placement: $0.isEmpty ? nil : $0) }
  }

  private static let toolbarItems = ["ToolbarItem", "ToolbarItemGroup", "DefaultToolbarItem"]
  private static let presentations = [
    "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog", "contextMenu",
  ]
}
