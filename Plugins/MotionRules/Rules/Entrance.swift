import SwiftKitSDK

/// A view that is not seen until a flag turns: `.opacity(isShown ? 1 : 0)`, also by way of a property that chooses.
struct Entrance {
  /// The condition as written, without a `!` before it.
  let flag: String
  /// Whether the view is seen when the condition is true.
  let isShownWhenTrue: Bool

  /// The entrances that the modifiers of `chain` describe.
  static func all(on chain: Chain) -> [Entrance] {
    chain.modifiers(named: "opacity").compactMap { opacity in
      guard let choice = opacity.firstUnlabelled?.value.resolved.choice else { return nil }
      if choice.whenTrue > 0, choice.whenFalse == 0 { return Entrance(flag: choice.condition, isShownWhenTrue: true) }
      if choice.whenTrue == 0, choice.whenFalse > 0 { return Entrance(flag: choice.condition, isShownWhenTrue: false) }
      return nil
    }
  }

  /// What `value` is before the view is seen.
  func start(of value: Node) -> Double? {
    guard let choice = value.resolved.choice(by: flag) else { return nil }
    return isShownWhenTrue ? choice.whenFalse : choice.whenTrue
  }

  /// The size that `value` is before the view is seen: `CGSize(width: 0, height: 60)` of `isShown ? .zero : CGSize(…)`.
  func startSize(of value: Node) -> Node? {
    let choice = value.resolved
    let parts = Array(choice.children)
    guard choice.kind == .ternary, parts.count == 3, case let negated = parts[0].negated,
      (negated ?? parts[0]).source == flag
    else { return nil }
    return isShownWhenTrue == (negated == nil) ? parts[2] : parts[1]
  }
}
