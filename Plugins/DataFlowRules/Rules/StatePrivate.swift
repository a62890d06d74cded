import SwiftKitSDK

/// The view owns its state; a caller that sets it from outside is ignored after the first time.
///
/// Nobody outside reaches the state of a private type, unless callers give it a first value, and no caller gives a namespace. A state
/// that callers do give a first value cannot become private as it is, so the message says what it should be instead.
///
/// In a project that writes most of its state without `private`, reported beside private state of the same type alone;
/// `state-private-throughout` reports the rest.
struct StatePrivate: Check {
  let id = "state-private"
  let rules = ["architecture-and-data-flow/state/state-private"]
  let severity = Severity.info
  let title = "state of a view that is not private"
  let group: CheckGroup? = .state
  let basis: Basis? = .apple
  let literals = Self.wrappers.map { "|\($0)|" }
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) { check(file, report, throughout: false) }

  /// Reports what stands out, or what is written so throughout the project.
  func check(_ file: SourceFile, _ report: Report, throughout: Bool) {
    let isHabit = file.project.leavesStateOpen
    if throughout && !isHabit { return }
    var extended: [String: Bool] = [:]
    for property in file.nodes(.variable) {
      guard let wrapper = property.children(.attribute).first(where: { $0.isNamed(Self.wrappers) }),
        property.parent == property.enclosingType, !property.hasAttribute("Previewable"), !property.isPrivate,
        !wrapper.isNamed("Namespace"), !property.isInPreview,
        let type = property.enclosingType, let name = type.name, (isHabit && !holdsPrivateState(type)) == throughout,
        !isOfPrivateType(property) || isGiven(property, to: name)
      else { continue }
      // What an extension in another file may read cannot be private.
      let isExtended = extended[name] ?? isExtendedElsewhere(type, name)
      extended[name] = isExtended
      if isExtended { continue }
      // Nobody makes an app, and what only previews make is private already.
      if type.conforms(to: "App") || isMadeInOtherPreviews(type, name) { continue }
      guard !isFirstValue(of: property, wrapper), !isPassed(property, wrapper, to: name),
        !isGivenByPreview(property, of: name)
      else { continue }
      if wrapper.isNamed("State", "StateObject"), isGiven(property, to: name) {
        let better = wrapper.isNamed("State") ? "a `let` or a `@Binding`" : "an `@ObservedObject`"
        report(property, "callers pass the first value of this state, and later ones are ignored; make it \(better)")
        continue
      }
      let place = property.children(.modifier).isEmpty ? property.place(ofKeyword: "var") : nil
      report(
        property, "`@\(wrapper.name ?? "State")` belongs to the view that declares it; make it private",
        suggestion: isOfType(property, type) ? place.map { [Edit($0..<$0, "private ")] } ?? [] : [])
    }
  }

  private func holdsPrivateState(_ type: Node) -> Bool {
    type.allParts.flatMap { $0.children(.variable) }.contains {
      $0.isPrivate && $0.hasAttribute("State", "StateObject")
    }
  }

  private func isOfPrivateType(_ property: Node) -> Bool {
    property.ancestors.contains { Node.Kind.types.contains($0.kind) && $0.isPrivate }
  }

  /// Whether a view that is named after previews is made in those of other files alone.
  private func isMadeInOtherPreviews(_ type: Node, _ name: String) -> Bool {
    type.file.nodes(.call, named: [name]).allSatisfy { !$0.isRoot }
      && type.nameWords.last.map(["preview", "previews"].contains) == true && type.file.project.isPreviewed(name)
  }

  /// Whether a call passes a first value, in this file or in several others, which it could not if this were private; what previews
  /// pass is no use of the view.
  private func isGiven(_ property: Node, to type: String) -> Bool {
    guard let name = property.name, property.enclosingType?.children(.initializer).isEmpty == true else { return false }
    // No other file makes a private type, though it may have one of that name.
    return !isOfPrivateType(property) && property.file.project.labels(oftenUsedFor: type).contains(name)
      || property.file.nodes(.call, named: [type]).contains { $0.isRoot && !$0.isInPreview && $0.hasArgument(name) }
  }

  /// Whether a preview shows the view with a value of its own, `Settings(page: 1)`, which it could not give if this were private.
  private func isGivenByPreview(_ property: Node, of type: String) -> Bool {
    let calls = property.file.nodes(.call, named: [type]).filter { $0.isRoot && $0.hasArgument(property.name ?? "") }
    return !calls.isEmpty && calls.allSatisfy(\.isInPreview)
      && property.enclosingType?.children(.initializer).isEmpty == true
  }

  /// Whether a call in this file hands over the focus of another view: `Field(isFocused: _isFocused)`. A first value
  /// of a state is none.
  private func isPassed(_ property: Node, _ wrapper: Node, to type: String) -> Bool {
    guard let name = property.name, !wrapper.isNamed("State", "StateObject") else { return false }
    return property.file.nodes(.call, named: [type]).contains { $0.isRoot && $0.hasArgument(name) }
  }

  /// Whether no protocol of the project can ask for the property, and no other type of the file reads it of a view.
  private func isOfType(_ property: Node, _ type: Node) -> Bool {
    type.allParts.flatMap { $0.children(.inherited) }.allSatisfy { $0.isNamed(Self.plain) }
      && type.file.nodes(.member, named: [property.name ?? ""]).allSatisfy { use in
        use.enclosingType?.name == type.name || use.enclosingType != nil && isOwn(use)
      }
  }

  /// Whether it is the member of the type that it stands in, `self.text` or `text` and what is asked of it.
  private func isOwn(_ use: Node) -> Bool { use.chain?.parts.first { !$0.isNamed("self") } == use }

  private static let plain = [
    "View", "App", "Scene", "ViewModifier", "Equatable", "Hashable", "Identifiable", "Sendable", "Shape", "ButtonStyle",
    "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "Commands", "ToolbarContent", "Widget",
  ]

  private func isExtendedElsewhere(_ type: Node, _ name: String) -> Bool {
    let own = Set(type.allParts.flatMap { Array($0.children) }.compactMap(\.name)).union(["init"])
    return type.file.project.isExtended(name, beyond: own)
  }

  /// Without a value of its own it begins with what the caller passes, whom `private` would shut out.
  private func isFirstValue(of property: Node, _ wrapper: Node) -> Bool {
    wrapper.isNamed("State", "StateObject") && property.child(.initial) == nil
      && property.child(.type)?.source.hasSuffix("?") != true && !isSetByInitializer(property)
  }

  /// Whether an initialiser of the type gives the first value: `_isOpen = State(initialValue: startsOpen)`.
  private func isSetByInitializer(_ property: Node) -> Bool {
    guard let name = property.name else { return false }
    // An initialiser that is written in the type takes the place of the one whose parameter it would be.
    let isAssigned = property.file.nodes(.member, named: [name]).contains { member in
      member.isAssigned && member.enclosing(.initializer)?.parent == property.parent
        && member.chain?.node.ownMemberName == name
    }
    return isAssigned
      || property.file.nodes(.member, named: ["_" + name]).contains { member in
        member.isAssigned && member.enclosing(.initializer) != nil
          && member.enclosingType?.name == property.enclosingType?.name
      }
  }

  private static let wrappers = [
    "State", "StateObject", "FocusState", "GestureState", "Namespace", "AccessibilityFocusState",
  ]
}
