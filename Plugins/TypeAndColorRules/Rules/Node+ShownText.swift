import SwiftKitSDK

extension Node {
  /// The view that shows this text: its call, where the text stands directly in the parentheses of one, or where the name of a
  /// constant, of a computed text or of a function that gives it stands there.
  var showingView: Node? { showingView(following: 3) }

  private func showingView(following steps: Int) -> Node? {
    for node in ancestors {
      switch node.kind {
      case .argument, .string, .tuple, .ternary, .operation, .chain, .initial: continue
      case .array where node.isJoined: continue
      case .call where node.isMapToJoin: continue
      case .closure where node.callOfArgument?.isMapToJoin == true: continue
      case .call: return node.shows ? node : nil
      case .return, .body, .accessor, .branch, .switchCase, .if, .switch: continue
      case .variable, .function: return steps > 0 ? node.showingUse(following: steps - 1) : nil
      default: return nil
      }
    }
    return nil
  }

  /// Whether this is put into a text that is made for people, whoever shows it: `String(localized: "from \(price) €")`.
  var isInLocalizedText: Bool {
    let parts: [Kind] = [.argument, .string, .tuple, .ternary, .operation, .chain]
    guard let call = ancestors.first(where: { !parts.contains($0.kind) }), call.kind == .call else { return false }
    return call.hasArgument("localized") || call.isNamed("LocalizedStringKey", "LocalizedStringResource")
  }

  /// Whether one text is made of these: `[amount, unit].joined(separator: " ")`.
  private var isJoined: Bool {
    guard let chain, chain.root == self else { return false }
    return chain.modifiers.contains { $0.isNamed("joined", "formatted") }
  }

  /// Whether one text is made of what this call makes of each: `prices.map { String(format: "%.2f", $0) }.joined(separator: ", ")`.
  private var isMapToJoin: Bool {
    guard kind == .call, isNamed("map", "compactMap"), let chain else { return false }
    return chain.modifiers(after: self).contains { $0.isNamed("joined", "formatted") }
  }

  /// Whether this call shows the texts that it is given.
  private var shows: Bool {
    guard isRoot else { return isModifier && isNamed(Self.showingModifiers) }
    return isNamed(Self.showing)
      || isCapitalized && file.nodes(.struct, named: name.map { [$0] } ?? []).contains(where: \.isView)
  }

  /// The view that shows what this constant, property or function gives, which is a text.
  private func showingUse(following steps: Int) -> Node? {
    guard let name, isText else { return nil }
    return namings(name).lazy.compactMap { $0.showingView(following: steps) }.first
  }

  private var isText: Bool {
    guard let type = child(.type) else { return kind == .variable && code == nil }
    return type.source == "String" || type.source == "String?"
  }

  /// Where this file names it: a local constant, a member of a view, or the one member of a model that has the name.
  private func namings(_ name: String) -> [Node] {
    if let owner, parent == enclosingType, owner.isView { return uses(ofMember: name, in: owner) }
    let named = file.nodes([.member, .call], named: [name]).filter { !$0.isInside(self) }
    if let parent, parent != enclosingType, parent.kind != .file {
      return kind == .variable ? named.filter { $0.isRoot && $0.isInside(parent) } : []
    }
    guard file.nodes([.variable, .function], named: [name]).count == 1 else { return [] }
    return named.filter { $0.isRoot == (enclosingType == nil) }
  }

  private static let showing = [
    "Text", "Label", "Button", "LabeledContent", "Toggle", "NavigationLink", "Section", "Link", "Menu", "Picker", "Tab",
  ]
  private static let showingModifiers = [
    "navigationTitle", "navigationSubtitle", "accessibilityLabel", "accessibilityValue", "badge",
  ]
}
