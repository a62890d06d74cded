import SwiftUI

/// The tabs of the app, each with its own navigation stack.
struct RootView: View {
  @State private var selection = AppTab.allCases[0]

  var body: some View {
//% if ios == 16 || ios == 17
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
//% if ios == 16
    VStack {
      Image(systemName: tab.systemImage)
        .font(.largeTitle)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      Text(tab.title)
        .font(.title2.weight(.bold))
      Text("Replace this with the screen of the tab.")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .combine)
//% else
    ContentUnavailableView {
      label(of: tab)
    } description: {
      Text("Replace this with the screen of the tab.")
    }
//% end
    .navigationTitle(Text(tab.title))
  }
}

#Preview("Tabs") {
  RootView()
}
