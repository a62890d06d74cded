import Testing
//% if Module

@testable import __Module__
//% end

@MainActor
//% if ios == 15
@Suite("__Feature_title__")
//% else
@Suite("__Feature_title__", .timeLimit(.minutes(1)))
//% end
struct __Feature__ViewModelTests {
  @Test("Starts in the loading state")
  func initialState() {
    #expect(viewModel(.item(__Item__.sample)).state == .loading)
  }

  @Test("Shows what the service returns")
  func loaded() async {
    let viewModel = viewModel(.item(__Item__.sample))
    await viewModel.loadIfNeeded()
    #expect(viewModel.state == .loaded(__Item__.sample))
  }

  @Test("Is empty if the service returns nothing")
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
//% if layout != form

  @Test("Keeps its content while it refreshes")
  func refresh() async {
    let service = Script(outcomes: [.item(__Item__.sample), .waiting])
    let viewModel = __Feature__ViewModel(service: service)
    await viewModel.loadIfNeeded()
    let refresh = Task { await viewModel.load() }
    await service.waitForCalls(2)
    #expect(viewModel.state == .loaded(__Item__.sample))
    refresh.cancel()
    await refresh.value
    #expect(viewModel.state == .loaded(__Item__.sample))
    #expect(viewModel.refreshError == nil)
  }

  @Test("Keeps its content if a refresh fails, and shows why")
  func failedRefresh() async {
    let viewModel = viewModel(
      .item(__Item__.sample), .failure(message: "Offline"), .item(__Item__.sample))
    await viewModel.loadIfNeeded()
    await viewModel.load()
    #expect(viewModel.state == .loaded(__Item__.sample))
    #expect(viewModel.refreshError == "Offline")
    await viewModel.load()
    #expect(viewModel.refreshError == nil)
  }
//% end

  @Test("Loads once, no matter how often the screen appears")
  func appearance() async {
    let service = Script(outcomes: [.item(__Item__.sample), .item(nil)])
    let viewModel = __Feature__ViewModel(service: service)
    await viewModel.loadIfNeeded()
    await viewModel.loadIfNeeded()
    #expect(viewModel.state == .loaded(__Item__.sample))
    #expect(service.calls == 1)
  }

  @Test("Of two loads, the later one counts")
  func overlappingLoads() async {
    let service = Script(outcomes: [.item(nil), .item(__Item__.sample)])
    let viewModel = __Feature__ViewModel(service: service)
    service.duringFirstCall = { await viewModel.load() }
    await viewModel.loadIfNeeded()
    #expect(viewModel.state == .loaded(__Item__.sample))
  }

  @Test("Shows no error when loading is cancelled, and loads the next time")
  func cancellation() async {
    let service = Script(outcomes: [.waiting, .item(__Item__.sample)])
    let viewModel = __Feature__ViewModel(service: service)
    let load = Task { await viewModel.loadIfNeeded() }
    await service.waitForCalls(1)
    load.cancel()
    await load.value
    #expect(viewModel.state == .loading)
    await viewModel.loadIfNeeded()
    #expect(viewModel.state == .loaded(__Item__.sample))
  }
//% if layout == form

  @Test("Saves a draft only once it differs")
  func save() async {
    let viewModel = viewModel(.item(__Item__.sample), .item(nil))
    await viewModel.loadIfNeeded()
    #expect(!viewModel.canSave(__Item__.sample))
    var draft = __Item__.sample
    draft.title = "Evening overview"
    #expect(await viewModel.save(draft))
    #expect(viewModel.state == .loaded(draft))
    #expect(viewModel.saveError == nil)
  }

  @Test("Does not save an empty title")
  func emptyTitle() async {
    let viewModel = viewModel(.item(__Item__.sample))
    await viewModel.loadIfNeeded()
    var draft = __Item__.sample
    draft.title = ""
    #expect(!viewModel.canSave(draft))
  }

  @Test("Shows why saving failed, and can save again")
  func saveFailure() async {
    let viewModel = viewModel(.item(__Item__.sample), .failure(message: "Offline"))
    await viewModel.loadIfNeeded()
    var draft = __Item__.sample
    draft.title = "Evening overview"
    #expect(await viewModel.save(draft) == false)
    #expect(viewModel.saveError == "Offline" && viewModel.canSave(draft))
    #expect(viewModel.state == .loaded(__Item__.sample))
  }

  @Test("Reports no error when saving is cancelled")
  func saveCancellation() async {
    let service = Script(outcomes: [.item(__Item__.sample), .waiting])
    let viewModel = __Feature__ViewModel(service: service)
    await viewModel.loadIfNeeded()
    var draft = __Item__.sample
    draft.title = "Evening overview"
    let edited = draft
    let save = Task { await viewModel.save(edited) }
    await service.waitForCalls(2)
    #expect(viewModel.isSaving)
    save.cancel()
    #expect(await save.value == false)
    #expect(viewModel.saveError == nil && viewModel.canSave(edited))
  }
//% end

  private func viewModel(_ outcomes: Mock__Feature__Service.Outcome...) -> __Feature__ViewModel {
    __Feature__ViewModel(service: Script(outcomes: outcomes))
  }
}

/// Responds to each call with the next outcome, and counts the calls.
@MainActor
private final class Script: __Feature__Service {
  private var outcomes: [Mock__Feature__Service.Outcome]
  private(set) var calls = 0
  /// What happens between the first call and its answer.
  var duringFirstCall: (@MainActor () async -> Void)?

  init(outcomes: [Mock__Feature__Service.Outcome]) {
    self.outcomes = outcomes
  }

  func item() async throws -> __Item__? {
    let service = try next()
    if calls == 1 { await duringFirstCall?() }
    return try await service.item()
  }
//% if layout == form

  func save(_ item: __Item__) async throws {
    try await next().save(item)
  }
//% end

  /// Returns once this many calls have been made.
  func waitForCalls(_ count: Int) async {
    while calls < count, !Task.isCancelled { await Task.yield() }
  }

  private func next() throws -> Mock__Feature__Service {
    calls += 1
    try #require(!outcomes.isEmpty, "there were more calls than outcomes")
    return Mock__Feature__Service(outcome: outcomes.removeFirst())
  }
}
