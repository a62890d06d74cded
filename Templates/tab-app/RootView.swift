import SwiftUI

/// The tabs of the app, each with its own navigation stack.
struct RootView: View {
  @State private var selection = AppTab.allCases[0]

  var body: some View {
//% if ios == 17
    TabView(selection: $selection) {
      ForEach(AppTab.allCases, id: \.self) { tab in
        content(of: tab)
          .tabItem { label(of: tab) }
          .tag(tab)
      }
    }
//% else
    TabView(selection: $selection) {
      ForEach(AppTab.allCases, id: \.self) { tab in
        Tab(value: tab) {
          content(of: tab)
        } label: {
          label(of: tab)
        }
      }
    }
//% if ios == 26
    .tabBarMinimizeBehavior(.onScrollDown)
//% end
//% end
  }

  private func label(of tab: AppTab) -> some View {
    Label {
      Text(tab.title)
    } icon: {
      Image(systemName: tab.systemImage)
    }
  }

  private func content(of tab: AppTab) -> some View {
    NavigationStack {
      switch tab {
//% for tab in tabs
      case .__tab_name__: placeholder(for: tab)
//% end
      }
    }
  }

  private func placeholder(for tab: AppTab) -> some View {
    ContentUnavailableView {
      label(of: tab)
    } description: {
      Text("Replace this with the screen of the tab.")
    }
    .navigationTitle(Text(tab.title))
  }
}

#Preview("Tabs") {
  RootView()
}
