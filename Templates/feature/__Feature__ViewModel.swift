import Foundation
import Observation

/// Loads the content of the __Feature_title__ screen.
@MainActor @Observable
final class __Feature__ViewModel {
  private(set) var state: ViewState<[__Item__]> = .loading
  /// Why the last refresh failed; the earlier entries stay on the screen.
  private(set) var refreshError: String?
  private let service: any __Feature__Service

  init(service: any __Feature__Service) {
    self.service = service
  }

  /// Loads when the screen first appears; later appearances keep the content.
  func loadIfNeeded() async {
    guard state == .loading else { return }
    await load()
  }

  /// Loads again, and keeps the content on the screen until the new entries arrive.
  func load() async {
    do {
      let items = try await service.items()
      try Task.checkCancellation()
      refreshError = nil
      state = items.isEmpty ? .empty : .loaded(items)
    } catch is CancellationError {
      // The screen is gone, so no one needs the result.
    } catch {
      guard !Task.isCancelled else { return }
      switch state {
      case .loaded, .empty: refreshError = error.localizedDescription
      case .loading, .error: state = .error(error.localizedDescription)
      }
    }
  }

  /// Loads from the start after an error.
  func retry() async {
    state = .loading
    await load()
  }
}
