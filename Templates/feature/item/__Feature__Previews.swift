#if DEBUG
  import SwiftUI

  // One preview for each state of the __Feature_title__ screen.

  #Preview("Loading") {
    NavigationStack {
      __Feature__View(service: Mock__Feature__Service(outcome: .waiting))
    }
  }

  #Preview("Loaded") {
    NavigationStack {
      __Feature__View(service: Mock__Feature__Service(outcome: .item(__Item__.sample)))
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
