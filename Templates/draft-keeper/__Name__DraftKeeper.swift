import Foundation
import Observation

/// A draft that saves itself: a moment after the last keystroke, and while somebody types on and on,
/// every so often.
///
/// Storage does one thing at a time, and holds the newest text in the end; an empty draft is removed
/// from it. So a draft that was handed in does not come back by a save that was still under way.
@MainActor @Observable
final class __Name__DraftKeeper {
  /// What the screen says of saving.
  enum Status: Equatable {
    case saved
    case unsaved
    case saving
    /// A sentence for the person; the draft stays, and the next change or `saveNow()` tries again.
    case failed(String)
  }

  /// Bind text fields to this: `@Bindable var keeper`, `TextField("Title", text: $keeper.draft.title)`.
  var draft = __Draft__() {
    didSet { if draft != oldValue { noteChange() } }
  }
  private(set) var status = Status.saved

  private let storage: any __Name__DraftStorage
  private let clock: any Clock<Duration>
  private let pause: Duration
  private let longestWait: Duration
  /// What storage holds; nil for nothing, or where nobody knows.
  @ObservationIgnored private var stored: __Draft__?
  /// Whether there may be something to remove that `stored` does not know of.
  @ObservationIgnored private var mayHoldMore = false
  /// Whether somebody has written, or thrown away, so that what was kept comes too late.
  @ObservationIgnored private var isTouched = false
  @ObservationIgnored private var pauseTimer: Task<Void, Never>?
  @ObservationIgnored private var waitTimer: Task<Void, Never>?
  @ObservationIgnored private var work: Task<Void, Never>?

  /// - Parameters:
  ///   - pause: how long nobody types before it is saved.
  ///   - longestWait: the longest that something stays unsaved while somebody types.
  init(
    storage: any __Name__DraftStorage, clock: any Clock<Duration> = ContinuousClock(),
    pause: Duration = .seconds(1), longestWait: Duration = .seconds(10)
  ) {
    self.storage = storage
    self.clock = clock
    self.pause = pause
    self.longestWait = longestWait
  }

  /// Brings back what was kept, unless somebody has begun to write meanwhile.
  func restore() async {
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

  /// Saves what is not saved yet, and waits for it: when the screen goes away, or the app to the background.
  func saveNow() async {
    stopTimers()
    startSaving()
    await work?.value
  }

  /// Forgets the draft, here and in storage: it was handed in, or is not wanted.
  func discard() async {
    draft = __Draft__()
    (isTouched, mayHoldMore) = (true, true)
    await saveNow()
  }

  /// Whether storage does not hold what it should.
  private var isBehind: Bool {
    draft == __Draft__() ? stored != nil || mayHoldMore : draft != stored
  }

  private func noteChange() {
    guard isBehind || work != nil else {
      // Written and taken back: there is nothing to save.
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

  /// Saves, and once more what was written meanwhile.
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
        // What has reached the disk, nobody knows.
        (stored, mayHoldMore) = (nil, true)
        status = error is CancellationError ? .unsaved : .failed(error.localizedDescription)
        return
      }
    }
    stopTimers()
    status = .saved
  }
}
