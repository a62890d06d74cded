import SwiftKitSDK

extension Node {
  /// Whether this is the type of a closure, or of an optional, a list or a table of closures.
  var isOfClosures: Bool {
    let written = source.filter { !$0.isWhitespace }
    if written.contains("->") { return !written.contains("<") }
    let element = written.filter { !"[]()?!".contains($0) }.split(separator: ":").last.map(String.init)
    return file.nodes(.typealias).contains { $0.name == element && $0.child(.type)?.source.contains("->") == true }
  }

  /// Whether somebody in this file takes away what the property holds, or puts a closure in its place.
  func isLetGo(_ name: String, byClosures: Bool) -> Bool {
    file.nodes(.member, named: [name]).contains { use in
      guard let chain = use.chain, let place = chain.parts.firstIndex(of: use) else { return false }
      let rest = chain.parts.dropFirst(place + 1).filter { $0.kind != .optional }
      if rest.last?.kind == .call {
        return rest.contains { ["remove", "pop", "drop"].contains($0.nameWords.first) }
      }
      guard rest.allSatisfy({ $0.kind == .subscript }), let assignment = chain.node.parent?.assignment,
        assignment.target == chain.node
      else { return false }
      return switch assignment.value.kind {
      case .nil: true
      case .array, .dictionary: assignment.value.firstChild == nil
      case .closure: rest.isEmpty && (byClosures || assignment.value.statements.isEmpty)
      default: assignment.value.memberName == "none"
      }
    }
  }
}
