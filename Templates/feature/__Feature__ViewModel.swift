import Foundation
import Observation

/// Loads what the __Feature_title__ screen shows.
@MainActor @Observable
final class __Feature__ViewModel {
  private(set) var state: ViewState<[__Item__]> = .loading
  /// Why the last refresh failed, while the earlier entries stay on the screen.
  private(set) var refreshError: String?
  private let service: any __Feature__Service

  init(service: any __Feature__Service) {
    self.service = service
  }

  /// Loads when the screen first appears; when it appears again, what it shows stays.
  func loadIfNeeded() async {
    guard state == .loading else { return }
    await load()
  }

  /// Loads again, and keeps what is on the screen until the new entries are there.
  func load() async {
    do {
      let items = try await service.items()
      try Task.checkCancellation()
      refreshError = nil
      state = items.isEmpty ? .empty : .loaded(items)
    } catch is CancellationError {
      // The screen is gone, so nobody waits for a result.
    } catch {
      guard !Task.isCancelled else { return }
      if case .loaded = state {
        refreshError = error.localizedDescription
      } else {
        state = .error(error.localizedDescription)
      }
    }
  }

  /// Loads from the start after an error.
  func retry() async {
    state = .loading
    await load()
  }
}
