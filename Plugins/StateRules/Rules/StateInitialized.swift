import SwiftKitSDK

/// The first value wins: what the parent passes later never reaches the state.
///
/// Reported where an initialiser sets `_name = State(initialValue: name)` from its parameter of the same name and nothing
/// in the view follows later values; and where a plain value, a struct, or a list that is sorted or cut there, comes from the caller and
/// the view never changes it, so that it is no state at all. Not where this file gives the view an `id` that changes.
struct StateInitialized: Check {
  let id = "state-from-parameter"
  let rules = ["architecture-and-data-flow/state/state-from-parameter"]
  let severity = Severity.info
  let title = "state that is set from a parameter and never follows it"
  let group: CheckGroup? = .state
  let basis: Basis? = .apple
  let literals = ["|State| & |init|", "|State| & |View|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable) where property.hasAttribute("State") && !property.isInPreview {
      guard let name = property.name, let type = property.enclosingType, type == property.parent, type.isView,
        !isKept(property),
        property.child(.initial) == nil && isGiven(property, in: type) || isReplaced(property, in: type),
        !isWritten(name, in: type), !isRenewed(type)
      else { continue }
      report(
        property, "nothing in the view changes `\(name)`, and later values of the caller are ignored; make it a `let`")
    }
    for initializer in file.nodes(.initializer) where !initializer.isInPreview {
      guard let type = initializer.enclosingType, type.isView else { continue }
      let names = initializer.children(.parameter).compactMap(\.name)
      for statement in initializer.child(.body)?.statements ?? [] {
        guard let value = parameter(given: statement, in: type), names.contains(value),
          !type.allParts.contains(where: { $0.sourceHolds(".id(") }), !isRenewed(type)
        else { continue }
        report(
          statement,
          "`@State` ignores later values of `\(value)`; make it a `let` or `@Binding`, or name the parameter `initial…`"
        )
      }
    }
  }

  /// Whether this file shows the view with another identity for other values, so that its state begins anew.
  private func isRenewed(_ type: Node) -> Bool {
    type.name.map { type.file.once { RenewedViews(type.file) }.names.contains($0) } == true
  }

  /// Whether it stays as it was on purpose, such as to tell later whether a draft has changed: `originalTitle`; not `isSaved`.
  private func isKept(_ property: Node) -> Bool {
    property.nameWords.first.map(Self.kept.contains) == true && property.child(.type)?.isNamed("Bool") != true
      && property.child(.initial)?.firstChild?.kind != .boolean
  }

  private func isPlainValue(_ property: Node) -> Bool {
    if let type = property.child(.type) { return isPlain(type.source) }
    return [.string, .integer, .float, .boolean].contains(property.child(.initial)?.firstChild?.kind)
  }

  /// `Int`, `Int?`, `[Int]`, `Set<Int>`
  private func isPlain(_ type: String) -> Bool {
    let names = type.split { "[]<>?".contains($0) }.drop { $0 == "Set" }
    return names.count == 1 && names.first.map { Self.values.contains(String($0)) } == true
  }

  /// Whether a struct is a parameter, or a list is one of it, sorted or cut: `stops.filter(\.isOpen)`. What is made of its elements may
  /// have to stay, and so may an object.
  private func isPart(_ value: Node, of names: [String], for property: Node) -> Bool {
    guard let type = property.child(.type), type.source.hasPrefix("[") || isStruct(type), value.kind == .chain,
      let parts = value.chain?.parts, let root = parts.first
    else { return false }
    if parts.count == 1, root.kind == .call, root.isNamed("Array"), let list = root.firstUnlabelled?.value {
      return isPart(list, of: names, for: property)
    }
    return root.kind == .member && root.isNamed(names)
      && parts.dropFirst().allSatisfy { $0.kind == .member || $0.kind == .call && $0.isNamed(Self.choosing) }
  }

  private func isStruct(_ type: Node) -> Bool {
    guard let name = type.name, type.source == name, !type.file.project.isAmbiguous(name) else { return false }
    return type.file.nodes(.struct, named: [name]).count == 1 || type.file.project.kinds(of: name) == ["struct"]
  }

  private static let choosing: Set = ["sorted", "filter", "reversed", "prefix", "suffix", "dropFirst", "dropLast"]
  /// How the names of values begin that stay as they were.
  private static let kept: Set = ["baseline", "initial", "old", "original", "previous", "saved", "snapshot"]
  /// What is another each time, so that the first has to be kept.
  private static let chance: Set = ["random", "now", "UUID", "shuffled", "randomElement"]

  /// Whether an initialiser makes the wrapper, in place of one that the property has or for the first time, of its parameters:
  /// `_text = State(initialValue: amount.formatted())`.
  private func isReplaced(_ property: Node, in type: Node) -> Bool {
    // Another file may change what is not private.
    property.isPrivate
      && initializers(of: type).contains { initializer in
        var names = initializer.children(.parameter).compactMap(\.name)
        for statement in initializer.child(.body)?.statements ?? [] {
          let isOfParameter = statement.descendants.contains { $0.kind == .member && $0.isNamed(names) && $0.isRoot }
          if statement.kind == .variable, isOfParameter { names += [statement.name].compactMap { $0 } }
          guard isOfParameter, let assignment = statement.assignment, let name = property.name,
            assignment.target.ownMemberName == "_" + name, let root = assignment.value.chain?.root,
            root.isNamed("State", "init"), let value = root.arguments.first?.value, root.arguments.count == 1,
            // What is set from its own name is found below.
            value.ownMemberName != name, !names.contains(where: { words(of: $0).first == "initial" }),
            isPlainValue(property) || isPart(value, of: names, for: property),
            !statement.descendants.contains(where: { $0.isNamed(Self.chance) })
          else { continue }
          return true
        }
        return false
      }
  }

  private func initializers(of type: Node) -> [Node] {
    type.file.once { Initializers(type.file) }.byType[type.name ?? ""] ?? []
  }

  /// Whether the caller passes it, to the initialiser that the compiler writes or to one that makes it of a parameter.
  private func isGiven(_ property: Node, in type: Node) -> Bool {
    let initializers = self.initializers(of: type)
    guard !initializers.isEmpty else {
      // One that may be nil need not be passed.
      return !property.isPrivate && isPlainValue(property) && property.child(.type)?.source.hasSuffix("?") != true
    }
    return initializers.contains { initializer in
      let names = initializer.children(.parameter).compactMap(\.name)
      return initializer.child(.body)?.statements.contains { statement in
        guard let assignment = statement.assignment, assignment.target.ownMemberName == property.name else {
          return false
        }
        // What is set from its own name is found below.
        return assignment.value.ownMemberName != property.name
          && (isPlainValue(property) || isPart(assignment.value, of: names, for: property))
          && !statement.descendants.contains { $0.isNamed(Self.chance) }
          && statement.descendants.contains { $0.kind == .member && $0.isNamed(names) && $0.isRoot }
      } == true
    }
  }

  /// Whether code of the view, other than its initialisers, may write it.
  private func isWritten(_ name: String, in type: Node) -> Bool {
    let file = type.file
    if !file.nodes(.member, named: ["$" + name]).isEmpty { return true }
    if file.nodes(.member, named: ["_" + name]).contains(where: { $0.enclosing(.initializer) == nil }) { return true }
    return file.once { WrittenNames(file) }.holds(name, in: type)
  }

  private static let values: Set = [
    "Int", "Double", "Float", "CGFloat", "Bool", "String", "Date", "Decimal", "URL", "TimeInterval",
  ]

  /// `name` of `_name = State(initialValue: name)`, and of `self.name = name` where that is a state.
  private func parameter(given statement: Node, in type: Node) -> String? {
    guard let assignment = statement.assignment, let target = assignment.target.ownMemberName else { return nil }
    if target.hasPrefix("_") {
      guard let root = assignment.value.chain?.root, root.arguments.count == 1,
        let value = root.arguments[0].value.ownMemberName, value == String(target.dropFirst()),
        root.isNamed("State") || root.isNamed("init") && root.flags.contains(.implicit) && isState(value, in: type)
      else { return nil }
      return value
    }
    guard assignment.target.chain?.root.isNamed("self") == true, assignment.value.ownMemberName == target,
      statement.children.count(where: { _ in true }) == 3, isState(target, in: type)
    else { return nil }
    return target
  }

  private func isState(_ name: String, in type: Node) -> Bool {
    type.allParts.flatMap { $0.children(.variable) }.contains { $0.isNamed(name) && $0.hasAttribute("State") }
  }
}

/// The views that a file always shows with an identity that changes: `Poll(votes: votes).id(poll.id)`.
private struct RenewedViews {
  private(set) var names: Set<String> = []

  init(_ file: SourceFile) {
    var others: Set<String> = []
    for call in file.nodes(.call) where call.isCapitalized && call.isRoot && !call.isInPreview {
      guard let name = call.name, !others.contains(name) else { continue }
      if let chain = call.chain, chain.modifiers(named: "id").contains(where: Self.mayChange) {
        names.insert(name)
      } else {
        others.insert(name)
      }
    }
    names.subtract(others)
  }

  /// Whether it is given no literal and no name of a type's, `Anchor.top`, which would be the same for ever.
  private static func mayChange(_ id: Node) -> Bool {
    guard let value = id.firstUnlabelled?.value, value.number == nil, value.text == nil else { return false }
    guard let root = value.chain?.root, root.kind == .member else { return true }
    return !root.isCapitalized && !root.flags.contains(.implicit)
  }
}

/// The initialisers of a file by the name of what they are written in.
private struct Initializers {
  let byType: [String: [Node]]

  init(_ file: SourceFile) { byType = Dictionary(grouping: file.nodes(.initializer)) { $0.parent?.name ?? "" } }
}

/// The names that the code of a file may write outside of initialisers, found once for all states.
private struct WrittenNames {
  private struct Member: Hashable {
    let type: String
    let name: String
  }

  private var members: Set<Member> = []
  /// What key paths end with, which may be written by whoever is given them.
  private var keyPaths: Set<String> = []

  init(_ file: SourceFile) {
    for path in file.nodes(.keyPath) {
      if let last = path.source.split(separator: ".").last { keyPaths.insert(String(last)) }
    }
    for node in file.nodes(.chain) {
      guard let parts = node.chain?.parts, node.enclosing(.initializer) == nil else { continue }
      // `names.append(name)`, `item.tags.removeAll()`
      let call = parts.lastIndex { $0.kind == .call && !$0.isNamed(Self.reading) } ?? 0
      let written = (Self.isWritten(node) ? parts[...] : parts[..<call]).filter { $0.kind == .member }
      if written.isEmpty { continue }
      let names = written.compactMap(\.name)
      for type in node.ancestors.filter({ Node.Kind.types.contains($0.kind) || $0.kind == .extension }) {
        if let type = type.name { members.formUnion(names.map { Member(type: type, name: $0) }) }
      }
    }
  }

  func holds(_ name: String, in type: Node) -> Bool {
    keyPaths.contains(name) || type.name.map { members.contains(Member(type: $0, name: name)) } == true
  }

  /// Whether an assignment, or what is done with a reference to it, may change the value: `trip.name = ""`, `&trip`.
  private static func isWritten(_ value: Node) -> Bool {
    let target = value.outerTuple
    guard let operation = target.parent, operation.kind == .operation else { return false }
    if target != value { return operation.assignment?.target == target }
    return operation.children(.operator).contains { sign in
      sign.name == "&" || sign.name?.hasSuffix("=") == true && !sign.isNamed("==", "!=", "<=", ">=", "===", "!==")
    }
  }

  /// Calls that change no value.
  private static let reading: Set = [
    "compactMap", "contains", "count", "enumerated", "filter", "formatted", "joined", "lowercased", "map", "max", "min",
    "prefix", "reduce", "reversed", "sorted", "suffix", "uppercased",
  ]
}

extension Node {
  /// The tuple that this value is an element of, or itself: `(name, tags)` of the `name` of `(name, tags) = ("", [])`.
  var outerTuple: Node {
    var node = self
    while let argument = node.parent, argument.kind == .argument, let tuple = argument.parent, tuple.kind == .tuple {
      node = tuple
    }
    return node
  }
}
