import SwiftKitSDK

/// The reader meets the screen before its details and the previews last.
///
/// A matter of taste in files that people write, so it is off by default. One finding a file. Helpers are further views,
/// extensions, and types for views such as styles and shapes; models have no place in the order.
struct DeclarationOrder: Check {
  let id = "declaration-order"
  let rules = ["architecture-and-data-flow/files/declaration-order"]
  let severity = Severity.info
  let title = "declarations in an unusual order"
  let group: CheckGroup? = .style
  let basis: Basis? = .convention
  let literals = ["View| & |struct|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    // Models stand where their author wants them.
    let top = file.root.children.flatMap { $0.kind == .ifConfig ? $0.statements : [$0] }
    let declarations = top.filter { !isModel($0) }.filter { Self.kinds.contains($0.kind) || isPreview($0) }
    let screen = screen(in: file, declarations)
    // Whichever view is the screen, previews come last.
    if let early = declarations.first(where: isPreview), let last = declarations.last(where: { !isPreview($0) }),
      early.isBefore(last), screen != nil || last.isView || isForViews(last)
    {
      report(early, "a preview should come last; readers look for the views first")
      return
    }
    guard let main = screen else { return }
    // A file with another name than its view may be about the styles before it.
    let isAboutView = main.name == stem(of: file)
    var highest = Place.colors
    for declaration in declarations where !isPreview(declaration) && (isAboutView || !isForViews(declaration)) {
      let place = place(of: declaration, main)
      if place.rawValue < highest.rawValue {
        report(
          declaration,
          "\(place.words) should come before \(highest.words), where readers look first; the order is colours, the view, its helpers, previews"
        )
        return
      }
      highest = place
    }
    members(of: main, report)
  }

  private enum Place: Int {
    case colors, screen, helpers

    var words: String {
      switch self {
      case .colors: "colours"
      case .screen: "the view"
      case .helpers: "a helper type"
      }
    }
  }

  private func place(of declaration: Node, _ screen: Node) -> Place {
    if declaration == screen || declaration.kind == .extension && declaration.name == screen.name { return .screen }
    return declaration.kind == .extension && declaration.isNamed("Color", "ShapeStyle") ? .colors : .helpers
  }

  /// The view of the file's name, or the only one that others see.
  private func screen(in file: SourceFile, _ declarations: [Node]) -> Node? {
    let views = declarations.filter { $0.kind == .struct && $0.isView && !$0.isPrivate }
    let stem = stem(of: file)
    return views.first { $0.name == stem } ?? (views.count == 1 ? views[0] : nil)
  }

  private func stem(of file: SourceFile) -> String? {
    file.path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
  }

  private func isPreview(_ node: Node) -> Bool {
    node.kind == .macro && node.isNamed("Preview")
      || node.kind == .struct && node.children(.inherited).contains { $0.isNamed("PreviewProvider") }
  }

  private func isModel(_ node: Node) -> Bool {
    Node.Kind.types.contains(node.kind) && !node.isView && !isPreview(node) && !isForViews(node)
  }

  /// Whether only views need it: a style, a modifier, a shape, a wrapped view of UIKit or AppKit.
  private func isForViews(_ node: Node) -> Bool {
    guard !node.nameWords.contains("preview") else { return false }
    return node.conforms(
      to: "ViewModifier", "Shape", "InsettableShape", "Layout", "ToolbarContent", "ButtonStyle", "PrimitiveButtonStyle",
      "LabelStyle", "ToggleStyle", "TextFieldStyle", "ProgressViewStyle", "GroupBoxStyle", "DisclosureGroupStyle",
      "LabeledContentStyle", "MenuStyle", "GaugeStyle", "DatePickerStyle", "UIViewRepresentable",
      "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable")
  }

  /// Stored properties, body, then the parts of the body.
  private func members(of screen: Node, _ report: Report) {
    let variables = screen.children(.variable).filter { !$0.flags.contains(.static) }
    guard let body = variables.firstIndex(where: { $0.isNamed("body") }) else { return }
    for (index, variable) in variables.enumerated() {
      let isComputed = variable.child(.body) != nil || !variable.children(.accessor).isEmpty
      if !isComputed, index > body {
        report(variable, "stored properties belong before `body`, where readers look for them")
        return
      }
      if isComputed, index < body, variable.child(.type)?.source.hasPrefix("some View") == true {
        report(variable, "the parts of a view belong after its `body`, which readers look for first")
        return
      }
    }
  }

  private static let kinds: Set<Node.Kind> = [.struct, .class, .enum, .actor, .protocol, .extension]
}
