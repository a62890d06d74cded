import Testing
//% if Module

@testable import __Module__
//% end

@MainActor
@Suite("__Feature_title__")
struct __Feature__ViewModelTests {
  @Test("Starts out loading")
  func initialState() {
    #expect(viewModel(.item(__Item__.sample)).state == .loading)
  }

  @Test("Shows what the service has")
  func loaded() async {
    let viewModel = viewModel(.item(__Item__.sample))
    await viewModel.loadIfNeeded()
    #expect(viewModel.state == .loaded(__Item__.sample))
  }

  @Test("Is empty when the service has nothing")
  func empty() async {
    let viewModel = viewModel(.item(nil))
    await viewModel.loadIfNeeded()
    #expect(viewModel.state == .empty)
  }

  @Test("Shows the message of a failure")
  func failure() async {
    let viewModel = viewModel(.failure(message: "The server did not answer."))
    await viewModel.loadIfNeeded()
    #expect(viewModel.state == .error("The server did not answer."))
  }

  @Test("Loads again after a failure")
  func retry() async {
    let viewModel = viewModel(.failure(message: "Offline"), .item(__Item__.sample))
    await viewModel.loadIfNeeded()
    await viewModel.retry()
    #expect(viewModel.state == .loaded(__Item__.sample))
  }

  @Test("Shows what it has while it loads anew")
  func reload() async {
    let viewModel = viewModel(.item(__Item__.sample), .waiting)
    await viewModel.loadIfNeeded()
    let reload = Task { await viewModel.load() }
    await Task.yield()
    #expect(viewModel.state == .loaded(__Item__.sample))
    reload.cancel()
    await reload.value
    #expect(viewModel.state == .loaded(__Item__.sample))
  }

  @Test("Loads once, however often the screen appears")
  func appearance() async {
    let viewModel = viewModel(.item(__Item__.sample), .item(nil))
    await viewModel.loadIfNeeded()
    await viewModel.loadIfNeeded()
    #expect(viewModel.state == .loaded(__Item__.sample))
  }

  @Test("Keeps its state when the task is cancelled")
  func cancellation() async {
    let viewModel = viewModel(.waiting)
    let load = Task { await viewModel.load() }
    load.cancel()
    await load.value
    #expect(viewModel.state == .loading)
  }
  //% if layout == form

  @Test("Saves what was changed, once there is a change")
  func save() async {
    let viewModel = viewModel(.item(__Item__.sample), .item(nil))
    await viewModel.loadIfNeeded()
    #expect(!viewModel.canSave)
    viewModel.draft?.title = "Evening overview"
    await viewModel.save()
    #expect(viewModel.saveError == nil && !viewModel.canSave)
    #expect(viewModel.state == viewModel.draft.map { .loaded($0) })
  }

  @Test("Keeps what was typed when saving fails")
  func saveFailure() async {
    let viewModel = viewModel(.item(__Item__.sample), .failure(message: "Offline"))
    await viewModel.loadIfNeeded()
    viewModel.draft?.title = "Evening overview"
    await viewModel.save()
    #expect(viewModel.saveError == "Offline" && viewModel.draft?.title == "Evening overview")
  }

  @Test("Says nothing when saving is cancelled, and keeps what was typed")
  func saveCancellation() async {
    let viewModel = viewModel(.item(__Item__.sample), .waiting)
    await viewModel.loadIfNeeded()
    viewModel.draft?.title = "Evening overview"
    let save = Task { await viewModel.save() }
    save.cancel()
    await save.value
    #expect(viewModel.saveError == nil && viewModel.canSave)
    #expect(viewModel.draft?.title == "Evening overview")
  }
  //% end

  private func viewModel(_ outcomes: Mock__Feature__Service.Outcome...) -> __Feature__ViewModel {
    __Feature__ViewModel(service: Script(outcomes: outcomes))
  }
}

/// Ends its calls one after the other as the script says.
private actor Script: __Feature__Service {
  private var outcomes: [Mock__Feature__Service.Outcome]

  init(outcomes: [Mock__Feature__Service.Outcome]) {
    self.outcomes = outcomes
  }

  func item() async throws -> __Item__? {
    try await Mock__Feature__Service(outcome: outcomes.removeFirst()).item()
  }
  //% if layout == form

  func save(_ item: __Item__) async throws {
    try await Mock__Feature__Service(outcome: outcomes.removeFirst()).save(item)
  }
  //% end
}
