import SwiftKitSDK

extension Node {
  /// How many values the closure of this call of `onChange` takes; nil where it is no closure.
  var changedValues: Int? {
    guard let closure = arguments.last?.value, closure.kind == .closure else { return nil }
    let named = closure.children(.parameter).count
    if named > 0 { return named }
    let own = closure.descendants(.member).filter { $0.enclosing(.closure) == closure }
    if own.contains(where: { $0.isNamed("$1") }) { return 2 }
    return own.contains { $0.isNamed("$0") } ? 1 : 0
  }
}
