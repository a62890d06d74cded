import Testing
//% if Module

@testable import __Module__
//% end

@MainActor
//% if ios == 15
@Suite("__Name_title__")
//% else
@Suite("__Name_title__", .timeLimit(.minutes(1)))
//% end
struct __Name__ViewModelTests {
  @Test("Starts in the loading state, and loads once")
  func loading() async {
    let viewModel = __Name__ViewModel { nil }
    guard case .loading = viewModel.state else {
      Issue.record("it was \(viewModel.state)")
      return
    }
    await viewModel.loadIfNeeded()
    guard case .empty = viewModel.state else {
      Issue.record("it was \(viewModel.state)")
      return
    }
  }

  @Test("Shows the message of a failure")
  func failure() async {
    let viewModel = __Name__ViewModel { throw Failure() }
    await viewModel.loadIfNeeded()
    guard case .error = viewModel.state else {
      Issue.record("it was \(viewModel.state)")
      return
    }
  }

  private struct Failure: Error {}
}
