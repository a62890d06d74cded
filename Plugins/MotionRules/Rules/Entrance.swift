import SwiftKitSDK

/// A view that is not seen until a flag turns: `.opacity(isShown ? 1 : 0)`.
struct Entrance {
  /// The condition as written, without a `!` before it.
  let flag: String
  /// Whether the view is seen when the condition is true.
  let isShownWhenTrue: Bool

  /// The entrances that the modifiers of `chain` describe.
  static func all(on chain: Chain) -> [Entrance] {
    chain.modifiers(named: "opacity").compactMap { opacity in
      guard let choice = opacity.firstUnlabelled?.value.choice else { return nil }
      if choice.whenTrue > 0, choice.whenFalse == 0 { return Entrance(flag: choice.condition, isShownWhenTrue: true) }
      if choice.whenTrue == 0, choice.whenFalse > 0 { return Entrance(flag: choice.condition, isShownWhenTrue: false) }
      return nil
    }
  }

  /// What `value` is before the view is seen.
  func start(of value: Node) -> Double? {
    guard let choice = value.choice(by: flag) else { return nil }
    return isShownWhenTrue ? choice.whenFalse : choice.whenTrue
  }
}
