//% if ios != 17
import Combine
import Foundation
//% else
import Foundation
import Observation
//% end

/// The state of the __Name_title__ screen, and how it is loaded.
//% if ios != 17
@MainActor
final class __Name__ViewModel: ObservableObject {
  @Published private(set) var state: ViewState<__Value__> = .loading
  /// Counts the loads: what an earlier one brings last is out of date.
  private var loadCount = 0
//% else
@MainActor @Observable
final class __Name__ViewModel {
  private(set) var state: ViewState<__Value__> = .loading
  /// Counts the loads: what an earlier one brings last is out of date.
  @ObservationIgnored private var loadCount = 0
//% end
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
    loadCount += 1
    let number = loadCount
    do {
      let value = try await load()
      guard number == loadCount, !Task.isCancelled else { return }
      state = value.map { .loaded($0) } ?? .empty
    } catch {
      // Once the screen is gone, no one needs the result.
      guard number == loadCount, !Task.isCancelled else { return }
      state = .error(error.localizedDescription)
    }
  }
}
