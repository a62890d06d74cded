import SwiftKitSDK

extension Node {
  /// Whether this modifier is on a button of a toolbar, or in its label. What a menu opens is no part of the toolbar.
  var isOnToolbarControl: Bool {
    guard isModifier, !isInPreview, toolbar.map({ !$0.isInMenu }) ?? isInBarItems, let root = chain?.root else {
      return false
    }
    let isControl =
      root.kind == .call && root.isNamed("Button", "Menu", "ShareLink", "EditButton")
      || root.isCapitalized && chain?.consists(of: "Button", "Menu") == true
    return isControl || control(labelledHere: "Button", "Menu") != nil
  }

  /// Whether it is an item of the older form: `.navigationBarItems(trailing: Button(…))`.
  private var isInBarItems: Bool {
    guard let bar = ancestors.first(where: { $0.kind == .call && $0.isNamed("navigationBarItems") }) else {
      return false
    }
    return !enclosingClosures.contains { $0.node.isInside(bar) && $0.call.isNamed("Menu") && $0.isContent }
  }
}
