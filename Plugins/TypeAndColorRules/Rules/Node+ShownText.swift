import SwiftKitSDK

extension Node {
  /// The view that shows this text: its call, where the text stands directly in the parentheses of one, or where a computed
  /// text of a view that gives it stands there.
  var showingView: Node? { showingView(following: 2) }

  private func showingView(following steps: Int) -> Node? {
    for node in ancestors {
      switch node.kind {
      case .argument, .string, .tuple, .ternary, .operation, .chain: continue
      case .call:
        return node.isRoot && node.isNamed(Self.showing)
          || node.isModifier && node.isNamed(Self.showingModifiers) ? node : nil
      case .return, .body, .accessor, .branch, .switchCase, .if, .switch: continue
      case .variable, .function: return steps > 0 ? node.showingUse(following: steps - 1) : nil
      default: return nil
      }
    }
    return nil
  }

  /// The view that shows what this member of a view gives, which is a text.
  private func showingUse(following steps: Int) -> Node? {
    guard let name, let owner, parent == enclosingType, owner.isView, child(.type)?.isNamed("String") == true else {
      return nil
    }
    return uses(ofMember: name, in: owner).lazy.compactMap { $0.showingView(following: steps) }.first
  }

  private static let showing = [
    "Text", "Label", "Button", "LabeledContent", "Toggle", "NavigationLink", "Section", "Link", "Menu", "Picker", "Tab",
    "Stepper", "DisclosureGroup", "GroupBox", "ContentUnavailableView", "ProgressView", "Gauge",
  ]
  private static let showingModifiers = [
    "navigationTitle", "navigationSubtitle", "accessibilityLabel", "accessibilityValue", "accessibilityHint", "badge",
    "help", "alert", "confirmationDialog",
  ]
}
