import SwiftKitSDK

/// Any thread may write it while another reads.
struct MutableStatic: Check {
  let id = "mutable-static"
  let rules = ["concurrency/isolation/mutable-static"]
  let severity = Severity.info
  let title = "a shared variable that no actor guards"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["|var|"]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for property in file.nodes(.variable) where !property.flags.contains(.constant) && isShared(property) {
      guard !property.isInPreview, property.child(.body) == nil, property.children(.accessor).isEmpty,
        property.child(.initial) != nil || property.child(.type)?.source.hasSuffix("?") == true,
        !property.hasModifier(keyword: "nonisolated"),
        !property.children(.attribute).contains(where: {
          $0.name?.hasSuffix("Actor") == true || $0.isNamed("TaskLocal", "Dependency")
        }),
        property.enclosingType.map(isUnguarded) ?? true,
        !["defaultValue", "title", "description", "openAppWhenRun", "typeDisplayRepresentation", "defaultQuery"]
          .contains(property.name ?? "")
      else { continue }
      report(
        property,
        "any thread can write to \(property.name.code(or: "this")); make it a `let`, or isolate it to an actor such as `@MainActor`",
        suggestion: constant(property))
    }
  }

  /// Whether it is static, or a variable of the file itself; those of a script, such as `main.swift`, belong to the main actor.
  private func isShared(_ property: Node) -> Bool {
    property.flags.contains(.static)
      || property.ancestors.allSatisfy { $0.kind == .file || $0.kind == .ifConfig }
        && !property.file.path.hasSuffix("main.swift")
        && !property.file.path.hasSuffix("Package.swift")
        && property.file.root.children(.return).isEmpty
  }

  private func isUnguarded(_ type: Node) -> Bool {
    if type.children(.attribute).contains(where: { $0.name?.hasSuffix("Actor") == true }) { return false }
    if type.kind == .extension {
      guard let name = type.name else { return false }
      if let own = type.file.nodes(Node.Kind.types, named: [name]).first { return isUnguarded(own) }
      return Self.free.contains(name) && !type.file.project.declares(name)
    }
    return [.class, .enum, .struct].contains(type.kind) && !type.isView
  }

  /// Types of the system that belong to no actor.
  private static let free: Set = [
    "UIImage", "UIColor", "UIFont", "NSImage", "NSColor", "NSFont", "Bundle", "UserDefaults", "FileManager", "Date",
    "Calendar", "Locale", "String", "URL", "Data", "Color", "Font", "JSONDecoder", "JSONEncoder", "DateFormatter",
    "NumberFormatter", "URLSession", "URLRequest", "NotificationCenter", "ProcessInfo", "Logger",
  ]

  /// `let` for `var`, where nothing of the file writes it, and no other file may.
  private func constant(_ property: Node) -> [Edit] {
    guard let name = property.name, let place = property.place(ofKeyword: "var"), !property.sourceHolds("&"),
      property.isPrivate || property.parent?.kind != .extension,
      !property.file.nodes(.member, named: [name]).contains(where: mayWrite)
    else { return [] }
    return [Edit(place..<place + 3, "let")]
  }

  private func mayWrite(_ use: Node) -> Bool {
    guard let chain = use.chain else { return true }
    if chain.parts.last != use { return true }
    guard let operation = chain.node.parent, operation.kind == .operation else { return false }
    let sign = Array(operation.children).dropFirst().first?.name ?? ""
    return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "==="].contains(sign) || sign == "&"
  }
}
