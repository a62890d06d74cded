import SwiftKitSDK

extension Node {
  /// The view that shows this text: its call, where the text stands directly in the parentheses of one.
  var showingView: Node? {
    for node in ancestors {
      switch node.kind {
      case .argument, .string, .tuple, .ternary, .operation, .chain: continue
      case .call:
        return node.isRoot && node.isNamed(Self.showing)
          || node.isModifier && node.isNamed("navigationTitle", "accessibilityLabel") ? node : nil
      default: return nil
      }
    }
    return nil
  }

  private static let showing = [
    "Text", "Label", "Button", "LabeledContent", "Toggle", "NavigationLink", "Section", "Link", "Menu", "Picker", "Tab",
  ]
}
