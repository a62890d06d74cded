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
    #expect(viewModel(.items(__Item__.samples)).state == .loading)
  }

  @Test("Shows what the service returns")
  func loaded() async {
    let viewModel = viewModel(.items(__Item__.samples))
    await viewModel.loadIfNeeded()
    #expect(viewModel.state == .loaded(__Item__.samples))
  }

  @Test("Is empty if the service returns nothing")
  func empty() async {
    let viewModel = viewModel(.items([]))
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
    let viewModel = viewModel(.failure(message: "Offline"), .items(__Item__.samples))
    await viewModel.loadIfNeeded()
    await viewModel.retry()
    #expect(viewModel.state == .loaded(__Item__.samples))
  }

  @Test("Keeps its content while it refreshes")
  func refresh() async {
    let service = Script(outcomes: [.items(__Item__.samples), .waiting])
    let viewModel = __Feature__ViewModel(service: service)
    await viewModel.loadIfNeeded()
    let refresh = Task { await viewModel.load() }
    await service.waitForCalls(2)
    #expect(viewModel.state == .loaded(__Item__.samples))
    refresh.cancel()
    await refresh.value
    #expect(viewModel.state == .loaded(__Item__.samples))
    #expect(viewModel.refreshError == nil)
  }

  @Test("Keeps its content if a refresh fails, and shows why")
  func failedRefresh() async {
    let viewModel = viewModel(
      .items(__Item__.samples), .failure(message: "Offline"), .items(__Item__.samples))
    await viewModel.loadIfNeeded()
    await viewModel.load()
    #expect(viewModel.state == .loaded(__Item__.samples))
    #expect(viewModel.refreshError == "Offline")
    await viewModel.load()
    #expect(viewModel.refreshError == nil)
  }

  @Test("Stays empty if a refresh fails, and shows why")
  func failedRefreshOfNothing() async {
    let viewModel = viewModel(.items([]), .failure(message: "Offline"))
    await viewModel.loadIfNeeded()
    await viewModel.load()
    #expect(viewModel.state == .empty)
    #expect(viewModel.refreshError == "Offline")
  }

  @Test("Loads once, no matter how often the screen appears")
  func appearance() async {
    let service = Script(outcomes: [.items(__Item__.samples), .items([])])
    let viewModel = __Feature__ViewModel(service: service)
    await viewModel.loadIfNeeded()
    await viewModel.loadIfNeeded()
    #expect(viewModel.state == .loaded(__Item__.samples))
    #expect(service.calls == 1)
  }

  @Test("Of two loads, the later one counts")
  func overlappingLoads() async {
    let service = Script(outcomes: [.items([]), .items(__Item__.samples)])
    let viewModel = __Feature__ViewModel(service: service)
    service.duringFirstCall = { await viewModel.load() }
    await viewModel.loadIfNeeded()
    #expect(viewModel.state == .loaded(__Item__.samples))
  }

  @Test("Shows no error when loading is cancelled, and loads the next time")
  func cancellation() async {
    let service = Script(outcomes: [.waiting, .items(__Item__.samples)])
    let viewModel = __Feature__ViewModel(service: service)
    let load = Task { await viewModel.loadIfNeeded() }
    await service.waitForCalls(1)
    load.cancel()
    await load.value
    #expect(viewModel.state == .loading)
    await viewModel.loadIfNeeded()
    #expect(viewModel.state == .loaded(__Item__.samples))
  }

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

  func items() async throws -> [__Item__] {
    let service = try next()
    if calls == 1 { await duringFirstCall?() }
    return try await service.items()
  }

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
