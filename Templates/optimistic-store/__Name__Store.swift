//% if ios == 16
import Combine
import Foundation
//% else
import Foundation
import Observation
//% end

/// Values that change on the screen immediately and are saved in the background, one request at a time per item.
///
/// While a request is running, only the newest change to its item waits, so an undo is never overtaken by the change
/// it undoes. If saving fails, the item shows the service's value again, and `problems` has the reason.
//% if ios == 16
@MainActor
final class __Name__Store: ObservableObject {
//% else
@MainActor @Observable
final class __Name__Store {
//% end
  /// A change that could not be saved.
  struct Problem: Equatable {
    let value: __Value__
    let message: String
  }

//% if ios == 16
  @Published private(set) var problems: [__Id__: Problem] = [:]
  /// Why the last refresh failed; the values are unchanged.
  @Published private(set) var refreshProblem: String?
  /// The last known values of the service.
  @Published private var confirmed: [__Id__: __Value__] = [:]
  /// Values on the screen that are not saved yet.
  @Published private var wanted: [__Id__: __Value__] = [:]
  @Published private var saves: [__Id__: Task<Void, Never>] = [:]
  /// Items whose last request failed; it may have reached the service anyway.
  private var uncertain: Set<__Id__> = []
  /// Counts the changes to an item, so that a refresh knows which of its values are out of date.
  private var moves: [__Id__: Int] = [:]
  private var refreshCount = 0
//% else
  private(set) var problems: [__Id__: Problem] = [:]
  /// Why the last refresh failed; the values are unchanged.
  private(set) var refreshProblem: String?
  /// The last known values of the service.
  private var confirmed: [__Id__: __Value__] = [:]
  /// Values on the screen that are not saved yet.
  private var wanted: [__Id__: __Value__] = [:]
  private var saves: [__Id__: Task<Void, Never>] = [:]
  /// Items whose last request failed; it may have reached the service anyway.
  @ObservationIgnored private var uncertain: Set<__Id__> = []
  /// Counts the changes to an item, so that a refresh knows which of its values are out of date.
  @ObservationIgnored private var moves: [__Id__: Int] = [:]
  @ObservationIgnored private var refreshCount = 0
//% end
  private let service: any __Name__StoreService

  init(service: any __Name__StoreService) {
    self.service = service
  }

  func value(for id: __Id__) -> __Value__? { wanted[id] ?? confirmed[id] }

  func isSaving(_ id: __Id__) -> Bool { saves[id] != nil }

  /// Shows `value` immediately and saves it; to undo, set the old value.
  func change(_ id: __Id__, to value: __Value__) {
    problems[id] = nil
    wanted[id] = value
    moves[id, default: 0] += 1
    guard saves[id] == nil else { return }
    saves[id] = Task { await save(id) }
  }

  /// Tries again to save the changes that failed.
  func retry(_ id: __Id__) {
    guard let problem = problems[id] else { return }
    change(id, to: problem.value)
  }

  /// Loads the service's values, except for items that have changed since the request.
  func refresh() async {
    refreshCount += 1
    let number = refreshCount
    let movesBefore = moves
    do {
      let values = try await service.values()
      // The response to an earlier request may arrive last.
      guard number == refreshCount, !Task.isCancelled else { return }
      for id in Set(values.keys).union(confirmed.keys)
      where moves[id] == movesBefore[id] && saves[id] == nil {
        confirmed[id] = values[id]
        uncertain.remove(id)
      }
      refreshProblem = nil
    } catch is CancellationError {
      // The screen is gone, so no one needs the result.
    } catch {
      guard number == refreshCount, !Task.isCancelled else { return }
      refreshProblem = error.localizedDescription
    }
  }

  /// Waits until no requests are running.
  func settle() async {
    while let save = saves.values.first { await save.value }
  }

  private func save(_ id: __Id__) async {
    while let value = wanted[id], value != confirmed[id] || uncertain.contains(id) {
      do {
        try await service.save(value, for: id)
        confirmed[id] = value
        uncertain.remove(id)
      } catch {
        uncertain.insert(id)
        // If there is a newer change by now, try that next and drop this one.
        if wanted[id] == value {
          wanted[id] = nil
          problems[id] = Problem(value: value, message: error.localizedDescription)
        }
      }
      moves[id, default: 0] += 1
    }
    wanted[id] = nil
    saves[id] = nil
  }
}
