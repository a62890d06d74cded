import SwiftKitSDK

/// A binding says that the view changes the value; one that only shows it takes a let.
struct BindingOnlyRead: Check {
  let id = "binding-only-read"
  let rules = ["architecture-and-data-flow/state/binding-only-read"]
  let severity = Severity.info
  let title = "a binding that the view only reads"
  let group: CheckGroup? = .state
  let basis: Basis? = .convention
  let literals = ["|Binding| & |View|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.conforms(to: "View", "ViewModifier") && !type.isInPreview {
      for property in type.ownProperties where property.child(.type)?.isNamed("Binding") == true {
        if let name = property.name, isOnlyValueRead(property, name, in: type) { report(property, message(name)) }
      }
      for property in type.ownProperties where property.hasAttribute("Binding") {
        // What is nil until it is shown was chosen just before: a plain value would come too late for a sheet.
        guard let name = property.name, property.child(.type)?.source.hasSuffix("?") != true,
          !mentions("$" + name, in: file), !isHandedOn("_" + name, in: file), !type.contains(bytesOf: "&" + name)
        else { continue }
        let uses = property.uses(ofMember: name, in: type)
        guard !uses.isEmpty, uses.allSatisfy(isRead) else { continue }
        report(property, message(name))
      }
    }
  }

  private func message(_ name: String) -> String {
    "this view only reads `\(name)`, but a binding lets it write; make it a `let`, so that callers pass the value"
  }

  /// `let level: Binding<Double>` of which the view reads `level.wrappedValue` and nothing else.
  private func isOnlyValueRead(_ property: Node, _ name: String, in type: Node) -> Bool {
    guard property.isPrivate, property.child(.attribute) == nil,
      property.child(.type)?.source.hasPrefix("Binding<") == true,
      property.child(.type)?.source.hasSuffix("?") != true, !mentions("$" + name, in: type.file),
      !type.contains(bytesOf: "&" + name)
    else { return false }
    let uses = property.uses(ofMember: name, in: type).filter { $0.enclosing(.initializer) == nil }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let rest = use.chain?.parts.drop { $0 != use }.dropFirst()
        return rest?.first?.isNamed("wrappedValue") == true && use.variable(named: name) == property && isRead(use)
      }
  }

  private func mentions(_ name: String, in file: SourceFile) -> Bool {
    !file.nodes(.member, named: [name]).isEmpty || !file.nodes(.call, named: [name]).isEmpty
  }

  /// Whether the binding itself is used for more than to be set by an initialiser.
  private func isHandedOn(_ name: String, in file: SourceFile) -> Bool {
    if !file.nodes(.call, named: [name]).isEmpty { return true }
    return file.nodes(.member, named: [name]).contains { use in
      guard let chain = use.chain, let assignment = chain.node.parent?.assignment else { return true }
      return assignment.target != chain.node || use.enclosing(.initializer) == nil
    }
  }

  /// Whether this use can change nothing: no assignment to it, and no method of it that might.
  private func isRead(_ use: Node) -> Bool {
    guard let chain = use.chain,
      chain.parts.allSatisfy({ $0.kind != .call || $0 == chain.root || $0.isNamed(Self.readers) })
    else { return false }
    guard let operation = chain.node.parent, operation.kind == .operation else { return true }
    let parts = Array(operation.children)
    guard parts.first == chain.node, parts.count > 1, let sign = parts[1].name else { return true }
    return !sign.hasSuffix("=") || ["==", "!=", "<=", ">=", "==="].contains(sign)
  }

  /// Methods of values that change nothing.
  private static let readers: Set = [
    "formatted", "reduce", "map", "filter", "compactMap", "flatMap", "contains", "allSatisfy", "first", "last",
    "sorted",
    "min", "max", "joined", "prefix", "suffix", "dropFirst", "dropLast", "enumerated", "reversed", "rounded",
    "hasPrefix",
    "hasSuffix", "uppercased", "lowercased", "capitalized", "isEmpty", "description",
  ]
}
