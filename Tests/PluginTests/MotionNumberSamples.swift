import SwiftKitSDK

@testable import MotionRules

extension RuleSample {
  /// Gestures, durations and other numbers of motion.
  static let gestures = [
    RuleSample(
      check: AnimationDuration(),
      bad: [
        "func f() { withAnimation(.easeInOut(duration: 1️⃣0.8)) { open.toggle() } }",
        "Text(\"a\").animation(.spring(response: 1️⃣0.6, dampingFraction: 0.8), value: open)",
      ],
      good: [
        "func f() { withAnimation(.easeInOut(duration: 0.3)) { open.toggle() } }",
        "Text(\"a\").animation(.linear(duration: 1.2).repeatForever(autoreverses: false), value: on)",
        "Text(\"a\").animation(.spring(duration: 0.4), value: open)",
      ]),
    RuleSample(
      check: FlyOffDuration(),
      bad: [
        "func f() { 1️⃣withAnimation(.easeInOut(duration: 0.6)) { offset.width = 500 } }",
        "func f() { 1️⃣withAnimation(.spring()) { offset = CGSize(width: right ? 600 : -600, height: 0) } }",
      ],
      good: [
        "func f() { withAnimation(.easeIn(duration: 0.25)) { offset.width = 500 } }",
        "func f() { withAnimation(.spring(response: 0.35, dampingFraction: 0.6)) { offset = .zero } }",
      ]),
    RuleSample(
      check: StaggerDelay(),
      bad: [
        "ForEach(0..<9) { i in Text(\"row\").animation(.spring().delay(Double(i) * 1️⃣0.2), value: shown) }",
        "ForEach(0..<9) { index in Text(\"row\").transition(.opacity.animation(.easeOut.delay(1️⃣0.01 * Double(index)))) }",
      ],
      good: [
        "ForEach(0..<9) { i in Text(\"row\").animation(.spring().delay(Double(i) * 0.05), value: shown) }",
        "Text(\"row\").animation(.spring().delay(0.2), value: shown)",
      ]),
    RuleSample(
      check: EntranceScale(),
      bad: [
        "Text(\"a\").opacity(appeared ? 1 : 0).1️⃣scaleEffect(appeared ? 1 : 0.5)",
        "if shown { Text(\"a\").transition(.1️⃣scale) }",
        "if shown { Text(\"a\").transition(.opacity.combined(with: .1️⃣scale(scale: 0.3))) }",
      ],
      good: [
        "Text(\"a\").opacity(appeared ? 1 : 0).offset(y: appeared ? 0 : 16)",
        "Text(\"a\").opacity(appeared ? 1 : 0).scaleEffect(appeared ? 1 : 0.96)",
        "if shown { Text(\"a\").transition(.scale(scale: 0.95).combined(with: .opacity)) }",
        "if shown { Text(\"a\").transition(.scale(scale: 0.1, anchor: .topTrailing)) }",
      ]),
    RuleSample(
      check: EntranceOffset(),
      bad: [
        "Text(\"a\").opacity(appeared ? 1 : 0).1️⃣offset(y: appeared ? 0 : 80)",
        "Text(\"a\").1️⃣offset(x: shown ? 0 : -200).opacity(shown ? 1 : 0)",
      ],
      good: [
        "Text(\"a\").opacity(appeared ? 1 : 0).offset(y: appeared ? 0 : 20)",
        "Text(\"a\").offset(y: open ? 0 : 80)",
      ]),
    RuleSample(
      check: ExitDuration(),
      bad: [
        "func f() { if show { withAnimation(.easeOut(duration: 0.2)) { on = true } } else { 1️⃣withAnimation(.easeOut(duration: 0.4)) { on = false } } }",
        "Text(\"a\").animation(isShown ? .easeOut(duration: 0.25) : .1️⃣easeIn(duration: 0.35), value: isShown)",
      ],
      good: [
        "func f() { if show { withAnimation(.easeOut(duration: 0.3)) { on = true } } else { withAnimation(.easeOut(duration: 0.2)) { on = false } } }",
        "Text(\"a\").animation(isShown ? .easeOut(duration: 0.3) : .easeIn(duration: 0.2), value: isShown)",
      ]),
    RuleSample(
      check: ExitAnimationLost(),
      bad: [
        """
        struct M: View {
          @Binding var isPresented: Bool
          var body: some View { ZStack { if isPresented { Text("m").1️⃣transition(.opacity) } } }
        }
        """,
        """
        struct Banner: View {
          let isShown: Bool
          var body: some View { VStack { if self.isShown { Text("m").padding().1️⃣transition(.move(edge: .top)) } } }
        }
        """,
      ],
      good: [
        """
        struct M: View {
          @Binding var isPresented: Bool
          var body: some View { ZStack { if isPresented { Text("m").transition(.opacity) } }.animation(.snappy, value: isPresented) }
        }
        """,
        """
        struct M: View {
          @State private var isPresented = false
          var body: some View { ZStack { if isPresented { Text("m").transition(.opacity) } } }
        }
        """,
      ]),
    RuleSample(
      check: MatchedGeometryContent(),
      bad: [
        """
        if open {
          VStack { Text("Detail") }.1️⃣matchedGeometryEffect(id: "card", in: ns)
        } else {
          HStack { Text("Row") }.matchedGeometryEffect(id: "card", in: ns)
        }
        """,
        "CardView(item: item).1️⃣matchedGeometryEffect(id: item.id, in: namespace)",
      ],
      good: [
        """
        ZStack {
          RoundedRectangle(cornerRadius: 12).matchedGeometryEffect(id: "card", in: ns)
          if open { Text("Detail").transition(.opacity) } else { Text("Row").transition(.opacity) }
        }
        """,
        "Image(\"cover\").resizable().matchedGeometryEffect(id: item.id, in: ns)",
      ]),
    RuleSample(
      check: NestedScaleAnchors(),
      bad: [
        "VStack { Text(\"a\").scaleEffect(on ? 1 : 0.5, anchor: .top) }.1️⃣scaleEffect(on ? 1 : 0.5, anchor: .bottom)",
        "Text(\"a\").scaleEffect(0.9, anchor: .leading).padding().1️⃣scaleEffect(on ? 1 : 0.5, anchor: .trailing)",
      ],
      good: [
        "VStack { Text(\"a\") }.scaleEffect(on ? 1 : 0.5, anchor: .bottom)",
        "VStack { Text(\"a\").scaleEffect(on ? 1 : 0.5, anchor: .bottom) }.scaleEffect(on ? 1 : 0.5, anchor: .bottom)",
      ]),
    RuleSample(
      check: ScrollEffects(),
      bad: [
        "Card().scrollTransition { c, p in c.opacity(p.isIdentity ? 1 : 0.5) }.1️⃣visualEffect { c, g in c.offset(y: g.size.height) }",
        """
        struct V: View {
          var body: some View {
            ScrollView { ForEach(items) { i in Row(i).scrollTransition { c, p in c.opacity(p.value) } } }
            Header().1️⃣scrollTransition { c, p in c.scaleEffect(p.isIdentity ? 1 : 0.9) }
          }
        }
        """,
      ],
      good: [
        "Card().scrollTransition { c, p in c.opacity(p.isIdentity ? 1 : 0.5) }"
      ]),
    RuleSample(
      check: SwipeThreshold(),
      bad: [
        "Card().gesture(DragGesture().onEnded { v in if abs(v.translation.width) > 1️⃣20 { commit() } })",
        "Card().gesture(DragGesture().onEnded { value in if value.translation.height > 1️⃣300 { dismiss() } })",
      ],
      good: [
        "Card().gesture(DragGesture().onEnded { v in if abs(v.translation.width) > 100 { commit() } })",
        "Card().gesture(DragGesture().onChanged { v in if v.translation.width > 10 { start() } })",
      ]),
    RuleSample(
      check: GestureHaptics(),
      bad: [
        "Card().gesture(1️⃣DragGesture().onEnded { v in if v.translation.width > 100 { commit() } })",
        "Card().gesture(1️⃣LongPressGesture(minimumDuration: 0.5).onEnded { _ in openMenu() })",
      ],
      good: [
        "Card().gesture(DragGesture().onEnded { v in if v.translation.width > 100 { commit() } }).sensoryFeedback(.impact, trigger: commits)",
        "Card().gesture(DragGesture().onEnded { _ in withAnimation(.spring(response: 0.35, dampingFraction: 0.6)) { offset = .zero } })",
      ]),
    RuleSample(
      check: SpringBack(),
      bad: [
        "Card().gesture(DragGesture().onEnded { _ in 1️⃣withAnimation(.spring(response: 0.9, dampingFraction: 0.9)) { offset = .zero } })",
        "Card().gesture(DragGesture().onEnded { v in 1️⃣withAnimation(.spring(response: 0.35, dampingFraction: 0.95)) { drag.width = 0 } })",
      ],
      good: [
        "Card().gesture(DragGesture().onEnded { _ in withAnimation(.spring(response: 0.35, dampingFraction: 0.6)) { offset = .zero } })",
        "func f() { withAnimation(.spring(response: 0.9, dampingFraction: 0.9)) { offset = .zero } }",
      ]),
    RuleSample(
      check: DragInAnimatedList(),
      bad: [
        """
        VStack {
          ForEach(items) { item in
            Row(item: item).offset(y: drag).1️⃣gesture(DragGesture().onChanged { drag = $0.translation.height })
          }
        }
        .animation(.spring, value: items)
        """,
        """
        ForEach(items) { item in
          Row(item: item).offset(drag).1️⃣gesture(DragGesture().onChanged { v in withAnimation(.snappy) { drag = v.translation } })
        }
        """,
      ],
      good: [
        """
        ZStack(alignment: .topLeading) {
          VStack { ForEach(items) { item in Row(item: item).opacity(dragging == item.id ? 0 : 1) } }.animation(.spring, value: items)
          if let item = draggingItem { Row(item: item).position(dragPosition).allowsHitTesting(false) }
        }
        """
      ]),
    RuleSample(
      check: UIKitHaptics(),
      bad: [
        "func tap() { 1️⃣UIImpactFeedbackGenerator(style: .light).impactOccurred() }",
        "struct V: View { var body: some View { Button(\"a\") { 1️⃣UINotificationFeedbackGenerator().notificationOccurred(.success) } } }",
      ],
      good: [
        "Button(\"Like\") { likes += 1 }.sensoryFeedback(.impact, trigger: likes)",
        "struct V: View { var body: some View { Text(\"UIImpactFeedbackGenerator()\") } }",
      ]),
    RuleSample(
      check: DragRotation(),
      bad: [
        "let rotation = value.translation.width / 1️⃣5",
        "Card().rotationEffect(.degrees(Double(offset.width) / 1️⃣40))",
      ],
      good: [
        "let rotation = value.translation.width / 20",
        "Card().rotationEffect(.degrees(offset.width / 15))",
      ]),
  ]
}
