import RuleModel

/// What a tap does where the prototype of a design says it.
enum Tap: Hashable {
  /// Pushes the screen of a route.
  case push(String)
  /// A statement.
  case action(String)
}

/// The screens that the files of one module lead to, by the ids of their layers.
struct ScreenRoutes {
  struct Screen {
    /// The case of `Route`.
    let route: String
    /// The type of its view.
    let view: String
  }

  var screens: [String: Screen] = [:]
}

extension ViewWriter {
  /// What a tap on `node` does; nil where the prototype does not say it, or leads to nothing of this module.
  mutating func tap(on links: [PrototypeLink]) -> Tap? {
    guard let link = links.first else { return nil }
    switch link.kind {
    case .push:
      guard let screen = routes.screens[link.target] else { return nil }
      pushes = true
      return .push("Route.\(screen.route)")
    case .overlay:
      // A row has no state.
      guard rowValues == nil, let screen = routes.screens[link.target] else { return nil }
      if let known = sheets.first(where: { $0.view == screen.view }) { return .action("\(known.state) = true") }
      let flag = names.unique("is" + screen.view.dropLast(4) + "Presented")
      state.append("@State private var \(flag) = false")
      sheets.append((flag, screen.view))
      return .action("\(flag) = true")
    case .back:
      guard rowValues == nil else { return nil }
      let dismiss = "@Environment(\\.dismiss) private var dismiss"
      if !state.contains(dismiss) { state.insert(dismiss, at: 0) }
      return .action("dismiss()")
    case .url: return nil
    }
  }

  /// Whether a tap on a view leads somewhere though it looks like no control, and nothing in it is one.
  func isTappable(_ node: SlimNode) -> Bool {
    let name = PlainText.words(node.name)
    let isNamed =
      (node.kind == .icon || node.kind == .image) && node.box.height <= 64 && rowValues == nil
      && (name.contains("button") || name.contains("btn")) && !name.contains("radio") && !name.contains("checkbox")
    guard isNamed || !node.leadsTo.isEmpty || isSign(node) || leadsOn(node), isInLabel == 0, node.box.height <= 400
    else { return false }
    switch node.kind {
    case .spacer, .divider: return false
    default: break
    }
    return !node.children.contains { child in
      child.first { part in
        part.isControl || part.role == .toggle || part.role == .checkbox || !part.leadsTo.isEmpty
      } != nil
    }
  }

  /// A known sign alone in an upper corner of the screen.
  private func isSign(_ node: SlimNode) -> Bool {
    guard node.kind == .icon, let screen, rowValues == nil, Roles.signs.contains(node.icon ?? ""),
      node.box.midY - screen.y < 120, screen.height >= 480
    else { return false }
    return node.box.maxX - screen.x < screen.width * 0.2 || screen.maxX - node.box.x < screen.width * 0.2
  }

  /// A row with words that ends in the mark of something behind it.
  private func leadsOn(_ node: SlimNode) -> Bool {
    guard node.isContainer, node.hasText, (36...140).contains(node.box.height), node.box.width >= wide * 0.7 else {
      return false
    }
    let parts = leaves(of: node)
    guard parts.count > 1, let last = parts.max(by: { $0.box.maxX < $1.box.maxX }), last.kind == .icon else {
      return false
    }
    return ["chevron.right", "chevron.forward"].contains(last.icon ?? "") && node.box.maxX - last.box.maxX <= 32
      && parts.count { $0.icon == last.icon } == 1
  }

  /// A view that can be tapped, as it is drawn.
  ///
  /// - Parameter spoken: what it is called; nil takes what its symbol says.
  mutating func tappable(_ node: SlimNode, spoken: String? = nil) -> ViewCode {
    isInLabel += 1
    let label = drawn(node).modified(ViewWriter.touchShape(of: node))
    isInLabel -= 1
    let code = ViewCode.button(label: [label]).modified(".buttonStyle(.plain)")
    guard spoken != nil || !node.hasText else { return code }
    let icon = leaves(of: node).first { $0.kind == .icon } ?? leaves(of: node).first
    return code.modified(".accessibilityLabel(\(SwiftWords.literal(spoken ?? spokenName(node, icon))))")
  }

  /// What of a label can be tapped: all of it, and around what is small as much as a finger needs.
  static func touchShape(of node: SlimNode) -> String {
    var least = min(node.box.width, node.box.height)
    // A picture on an area may leave less than is drawn.
    if !node.hasText, node.children.count == 1, node.place.least == nil {
      least = min(least, node.children[0].box.height + node.padding.top + node.padding.bottom)
    }
    guard least < 44, least > 0 else { return ".contentShape(Rectangle())" }
    return ".contentShape(Rectangle().inset(by: -\(Int(nearest: ((44 - least) / 2).rounded(.up)))))"
  }
}

extension ViewCode {
  /// The same button with what a tap on it does; as it is where it does something already.
  func tapped(_ tap: Tap?) -> ViewCode {
    guard let tap else { return self }
    let head = ViewCode.plain(lines[0])
    let isLabelled = head == "Button {" && lines.count > 1 && lines[1] == "} label: {"
    switch tap {
    case .action(let statement):
      if isLabelled { return replacing(2, with: ["Button {", "  " + statement, "} label: {"]) }
      return head.hasPrefix("Button(") && head.hasSuffix(") {}")
        ? replacing(1, with: [head.dropLast(2) + "{ \(statement) }"]) : self
    case .push(let route):
      if isLabelled { return replacing(2, with: ["NavigationLink(value: \(route)) {"]) }
      guard head.hasPrefix("Button("), head.hasSuffix(") {}"), !head.contains("role: ") else { return self }
      let title = head.dropFirst(7).dropLast(4)
      guard title.contains(", systemImage: ") else {
        return replacing(1, with: ["NavigationLink(\(title), value: \(route))"])
      }
      let modifiers = lines.dropFirst().map { String($0.dropFirst(2)) }
      return ViewCode(verbatim: ["NavigationLink(value: \(route)) {", "  Label(\(title))", "}"] + modifiers)
    }
  }
}
