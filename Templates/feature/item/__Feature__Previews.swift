#if DEBUG
  import SwiftUI

  // One preview for each state of the __Feature_title__ screen.

//% if ios == 15
  #Preview("Loading") {
    NavigationView {
      __Feature__View(service: Mock__Feature__Service(outcome: .waiting))
    }
  }

  #Preview("Loaded") {
    NavigationView {
      __Feature__View(service: Mock__Feature__Service(outcome: .item(__Item__.sample)))
    }
  }

  #Preview("Empty") {
    NavigationView {
      __Feature__View(service: Mock__Feature__Service(outcome: .item(nil)))
    }
  }

  #Preview("Error") {
    NavigationView {
      __Feature__View(
        service: Mock__Feature__Service(outcome: .failure(message: "The server did not answer.")))
    }
  }
//% else
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
//% end
#endif
