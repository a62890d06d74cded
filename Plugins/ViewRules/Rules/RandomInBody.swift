import SwiftKitSDK

/// Each update of the view draws again, and what is shown jumps.
///
/// Where only a place, a turn or the strength of a decoration jumps, it is a note. How long an animation takes may be drawn.
struct RandomInBody: Check {
  let id = "random-in-body"
  let rules = ["performance/body/random-in-body"]
  let severity = Severity.info
  let title = "a random value that changes on every update"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|random|", "|randomElement|", "|shuffled|"]

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.isView && !type.isInPreview {
      for (body, call) in draws(in: type) {
        guard call.isModifier || call.flags.contains(.implicit), !call.isLater(in: body),
          !isUsedLater(call, in: body),
          // The text of a placeholder is drawn to be blurred.
          !call.ancestors.contains(where: { $0.kind == .chain && $0.chain?.hasModifier("redacted") == true }),
          // What is drawn again on purpose, step by step.
          !call.isInside(closureOf: "TimelineView", "Canvas", "phaseAnimator", "visualEffect"),
          !call.enclosingClosures.contains(where: { Self.later.contains($0.argument.label ?? "") || isAction($0) })
        else { continue }
        let message =
          "`\(call.name ?? "random")` returns a new value on each update; call it once, and keep the value in `@State`"
        switch RandomUse(of: call) {
        case .timing: continue
        case .decoration: report.notes(call, message)
        case .content: report(call, message)
        }
      }
    }
  }

  /// Whether a view of the project's own takes the closure as what to do: it ends in a call of an object, `model.play(sound)`.
  private func isAction(_ closure: Node.Closure) -> Bool {
    guard closure.call.isCapitalized, let name = closure.call.name, closure.call.file.project.declares(name),
      let parts = closure.node.statements.last?.chain?.parts, parts.count > 1, let root = parts.first
    else { return false }
    return root.kind == .member && !root.isCapitalized && !root.isNamed("self", "content", "label")
      && parts.last?.kind == .call
  }

  private func draws(in view: Node) -> [(body: Node, call: Node)] {
    (view.viewMembers + values(of: view)).compactMap(\.code).flatMap { body in
      body.descendants.filter { $0.kind == .call && $0.isNamed("random", "randomElement", "shuffled") }
        .map { (body, $0) }
    }
  }

  /// `let lucky = Int.random(in: 0..<9) == 0`, of which only what happens later makes use.
  private func isUsedLater(_ call: Node, in body: Node) -> Bool {
    guard let variable = call.enclosing(.variable), variable.isInside(body), let name = variable.name else {
      return false
    }
    let uses = body.descendants.filter { $0.kind == .member && $0.isNamed(name) && $0.isRoot }
    return !uses.isEmpty && uses.allSatisfy { $0.isLater(in: body) }
  }

  private static let later: Set = ["action", "completion", "onCommit", "animation"]

  /// The computed properties that what is shown is made with.
  private func values(of view: Node) -> [Node] {
    view.children(.variable).filter { property in
      guard let name = property.name, property.code != nil, !property.flags.contains(.static),
        property.child(.type)?.source.hasPrefix("some View") != true
      else { return false }
      return property.uses(ofMember: name, in: view).contains { use in
        guard let member = use.enclosingMember, member.child(.type)?.source.hasPrefix("some View") == true,
          let code = member.code
        else { return false }
        return !use.isLater(in: code)
      }
    }
  }
}
