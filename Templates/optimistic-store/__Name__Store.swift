import Foundation
import Observation

/// Values that change on the screen at once and are saved behind it, with one request in flight for each item.
///
/// While a request is under way only the newest wish for its item waits, so that an undo is never overtaken by what it
/// takes back. Where saving fails, the item shows again what the service had, and `problems` says why.
@MainActor @Observable
final class __Name__Store {
  /// A change that could not be saved.
  struct Problem: Equatable {
    let value: __Value__
    let message: String
  }

  private(set) var problems: [__Id__: Problem] = [:]
  /// Why the last refresh failed; what was there stays.
  private(set) var refreshProblem: String?
  /// What the service has, as far as is known.
  private var confirmed: [__Id__: __Value__] = [:]
  /// What is on the screen and not saved yet.
  private var wanted: [__Id__: __Value__] = [:]
  private var saves: [__Id__: Task<Void, Never>] = [:]
  /// Items whose last request failed: it may have reached the service all the same.
  @ObservationIgnored private var uncertain: Set<__Id__> = []
  /// Counts what happened to an item, so that a refresh knows which of its values are old.
  @ObservationIgnored private var moves: [__Id__: Int] = [:]
  @ObservationIgnored private var refreshCount = 0
  private let service: any __Name__StoreService

  init(service: any __Name__StoreService) {
    self.service = service
  }

  func value(for id: __Id__) -> __Value__? { wanted[id] ?? confirmed[id] }

  func isSaving(_ id: __Id__) -> Bool { saves[id] != nil }

  /// Shows `value` at once and saves it; to undo, change back.
  func change(_ id: __Id__, to value: __Value__) {
    problems[id] = nil
    wanted[id] = value
    moves[id, default: 0] += 1
    guard saves[id] == nil else { return }
    saves[id] = Task { await save(id) }
  }

  /// Tries once more what could not be saved.
  func retry(_ id: __Id__) {
    guard let problem = problems[id] else { return }
    change(id, to: problem.value)
  }

  /// Takes what the service has now, but for what was changed since it was asked.
  func refresh() async {
    refreshCount += 1
    let number = refreshCount
    let movesBefore = moves
    do {
      let values = try await service.values()
      // The answer to an earlier question may come last.
      guard number == refreshCount, !Task.isCancelled else { return }
      for id in Set(values.keys).union(confirmed.keys)
      where moves[id] == movesBefore[id] && saves[id] == nil {
        confirmed[id] = values[id]
        uncertain.remove(id)
      }
      refreshProblem = nil
    } catch is CancellationError {
      // The screen went away; nobody waits for a result.
    } catch {
      guard number == refreshCount, !Task.isCancelled else { return }
      refreshProblem = error.localizedDescription
    }
  }

  /// Waits until nothing is under way any more.
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
        // Where something newer is wanted by now, that is tried next, and this one is forgotten.
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
