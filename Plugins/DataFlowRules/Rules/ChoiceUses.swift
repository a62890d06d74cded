import SwiftKitSDK

/// What the types of a file compare their values with and pick them from, found once for all properties.
struct ChoiceUses {
  /// A name as a type uses it, in its extensions and the types inside of it as well.
  private struct Use: Hashable {
    let name: String
    let type: String
  }

  private struct Literal: Hashable {
    let kind: Node.Kind
    let source: String
  }

  private var compared: [Use: Set<Literal>] = [:]
  private var counted: Set<Use> = []
  private var pickedByPlace: Set<Use> = []
  private var typed: Set<Use> = []
  private var typedAnywhere: Set<String> = []

  init(_ file: SourceFile) {
    for operation in file.nodes(.operation) { read(operation) }
    for choice in file.nodes(.switch) {
      guard let name = choice.firstChild.flatMap(Self.name) else { continue }
      let patterns = choice.children(.switchCase).flatMap { $0.children(.condition) }.compactMap(\.firstChild)
      add(patterns, to: name, at: choice)
    }
    for picker in file.calls(named: "Picker", "TabView") { read(picker: picker) }
    for text in file.nodes(.argument, named: ["text"]) { read(text: text) }
  }

  /// The literals of a kind that a type compares a value with, or picks it from.
  func literals(of kind: Node.Kind, for name: String, in type: String) -> [String] {
    (compared[Use(name: name, type: type)] ?? []).filter { $0.kind == kind }.map(\.source)
  }

  /// Whether the type counts on from it: `page += 1`, `page = page + 1`, `page < 3`.
  func isCounted(_ name: String, in type: String) -> Bool { counted.contains(Use(name: name, type: type)) }

  /// Whether it is a place in a list of titles: `Picker("Span", selection: $span) { ForEach(titles.indices, id: \.self) { … } }`.
  func isPickedByPlace(_ name: String, in type: String) -> Bool { pickedByPlace.contains(Use(name: name, type: type)) }

  /// Whether whoever uses the app types it, `TextField("Name", text: $name)`, in a type or in any of the file.
  func isTyped(_ name: String, in type: String?) -> Bool {
    type.map { typed.contains(Use(name: name, type: $0)) } ?? typedAnywhere.contains(name)
  }

  /// The literals of `name == "a"`, and whether it is counted.
  private mutating func read(_ operation: Node) {
    let parts = Array(operation.children)
    let isCount = parts.contains { $0.kind == .operator && $0.isNamed("+=", "-=", "+", "-", "<", ">", "<=", ">=") }
    if isCount { for name in parts.compactMap(Self.name) { counted.formUnion(Self.uses(of: name, at: operation)) } }
    for place in parts.indices.dropFirst().dropLast() where parts[place].isNamed("==", "!=") {
      let (left, right) = (parts[place - 1], parts[place + 1])
      if let name = Self.name(left) { add([right], to: name, at: operation) }
      if let name = Self.name(right) { add([left], to: name, at: operation) }
    }
  }

  /// The literals of `.tag("a")`, and those of `ForEach(["a", "b"], id: \.self)`, in a picker or tab view over `$name`.
  private mutating func read(picker: Node) {
    guard let binding = picker.argument("selection")?.value.memberName, binding.hasPrefix("$") else { return }
    let name = String(binding.dropFirst())
    let tags = picker.descendants(.call, named: "tag").compactMap { $0.firstUnlabelled?.value }
    let loops = picker.descendants(.call, named: "ForEach").compactMap { $0.firstUnlabelled?.value }
    let listed = loops.filter { $0.kind == .array }.flatMap(\.children).filter { $0.kind == .string }
    add(tags + listed, to: name, at: picker)
    if picker.isNamed("Picker"), loops.contains(where: Self.isOfPlaces) {
      pickedByPlace.formUnion(Self.uses(of: name, at: picker))
    }
  }

  private mutating func read(text: Node) {
    guard let parts = text.firstChild?.chain?.parts, let name = parts.last?.name,
      parts.contains(where: { $0.name?.hasPrefix("$") == true })
    else { return }
    let plain = String(name.drop { $0 == "$" })
    typedAnywhere.insert(plain)
    typed.formUnion(Self.uses(of: plain, at: text))
  }

  private mutating func add(_ values: [Node], to name: String, at node: Node) {
    let found = values.filter { ($0.kind == .string || $0.kind == .integer) && $0.text != "" }
    if found.isEmpty { return }
    for use in Self.uses(of: name, at: node) {
      compared[use, default: []].formUnion(found.map { Literal(kind: $0.kind, source: $0.source) })
    }
  }

  private static func uses(of name: String, at node: Node) -> [Use] {
    node.ancestors.filter { Node.Kind.types.contains($0.kind) || $0.kind == .extension }
      .compactMap { type in type.name.map { Use(name: name, type: $0) } }
  }

  /// `span` of `span` and of `self.span`.
  private static func name(_ value: Node) -> String? {
    guard value.kind == .chain, let parts = value.chain?.parts.drop(while: { $0.isNamed("self") }), parts.count == 1
    else { return nil }
    return parts.first?.name
  }

  /// `titles.indices`, `titles.enumerated()`, `0..<titles.count`
  private static func isOfPlaces(_ loop: Node) -> Bool {
    let names = [loop] + loop.descendants
    return names.contains { ($0.kind == .member || $0.kind == .call) && $0.isNamed("indices", "enumerated") }
      || loop.source.hasPrefix("0") && loop.sourceHolds(".count")
  }
}
