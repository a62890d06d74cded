import SwiftKitSDK

/// A cast, `payload["name"] as! String`, and whether the code before it shows that it holds.
///
/// `SureParts` knows the casts that hold by what they are of.
struct ForcedCast {
  let mark: Node
  let value: Node
  private let type: Node

  /// The cast at an `as!`, `as?` or `is`.
  init?(_ mark: Node) {
    guard let parts = mark.parent.map({ Array($0.children) }), let place = parts.firstIndex(of: mark), place > 0,
      place + 1 < parts.count
    else { return nil }
    (self.mark, value, type) = (mark, parts[place - 1], parts[place + 1])
  }

  /// The value and the type as they are written, without `self.`.
  var text: String { "\(value.source.withoutSelf) \(type.source)" }

  /// Whether the branch around it, or a `guard` before it, has asked for the same cast.
  var isSure: Bool {
    var inner = mark
    for outer in mark.ancestors.prefix(while: { $0.kind != .function }) {
      let isAsked = outer.kind == .if && inner == outer.child(.branch)
      if isAsked, outer.children(.condition).contains(where: asks) { return true }
      let before = outer.children.prefix { $0 != inner }
      if before.contains(where: { $0.kind == .guard && $0.children(.condition).contains(where: asks) }) { return true }
      inner = outer
    }
    return false
  }

  /// Whether a condition is this cast: `plist["FilePath"] is String`, `let path = plist["FilePath"] as? String`.
  private func asks(_ condition: Node) -> Bool {
    condition.descendants.contains { asked in
      asked.kind == .operator && asked.isNamed("as?", "is") && ForcedCast(asked)?.text == text
    }
  }
}
