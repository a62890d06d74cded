import SwiftKitSDK

@testable import MotionRules

extension RuleSample {
  static let motion =
    [
      RuleSample(
        check: DefaultAnimation(),
        bad: [
          "Text(\"a\").1️⃣animation(.default, value: open)",
          "Text(\"a\").1️⃣animation(.default)",
          "Text(\"a\").1️⃣animation(.spring)",
          "content.1️⃣animation(Animation.default, value: open)",
          "func f() { 1️⃣withAnimation(.default) { on = true } }",
        ],
        good: [
          "Text(\"a\").animation(.snappy(duration: 0.25), value: open)",
          "Text(\"a\").animation(nil, value: open)",
          "func f() { withAnimation(.spring) { on = true } }",
          "func f() { withAnimation { on = true } }",
          "Toggle(\"a\", isOn: $isOn.animation(.default))",
          "Toggle(\"a\", isOn: $model.isOn.animation())",
          "Text(\"a\").transition(.opacity.animation(.default))",
          "Text(\"a\").transition(AnyTransition.opacity.animation(.spring))",
          "Text(\"a\").animation(.spring) { $0.opacity(1) }",
          "Text(\"a\").animation(.default.speed(2), value: open)",
        ]),
      RuleSample(
        check: ReduceMotionMissing(),
        bad: [
          """
          struct Reveal: View {
            @State private var on = false
            var body: some View {
              Circle().1️⃣scaleEffect(on ? 1 : 0.5).onTapGesture { withAnimation(.spring) { on.toggle() } }
            }
          }
          """,
          "struct V: View { var body: some View { Text(\"a\").1️⃣offset(x: drag).animation(.spring, value: drag) } }",
          "struct V: View { var body: some View { Text(\"a\").1️⃣transition(.move(edge: .top)) } }",
          """
          struct V: View {
            var body: some View {
              Text("a").1️⃣scrollTransition { view, phase in view.scaleEffect(phase.isIdentity ? 1 : 0.9) }
            }
          }
          """,
          "struct V { }\nextension V: View { var body: some View { Text(\"a\").1️⃣transition(.slide) } }",
        ],
        good: [
          """
          struct Reveal: View {
            @Environment(\\.accessibilityReduceMotion) private var reduceMotion
            var body: some View {
              Circle().scaleEffect(on ? 1 : 0.5).onTapGesture { withAnimation(reduceMotion ? nil : .spring) { on.toggle() } }
            }
          }
          """,
          "struct V: View { var body: some View { Text(\"a\").opacity(on ? 1 : 0).animation(.spring, value: on) } }",
          "struct V: View { var body: some View { Text(\"a\").transition(.opacity) } }",
          "struct V: View { var body: some View { Text(\"a\").offset(x: 4).animation(.spring, value: on) } }",
          "struct V: View { var body: some View { Text(\"a\").offset(x: on ? 1 : 2).animation(nil, value: on) } }",
          "struct V: View { let reduceMotion: Bool\nvar body: some View { Text(\"a\").transition(.slide) } }",
          "struct Model { func f() { withAnimation(.spring) { x = 1 } } }",
          "struct V: View { var body: some View { Text(\"a\").scrollTransition { v, p in v.opacity(p.value) } } }",
        ]),
    ] + gestures
}
