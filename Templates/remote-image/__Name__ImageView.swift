import SwiftUI

/// An image from the network; it takes up the same space while it loads, once it is loaded and if it fails.
__access__ struct __Name__ImageView: View {
  let url: URL?
  let label: String
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @ScaledMetric private var side: CGFloat = 96
//% if access == public

  public init(url: URL?, label: String) {
    self.url = url
    self.label = label
  }
//% end

  __access__ var body: some View {
    let animation: Animation? = reduceMotion ? nil : .easeInOut
    AsyncImage(url: url, transaction: Transaction(animation: animation)) { phase in
      switch phase {
      case .success(let image):
        image
          .resizable()
          .scaledToFill()
          .accessibilityLabel(label)
      case .failure:
        symbol("photo.badge.exclamationmark")
          .accessibilityLabel("\(label), not available")
      case .empty:
        waiting
      @unknown default:
        symbol("photo")
          .accessibilityLabel(label)
      }
    }
    .frame(width: side, height: side)
    .clipShape(.rect(cornerRadius: __tokens_radius12__, style: .continuous))
  }

  /// Without an address there is nothing to wait for.
  @ViewBuilder private var waiting: some View {
    if url == nil {
      symbol("photo")
        .accessibilityLabel("\(label), not available")
    } else {
      ProgressView()
        .accessibilityLabel("Loading \(label)")
    }
  }

  private func symbol(_ name: String) -> some View {
    Image(systemName: name)
      .font(.title2)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
//% if ios == 16
      .background(.quaternary)
//% else
      .background(.fill.tertiary)
//% end
  }
}

#Preview("__Name_title__ image") {
  __Name__ImageView(url: nil, label: "Lighthouse at dusk")
}
