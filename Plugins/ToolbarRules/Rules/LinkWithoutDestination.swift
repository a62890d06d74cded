import SwiftKitSDK

/// A value whose type has no destination shows nothing when it is pushed.
///
/// Reported where the stack, its destinations and the type of the value all stand in one view.
struct LinkWithoutDestination: Check {
  let id = "link-without-destination"
  let rules = ["toolbars-and-navigation/navigation/link-without-destination"]
  let severity = Severity.info
  let title = "a link whose value has no destination"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["|NavigationLink| & |value| & |NavigationStack|"]

  func check(_ file: SourceFile, _ report: Report) {
    let destinations = file.calls(named: "navigationDestination")
    func hasDestination(_ kind: String) -> Bool {
      destinations.contains { destination in
        guard let name = destination.argument("for")?.value.chain?.parts.first?.name else { return false }
        // An alias may stand for it.
        return name == kind || !file.nodes(.typealias, named: [name]).isEmpty
      }
    }
    // By stack or member: whether a view or modifier of the project's own may bring destinations along.
    var isOpen: [Node: Bool] = [:]
    func mayBring(_ content: Node) -> Bool {
      if let known = isOpen[content] { return known }
      let answer = !isOfSystem(content)
      isOpen[content] = answer
      return answer
    }
    for link in file.calls(named: "NavigationLink") where link.isRoot && !link.isInPreview {
      guard let value = link.argument("value")?.value, let kind = type(of: value), let type = link.enclosingType,
        let stack = link.places.lazy.compactMap({ $0.first { $0.call.isNamed("NavigationStack") } }).first
      else { continue }
      let ours = destinations.filter { $0.isInside(stack.node) && $0.hasArgument("for") }
      let known = ours.compactMap { $0.argument("for")?.value.chain?.parts.first?.name }
      // A modifier or view of the project's own may bring destinations along.
      let others = stack.node.descendants.contains {
        $0.kind == .call && $0.isModifier && !Self.plain($0) && $0.nameHolds("destination")
          && !$0.isNamed("navigationDestination")
      }
      // With none at all, anything unknown in the stack counts.
      let isWhole =
        ours.isEmpty && !mayBring(stack.node)
        && (link.isInside(stack.node) || link.enclosingMember.map(mayBring) != true)
      guard !ours.isEmpty || isWhole, known.count == ours.count, !hasDestination(kind), !others, type.isView else {
        continue
      }
      report(
        link,
        "there is no destination for `\(kind)`, so this link does nothing; add `.navigationDestination(for: \(kind).self)`"
      )
    }
  }

  private static func plain(_ call: Node) -> Bool { call.isNamed("navigationDestination") }

  /// Whether nothing but the system's views and modifiers makes what this shows.
  private func isOfSystem(_ content: Node) -> Bool {
    content.descendants.allSatisfy { call in
      guard call.kind == .call, let chain = call.chain else { return true }
      if call.isRoot { return !call.isCapitalized || call.isNamed(Self.views) }
      let isOnView = chain.root.isCapitalized || chain.isStatement && !call.isLater(in: content)
      return !isOnView || call.isNamed(Self.known)
    }
  }

  /// Modifiers of SwiftUI that bring no destination along.
  private static let known: Set = [
    "navigationTitle", "navigationBarTitleDisplayMode", "listStyle", "padding", "font", "bold", "foregroundStyle",
    "foregroundColor", "frame", "background", "overlay", "tint", "buttonStyle", "lineLimit", "searchable",
    "refreshable", "task", "onAppear", "toolbar", "listRowSeparator", "listRowInsets", "listRowBackground",
    "accessibilityLabel", "swipeActions", "onDelete", "onMove", "id", "tag", "disabled", "opacity", "clipShape",
    "resizable", "scaledToFit", "scaledToFill", "imageScale", "multilineTextAlignment", "headerProminence",
  ]

  private static let views: Set = [
    "List", "Form", "ForEach", "Section", "Text", "Label", "NavigationLink", "Group", "VStack", "HStack", "ScrollView",
    "LazyVStack", "Button", "Image", "Spacer", "ToolbarItem",
  ]

  /// The type of a literal, a property with its type, or the element of a list over an array of the view.
  private func type(of value: Node) -> String? {
    switch value.kind {
    case .integer: return "Int"
    case .string: return "String"
    case .float: return "Double"
    default: break
    }
    if let type = value.enumOfCase { return type }
    if let type = typeOfProperty(value) { return type }
    guard let name = value.ownMemberName else { return nil }
    for closure in value.enclosingClosures {
      guard closure.node.children(.parameter).first?.isNamed(name) == true else { continue }
      guard closure.call.isNamed("List", "ForEach"), let data = closure.call.firstUnlabelled?.value.ownMemberName,
        let written = property(data, around: value)?.child(.type)?.source, written.hasPrefix("["),
        written.hasSuffix("]"),
        !written.contains(":")
      else { return nil }
      let element = String(written.dropFirst().dropLast())
      return element.allSatisfy { $0.isLetter || $0.isNumber } ? element : nil
    }
    if let parameter = value.enclosing(.function)?.children(.parameter).first(where: { $0.isNamed(name) }) {
      let written = parameter.child(.type)?.source ?? ""
      return written.allSatisfy { $0.isLetter || $0.isNumber } && !written.isEmpty ? written : nil
    }
    guard value.file.nodes(.variable, named: [name]).count == 1 else { return nil }
    let named = property(name, around: value)
    // `let book = Book(title: "Earthsea")`
    if named?.child(.type) == nil, let made = named?.child(.initial)?.firstChild?.chain, made.parts.count == 1,
      made.root.kind == .call, made.root.isCapitalized, let type = made.root.name,
      !value.file.nodes(.struct, named: [type]).isEmpty
    {
      return type
    }
    var written = named?.child(.type)?.source ?? ""
    if written.hasSuffix("?") { written.removeLast() }
    return !written.isEmpty && written.allSatisfy { $0.isLetter || $0.isNumber } ? written : nil
  }

  /// `UUID` of `lesson.id`, where `lesson` is the element of a list and this file declares its type.
  private func typeOfProperty(_ value: Node) -> String? {
    guard value.kind == .chain, let parts = value.chain?.parts, parts.count == 2,
      parts.allSatisfy({ $0.kind == .member && !$0.flags.contains(.implicit) }), let element = parts[0].name,
      let name = parts[1].name,
      let closure = value.enclosingClosures.first(where: {
        $0.node.children(.parameter).contains { $0.isNamed(element) }
      }),
      closure.call.isNamed("List", "ForEach"), let data = closure.call.firstUnlabelled?.value.ownMemberName,
      let list = property(data, around: value)?.child(.type)?.source, list.hasPrefix("["), list.hasSuffix("]"),
      case let types = value.file.nodes(.struct, named: [String(list.dropFirst().dropLast())]), types.count == 1,
      let type = types[0].children(.variable).first(where: { $0.isNamed(name) })?.child(.type)?.source,
      ["Int", "String", "UUID", "URL"].contains(type),
      // `Lesson.ID` is the same type.
      !value.file.calls(named: "navigationDestination").contains(where: { destination in
        destination.argument("for")?.value.chain?.parts.contains { $0.isNamed("ID") } == true
      })
    else { return nil }
    return type
  }

  private func property(_ name: String, around node: Node) -> Node? {
    node.enclosingType?.allParts.flatMap { $0.children(.variable) }.first { $0.isNamed(name) }
  }
}

extension Node {
  /// The enum of this file of which this is a case: `Page` of `Page.account`.
  fileprivate var enumOfCase: String? {
    guard kind == .chain, let parts = chain?.parts, parts.count == 2, parts.allSatisfy({ $0.kind == .member }),
      let type = parts[0].name, let name = parts[1].name,
      let declared = file.nodes(.enum, named: [type]).first, declared.enclosingType == nil,
      declared.children(.case).contains(where: { $0.isNamed(name) })
    else { return nil }
    return type
  }
}
