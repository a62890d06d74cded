import SwiftUI

struct Old: View {
  var body: some View {
    NavigationView {
      Button("Save") {}
        .glassEffect(.regular)
        .foregroundColor(.red)
    }
  }
}
