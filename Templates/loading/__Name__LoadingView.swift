import SwiftUI

/// A placeholder while the __name_words__ loads; it pulses unless motion is reduced.
__access__ struct __Name__LoadingView: View {
  let rows: Int
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  __access__ init(rows: Int = 4) {
    self.rows = rows
  }

  __access__ var body: some View {
    List {
      ForEach(0..<rows, id: \.self) { _ in
        placeholderRow
      }
    }
    .redacted(reason: .placeholder)
    .phaseAnimator(reduceMotion ? [Pulse.bright] : Pulse.allCases) { content, pulse in
      content.opacity(pulse.opacity)
    } animation: { _ in
      reduceMotion ? nil : .easeInOut
    }
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

  private enum Pulse: CaseIterable {
    case bright, dim

    var opacity: Double {
      switch self {
      case .bright: 1
      case .dim: 0.5
      }
    }
  }
}

#Preview("__Name_title__ loading") {
  __Name__LoadingView()
}
