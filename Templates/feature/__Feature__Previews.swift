#if DEBUG
  import SwiftUI

  // The states of the __Feature_title__ screen beside the usual one, which is in its own file.

  #Preview("Loading") {
    NavigationStack {
      __Feature__View(service: Mock__Feature__Service(outcome: .waiting))
    }
  }

  #Preview("Empty") {
    NavigationStack {
      __Feature__View(service: Mock__Feature__Service(outcome: .items([])))
    }
  }

  #Preview("Error") {
    NavigationStack {
      __Feature__View(
        service: Mock__Feature__Service(outcome: .failure(message: "The server did not answer.")))
    }
  }
//% if layout == pages

  #Preview("No next page") {
    NavigationStack {
      __Feature__View(
        service: Mock__Feature__Service(
          outcome: .firstPage(__Item__.samples, message: "The server did not answer.")))
    }
  }
//% end
#endif
