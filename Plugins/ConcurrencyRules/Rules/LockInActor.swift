import SwiftKitSDK

/// An actor lets in one caller at a time; a lock beside that can only block a thread.
struct LockInActor: Check {
  let id = "lock-in-actor"
  let rules = ["concurrency/actors/lock-in-actor"]
  let severity = Severity.info
  let title = "a lock in an actor"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["|actor|"].beside("Lock", "|Mutex|", "|DispatchSemaphore|", "|os_unfair_lock|", "|pthread_mutex_t|")

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.actor) {
      let parts = type.allParts
      // What is nonisolated has to be guarded by something.
      if parts.contains(where: { $0.children.contains { $0.hasModifier(keyword: "nonisolated") } }) { continue }
      for property in type.children(.variable) where !property.flags.contains(.static) {
        let made = property.child(.initial)?.firstChild?.chain?.root.name
        guard let kind = [property.child(.type)?.name, made].compactMap({ $0 }).first(where: Self.locks.contains) else {
          continue
        }
        report(property, "an actor already runs one call at a time; remove the `\(kind)`")
      }
    }
  }

  private static let locks: Set = [
    "NSLock", "NSRecursiveLock", "OSAllocatedUnfairLock", "Mutex", "DispatchSemaphore", "os_unfair_lock",
    "os_unfair_lock_s", "pthread_mutex_t", "NSCondition", "UnfairLock",
  ]
}
