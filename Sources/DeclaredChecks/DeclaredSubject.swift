import HostMessages
import SwiftKitSDK

/// The nodes of a file that a declared check speaks of.
struct DeclaredSubject {
  let declared: DeclaredCheck

  init(_ declared: DeclaredCheck) { self.declared = declared }

  func nodes(in file: SourceFile) -> [Node] {
    switch declared.subject {
    case .modifier: named(.call, in: file).filter(\.isViewModifier)
    case .call: (named(.call, in: file) + named(.macro, in: file)).filter { $0.isRoot || $0.kind == .macro }
    case .member: members(in: file)
    case .type: [.type, .inherited, .extension].flatMap { named($0, in: file) }
    case .import: named(.import, in: file)
    case .attribute: named(.attribute, in: file)
    case .declaration: declared.names.compactMap { Self.declarations[$0] }.flatMap { file.nodes($0) }
    }
  }

  private func named(_ kind: Node.Kind, in file: SourceFile) -> [Node] {
    let (patterns, names) = (declared.names.filter(\.isPattern), declared.names.filter { !$0.isPattern })
    let plain = file.nodes(kind, named: names)
    guard !patterns.isEmpty else { return plain }
    return plain
      + file.nodes(kind).filter { node in node.name.map { name in patterns.contains { name.matches($0) } } == true }
  }

  /// `UIScreen.main.bounds`: chains that begin with these names.
  private func members(in file: SourceFile) -> [Node] {
    declared.names.flatMap { path -> [Node] in
      let names = path.split(separator: ".").map(String.init)
      guard let first = names.first else { return [] }
      return (file.nodes(.member, named: [first]) + file.nodes(.call, named: [first])).filter { node in
        guard let parts = node.chain?.parts, parts.first == node, parts.count >= names.count else { return false }
        return zip(parts, names).allSatisfy { $0.isNamed($1) }
      }
    }
  }

  /// The words for declarations.
  static let declarations: [String: Node.Kind] = [
    "struct": .struct, "class": .class, "enum": .enum, "actor": .actor, "protocol": .protocol,
    "extension": .extension, "function": .function, "variable": .variable, "case": .case,
  ]
}

extension String {
  var isPattern: Bool { hasPrefix("*") || hasSuffix("*") }

  /// Whether this name is `pattern`, in which a `*` at an end stands for anything.
  func matches(_ pattern: String) -> Bool {
    let front = pattern.hasPrefix("*")
    let back = pattern.hasSuffix("*")
    let core = pattern.dropFirst(front ? 1 : 0).dropLast(back && pattern.count > 1 ? 1 : 0)
    switch (front, back) {
    case (false, false): return self == pattern
    case (true, false): return hasSuffix(core)
    case (false, true): return hasPrefix(core)
    case (true, true): return core.isEmpty || indices.contains { self[$0...].hasPrefix(core) }
    }
  }
}
