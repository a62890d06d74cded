import SwiftUI

//% if ios != 17
/// A placeholder for a list while it loads.
//% else
/// A placeholder for a list while it loads; it pulses unless motion is reduced.
//% end
struct LoadingView: View {
//% if ios == 17
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

//% end
  var body: some View {
    List {
      ForEach(0..<4, id: \.self) { _ in
        placeholderRow
      }
    }
    .redacted(reason: .placeholder)
//% if ios == 17
    .phaseAnimator(reduceMotion ? [Pulse.bright] : Pulse.allCases) { content, pulse in
      content.opacity(pulse.opacity)
    } animation: { _ in
      reduceMotion ? nil : .easeInOut
    }
//% end
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Loading")
  }

  private var placeholderRow: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "A title of usual length")
        .font(.headline)
      Text(verbatim: "A line of detail below it")
        .font(.subheadline)
    }
  }
//% if ios == 17

  private enum Pulse: CaseIterable {
    case bright, dim

    var opacity: Double {
      switch self {
      case .bright: 1
      case .dim: 0.5
      }
    }
  }
//% end
}

#Preview("Loading") {
  LoadingView()
}
