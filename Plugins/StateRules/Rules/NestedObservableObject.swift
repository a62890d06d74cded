import SwiftKitSDK

/// The outer object tells when the inner one is replaced, not when it changes.
///
/// One that is not published is reported where a view of its file reads it through the outer one, and neither follows its changes.
struct NestedObservableObject: Check {
  let id = "nested-observable-object"
  let rules = [
    "architecture-and-data-flow/observation/nested-observable-object",
    "architecture-and-data-flow/observation/view-not-updating",
  ]
  let severity = Severity.warning
  let title = "an ObservableObject published by another one"
  let group: CheckGroup? = .state
  let basis: Basis? = .apple
  let literals = ["|Published| & |ObservableObject|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable) where isReadThrough(property) {
      report(
        property,
        "views that read this object through its owner are not updated when it changes; pass it to the view that shows it, as an `@ObservedObject`"
      )
    }
    for property in file.nodes(.variable) where property.hasAttribute("Published") && !property.isInPreview {
      if let kind = kindOfRead(elementsOf: property) {
        report(
          property,
          "rows that read a `\(kind)` here are not updated when it changes; show each in a view that has it as an `@ObservedObject`"
        )
        continue
      }
      guard let written = property.child(.type).map(\.source) ?? property.madeType,
        case let kind = written.filter({ $0 != "?" }), file.isObservableObject(kind),
        // Of one that is chosen among others, or comes and goes, it is the replacement that counts.
        !written.hasSuffix("?") && property.children(.modifier).allSatisfy({ $0.text != "set" })
          || isKept(property) || isPart(property) || isMade(kind, for: property),
        // One that publishes nothing has nothing to tell.
        file.nodes(.class, named: [kind]).allSatisfy({
          $0.sourceHolds("@published") || $0.sourceHolds("objectwillchange")
        }),
        let type = property.enclosingType, type.conforms(to: "ObservableObject"), !type.sourceHolds("objectwillchange")
      else { continue }
      report(
        property,
        "views are not updated when this `\(kind)` changes, only when it is replaced; pass it to the view that shows it, as an `@ObservedObject`"
      )
    }
  }

  /// Whether a view of this file shows what this object publishes and observes its owner only: `Text(model.player.title)`.
  private func isReadThrough(_ property: Node) -> Bool {
    let file = property.file
    guard !property.hasAttribute("Published"), !property.isInPreview, !property.flags.contains(.static),
      property.code == nil,
      let name = property.name, let owner = property.parent, owner.kind == .class, let ownerName = owner.name,
      let kind = property.child(.type)?.source ?? property.madeType,
      case let readings = file.once({ ReadThrough(file) }).readings(of: name, in: ownerName), !readings.isEmpty,
      owner.conforms(to: "ObservableObject"), file.isObservableObject(kind)
    else { return false }
    let published = file.published(by: kind)
    return readings.contains { published.contains($0.value) && !$0.observed.contains(kind) }
  }

  /// The class of the elements of this list, where a `ForEach` or `List` of the file reads what they publish.
  private func kindOfRead(elementsOf property: Node) -> String? {
    let file = property.file
    guard let name = property.name, let type = property.child(.type), type.source.hasPrefix("["),
      let kind = type.name ?? type.child(.type)?.name, type.source == "[\(kind)]",
      property.enclosingType?.conforms(to: "ObservableObject") == true, file.isObservableObject(kind)
    else { return nil }
    let published = file.published(by: kind)
    let loops = file.calls(named: "ForEach", "List").filter { loop in
      guard let parts = loop.firstUnlabelled?.value.chain?.parts, parts.last?.isNamed(name, "$" + name) == true else {
        return false
      }
      // `library.items` of another class is another list.
      let owner = parts.count > 1 ? parts[0].name.flatMap { loop.variable(named: $0)?.child(.type)?.name } : nil
      return owner == nil || owner == property.enclosingType?.name
    }
    let isRead = loops.contains { loop in
      guard let closure = loop.contentClosure else { return false }
      let element = closure.child(.parameter)?.name ?? "$0"
      return closure.descendants(.member, named: element).contains { use in
        guard let parts = use.chain?.parts, parts.count > 1, parts[0] == use else { return false }
        return parts[1].kind == .member && parts[1].isNamed(published) && !use.ancestors.contains(where: \.isAction)
      }
    }
    return isRead ? kind : nil
  }

  /// Whether the type itself makes the object, so that it is one of its parts: `player = PlayerState()`, or by way of a local name.
  private func isMade(_ kind: String, for property: Node) -> Bool {
    guard let name = property.name, let type = property.enclosingType else { return false }
    return property.uses(ofMember: name, in: type).contains { use in
      guard use.isAssigned, let value = use.chain?.node.parent?.assignment?.value,
        let made = (value.freshValue ?? value).chain
      else { return false }
      return made.parts.count == 1 && made.root.kind == .call && made.root.isNamed(kind)
    }
  }

  /// Whether the object is made with its owner, and nobody can put another in its place: `private(set) var player = Player()`.
  private func isPart(_ property: Node) -> Bool {
    let isOwn = property.children(.modifier).contains { $0.text == "set" && $0.isNamed("private", "fileprivate") }
    return isOwn && property.madeType != nil && !isSetLater(property)
  }

  /// Whether code other than initialisers sets it.
  private func isSetLater(_ property: Node) -> Bool {
    guard let name = property.name else { return true }
    return property.file.nodes(.member, named: [name]).contains { member in
      guard let chain = member.chain, chain.parts.last == member,
        member.enclosing(.initializer, .function)?.kind != .initializer
      else { return false }
      let target = chain.node.outerTuple
      return target.parent?.assignment?.target == target
    }
  }

  /// Whether only initialisers of its type set it, and the type looks into it.
  private func isKept(_ property: Node) -> Bool {
    guard let name = property.name, let type = property.enclosingType else { return false }
    let isUsed =
      property.uses(ofMember: name, in: type).contains { ($0.chain?.parts.count ?? 0) > 1 }
      || property.file.nodes(.variable, named: [name]).contains { $0 != property && $0.parent?.kind == .condition }
    return isUsed && !isSetLater(property)
  }
}

extension Node {
  /// The class of the object that this property of a view observes.
  fileprivate var observedType: String? {
    guard hasAttribute("StateObject", "ObservedObject", "EnvironmentObject") else { return nil }
    return child(.type)?.name ?? madeType
  }
}

/// What the views of a file show of the parts of objects that they observe: `title` of `Text(model.player.title)`. It is found once for
/// all classes.
private struct ReadThrough {
  struct Reading {
    /// The name of what is read, and the classes of the objects that the view observes.
    let value: String
    let observed: Set<String>
  }

  private struct Member: Hashable {
    let type: String
    let name: String
  }

  private struct Use: Hashable {
    let view: String
    let value: String
  }

  private var uses: [Member: Set<Use>] = [:]
  private var observed: [String: Set<String>] = [:]
  /// The members that their class, or a view which reads them, follows.
  private var followed: Set<Member> = []
  /// The classes that follow something, and the views that are shown anew all the time.
  private var updated: Set<String> = []

  init(_ file: SourceFile) {
    var models: [Member: String] = [:]
    for property in file.nodes(.variable) {
      guard let kind = property.observedType, let name = property.name, let view = property.parent,
        let type = view.name, view.isView
      else { continue }
      models[Member(type: type, name: name)] = kind
      observed[type, default: []].insert(kind)
    }
    if models.isEmpty { return }
    for part in file.nodes(.class, .struct, .extension) {
      let isUpdated =
        part.kind != .struct && (part.sourceHolds("objectwillchange") || part.sourceHolds(".sink"))
        || part.kind != .class && part.sourceHolds("timelineview")
      if isUpdated, let type = part.name { updated.insert(type) }
    }
    for node in file.nodes(.chain) {
      guard let parts = node.chain?.parts.filter({ ![.optional, .force].contains($0.kind) && !$0.isNamed("self") }),
        parts.count > 1, let type = node.enclosingType?.name
      else { continue }
      // `player.$title`, `model.player.objectWillChange`
      for (part, next) in zip(parts, parts.dropFirst()) where next.nameHolds("$") || next.isNamed("objectWillChange") {
        if let name = part.name { followed.insert(Member(type: type, name: name)) }
      }
      guard let model = parts[0].name, let owner = models[Member(type: type, name: model)], let name = parts[1].name
      else { continue }
      if node.callOfArgument?.isNamed("onReceive") == true { followed.insert(Member(type: type, name: name)) }
      guard parts.count > 2, let value = parts[2].name, !node.isInPreview, isShown(node) else { continue }
      uses[Member(type: owner, name: name), default: []].insert(Use(view: type, value: value))
    }
  }

  /// What views read of this member; nothing where something follows it, and may well publish a change of its own with it.
  func readings(of name: String, in owner: String) -> [Reading] {
    let member = Member(type: owner, name: name)
    guard let uses = uses[member], !updated.contains(owner), !followed.contains(member) else { return [] }
    return uses.filter { !updated.contains($0.view) && !followed.contains(Member(type: $0.view, name: name)) }
      .map { Reading(value: $0.value, observed: observed[$0.view] ?? []) }
  }

  /// Whether it is part of what a view shows; what an action reads, it reads when it runs.
  private func isShown(_ node: Node) -> Bool {
    guard let member = node.enclosingMember, member.isNamed("body") || member.child(.type)?.isNamed("View") == true
    else { return false }
    return !node.ancestors.contains(where: \.isAction)
  }
}
