//% if ios == 16
import Combine
import Foundation
//% else
import Foundation
import Observation
//% end

/// A draft that saves itself: a moment after the last keystroke, and at regular intervals
/// during long typing.
///
/// Storage operations run one at a time, and the newest text is stored last; an empty draft is removed.
/// A save that is still running therefore cannot bring back a submitted draft.
//% if ios == 16
@MainActor
__access__ final class __Name__DraftKeeper: ObservableObject {
//% else
@MainActor @Observable
__access__ final class __Name__DraftKeeper {
//% end
  /// The saving state that the screen shows.
  __access__ enum Status: Equatable {
    case saved
    case unsaved
    case saving
    /// A message for the user; the draft is kept, and the next change or `saveNow()` tries again.
    case failed(String)
  }

//% if ios == 16
  /// Bind text fields to this: `@ObservedObject var keeper`, `TextField("Title", text: $keeper.draft.title)`.
  @Published __access__ var draft = __Draft__() {
//% else
  /// Bind text fields to this: `@Bindable var keeper`, `TextField("Title", text: $keeper.draft.title)`.
  __access__ var draft = __Draft__() {
//% end
    didSet { if draft != oldValue { noteChange() } }
  }
//% if ios == 16
  @Published __access__ private(set) var status = Status.saved
//% else
  __access__ private(set) var status = Status.saved
//% end

  private let storage: any __Name__DraftStorage
  private let clock: any Clock<Duration>
  private let pause: Duration
  private let longestWait: Duration
  /// The stored draft; nil if there is none or it is unknown.
//% if ios == 16
  private var stored: __Draft__?
  /// Whether storage may contain a draft that `stored` does not reflect.
  private var mayHoldMore = false
  /// Whether the user has typed or discarded text, so that the stored draft comes too late.
  private var isTouched = false
  private var pauseTimer: Task<Void, Never>?
  private var waitTimer: Task<Void, Never>?
  private var work: Task<Void, Never>?
//% else
  @ObservationIgnored private var stored: __Draft__?
  /// Whether storage may contain a draft that `stored` does not reflect.
  @ObservationIgnored private var mayHoldMore = false
  /// Whether the user has typed or discarded text, so that the stored draft comes too late.
  @ObservationIgnored private var isTouched = false
  @ObservationIgnored private var pauseTimer: Task<Void, Never>?
  @ObservationIgnored private var waitTimer: Task<Void, Never>?
  @ObservationIgnored private var work: Task<Void, Never>?
//% end

  /// - Parameters:
  ///   - pause: how long typing must pause before the draft is saved.
  ///   - longestWait: the longest time that text stays unsaved during typing.
  __access__ init(
    storage: any __Name__DraftStorage, clock: any Clock<Duration> = ContinuousClock(),
    pause: Duration = .seconds(1), longestWait: Duration = .seconds(10)
  ) {
    self.storage = storage
    self.clock = clock
    self.pause = pause
    self.longestWait = longestWait
  }

  /// Restores the stored draft, unless the user has started typing in the meantime.
  __access__ func restore() async {
    do {
      guard let kept = try await storage.load(), !Task.isCancelled, !isTouched else { return }
      stored = kept
      draft = kept
    } catch is CancellationError {
      // The screen went away.
    } catch {
      guard !isTouched else { return }
      status = .failed(error.localizedDescription)
    }
  }

  /// Saves unsaved text and waits for it; call it when the screen disappears or the app enters the background.
  __access__ func saveNow() async {
    stopTimers()
    startSaving()
    await work?.value
  }

  /// Deletes the draft, here and in storage, after it was submitted or discarded.
  __access__ func discard() async {
    draft = __Draft__()
    (isTouched, mayHoldMore) = (true, true)
    await saveNow()
  }

  /// Whether storage is out of date.
  private var isBehind: Bool {
    draft == __Draft__() ? stored != nil || mayHoldMore : draft != stored
  }

  private func noteChange() {
    guard isBehind || work != nil else {
      // Typed and deleted again: there is nothing to save.
      stopTimers()
      (status, isTouched) = (.saved, false)
      return
    }
    isTouched = true
    if work == nil { status = .unsaved }
    pauseTimer?.cancel()
    pauseTimer = timer(pause)
    if waitTimer == nil { waitTimer = timer(longestWait) }
  }

  private func timer(_ duration: Duration) -> Task<Void, Never> {
    Task { [clock] in
      do {
        try await clock.sleep(for: duration)
      } catch {
        return
      }
      guard !Task.isCancelled else { return }
      stopTimers()
      startSaving()
    }
  }

  private func stopTimers() {
    pauseTimer?.cancel()
    waitTimer?.cancel()
    (pauseTimer, waitTimer) = (nil, nil)
  }

  private func startSaving() {
    guard work == nil, isBehind else { return }
    work = Task {
      await catchUp()
      work = nil
    }
  }

  /// Saves, and then saves what was typed in the meantime.
  private func catchUp() async {
    while isBehind {
      let writing = draft
      status = .saving
      do {
        if writing == __Draft__() {
          try await storage.remove()
          stored = nil
        } else {
          try await storage.save(writing)
          stored = writing
        }
        mayHoldMore = false
      } catch {
        // It is unknown what has reached the disk.
        (stored, mayHoldMore) = (nil, true)
        status = error is CancellationError ? .unsaved : .failed(error.localizedDescription)
        return
      }
    }
    stopTimers()
    status = .saved
  }
}
