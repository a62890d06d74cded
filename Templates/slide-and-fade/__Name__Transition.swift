import SwiftUI

//% if ios == 16
extension AnyTransition {
  /// Appears and disappears with a short slide and a fade; with reduced motion, it only fades.
  @MainActor __access__ static var __name__Transition: AnyTransition {
    .modifier(
      active: __Name__SlideAndFade(isShown: false), identity: __Name__SlideAndFade(isShown: true))
  }
}
//% else
/// Appears and disappears with a short slide and a fade; with reduced motion, it only fades.
__access__ struct __Name__Transition: Transition {
//% if access == public
  public init() {}

//% end
  __access__ func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(__Name__SlideAndFade(isShown: phase.isIdentity))
  }
}
//% end

private struct __Name__SlideAndFade: ViewModifier {
  let isShown: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    content
      .opacity(isShown ? 1 : 0)
      .offset(y: isShown || reduceMotion ? 0 : 16)
  }
}

private struct __Name__TransitionSample: View {
  @State private var isShown = true
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack(spacing: __tokens_spacing16__) {
      if isShown {
        Text("Here and gone")
//% if ios == 16
          .transition(.__name__Transition)
//% else
          .transition(__Name__Transition())
//% end
      }
      Button(isShown ? "Hide" : "Show") {
        withAnimation(reduceMotion ? .easeInOut : .snappy) { isShown.toggle() }
      }
    }
  }
}

#Preview("__Name_title__ transition") {
  __Name__TransitionSample()
}
