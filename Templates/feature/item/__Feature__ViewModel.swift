//% if ios != 17
import Combine
import Foundation
//% else
import Foundation
import Observation
//% end

//% if layout == form
/// Loads and saves the value that the __Feature_title__ screen edits.
//% else
/// Loads the content of the __Feature_title__ screen.
//% end
//% if ios != 17
@MainActor
final class __Feature__ViewModel: ObservableObject {
  @Published private(set) var state: ViewState<__Item__> = .loading
//% if layout == form
  @Published private(set) var isSaving = false
  /// Why the last attempt to save failed.
  @Published private(set) var saveError: String?
//% else
  /// Why the last refresh failed; the earlier value stays on the screen.
  @Published private(set) var refreshError: String?
//% end
  /// Counts the loads: what an earlier one brings last is out of date.
  private var loadCount = 0
//% else
@MainActor @Observable
final class __Feature__ViewModel {
  private(set) var state: ViewState<__Item__> = .loading
//% if layout == form
  private(set) var isSaving = false
  /// Why the last attempt to save failed.
  private(set) var saveError: String?
//% else
  /// Why the last refresh failed; the earlier value stays on the screen.
  private(set) var refreshError: String?
//% end
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

//% if layout == form
  /// Loads the value to edit.
//% else
  /// Loads again, and keeps the content on the screen until the new value arrives.
//% end
  func load() async {
    loadCount += 1
    let number = loadCount
    do {
      let item = try await service.item()
      guard number == loadCount, !Task.isCancelled else { return }
//% if layout != form
      refreshError = nil
//% end
      state = item.map { .loaded($0) } ?? .empty
    } catch {
      // Once the screen is gone, no one needs the result.
      guard number == loadCount, !Task.isCancelled else { return }
//% if layout == form
      state = .error(error.localizedDescription)
//% else
      if case .loaded = state {
        refreshError = error.localizedDescription
      } else {
        state = .error(error.localizedDescription)
      }
//% end
    }
  }
//% if layout == form

  /// Whether the draft differs from the loaded value and can be saved.
  func canSave(_ draft: __Item__) -> Bool {
    guard case .loaded(let item) = state, !isSaving else { return false }
//% if declared
//% include declared/can-save.swift
//% else
    return draft != item && !draft.title.isEmpty
//% end
  }

  /// Saves the draft, and returns whether that succeeded; a failure sets `saveError`.
  func save(_ draft: __Item__) async -> Bool {
    guard canSave(draft) else { return false }
    isSaving = true
    saveError = nil
    defer { isSaving = false }
    do {
      try await service.save(draft)
      state = .loaded(draft)
      return true
    } catch is CancellationError {
      // The screen is gone, and a cancelled save is not a failure.
      return false
    } catch {
      if !Task.isCancelled { saveError = error.localizedDescription }
      return false
    }
  }
//% end

  /// Loads from the start after an error.
  func retry() async {
    state = .loading
    await load()
  }
}
