//% if ios != 17
import Combine
import Foundation
//% else
import Foundation
import Observation
//% end

/// Loads the content of the __Feature_title__ screen.
//% if ios != 17
@MainActor
final class __Feature__ViewModel: ObservableObject {
  @Published private(set) var state: ViewState<[__Item__]> = .loading
  /// Why the last refresh failed; the earlier entries stay on the screen.
  @Published private(set) var refreshError: String?
  /// Counts the loads: what an earlier one brings last is out of date.
  private var loadCount = 0
//% else
@MainActor @Observable
final class __Feature__ViewModel {
  private(set) var state: ViewState<[__Item__]> = .loading
  /// Why the last refresh failed; the earlier entries stay on the screen.
  private(set) var refreshError: String?
  /// Counts the loads: what an earlier one brings last is out of date.
  @ObservationIgnored private var loadCount = 0
//% end
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
    loadCount += 1
    let number = loadCount
    do {
      let items = try await service.items()
      guard number == loadCount, !Task.isCancelled else { return }
      refreshError = nil
      state = items.isEmpty ? .empty : .loaded(items)
    } catch {
      // Once the screen is gone, no one needs the result.
      guard number == loadCount, !Task.isCancelled else { return }
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
