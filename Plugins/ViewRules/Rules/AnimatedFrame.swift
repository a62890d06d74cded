import SwiftKitSDK

/// A frame that is animated lays everything out again at each step; a scale is drawn.
struct AnimatedFrame: Check {
  let id = "animated-frame"
  let rules = ["performance/body/animated-frame"]
  let severity = Severity.info
  let title = "an animation of a frame's width and height"
  let group: CheckGroup? = .performance
  let basis: Basis? = .convention
  let literals =
    ["|frame| & |animation|", "|frame| & |withAnimation|"]
    + ["|frame|"].beside("|PhaseAnimator|", "|phaseAnimator|", "|KeyframeAnimator|", "|keyframeAnimator|")
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for frame in file.calls(named: "frame") where frame.isViewModifier && !frame.isInPreview {
      // One side alone stretches the view, which no scale can do.
      guard let width = frame.argument("width")?.value, let height = frame.argument("height")?.value else { continue }
      if isOfPhase(width, frame), isOfPhase(height, frame) {
        report(
          frame, "animating a frame repeats the layout on every step; keep the frame fixed, and animate `scaleEffect`")
        continue
      }
      guard let value = driver(of: width), driver(of: height) == value, isAnimated(value, around: frame)
      else { continue }
      report(
        frame, "animating a frame repeats the layout on every step; keep the frame fixed, and animate `scaleEffect`")
    }
  }

  /// Whether a side is a value of the phase that an animator gives the closure around it: `phase.side`.
  private func isOfPhase(_ side: Node, _ frame: Node) -> Bool {
    guard side.kind == .chain || side.kind == .ternary,
      let closure = frame.enclosingClosures.first(where: {
        $0.call.isNamed("PhaseAnimator", "phaseAnimator", "KeyframeAnimator", "keyframeAnimator")
      }), let name = closure.node.children(.parameter).last?.name
    else { return false }
    return ([side] + Array(side.descendants)).contains { $0.kind == .member && $0.isRoot && $0.isNamed(name) }
  }

  /// What a side depends on: a condition that chooses between two numbers, or a state of the view.
  private func driver(of side: Node) -> String? {
    if let choice = (side.chain?.root.calledHere?.code?.statements.last ?? side.resolved).choice {
      return choice.condition
    }
    guard let name = side.ownMemberName, side.variable(named: name)?.hasAttribute("State") == true else { return nil }
    return name
  }

  private func isAnimated(_ value: String, around frame: Node) -> Bool {
    let chains = [frame.chain].compactMap(\.self) + frame.places.flatMap { $0.compactMap(\.call.chain) }
    return chains.contains { chain in
      chain.modifiers(named: "animation").contains { isPart($0.argument("value")?.value.source, of: value) }
    }
      || frame.owner?.allParts.contains { part in
        part.descendants(.call, named: "withAnimation").contains { changes($0, value) }
      } == true
  }

  /// Whether the condition asks for this value: `selected` in `index == selected`.
  private func isPart(_ name: String?, of condition: String) -> Bool {
    name == condition || condition.split(separator: " ").contains { $0 == name ?? "" }
  }

  private func changes(_ animation: Node, _ value: String) -> Bool {
    animation.descendants.contains { node in
      isPart(node.assignment?.target.source, of: value)
        || node.kind == .call && node.isNamed("toggle") && node.chain?.node.source == "\(value).toggle()"
    }
  }
}
