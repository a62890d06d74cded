import SwiftKitSDK

/// An animation as it is written: `.spring(response: 0.3)`, `Animation.easeIn(duration: 0.2).delay(0.1)`.
struct Curve {
  /// The call or member that names the curve.
  let node: Node
  let chain: Chain

  var name: String { node.name ?? "" }

  /// How long it takes, as far as that is written.
  var duration: Node? { (node.argument("duration") ?? node.argument("response"))?.value }

  /// The curve that `value` is, if it is one.
  init?(_ value: Node) {
    guard value.kind == .chain, let chain = value.chain else { return nil }
    let parts = chain.parts
    let place = parts.first.map { $0.flags.contains(.implicit) ? 0 : $0.isNamed("Animation") ? 1 : -1 } ?? -1
    guard parts.indices.contains(place), parts[place].isNamed(Self.names) else { return nil }
    node = parts[place]
    self.chain = chain
  }

  /// The curves that `value` may be: those of both branches of a ternary.
  static func all(in value: Node) -> [Curve] {
    if value.kind == .ternary { return value.children.dropFirst().flatMap(all) }
    return Curve(value).map { [$0] } ?? []
  }

  /// Every curve with arguments that is written in `file`.
  static func all(writtenIn file: SourceFile) -> [Curve] {
    file.nodes(.call, named: Array(names)).compactMap { call in
      guard let chain = call.chain, let curve = Curve(chain.node), curve.node == call else { return nil }
      return curve
    }
  }

  static let names: Set = [
    "spring", "easeIn", "easeOut", "easeInOut", "linear", "snappy", "bouncy", "smooth", "timingCurve",
    "interpolatingSpring", "interactiveSpring", "default",
  ]
}

extension Node {
  /// The animation of this call of withAnimation.
  var animationArgument: Node? { firstUnlabelled?.value }

  /// The closure of this call of withAnimation that makes the changes.
  var changes: Node? {
    arguments.first { $0.isTrailingClosure || $0.label == "body" || $0.value.kind == .closure && $0.label == nil }?
      .value
  }
}
