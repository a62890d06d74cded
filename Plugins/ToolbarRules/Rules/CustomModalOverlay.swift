import SwiftKitSDK

/// A presentation traps focus, hides what is behind from VoiceOver and can be dismissed by gesture; a scrim in a stack
/// does none of that.
///
/// One that grows from a place measured in a coordinate space is an effect no presentation offers.
struct CustomModalOverlay: Check {
  let id = "custom-modal-overlay"
  let rules = ["sheets/presentation/custom-modal-overlay"]
  let severity = Severity.info
  let title = "a modal made of a stack and a scrim"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["|ZStack|", "|overlay|"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.calls(named: "coordinateSpace").isEmpty else { return }
    let places = file.calls(named: "ZStack").filter(\.isRoot) + file.calls(named: "overlay").filter(\.isViewModifier)
    for place in places where !place.isInPreview {
      guard let content = place.contentClosure else { continue }
      // In a stack the modal lies on top, so it comes last; whatever is only laid over may be all there is.
      let last = Array(content.children).last { ![.parameter, .capture, .attribute].contains($0.kind) }
      guard let condition = last, condition.kind == .if, presents(condition),
        isScrimmed(place.isNamed("ZStack") ? content : condition)
      else { continue }
      report(
        place,
        "this modal is an overlay, so VoiceOver still reads what is behind it; use `sheet`, `fullScreenCover` or `alert`"
      )
    }
  }

  /// Whether the condition is a flag such as `showModal` or `isPopupPresented`.
  private func presents(_ choice: Node) -> Bool {
    choice.children(.condition).contains { condition in
      guard let value = condition.firstChild, value.kind == .chain, let name = value.memberName?.lowercased() else {
        return false
      }
      return ["show", "is", "present", "display"].contains { name.hasPrefix($0) }
        && ["sheet", "modal", "popup", "dialog", "presented", "alert", "popover"].contains { name.contains($0) }
    }
  }

  /// `Color.black.opacity(0.4)`, or a shape filled so.
  private func isScrimmed(_ place: Node) -> Bool {
    place.descendants(.member, named: "black").contains { black in
      guard let chain = black.chain,
        let next = chain.parts.first(where: { $0.range.lowerBound > black.range.lowerBound })
      else { return false }
      return next.isNamed("opacity") && !black.ancestors.contains { $0.kind == .call && $0.isNamed("shadow") }
    }
  }
}
