import Foundation
import Observation

/// What the __Feature_title__ screen shows, and how it gets there.
@MainActor @Observable
final class __Feature__ViewModel {
  private(set) var state: ViewState<__Item__> = .loading
  //% if layout == form
  /// What is being changed.
  var draft: __Item__?
  private(set) var isSaving = false
  private(set) var saveError: String?
  //% end
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
      //% if layout == form
      draft = item
      //% end
    } catch is CancellationError {
      // The screen went away; nobody waits for a result.
    } catch {
      guard !Task.isCancelled else { return }
      state = .error(error.localizedDescription)
    }
  }
  //% if layout == form

  /// True where there is a change that has not been saved.
  var canSave: Bool {
    guard case .loaded(let item) = state, let draft, !isSaving else { return false }
    return draft != item && !draft.title.isEmpty
  }

  /// Saves the draft; what was typed stays where that fails.
  func save() async {
    guard canSave, let item = draft else { return }
    isSaving = true
    saveError = nil
    defer { isSaving = false }
    do {
      try await service.save(item)
      state = .loaded(item)
    } catch is CancellationError {
      // The screen went away; what was typed is still in the draft.
    } catch {
      guard !Task.isCancelled else { return }
      saveError = error.localizedDescription
    }
  }
  //% end

  /// Starts over after an error.
  func retry() async {
    state = .loading
    await load()
  }
}
