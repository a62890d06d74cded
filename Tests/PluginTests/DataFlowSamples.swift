import SwiftKitSDK

@testable import DataFlowRules

extension RuleSample {
  static let dataFlow =
    [
      RuleSample(
        check: IdentityByNewUUID(),
        bad: [
          "ForEach(items) { item in Row(item: item).1️⃣id(UUID()) }",
          "List { }.1️⃣id(UUID().uuidString)",
          "struct Item: Identifiable { var id: UUID { 1️⃣UUID() } }",
          "extension Item { var id: some Hashable { return 1️⃣UUID() } }",
        ],
        good: [
          "struct Item: Identifiable { let id = UUID() }",
          "Row(item: item).id(item.id)",
          "struct Item { var id: UUID { stored } }",
          "struct Item { var id: UUID { cache.id ?? UUID() } }",
          "Row(item: item).id(UUID(uuidString: name))",
          "struct Base { func id(_ id: UUID) { } }\nfunc f(base: Base) { base.id(UUID()) }",
          "#Preview { Row().id(UUID()) }",
        ]),
      RuleSample(
        check: ObservableObjectUsed(),
        bad: [
          "final class FeedViewModel: 1️⃣ObservableObject { @Published var items: [String] = [] }",
          "class A { }\nextension A: 1️⃣ObservableObject { }",
          "struct V: View { @1️⃣StateObject var a = A()\n@2️⃣ObservedObject var b: B\n@3️⃣EnvironmentObject private var c: C }",
          "class A: Base { @1️⃣Published var a = 1 }",
        ],
        good: [
          "@MainActor @Observable final class FeedViewModel { var items: [String] = [] }",
          "struct V: View { @State var a = A() }",
          "protocol P: ObservableObject { }",
        ]),
      RuleSample(
        check: ObservableObjectUsed(),
        bad: ["class A: 1️⃣ObservableObject { }"],
        good: [],
        settings: Settings(deploymentTarget: 17)),
      RuleSample(
        check: CombineImported(),
        bad: ["import 1️⃣Combine", "import 1️⃣OpenCombine", "import class 1️⃣Combine.AnyCancellable"],
        good: ["import Observation", "import CombineKit", "let Combine = 1"]),
      RuleSample(
        check: ViewStateExhaustive(),
        bad: [
          "switch model.state {\ncase .loading: A()\ncase .loaded(let items): B(items)\n1️⃣default: EmptyView()\n}",
          "switch state {\ncase .loading, .empty: A()\ncase .loaded: B()\n@unknown 1️⃣default: C()\n}",
          "switch state {\ncase let ViewState.loaded(a): A()\ncase .error(_): B()\n1️⃣default: C()\n}",
        ],
        good: [
          "switch state {\ncase .loading: A()\ncase .loaded(let a): B(a)\ncase .error(let m): C(m)\ncase .empty: D()\n}",
          "switch state {\ncase .idle: A()\ncase .loading: B()\ndefault: C()\n}",
          "switch state {\ncase .loaded(let a): B(a)\ndefault: C()\n}",
          "switch state {\ncase .loading: stop()\ncase .loaded: start()\ndefault: break\n}",
          "enum S { case loading, loaded, off }\nfunc f() { switch s {\ncase .loading: a()\ncase .loaded: b()\ndefault: c()\n} }",
        ]),
      RuleSample(
        check: LoadInOnAppear(),
        bad: [
          "List(items) { Text($0.title) }.1️⃣onAppear { Task { await viewModel.load() } }",
          "Text(\"a\").1️⃣onAppear { Task.detached { work() } }",
        ],
        good: [
          "List(items) { Text($0.title) }.task { await viewModel.load() }",
          "Text(\"a\").onAppear { viewModel.fetchItems() }",
          "Text(\"a\").onAppear(perform: viewModel.refresh)",
          "Text(\"a\").onAppear { if ready { load() } }",
          "Text(\"a\").onAppear { isShown = true }",
          "Text(\"a\").onAppear { withAnimation(.spring) { on = true } }",
          "Text(\"a\").onAppear { loadedOnce = true\nanalytics.refreshed() }",
          "Text(\"a\").onAppear(perform: start)",
          "Text(\"a\").onAppear { requestReview() }",
        ]),
      RuleSample(
        check: ViewModelMainActor(),
        bad: [
          "@Observable final class 1️⃣FeedViewModel { func load() async {} }",
          "@Observable class 1️⃣AViewModel { }\nextension AViewModel { func load() async throws {} }",
        ],
        good: [
          "@MainActor @Observable final class FeedViewModel { func load() async {} }",
          "@Observable final class FeedViewModel { func load() {} }",
          "final class FeedViewModel { func load() async {} }",
          "@Observable final class FeedStore { func load() async {} }",
          "@Observable final class FeedViewModel { @MainActor func load() async {} }",
          "@MainActor protocol P { }\n@Observable final class FeedViewModel: P { func load() async {} }",
        ]),
      RuleSample(
        check: HeavyWorkInBody(),
        bad: [
          "struct V: View { var body: some View { Text(1️⃣DateFormatter().string(from: date)) } }",
          "struct V: View { var body: some View { Image(uiImage: 1️⃣UIImage(data: data)!) } }",
          "struct V: View { var body: some View { let a = 1️⃣FileManager.default.temporaryDirectory\nText(a.path) } }",
        ],
        good: [
          "var body: some View { List(viewModel.sortedItems) { Text($0.name) } }",
          "var body: some View { List(items.sorted { $0.name < $1.name }) { Text($0.name) } }",
          "struct V: View { var list: some View { ForEach(items.filter(\\.isOn)) { Text($0.name) } } }",
          "struct V: View { var body: some View { Button(\"A\") { items = items.sorted() } } }",
          "struct V: View { var body: some View { Text(\"a\").task { items = items.filter { $0.isOn } } } }",
          "struct V: View { var body: some View { Text(\"a\").onChange(of: q) { r = all.filter { $0.has(q) } } } }",
          "struct V: View { var names: [String] { items.sorted() } }",
          "struct V: View { var body: some View { ForEach([3, 1].sorted(), id: \\.self) { Text(\"\\($0)\") } } }",
          "struct V: View { var body: some View { Button(action: { a = b.sorted() }) { Text(\"A\") } } }",
          "struct V: View { func load() { let d = JSONDecoder() } }",
          "struct V: View { var body: some View { Image(uiImage: UIImage(named: \"a\")!) } }",
        ]),
    ] + work
}
