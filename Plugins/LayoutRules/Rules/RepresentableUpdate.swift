import SwiftKitSDK

/// The make method runs once; without an update the hosted view shows its first state for ever.
///
/// Not for wrappers of views of the kit that hand them to a closure of whoever uses them: `update(view, context)`. One that is given a
/// view of SwiftUI has to set that itself. Nor for a private one whose content is the same for ever, as that of all its uses: plain
/// texts, symbols and buttons.
struct RepresentableUpdate: Check {
  let id = "representable-stale-update"
  let rules = ["layout-and-lists/representables/representable-stale-update"]
  let severity = Severity.info
  let title = "a representable that never updates the content it hosts"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["Representable"]

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct, .class) where isRepresentable(type) && !type.isInPreview {
      let parts = type.allParts
      let properties = parts.flatMap { $0.children(.variable) }
      let values = valuesHosted(by: type)
      guard !values.isEmpty || properties.contains(where: { isContent($0, of: type) }) else { continue }
      for method in parts.flatMap({ $0.children(.function) }) {
        guard method.isNamed("updateNSView", "updateUIView", "updateNSViewController", "updateUIViewController"),
          let body = method.child(.body),
          body.firstChild == nil || leavesContent(body, of: type) || leaves(values, in: body),
          !isLeftToClosure(method, of: type), !(values.isEmpty && isGivenStillContent(type))
        else { continue }
        report(
          method,
          body.firstChild == nil
            ? "\(method.name.code(or: "the update")) is empty, so the hosted view never changes; set its new content here"
            : "\(method.name.code(or: "the update")) does not set the content, so the hosted view never changes; set its `rootView` here"
        )
      }
    }
  }

  /// Whether what is made from the content is made once: the update neither names it nor hands itself or its coordinator on.
  private func leavesContent(_ body: Node, of type: Node) -> Bool {
    let contents = type.allParts.flatMap { $0.children(.variable) }.filter { isContent($0, of: type) }.compactMap(
      \.name)
    return !body.descendants.contains { node in
      node.isNamed(contents + ["self", "rootView"]) || isOwnMethod(node)
        || node.isNamed("coordinator") && !isOnlyAskedForParts(node)
    }
      && type.allParts.flatMap { $0.children(.function) }.contains { maker in
        maker.nameWords.first == "make" && maker.descendants.contains { $0.isNamed(contents) }
      }
  }

  /// Whether the update hands its view to a closure that the type is given, where it neither is given nor hosts a view of SwiftUI,
  /// which such a closure could not know.
  private func isLeftToClosure(_ method: Node, of type: Node) -> Bool {
    let properties = type.allParts.flatMap { $0.children(.variable) }
    let closures = properties.filter { $0.child(.type)?.source.contains("->") == true && $0.child(.body) == nil }
    guard let view = method.children(.parameter).first?.name, !hostsContent(type),
      !properties.contains(where: { isContent($0, among: genericViews(of: type)) })
    else { return false }
    return method.descendants(.call).contains { call in
      guard call.chain?.parts.first(where: { !$0.isNamed("self") }) == call, let name = call.name else { return false }
      return closures.contains { $0.isNamed(name) } && call.arguments.contains { $0.value.ownMemberName == view }
    }
  }

  /// Whether only this file uses the type, and the content that it gives there names no value outside of actions.
  private func isGivenStillContent(_ type: Node) -> Bool {
    guard type.isPrivate, let name = type.name else { return false }
    let known = type.file.once { StillMembers(type.file) }
    let uses = known.uses(of: name).filter { !$0.isInside(type) }
    return !uses.isEmpty && uses.count <= 8
      && uses.allSatisfy { $0.contentClosure.map { known.isStill($0, in: $0.enclosingType?.name) } == true }
  }

  private func hostsContent(_ type: Node) -> Bool {
    type.allParts.contains { part in
      !part.descendants(.call, named: "NSHostingView", "NSHostingController", "UIHostingController").isEmpty
    }
  }

  /// `context.coordinator.host.view.frame`, `context.coordinator.isOpen = isOpen`: the coordinator is neither handed on nor does it
  /// do anything itself.
  private func isOnlyAskedForParts(_ coordinator: Node) -> Bool {
    guard let parts = coordinator.chain?.parts.drop(while: { $0 != coordinator }).dropFirst() else { return false }
    // A view of the kit does not know the content, whatever is done with it.
    let way = parts.prefix { !$0.isNamed("view") }
    return way.allSatisfy { [.member, .optional, .force].contains($0.kind) }
      && (way.count < parts.count || parts.last?.isAssigned == true)
  }

  /// The plain values of this representable that a view is made from which it hosts: `title` of
  /// `NSHostingView(rootView: ProgressView(title, value: progress))`.
  private func valuesHosted(by type: Node) -> [String] {
    var hosted: [Node] = []
    for maker in type.allParts.flatMap({ $0.children(.function) }) where maker.nameWords.first == "make" {
      let hosts = maker.descendants(.call, named: "NSHostingView", "UIHostingController", "NSHostingController")
      hosted += hosts.compactMap { $0.argument("rootView")?.value }
    }
    guard !hosted.isEmpty else { return [] }
    let names = type.allParts.flatMap { $0.children(.variable) }.filter(isPlainValue).compactMap(\.name)
    return names.filter { name in
      hosted.flatMap { $0.descendants(.member, named: name) }.contains { use in
        use.isRoot || use.chain?.root.isNamed("self") == true
      }
    }
  }

  /// A stored property that whoever makes the representable gives: no binding, no action.
  private func isPlainValue(_ property: Node) -> Bool {
    let has: [Node.Kind] = [.body, .accessor, .attribute, .initial]
    guard !property.flags.contains(.static), property.children.allSatisfy({ !has.contains($0.kind) }) else {
      return false
    }
    guard let type = property.child(.type) else { return false }
    let name = type.source.filter { !"[]?".contains($0) }
    // What another type holds may be observed by the hosted view itself.
    return Self.values.contains(name)
      || Set(["struct", "enum"]).isSuperset(of: property.file.project.kinds(of: name))
        && property.file.project.declares(name)
  }

  /// Whether one of these values reaches the hosted view no more.
  private func leaves(_ values: [String], in body: Node) -> Bool {
    !values.isEmpty && !values.allSatisfy { value in body.descendants.contains { $0.isNamed(value) } }
      && !body.descendants.contains { $0.isNamed("self", "coordinator", "rootView") || isOwnMethod($0) }
  }

  private static let values: Set = ["String", "Int", "Bool", "Double", "CGFloat", "Float", "Date", "Color"]

  /// Whether it calls a method of the type, which may set the content.
  private func isOwnMethod(_ call: Node) -> Bool {
    guard call.kind == .call, call.isRoot, let name = call.name, let owner = call.owner else { return false }
    return owner.allParts.contains { $0.children(.function).contains { $0.isNamed(name) } }
  }

  private func isRepresentable(_ type: Node) -> Bool {
    type.conforms(
      to: "NSViewRepresentable", "UIViewRepresentable", "NSViewControllerRepresentable", "UIViewControllerRepresentable"
    )
  }

  /// A stored property of the type's own generic view, or of any view.
  private func isContent(_ property: Node, of type: Node) -> Bool {
    isContent(
      property, among: type.children(.genericParameter).filter { !isOfKit($0) }.compactMap(\.name) + ["AnyView"])
  }

  private func isContent(_ property: Node, among views: [String]) -> Bool {
    guard property.child(.body) == nil, property.child(.accessor) == nil, !property.flags.contains(.static),
      let written = property.child(.type)
    else { return false }
    let names = [written.name].compactMap(\.self) + written.descendants(.type).compactMap(\.name)
    return names.contains(where: views.contains) || views.contains { written.source.hasSuffix("-> \($0)") }
  }

  /// The parameters of a type that are views of SwiftUI, `Content: View` or `where Content: View`, and `AnyView`.
  private func genericViews(of type: Node) -> [String] {
    let end = min(type.range.lowerBound + 1000, type.range.upperBound)
    let head = type.file.source(type.range.lowerBound..<end).prefix { $0 != "{" }.filter { !$0.isWhitespace }
    return type.children(.genericParameter).compactMap(\.name).filter { head.contains("\($0):View") } + ["AnyView"]
  }

  /// `V: UIView`, which is made once and kept.
  private func isOfKit(_ parameter: Node) -> Bool {
    let constraint = parameter.source.split(separator: ":").dropFirst().first?.drop { $0 == " " } ?? ""
    return constraint.hasPrefix("UI") || constraint.hasPrefix("NS")
  }
}

/// Which views and members of views a file makes the same for ever, as they name no value outside of actions. It is found once for all
/// representables.
private struct StillMembers {
  /// By type and name.
  private var verdicts: [String: [String: Bool]] = [:]
  /// The calls that make something, by name.
  private var uses: [String: [Node]] = [:]

  init(_ file: SourceFile) {
    for member in file.nodes(.function, .variable) {
      guard let name = member.name, let type = member.parent, let owner = type.name,
        Node.Kind.types.contains(type.kind) || type.kind == .extension,
        member.child(.type)?.source.hasPrefix("some View") == true, let code = member.code
      else { continue }
      // Of two that share a name, both count.
      let isStill = verdicts[owner]?[name] != false && !code.descendants.contains(where: Self.namesValue)
      verdicts[owner, default: [:]][name] = isStill
    }
    for call in file.nodes(.call) where call.isCapitalized && call.isRoot {
      if let name = call.name { uses[name, default: []].append(call) }
    }
  }

  func uses(of name: String) -> [Node] { uses[name] ?? [] }

  /// Whether the content in code of that type names no value, and neither do the members and views that it shows. What these show in
  /// turn is not looked at.
  func isStill(_ content: Node, in type: String?) -> Bool {
    let members = type.flatMap { verdicts[$0] } ?? [:]
    return content.descendants.allSatisfy { node in
      guard let name = node.name else { return true }
      if Self.namesValue(node) { return members[name] == true }
      return node.kind != .call || verdicts[name]?["body"] != false
    }
  }

  /// Whether it is the name of a value, or of what a type holds: `count`, `Settings.current`; not `Text("a")` nor `.red`.
  private static func namesValue(_ node: Node) -> Bool {
    guard node.kind == .member || node.kind == .call, node.isRoot, !node.flags.contains(.implicit) else { return false }
    if node.isCapitalized {
      // `Menu.Row("a")` makes a view.
      guard node.kind == .member, let parts = node.chain?.parts else { return false }
      let made = parts.first { $0.kind != .member || !$0.isCapitalized }
      if made?.kind == .call, made?.isCapitalized == true { return false }
    }
    return !node.ancestors.prefix { ![.function, .variable].contains($0.kind) }.contains(where: \.isAction)
  }
}
