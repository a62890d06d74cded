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
  func isSure(by asked: AskedCasts) -> Bool {
    let text = self.text
    for block in mark.ancestors.prefix(while: { $0.kind != .function }) {
      if asked.hold(text, in: block, before: mark) { return true }
      // `$0` of another closure is another value.
      if block.kind == .closure, text.hasPrefix("$") { return false }
    }
    return false
  }

  /// The condition that holds only where this cast does: `plist["Path"] is String`, `let path = plist["Path"] as? String`,
  /// `isNew && plist["Path"] as? String != nil`.
  fileprivate var condition: Node? {
    guard let operation = mark.parent, let around = operation.parent, case let parts = Array(operation.children),
      let place = parts.firstIndex(of: mark)
    else { return nil }
    func isOperator(_ part: Node, _ name: String) -> Bool { part.kind == .operator && part.isNamed(name) }
    if around.kind == .initial {
      let condition = around.parent?.parent
      return isOperator(mark, "as?") && parts.count == 3 && condition?.kind == .condition ? condition : nil
    }
    guard around.kind == .condition, !parts.contains(where: { isOperator($0, "||") }) else { return nil }
    var behind = parts[(place + 2)...]
    if isOperator(mark, "as?") {
      guard let unequal = behind.popFirst(), isOperator(unequal, "!="), behind.popFirst()?.kind == .nil else {
        return nil
      }
    }
    let neighbours = [parts[..<(place - 1)].last, behind.first].compactMap(\.self)
    return neighbours.allSatisfy { isOperator($0, "&&") } ? around : nil
  }
}

/// The casts that conditions of a file have asked for, by where they hold: the branch of an `if`, what is behind a `guard`.
struct AskedCasts {
  private struct Place: Hashable {
    let block: Node
    let text: String
  }

  /// What has to be before a cast, the first in each block.
  private var first: [Place: Node] = [:]

  init(in file: SourceFile) {
    for mark in file.nodes(.operator, named: ["as?", "is"]) {
      guard let cast = ForcedCast(mark), let condition = cast.condition, let statement = condition.parent,
        case let isGuard = statement.kind == .guard, isGuard || statement.kind == .if,
        let block = isGuard ? statement.parent : statement.child(.branch)
      else { continue }
      let place = Place(block: block, text: cast.text)
      if first[place] == nil { first[place] = isGuard ? statement : condition }
    }
  }

  fileprivate func hold(_ text: String, in block: Node, before mark: Node) -> Bool {
    first[Place(block: block, text: text)]?.isBefore(mark) == true
  }
}
