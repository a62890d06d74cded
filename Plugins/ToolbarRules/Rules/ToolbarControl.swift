import SwiftKitSDK

extension Node {
  /// Whether this modifier is on a button of a toolbar, or in its label. What a menu opens is no part of the toolbar.
  var isOnToolbarControl: Bool {
    guard isModifier, !isInPreview, let toolbar, !toolbar.isInMenu, let root = chain?.root else { return false }
    let isControl =
      root.kind == .call && root.isNamed("Button", "Menu", "ShareLink", "EditButton")
      || root.isCapitalized && chain?.consists(of: "Button", "Menu") == true
    return isControl || control(labelledHere: "Button", "Menu") != nil
  }
}
