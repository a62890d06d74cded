import Foundation
import Observation

/// What the __Feature_title__ screen shows, and how it gets there.
@MainActor @Observable
final class __Feature__ViewModel {
  private(set) var state: ViewState<__Item__> = .loading
  private let service: any __Feature__Service

  init(service: any __Feature__Service) {
    self.service = service
  }

  /// Loads on the first appearance; coming back to the screen keeps what it shows.
  func loadIfNeeded() async {
    guard state == .loading else { return }
    await load()
  }

  /// Loads anew while the present content stays visible.
  func load() async {
    do {
      let item = try await service.item()
      try Task.checkCancellation()
      state = item.map { .loaded($0) } ?? .empty
    } catch is CancellationError {
      // The screen went away; nobody waits for a result.
    } catch {
      guard !Task.isCancelled else { return }
      state = .error(error.localizedDescription)
    }
  }

  /// Starts over after an error.
  func retry() async {
    state = .loading
    await load()
  }
}
