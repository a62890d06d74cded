import SwiftKitSDK

/// Callers of an actor wait for their turn, which buys nothing where there is nothing to protect.
///
/// Not where a method blocks its thread: the actor takes it off the caller, one call at a time.
struct ActorWithoutState: Check {
  let id = "actor-without-state"
  let rules = ["concurrency/actors/actor-without-state"]
  let severity = Severity.info
  let title = "an actor without state"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["|actor|"]

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.actor) where !type.isInPreview {
      let parts = type.allParts
      guard type.child(.attribute) == nil, parts.allSatisfy({ hasPlainBounds($0) }),
        !type.hasModifier(keyword: "distributed"), !file.isOfTests
      else { continue }
      let functions = parts.flatMap { $0.children(.function) }
      guard !functions.isEmpty, functions.allSatisfy({ !$0.flags.contains(.async) || isAskedFor($0) || onlyWaits($0) }),
        parts.flatMap({ $0.children(.variable) }).allSatisfy(isHarmless), !functions.contains(where: blocks),
        parts.allSatisfy({ $0.child(.ifConfig) == nil && $0.child(.declaration) == nil })
      else { continue }
      report(
        type,
        "\(type.name.code(or: "this actor")) has no mutable state; make it a `struct`, so that callers need not wait")
    }
  }

  /// Whether it conforms to nothing but protocols of this file, which say what it does and which a struct may have as well.
  private func hasPlainBounds(_ part: Node) -> Bool {
    part.children(.inherited).allSatisfy { bound in
      if bound.isNamed("Sendable") { return true }
      let declared = bound.name.map { part.file.nodes(.protocol, named: [$0]) } ?? []
      return !declared.isEmpty && declared.allSatisfy { $0.children(.inherited).allSatisfy { $0.isNamed("Sendable") } }
    }
  }

  /// An async function of an actor at least leaves the caller's actor, which may be what it is for; not so one that a
  /// protocol of this file asks for and that waits for nothing.
  private func isAskedFor(_ function: Node) -> Bool {
    guard let name = function.name, !function.awaits else { return false }
    return function.file.nodes(.protocol).contains { bound in bound.children(.function).contains { $0.isNamed(name) } }
  }

  /// A request and what is decoded of its answer: a struct waits for it just as well.
  private func onlyWaits(_ function: Node) -> Bool {
    guard let body = function.child(.body), body.statements.count <= 6 else { return false }
    return body.descendants.contains { node in
      node.kind == .call && node.isNamed("data", "bytes", "download", "upload")
        && node.chain?.parts.contains { $0.nameHolds("session") } == true
    } && !body.descendants.contains { [.for, .while].contains($0.kind) || $0.isNamed("FileManager", "write", "defer") }
      && body.descendants.filter { $0.kind == .operator && $0.isNamed("await") }.count == 1
  }

  /// Whether it waits on its thread for a time, a semaphore, another program or the disk.
  private func blocks(_ function: Node) -> Bool {
    function.child(.body)?.descendants.contains { node in
      if node.kind == .member { return node.isNamed("FileManager") }
      guard node.kind == .call, let chain = node.chain else { return false }
      if node.isNamed("sleep", "usleep") { return node.isRoot || chain.root.isNamed("Thread") }
      if node.isNamed("wait") { return chain.parts.contains { $0.nameHolds("semaphore") } }
      if node.isNamed("write") { return node.hasArgument("to") || node.hasArgument("toFile") }
      guard node.isCapitalized else { return false }
      return node.isNamed("Process") || node.hasArgument("contentsOf") || node.hasArgument("contentsOfFile")
    } == true
  }

  /// A computed property, or a constant of a value type or of a class that anybody may use at any time.
  private func isHarmless(_ property: Node) -> Bool {
    if property.code != nil { return true }
    // What is set up again and again is state, whoever holds it.
    guard property.flags.contains(.constant), let name = property.name,
      !property.file.nodes(.member, named: [name]).contains(where: { use in
        (use.chain?.parts.count ?? 0) > 1 && use.chain?.node.parent?.assignment?.target == use.chain?.node
          && use.enclosing(.function, .initializer)?.kind == .function
      })
    else { return false }
    if let type = property.child(.type) { return isOfValues(type) }
    guard let value = property.child(.initial)?.firstChild else { return false }
    if value.kind == .chain, let made = value.chain, made.parts.count == 1, made.root.kind == .call {
      if made.root.isNamed(Self.values) || isSystemLogger(made.root) { return true }
    }
    if let root = value.chain?.root, root.isNamed("JSONDecoder", "JSONEncoder", "URLSession") {
      return value.chain?.parts.count == (root.kind == .call ? 1 : 2)
    }
    return isLiteral(value) || property.flags.contains(.static) && isPattern(value)
  }

  /// A number, a text, and a list or a table of such.
  private func isLiteral(_ value: Node) -> Bool {
    switch value.kind {
    case .string: true
    case .array, .dictionary: value.children.allSatisfy(isLiteral)
    default: value.number != nil
    }
  }

  /// A regular expression between slashes.
  private func isPattern(_ value: Node) -> Bool {
    value.kind == .expression && (value.source.hasPrefix("/") || value.source.hasPrefix("#/"))
  }

  private func isSystemLogger(_ made: Node) -> Bool {
    made.isNamed("Logger") && (made.file.imports("OSLog") || made.file.imports("os"))
  }

  /// `URL`, `[String: Int]`, a closure that anybody may run, an enum of this file that is cases only.
  private func isOfValues(_ type: Node) -> Bool {
    if type.source.hasPrefix("@Sendable (") { return true }
    let names = type.source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return !type.source.contains("->") && !type.source.contains(".")
      && names.allSatisfy { name in
        Self.values.contains(name) || ["Set", "Array", "Dictionary"].contains(name)
          || type.file.nodes(.enum, named: [name]).contains { choice in
            choice.enclosingType?.name == type.parent?.owner?.name
              && choice.children(.case).allSatisfy { !$0.source.contains("(") }
          }
      }
  }

  private static let values = [
    "Int", "Double", "Float", "CGFloat", "String", "Bool", "URL", "Date", "Decimal", "TimeInterval", "UUID",
    "URLSession", "JSONDecoder", "JSONEncoder", "Locale", "Calendar", "TimeZone", "Character", "Data",
  ]
}
