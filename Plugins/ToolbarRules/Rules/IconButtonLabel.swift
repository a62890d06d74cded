import SwiftKitSDK

/// A control that shows only an image says nothing to VoiceOver, or the name of the symbol.
///
/// Reported where the label holds one image and, besides, only shapes and stacks: a view of the project may bring text. Words of
/// `.help` are read, too.
struct IconButtonLabel: Check {
  let id = "icon-button-label"
  let rules = ["toolbars-and-navigation/items/icon-button-label"]
  let severity = Severity.warning
  let title = "a control that is only an image, without an accessibility label"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["Image"]

  func check(_ file: SourceFile, _ report: Report) {
    for control in file.calls(named: "Button", "Menu", "NavigationLink", "Link", "Toggle")
    where control.isRoot && !control.isInPreview && !(control.isNamed("Link") && !control.hasArgument("destination")) {
      guard let label = control.labelClosure, let image = onlyImage(in: label) ?? imageOfMember(shownBy: label),
        !isDescribed(image), !hasHelp(control, label, image), !isNamedByOthers(control),
        image.isInside(label) || !isDescribed(label) && label.onlyView.map({ isDescribed($0.root) }) != true
      else { continue }
      report(
        control, "\(control.name.code(or: "control")) has only an image; add `.accessibilityLabel`, or give it a title")
    }
  }

  /// A toggle whose own label is hidden has one beside it: `LabeledContent("Sound") { Toggle(isOn: $isOn) { … }.labelsHidden() }`.
  private func isNamedByOthers(_ control: Node) -> Bool {
    control.isNamed("Toggle") && control.chain?.hasModifier("labelsHidden") == true
  }

  /// The image, when the label shows nothing else that could have a name.
  private func onlyImage(in label: Node) -> Node? {
    let roots = label.descendants(.chain).filter(\.isStatement).compactMap { $0.chain?.root }
    let images = roots.filter { $0.isNamed("Image") }
    guard images.count == 1, let image = images.first, image.kind == .call, !holdsJoinedText(label) else { return nil }
    return roots.allSatisfy { $0 == image || $0.kind == .call && $0.isNamed(Self.silentViews) } ? image : nil
  }

  /// Whether texts that `+` joins stand among the views: `Text(name) + Text("px")`.
  private func holdsJoinedText(_ label: Node) -> Bool {
    label.descendants(.operation).contains { operation in
      operation.isStatement && operation.joinedParts.contains { $0.chain?.isRooted(in: "Text") == true }
    }
  }

  /// The same of the member of the view that is all of the label.
  private func imageOfMember(shownBy label: Node) -> Node? {
    guard let view = label.onlyView?.codeOfMember?.onlyView, view.isRooted(in: "Image") else { return nil }
    return view.root
  }

  /// Whether the image, the control or something around them has a label for VoiceOver or is hidden from it.
  private func isDescribed(_ image: Node) -> Bool {
    if image.hasArgument("label") { return true }
    return image.ancestors.contains { node in
      guard node.kind == .chain, let chain = node.chain else { return false }
      if chain.hasModifier("accessibilityLabel", "accessibilityHidden", "accessibilityRepresentation") { return true }
      return chain.modifiers(named: "accessibility").contains { $0.hasArgument("label") || $0.hasArgument("hidden") }
    }
  }

  /// Whether the control or its label has a tooltip, which a Mac reads: `.help("Close")`.
  private func hasHelp(_ control: Node, _ label: Node, _ image: Node) -> Bool {
    guard control.file.settings.systems["macOS"] != nil else { return false }
    let chains = [control.chain, image.chain] + label.descendants(.chain).map(\.chain)
    return chains.compactMap { $0 }.flatMap { $0.modifiers(named: "help") }.contains { help in
      help.firstUnlabelled.map { $0.value.text?.allSatisfy(\.isWhitespace) != true } == true
    }
  }

  private static let silentViews = [
    "HStack", "VStack", "ZStack", "Group", "Circle", "Capsule", "Ellipse", "Rectangle", "RoundedRectangle", "Color",
    "Spacer", "Divider",
  ]
}

extension Node {
  /// Whether this chain stands by itself, as a view among others, and is no value of something else.
  fileprivate var isStatement: Bool {
    switch parent?.kind {
    case .closure?, .branch?, .switchCase?, .ifConfig?: true
    default: false
    }
  }
}
