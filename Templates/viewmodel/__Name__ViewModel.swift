import Foundation
import Observation

/// The state of the __Name_title__ screen, and how it is loaded.
@MainActor @Observable
final class __Name__ViewModel {
  private(set) var state: ViewState<__Value__> = .loading
  private let load: @Sendable () async throws -> __Value__?

  /// - Parameter load: returns the value, or nil if there is none.
  init(load: @escaping @Sendable () async throws -> __Value__?) {
    self.load = load
  }

  /// Loads when the screen first appears; later appearances keep the content.
  func loadIfNeeded() async {
    guard case .loading = state else { return }
    await reload()
  }

  /// Loads again while the current content stays visible.
  func reload() async {
    do {
      let value = try await load()
      try Task.checkCancellation()
      state = value.map { .loaded($0) } ?? .empty
    } catch is CancellationError {
      // The screen is gone, so no one needs the result.
    } catch {
      guard !Task.isCancelled else { return }
      state = .error(error.localizedDescription)
    }
  }
}
