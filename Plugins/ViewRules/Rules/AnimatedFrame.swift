import SwiftKitSDK

/// A frame that is animated lays everything out again at each step; a scale is drawn.
struct AnimatedFrame: Check {
  let id = "animated-frame"
  let rules = ["performance/body/animated-frame"]
  let severity = Severity.info
  let title = "an animation of a frame's width and height"
  let group: CheckGroup? = .performance
  let basis: Basis? = .convention
  let literals = ["|frame| & |animation| & ?"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for frame in file.calls(named: "frame") where frame.isViewModifier && !frame.isInPreview {
      // One side alone stretches the view, which no scale can do.
      guard let chain = frame.chain, let width = frame.argument("width")?.value,
        let height = frame.argument("height")?.value,
        let choice = width.choice, height.choice?.condition == choice.condition,
        let animation = chain.modifiers(after: frame).first(where: { $0.isNamed("animation") }),
        animation.argument("value")?.value.source == choice.condition
      else { continue }
      report(
        frame, "animating a frame repeats the layout on every step; keep the frame fixed, and animate `scaleEffect`")
    }
  }
}
