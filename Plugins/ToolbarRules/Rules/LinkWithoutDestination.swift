import SwiftKitSDK

/// A value whose type has no destination shows nothing when it is pushed.
///
/// Reported where the stack, its destinations and the type of the value all stand in one view, also for links of pushed screens.
struct LinkWithoutDestination: Check {
  let id = "link-without-destination"
  let rules = ["toolbars-and-navigation/navigation/link-without-destination"]
  let severity = Severity.info
  let title = "a link whose value has no destination"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["|NavigationLink| & |value| & |NavigationStack|"]

  func check(_ file: SourceFile, _ report: Report) {
    let destinations = file.once { Destinations(file) }
    var stacks: [Node: Stack] = [:]
    // By stack or member: whether a view or modifier of the project's own may bring destinations along.
    var isOpen: [Node: Bool] = [:]
    func mayBring(_ content: Node) -> Bool {
      if let known = isOpen[content] { return known }
      let answer = !Self.isOfSystem(content)
      isOpen[content] = answer
      return answer
    }
    for link in file.calls(named: "NavigationLink") where link.isRoot && !link.isInPreview {
      guard let value = link.argument("value")?.value, let kind = type(of: value), let type = link.enclosingType,
        let stack = link.places.lazy.compactMap({ $0.first { $0.call.isNamed("NavigationStack") } }).first
      else { continue }
      let known = stacks[stack.node] ?? Stack(stack.node)
      stacks[stack.node] = known
      // With none at all, anything unknown in the stack counts.
      let isWhole =
        !known.hasDestinations && !mayBring(stack.node)
        && (link.isInside(stack.node) || link.enclosingMember.map(mayBring) != true)
      guard known.hasDestinations || isWhole, !known.isOpen, !destinations.mayShow(kind), type.isView else { continue }
      report(
        link,
        "there is no destination for `\(kind)`, so this link does nothing; add `.navigationDestination(for: \(kind).self)`"
      )
    }
  }

  /// Whether nothing but the system's views and modifiers makes what this shows.
  fileprivate static func isOfSystem(_ content: Node) -> Bool {
    content.descendants.allSatisfy { call in
      guard call.kind == .call, let chain = call.chain else { return true }
      if call.isRoot { return !call.isCapitalized || call.isNamed(views) }
      let isOnView = chain.root.isCapitalized || chain.isStatement && !call.isLater(in: content)
      return !isOnView || call.isNamed(known)
    }
  }

  /// Modifiers of SwiftUI that bring no destination along.
  private static let known: Set = [
    "navigationTitle", "navigationBarTitleDisplayMode", "listStyle", "padding", "font", "bold", "foregroundStyle",
    "foregroundColor", "frame", "background", "overlay", "tint", "buttonStyle", "lineLimit", "searchable",
    "refreshable", "task", "onAppear", "toolbar", "listRowSeparator", "listRowInsets", "listRowBackground",
    "accessibilityLabel", "swipeActions", "onDelete", "onMove", "id", "tag", "disabled", "opacity", "clipShape",
    "navigationDestination", "resizable", "scaledToFit", "scaledToFill", "imageScale", "multilineTextAlignment",
    "headerProminence",
  ]

  private static let views: Set = [
    "List", "Form", "ForEach", "Section", "Text", "Label", "NavigationLink", "Group", "VStack", "HStack", "ScrollView",
    "LazyVStack", "Button", "Image", "Spacer", "ToolbarItem", "LabeledContent", "Divider", "ProgressView", "Gauge",
    "ZStack", "LazyHStack", "Grid", "GridRow", "DisclosureGroup", "Toggle", "Picker", "Stepper", "TextField",
    "EmptyView",
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
    let giver = value.enclosingClosures.first { $0.node.children(.parameter).first?.isNamed(name) == true }
    if let giver { return typeOfElement(in: giver) }
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

  /// The type of what a closure is given: the element of a list over an array of the view, or what a destination is for.
  private func typeOfElement(in closure: Node.Closure) -> String? {
    let file = closure.node.file
    if closure.call.isNamed("navigationDestination"), file.once({ Destinations(file) }).isPlain(closure.node) {
      let parts = closure.call.argument("for")?.value.chain?.parts ?? []
      return parts.count == 2 && parts[1].isNamed("self") ? parts[0].name : nil
    }
    guard closure.call.isNamed("List", "ForEach"), let data = closure.call.firstUnlabelled?.value.ownMemberName,
      let written = property(data, around: closure.call)?.child(.type)?.source, written.hasPrefix("["),
      written.hasSuffix("]")
    else { return nil }
    let element = String(written.dropFirst().dropLast())
    return element.allSatisfy { $0.isLetter || $0.isNumber } ? element : nil
  }

  /// `UUID` of `lesson.id`, and `Teacher` of `lesson.teacher`, where `lesson` is the element of a list or what a destination is
  /// for, and this file declares its type.
  private func typeOfProperty(_ value: Node) -> String? {
    guard value.kind == .chain, let parts = value.chain?.parts, parts.count == 2,
      parts.allSatisfy({ $0.kind == .member && !$0.flags.contains(.implicit) }), let element = parts[0].name,
      let name = parts[1].name,
      let closure = value.enclosingClosures.first(where: {
        $0.node.children(.parameter).contains { $0.isNamed(element) }
      }),
      let owner = typeOfElement(in: closure),
      case let types = value.file.nodes(.struct, named: [owner]), types.count == 1,
      let type = types[0].children(.variable).first(where: { $0.isNamed(name) })?.child(.type)?.source,
      ["Int", "String", "UUID", "URL"].contains(type)
        || isDeclaredOnce(type, in: value.file),
      // `Lesson.ID` is the same type.
      !value.file.once({ Destinations(value.file) }).mayShow("ID")
    else { return nil }
    return type
  }

  /// Whether the file declares it outside of other types, and nothing else has that name.
  private func isDeclaredOnce(_ type: String, in file: SourceFile) -> Bool {
    let declared = file.nodes([.struct, .enum], named: [type])
    return declared.count == 1 && declared[0].enclosingType == nil && !file.project.isAmbiguous(type)
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

extension Node {
  /// The name of the type that a destination is for, without the types around that: `Teacher` of `for: Lesson.Teacher.self`.
  fileprivate var typeOfDestination: String? {
    argument("for")?.value.chain?.parts.last { !$0.isNamed("self") }?.name
  }
}

/// The destinations of a file, found once for all links.
private struct Destinations {
  private let types: Set<String>
  /// Whether an alias stands for one of the types.
  private let isAliased: Bool
  /// The contents that nothing but the system's views and modifiers make; a view of the project's own may bring destinations along.
  private let plain: Set<Node>

  init(_ file: SourceFile) {
    let calls = file.calls(named: "navigationDestination")
    types = Set(calls.compactMap(\.typeOfDestination))
    isAliased = !file.nodes(.typealias, named: Array(types)).isEmpty
    plain = Set(calls.flatMap(\.closures).filter(LinkWithoutDestination.isOfSystem))
  }

  func mayShow(_ type: String) -> Bool { isAliased || types.contains(type) }

  func isPlain(_ content: Node) -> Bool { plain.contains(content) }
}

/// What is in a stack, found out once for all of its links.
private struct Stack {
  private(set) var hasDestinations = false
  /// Whether it may have destinations that are not known: one for a type that is not written, or those of a modifier of the project's own.
  private(set) var isOpen = false

  init(_ content: Node) {
    for call in content.descendants where call.kind == .call {
      if call.isNamed("navigationDestination") {
        if !call.hasArgument("for") { continue }
        hasDestinations = true
        if call.typeOfDestination == nil { isOpen = true }
      } else if call.nameHolds("destination") || call.nameHolds("route") || call.isNamed("modifier"), call.isModifier {
        isOpen = true
      }
    }
  }
}
