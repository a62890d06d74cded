//% if screen
__screen__
//% else
import SwiftUI

/// The content of the __Feature_title__ screen once it is loaded.
struct __Feature__ContentView: View {
  var body: some View {
    Text("__Feature_title__")
  }
}

#Preview("__Feature_title__ content") {
  __Feature__ContentView()
}
//% end
