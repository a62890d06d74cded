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
      __Feature__View(service: Mock__Feature__Service(outcome: .item(nil)))
    }
  }

  #Preview("Error") {
    NavigationStack {
      __Feature__View(
        service: Mock__Feature__Service(outcome: .failure(message: "The server did not answer.")))
    }
  }
#endif
