import SwiftUI

//% if ios == 16
#if canImport(UIKit)
  import UIKit
#endif

//% end
/// Where a __name_words__ card went.
__access__ enum __Name__SwipeDirection: Sendable {
  case left, right
}

/// A card that can be swiped to either side, by hand or with a VoiceOver action.
__access__ struct __Name__SwipeCardView<Content: View>: View {
  private let content: Content
  private let onSwipe: @MainActor (__Name__SwipeDirection) -> Void
  @State private var offset: CGFloat = 0
  @State private var width: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private let threshold: CGFloat = 100
  private let rotationDivisor: CGFloat = 20
//% if ios == 16
  private let flightTime = 0.25
//% end

  __access__ init(
    onSwipe: @escaping @MainActor (__Name__SwipeDirection) -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.onSwipe = onSwipe
    self.content = content()
  }

  __access__ var body: some View {
    content
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width
      } action: { newWidth in
        width = newWidth
      }
      .offset(x: offset)
      .rotationEffect(.degrees(reduceMotion ? 0 : Double(offset / rotationDivisor)))
      .gesture(drag)
//% if ios == 16
      .onChange(of: isPastThreshold) { _ in tap() }
//% else
      .sensoryFeedback(.impact, trigger: isPastThreshold)
//% end
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Swipe left") { leave(.left) }
      .accessibilityAction(named: "Swipe right") { leave(.right) }
  }

  private var isPastThreshold: Bool { abs(offset) > threshold }

  /// Far enough to move a rotated card completely off the screen.
  private var flight: CGFloat { max(width, threshold) * 3 }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { value in offset = value.translation.width }
      .onEnded { _ in
        if isPastThreshold { leave(offset < 0 ? .left : .right) } else { comeBack() }
      }
  }

//% if ios == 16
  /// Lets people feel that the card will leave, or no longer will.
  private func tap() {
    #if os(iOS)
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    #endif
  }

//% end
  private func comeBack() {
    withAnimation(reduceMotion ? nil : .spring(response: 0.35, dampingFraction: 0.6)) { offset = 0 }
  }

  private func leave(_ direction: __Name__SwipeDirection) {
//% if ios == 16
    withAnimation(reduceMotion ? nil : .easeIn(duration: flightTime)) {
      offset = direction == .left ? -flight : flight
    }
    Task {
      if !reduceMotion { try await Task.sleep(for: .seconds(flightTime)) }
      onSwipe(direction)
    }
//% else
    withAnimation(reduceMotion ? nil : .easeIn(duration: 0.25)) {
      offset = direction == .left ? -flight : flight
    } completion: {
      onSwipe(direction)
    }
//% end
  }
}

#Preview("__Name_title__ swipe card") {
  __Name__SwipeCardView { _ in
  } content: {
    Text("Swipe me")
      .font(.title2)
      .padding(__tokens_spacing32__)
//% if ios == 16
      .background(.quaternary, in: .rect(cornerRadius: __tokens_radius16__, style: .continuous))
//% else
      .background(.background.secondary, in: .rect(cornerRadius: __tokens_radius16__, style: .continuous))
//% end
  }
}
