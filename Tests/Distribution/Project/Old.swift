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

struct Row: View {
  @State var isOn = false
  var body: some View { Text("a").cornerRadius(4).foregroundColor(.red) }
}

#Preview { Old() }
