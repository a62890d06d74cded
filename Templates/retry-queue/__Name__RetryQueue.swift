//% if ios == 16
import Combine
import Foundation
//% else
import Foundation
import Observation
//% end

/// Sends items in order and one at a time, and tries again after growing pauses while the service is out of reach.
///
/// An item is stored before it is sent, so that a restart loses none. One that the service refuses is put aside, and
/// the next one goes on.
//% if ios == 16
@MainActor
__access__ final class __Name__RetryQueue: ObservableObject {
//% else
@MainActor @Observable
__access__ final class __Name__RetryQueue {
//% end
  __access__ enum Status: Equatable {
    case idle
    case sending
    /// The service was out of reach; `retryNow()` does not wait any longer.
    case waiting
  }

  /// The oldest first; what has been sent is not among them.
//% if ios == 16
  @Published __access__ private(set) var entries: [__Name__QueueEntry] = []
  @Published __access__ private(set) var status = Status.idle
  /// Why the queue could not be stored: what is in it would be lost with the app.
  @Published __access__ private(set) var storageProblem: String?
//% else
  __access__ private(set) var entries: [__Name__QueueEntry] = []
  __access__ private(set) var status = Status.idle
  /// Why the queue could not be stored: what is in it would be lost with the app.
  __access__ private(set) var storageProblem: String?
//% end

  private let service: any __Name__QueueService
  private let storage: any __Name__QueueStorage
  private let clock: any Clock<Duration>
  private let firstPause: Duration
  private let longestPause: Duration
  /// Until it is, nothing is stored: it would overwrite what has not been read yet.
//% if ios == 16
  private var isLoaded = false
  /// What storage holds.
  private var stored: [__Name__QueueEntry] = []
  private var sending: Task<Void, Never>?
  private var storing: Task<Void, Never>?
  private var pause: Task<Void, Never>?
//% else
  @ObservationIgnored private var isLoaded = false
  /// What storage holds.
  @ObservationIgnored private var stored: [__Name__QueueEntry] = []
  @ObservationIgnored private var sending: Task<Void, Never>?
  @ObservationIgnored private var storing: Task<Void, Never>?
  @ObservationIgnored private var pause: Task<Void, Never>?
//% end

  /// - Parameters:
  ///   - firstPause: how long to wait after the first failure; twice as long after each further one.
  ///   - longestPause: what the pauses grow to.
  __access__ init(
    service: any __Name__QueueService, storage: any __Name__QueueStorage,
    clock: any Clock<Duration> = ContinuousClock(),
    firstPause: Duration = .seconds(1), longestPause: Duration = .seconds(300)
  ) {
    self.service = service
    self.storage = storage
    self.clock = clock
    self.firstPause = firstPause
    self.longestPause = longestPause
  }

  /// Takes up what was left when the app last ran; call it when the app starts.
  __access__ func restore() async {
    await load()
    startSending()
  }

  /// Sends `item` as soon as all before it are sent.
  __access__ func add(_ item: __Item__) {
    entries.append(__Name__QueueEntry(id: UUID(), item: item))
    startSending()
  }

  /// Does not wait any longer: the network is back, or the user pulls to refresh.
  __access__ func retryNow() {
    pause?.cancel()
  }

  /// Sends the refused items again, after the user has fixed the reason.
  __access__ func retry(_ id: UUID) {
    guard let index = index(of: id), entries[index].refusal != nil else { return }
    entries[index].refusal = nil
    startSending()
  }

  /// Forgets an item; an item that is being sent may still arrive.
  __access__ func remove(_ id: UUID) async {
    entries.removeAll { $0.id == id }
    await store()
  }

  /// Waits until nothing is left to be sent.
  __access__ func settle() async {
    while let sending { await sending.value }
  }

  private var next: __Name__QueueEntry? { entries.first { $0.refusal == nil } }

  private func index(of id: UUID) -> Int? { entries.firstIndex { $0.id == id } }

  private func startSending() {
    guard sending == nil, next != nil else { return }
    sending = Task {
      await sendAll()
      sending = nil
    }
  }

  private func sendAll() async {
    await load()
    while let entry = next {
      status = .sending
      await store()
      // It may have been removed while it was stored.
      guard index(of: entry.id) != nil else { continue }
      do {
        try await service.send(entry.item, id: entry.id)
        entries.removeAll { $0.id == entry.id }
      } catch let refusal as __Name__QueueRefusal {
        if let index = index(of: entry.id) { entries[index].refusal = refusal.reason }
      } catch {
        guard let index = index(of: entry.id) else { continue }
        entries[index].failures += 1
        status = .waiting
        await wait(pause(after: entries[index].failures))
      }
    }
    await store()
    // Something may have been added while that was stored.
    if next != nil { return await sendAll() }
    status = .idle
  }

  private func pause(after failures: Int) -> Duration {
    var pause = firstPause
    for _ in 1..<max(failures, 1) where pause < longestPause { pause *= 2 }
    return min(pause, longestPause)
  }

  private func wait(_ duration: Duration) async {
    let waiting = Task { [clock] in
      do {
        try await clock.sleep(for: duration)
      } catch {
        // The user does not want to wait.
      }
    }
    pause = waiting
    await waiting.value
    pause = nil
  }

  private func load() async {
    guard !isLoaded else { return }
    do {
      let kept = try await storage.load()
      // Two callers may have asked together.
      guard !isLoaded else { return }
      isLoaded = true
      stored = kept
      // What was added meanwhile comes after it.
      entries = kept + entries
      storageProblem = nil
    } catch is CancellationError {
      // The caller has gone away; the next one asks again.
    } catch {
      storageProblem = error.localizedDescription
    }
  }

  /// Stores the queue as it is; while that is running, the newest state is stored once afterwards.
  private func store() async {
    if storing == nil {
      storing = Task {
        await storeNewest()
        storing = nil
      }
    }
    await storing?.value
  }

  private func storeNewest() async {
    await load()
    guard isLoaded else { return }
    while stored != entries {
      let writing = entries
      do {
        try await storage.save(writing)
        stored = writing
        storageProblem = nil
      } catch {
        storageProblem = error.localizedDescription
        return
      }
    }
  }
}
