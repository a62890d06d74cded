import SwiftKitSDK

@testable import DataFlowRules

extension RuleSample {
  /// Who keeps state, and who does the work.
  static let work = [
    RuleSample(
      check: ForceUnwrap(),
      bad: [
        "func parse(_ json: [String: Any]) -> String { json[\"name\"] 1️⃣as! String }",
        "func f() { let item = 1️⃣try! JSONDecoder().decode(Item.self, from: data) }",
        "func f() async throws { let response = try await client.get()\nshow(response.name1️⃣!) }",
      ],
      good: [
        "let name = response.name!",
        "func parse(_ json: [String: Any]) -> String? { json[\"name\"] as? String }",
        #"let bytes = "status".data(using: .utf8)!"#,
        "let home = URL(string: \"https://example.com\")!",
        "let ready = !isBusy && !items.isEmpty",
      ]),
    RuleSample(
      check: ForceUnwrapAssumed(),
      bad: ["let name = response.name1️⃣!", "func f(_ names: [String]) { show(names.first1️⃣!) }"],
      good: [
        "func parse(_ json: [String: Any]) -> String { json[\"name\"] as! String }",
        #"let bytes = "status".data(using: .utf8)!"#,
        "let home = URL(string: \"https://example.com\")!",
        "let ready = !isBusy && !items.isEmpty",
      ]),
    RuleSample(
      check: LogicInView(),
      bad: [
        """
        struct FeedView: View {
          @State private var items: [String] = []
          var body: some View { List(items, id: \\.self) { Text($0) }.task { items = (try? 1️⃣JSONDecoder().decode([String].self, from: data)) ?? [] } }
        }
        """,
        """
        struct FeedView: View {
          var body: some View { Text("a") }
          private func load() async throws { let (data, _) = try await 1️⃣URLSession.shared.data(from: url); items = try JSONDecoder().decode([Item].self, from: data) }
        }
        """,
      ],
      good: [
        """
        struct FeedView: View {
          @State private var viewModel = FeedViewModel()
          var body: some View { List(viewModel.items) { Text($0.title) }.task { await viewModel.load() } }
        }
        """,
        "final class FeedService { func load() async throws -> Data { try await URLSession.shared.data(from: url).0 } }",
      ]),
    RuleSample(
      check: WholeModelToChild(),
      bad: [
        "VStack { 1️⃣Header(viewModel: viewModel); Row(viewModel: viewModel); Footer(viewModel: viewModel) }",
        """
        struct V: View {
          var body: some View { VStack { 1️⃣Header(model: model); if on { Row(model) }; footer } }
          private var footer: some View { Footer(model: self.model) }
        }
        """,
      ],
      good: [
        "VStack { Header(title: viewModel.title); Row(on: $viewModel.isOn); Footer(count: viewModel.count) }",
        "VStack { Header(viewModel: viewModel); Row(viewModel: viewModel) }",
      ]),
    RuleSample(
      check: SingletonCycle(),
      bad: [
        """
        final class Config {
          static let shared = Config()
          var tintHue = 1️⃣Theme.defaultHue
          var hue = 0.1
        }
        enum Theme { static var defaultHue: Double { Config.shared.hue } }
        """,
        """
        final class Store {
          static let shared = Store()
          private let limit: Int
          init() { limit = 1️⃣Limits.items }
        }
        struct Limits { static let items = Store.shared.maximum }
        """,
      ],
      good: [
        """
        final class Config {
          static let shared = Config()
          var tintHue = 0.1
          var hue = 0.1
        }
        """,
        """
        final class Config {
          static let shared = Config()
          var tintHue = Theme.defaultHue
        }
        enum Theme { static var defaultHue: Double { 0.4 } }
        """,
      ]),
    RuleSample(
      check: OptionSetEnum(),
      bad: [
        "struct A: View { @State private var 1️⃣tab = \"all\"; var body: some View { if tab == \"all\" { Text(\"1\") } else if tab == \"new\" { Text(\"2\") } } }",
        "struct A: View { @State private var 1️⃣selectedTab = 0; var body: some View { TabView(selection: $selectedTab) { Text(\"a\").tag(0); Text(\"b\").tag(1) } } }",
      ],
      good: [
        """
        enum Filter: CaseIterable { case all, new }
        struct A: View { @State private var filter = Filter.all; var body: some View { Text("1") } }
        """,
        "struct A: View { @State private var name = \"\"; var body: some View { TextField(\"Name\", text: $name) } }",
      ]),
    RuleSample(
      check: ServiceInjection(),
      bad: [
        "@Observable final class FeedViewModel { private let 1️⃣service = FeedService() }",
        "@Observable final class FeedViewModel { private let 1️⃣client = APIClient.shared }",
      ],
      good: [
        """
        @Observable final class FeedViewModel {
          private let service: any FeedServiceProtocol
          init(service: any FeedServiceProtocol) { self.service = service }
        }
        """,
        "@Observable final class FeedViewModel { var items: [Item] = []; var state = ViewState.loading; private let id = UUID() }",
      ]),
    RuleSample(
      check: CancellationAsError(),
      bad: [
        "do { items = try await service.fetchItems() } 1️⃣catch { state = .error(error.localizedDescription) }",
        "func load() async { do { items = try await service.fetchItems() } 1️⃣catch { errorMessage = error.localizedDescription } }",
      ],
      good: [
        "do { items = try await service.fetchItems() } catch is CancellationError { return } catch { state = .error(error.localizedDescription) }",
        "do { items = try await service.fetchItems() } catch { guard !Task.isCancelled else { return }; state = .error(error.localizedDescription) }",
      ]),
    RuleSample(
      check: ObservationImport(),
      bad: [
        """
        import Foundation
        @1️⃣Observable final class FeedViewModel {}
        """
      ],
      good: [
        """
        import Foundation
        import Observation
        @Observable final class FeedViewModel {}
        """,
        """
        import SwiftUI
        @Observable final class FeedViewModel {}
        """,
      ]),
    RuleSample(
      check: ViewStateFlags(),
      bad: [
        "@Observable final class FeedViewModel { var items: [String] = []; var 1️⃣isLoading = false; var error: String? }",
        "final class FeedViewModel: ObservableObject { @Published var 1️⃣isLoading: Bool = false; @Published var errorMessage: String? = nil }",
      ],
      good: [
        "@Observable final class FeedViewModel { var state: ViewState<[String]> = .loading }",
        "@Observable final class FeedViewModel { var isExpanded = false; var items: [String] = [] }",
      ]),
    RuleSample(
      check: ViewModelFinal(),
      bad: [
        "@Observable class 1️⃣FeedViewModel { var items: [String] = [] }"
      ],
      good: [
        "@Observable final class FeedViewModel { var items: [String] = [] }"
      ]),
    RuleSample(
      check: StatePrivate(),
      bad: [
        "struct A: View { @State var 1️⃣on = false; var body: some View { Text(\"a\") } }",
        "struct A: View { @FocusState var 1️⃣isFocused: Bool; var body: some View { Text(\"a\") } }",
      ],
      good: [
        "struct A: View { @State private var on = false; var body: some View { Text(\"a\") } }",
        "struct A: View { @Binding var on: Bool; @Environment(\\.dismiss) var dismiss; var body: some View { Text(\"a\") } }",
      ]),
    RuleSample(
      check: SetupInOnAppear(),
      bad: [
        "content.1️⃣onAppear { viewModel.configure() }",
        "Text(\"a\").1️⃣onAppear(perform: configure)",
      ],
      good: [
        "content.task { await viewModel.configure() }",
        "Text(\"a\").onAppear { isShown = true }",
      ]),
    RuleSample(
      check: StateScope(),
      bad: [
        """
        struct A: View {
          @State private var 1️⃣text = ""
          var body: some View { VStack { BigList(); field } }
          private var field: some View { TextField("Name", text: $text) }
        }
        """
      ],
      good: [
        """
        struct A: View {
          var body: some View { VStack { BigList(); NameField() } }
        }
        struct NameField: View {
          @State private var text = ""
          var body: some View { TextField("Name", text: $text) }
        }
        """
      ]),
    RuleSample(
      check: FormatterInLoop(),
      bad: [
        "List(items) { item in Text(1️⃣DateFormatter().string(from: item.date)) }",
        "ForEach(items) { item in Text(1️⃣NumberFormatter().string(for: item.price) ?? \"\") }",
      ],
      good: [
        "List(items) { item in Text(item.dateText) }",
        "ForEach(items) { item in Text(item.date.formatted(date: .abbreviated, time: .omitted)) }",
      ]),
    RuleSample(
      check: ForEachIdentity(),
      bad: [
        "1️⃣ForEach(items, id: \\.self) { item in Row(item: item) }",
        "1️⃣List(viewModel.names, id: \\.self) { Text($0) }",
      ],
      good: [
        "ForEach(items) { item in Row(item: item) }",
        "ForEach(0..<5, id: \\.self) { i in Text(\"\\(i)\") }",
        "ForEach(Tab.allCases, id: \\.self) { tab in Text(tab.title) }",
      ]),
  ]
}
