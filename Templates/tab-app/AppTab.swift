import SwiftUI

/// The tabs of the app.
enum AppTab: String, CaseIterable, Hashable, Sendable {
//% for tab in tabs
  case __tab_name__
//% end

  var title: LocalizedStringResource {
    switch self {
//% for tab in tabs
    case .__tab_name__: "__tab_Name_title__"
//% end
    }
  }

  var systemImage: String {
    switch self {
//% for tab in tabs
    case .__tab_name__: "__tab_symbol__"
//% end
    }
  }
}
