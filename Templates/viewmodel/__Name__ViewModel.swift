import Foundation
import Observation

/// What the __Name_title__ screen shows, and how it gets there.
@MainActor @Observable
final class __Name__ViewModel {
  private(set) var state: ViewState<__Value__> = .loading
  private let load: @Sendable () async throws -> __Value__?

  /// - Parameter load: gives the value, or nothing where there is none.
  init(load: @escaping @Sendable () async throws -> __Value__?) {
    self.load = load
  }

  /// Loads on the first appearance; coming back to the screen keeps what it shows.
  func loadIfNeeded() async {
    guard case .loading = state else { return }
    await reload()
  }

  /// Loads anew while the present content stays visible.
  func reload() async {
    do {
      let value = try await load()
      try Task.checkCancellation()
      state = value.map { .loaded($0) } ?? .empty
    } catch is CancellationError {
      // The screen went away; nobody waits for a result.
    } catch {
      guard !Task.isCancelled else { return }
      state = .error(error.localizedDescription)
    }
  }
}
