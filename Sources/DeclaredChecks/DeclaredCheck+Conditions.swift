import HostMessages
import SwiftKitSDK

extension DeclaredCheck.Condition {
  /// Whether it holds of `node`, without regard to `isNegated`.
  func holds(of node: Node) -> Bool {
    switch quality {
    case .root: node.chain.map { chain in names.contains { chain.consists(of: $0) } } ?? false
    case .with: node.chain?.modifiers.contains { $0 != node && $0.isNamed(names) } ?? false
    case .after:
      node.chain?.modifiers.contains { $0 != node && $0.isNamed(names) && $0.range.lowerBound < node.range.lowerBound }
        ?? false
    case .before: node.chain?.modifiers(after: node).contains { $0.isNamed(names) } ?? false
    case .inside: isInside(node)
    case .label: node.enclosingClosures.contains { $0.call.isNamed(names) && $0.call.labelClosure == $0.node }
    case .argument: values.contains { $0.matches(argument(of: node)) }
    case .conforms: type(of: node).map { type in names.contains { type.conforms(to: $0) } } ?? false
    case .attribute: declaration(of: node)?.children(.attribute).contains { $0.isNamed(names) } ?? false
    case .imports: names.contains { node.file.imports($0) }
    case .named: node.name.map { name in names.contains { name.matches($0) } } ?? false
    case .os: values.contains { $0.contains(node.file.settings.deploymentTarget) }
    case .profile: names.contains(node.file.settings.profile.rawValue)
    case .preview: node.isInPreview
    }
  }

  private func isInside(_ node: Node) -> Bool {
    names.contains { name in
      switch name {
      case "toolbar": node.toolbar != nil
      case "preview": node.isInPreview
      default: node.enclosingClosures.contains { $0.call.isNamed(name) }
      }
    }
  }

  private func argument(of node: Node) -> Node? {
    if label == "first" { return node.firstUnlabelled?.value }
    return node.argument(label)?.value
  }

  /// The declaration that `node` is, or stands in.
  private func declaration(of node: Node) -> Node? {
    DeclaredSubject.declarations.values.contains(node.kind) ? node : node.enclosingType
  }

  private func type(of node: Node) -> Node? {
    let types: [Node.Kind] = [.struct, .class, .enum, .actor, .protocol, .extension]
    return types.contains(node.kind) ? node : node.enclosingType
  }
}

extension DeclaredCheck.Value {
  func matches(_ value: Node?) -> Bool {
    guard let value else { return self == .none }
    switch self {
    case .any: return true
    case .none: return false
    case .name(let name): return value.memberName == name || value.chain?.root.isNamed(name) == true
    case .text(let text): return value.kind == .string && (value.text ?? "") == text
    case .truth(let truth): return value.kind == .boolean && value.number == (truth ? 1 : 0)
    case .kind(let kind): return Self.kinds[kind]?.contains(value.kind) ?? false
    case .range: return value.kind != .boolean && value.number.map(contains) ?? false
    }
  }

  func contains(_ number: Double) -> Bool {
    guard case .range(let from, let includingFrom, let to, let includingTo) = self else { return false }
    return (includingFrom ? number >= from : number > from) && (includingTo ? number <= to : number < to)
  }

  /// The words for kinds of values.
  static let kinds: [String: [Node.Kind]] = [
    "number": [.integer, .float], "string": [.string], "closure": [.closure], "nil": [.nil], "array": [.array],
  ]
}
