import SwiftKitSDK

/// Where the types of a file let go of what their properties keep, found once for all that is kept: `onEnd = nil`, `bag = []`,
/// `bag.removeAll()`, `token?.cancel()`.
///
/// Not in what an initializer does itself, before there is anything to let go of, nor in `deinit`, which never comes while the type
/// is kept.
struct Releases {
  private struct Property: Hashable {
    let type: String?
    let name: String
  }

  private struct Places {
    var codes: Set<Node?>
    var last: Node
  }

  private var all: [Property: Places] = [:]

  init(in file: SourceFile) {
    for operation in file.nodes(.operation) {
      guard let assignment = operation.assignment, isNothing(assignment.value),
        let name = assignment.target.ownMemberName
      else { continue }
      add(assignment.target, of: name)
    }
    for call in file.nodes(.call, named: ["removeAll", "cancel", "forEach"]) {
      guard let own = call.chain?.parts.drop(while: { $0.isNamed("self") }), let use = own.first, use.kind == .member,
        !use.flags.contains(.implicit), own.dropFirst().first(where: { $0.kind != .optional }) == call,
        !call.isNamed("forEach") || call.contains(bytesOf: "cancel"), let name = use.name
      else { continue }
      add(use, of: name)
    }
  }

  /// Whether one comes after this closure or call, which the property keeps: further down in the same code, or in other code of the
  /// type.
  func follow(_ kept: Node, in property: String, of type: Node) -> Bool {
    guard let places = all[Property(type: type.name, name: property)] else { return false }
    return places.codes.count > 1 || !places.codes.contains(kept.codeAround) || kept.isBefore(places.last)
  }

  private mutating func add(_ use: Node, of name: String) {
    let code = use.codeAround
    guard use.enclosing(.closure, .initializer)?.kind != .initializer, code?.kind != .declaration,
      // A local variable or a parameter may have the name, too; what is inherited has no declaration here.
      use.variable(named: name).map(isProperty)
        ?? (use.chain?.root.isNamed("self") == true || !use.isNameOfParameter(name))
    else { return }
    let property = Property(type: use.enclosingType?.name, name: name)
    var places = all[property] ?? Places(codes: [], last: use)
    places.codes.insert(code)
    if places.last.isBefore(use) { places.last = use }
    all[property] = places
  }

  private func isProperty(_ variable: Node) -> Bool {
    variable.ancestors.first { $0.kind != .ifConfig } == variable.enclosingType
  }

  /// `nil`, `[]`, `Set()`
  private func isNothing(_ value: Node) -> Bool {
    switch value.kind {
    case .nil: true
    case .array: value.firstChild == nil
    default:
      value.chain.map { $0.parts.count == 1 && $0.root.isNamed("Set", "init") && $0.root.arguments.isEmpty } == true
    }
  }
}

extension Node {
  /// The function that this is part of, or the property with the code.
  fileprivate var codeAround: Node? { enclosing(.function, .initializer, .declaration) ?? enclosing(.variable) }
}
