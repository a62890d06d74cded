import SwiftKitSDK

/// People wait for every animation; what they see often ends within 0.4 seconds.
///
/// Not what repeats, not motion tokens, and not what a name says is for show.
struct AnimationDuration: Check {
  let id = "animation-duration-long"
  let rules = ["motion/durations/animation-duration-long"]
  let severity = Severity.info
  let title = "an animation longer than 0.4 seconds"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let options: [CheckOption] = [
    .number("seconds", standard: "0.4", about: "The longest duration of an animation, in seconds.")
  ]
  let literals = ["|duration|", "|response|"]

  func check(_ file: SourceFile, _ report: Report) {
    let longest = file.settings.number("seconds", of: self) ?? 0.4
    for curve in Curve.all(writtenIn: file) where !curve.node.isInPreview && !repeats(curve) {
      guard let duration = curve.duration, !isForShow(curve.node), !isToken(curve.node) else { continue }
      for number in duration.numbers.isEmpty ? named(duration) : duration.numbers {
        guard let seconds = number.number, seconds > longest else { continue }
        report(number, "an animation of \(seconds) seconds keeps people waiting; use at most \(longest.shortText)")
      }
    }
  }

  /// The number of a constant of the view.
  private func named(_ duration: Node) -> [Node] {
    guard duration.ownMemberName != nil else { return [] }
    return duration.writtenOutcomes.filter { $0.number != nil && $0.kind != .boolean && !isToken($0) }
  }

  private func repeats(_ curve: Curve) -> Bool {
    curve.chain.hasModifier("repeatForever", "repeatCount")
  }

  private func isForShow(_ node: Node) -> Bool {
    node.ancestors.contains { ancestor in
      guard [.variable, .function, .struct, .class, .enum, .extension].contains(ancestor.kind) else { return false }
      return !Set(ancestor.nameWords).isDisjoint(with: Self.showNames)
    }
  }

  /// A member of a type that holds motion tokens: `enum Springs { static let gentle = … }`, `extension Animation`.
  private func isToken(_ node: Node) -> Bool {
    guard let member = node.enclosing(.variable, .function), let type = member.parent, type == member.enclosingType
    else {
      return false
    }
    if type.kind == .extension, type.isNamed("Animation") { return true }
    return !Set(type.nameWords).isDisjoint(with: Self.tokenNames)
  }

  private static let tokenNames: Set = [
    "motion", "animation", "animations", "spring", "springs", "curve", "curves", "timing", "timings", "theme", "tokens",
  ]
  private static let showNames: Set = ["shimmer", "shimmering", "onboarding", "hero", "splash", "confetti", "ambient"]
}
