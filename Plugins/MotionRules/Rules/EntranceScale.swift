import SwiftKitSDK

/// Content that grows from far below its size draws the eye to the motion.
///
/// From 0.95 it is fine, and so is what grows out of the place where it came from.
struct EntranceScale: Check {
  let id = "entrance-scale"
  let rules = ["motion/entrances/entrance-scale"]
  let severity = Severity.info
  let title = "content that is scaled in from far below its size"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["scale"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "scaleEffect") where call.isViewModifier && !call.isInPreview {
      guard let chain = call.chain, !call.hasArgument("anchor"), !isMorph(chain) else { continue }
      let values = call.arguments.filter { [nil, "x", "y"].contains($0.label) }.map(\.value)
      let starts = Entrance.all(on: chain).flatMap { entrance in values.compactMap(entrance.start) }
      guard let start = starts.first(where: { $0 < 0.95 }) else { continue }
      report(
        call, "content that grows from a scale of \(start) distracts; fade it in with a small offset, or start at 0.95")
    }
    // Several views may have the transition of one property.
    var reported: Set<Node> = []
    for call in file.calls(named: "transition") where call.isViewModifier && !call.isInPreview {
      guard let value = call.firstUnlabelled?.value, let chain = call.chain, !isMorph(chain),
        let scale = scales(value).first, reported.insert(scale).inserted
      else { continue }
      report(scale, "content that grows from far below its size distracts; fade it in with a small offset")
    }
  }

  /// The scales of an entrance in a transition, and in those that it names.
  private func scales(_ transition: Node, following steps: Int = 3) -> [Node] {
    transition.writtenOutcomes.flatMap { value -> [Node] in
      let written = writtenScales(value)
      if steps == 0 || !written.isEmpty { return written }
      return namedEntrances(in: value).flatMap { scales($0, following: steps - 1) }
    }
  }

  /// What `pop` gives in `pop.combined(with: .opacity)`, and the transitions that a call combines for an entrance.
  private func namedEntrances(in transition: Node) -> [Node] {
    guard transition.kind == .chain, let parts = transition.chain?.parts.drop(while: { $0.isNamed("self") }),
      let root = parts.first
    else { return [] }
    let combined = parts.flatMap(\.arguments).filter { ["insertion", "with"].contains($0.label) }.map(\.value)
    guard root.kind == .member, !root.flags.contains(.implicit), let name = root.name else { return combined }
    return combined + (transition.variable(named: name)?.given ?? [])
  }

  private func writtenScales(_ transition: Node) -> [Node] {
    (transition.descendants(.call, named: "scale") + transition.descendants(.member, named: "scale")).filter { scale in
      guard isTransition(scale), !scale.hasArgument("anchor"),
        !scale.ancestors.prefix(while: { $0 != transition }).contains(where: {
          $0.isNamed("removal") && $0.kind == .argument
        })
      else { return false }
      guard let factor = (scale.argument("scale") ?? scale.firstUnlabelled)?.value else { return true }
      return factor.numbers.contains { ($0.number ?? 1) < 0.95 }
    }
  }

  /// `.scale`, `AnyTransition.scale`, and `.opacity.combined(with: .scale)`, not `image.scale`.
  private func isTransition(_ scale: Node) -> Bool {
    guard let parts = scale.chain?.parts else { return false }
    return scale.flags.contains(.implicit) || parts.first?.isNamed("AnyTransition") == true
  }

  private func isMorph(_ chain: Chain) -> Bool {
    chain.hasModifier("matchedGeometryEffect", "glassEffectID", "matchedTransitionSource")
  }
}
