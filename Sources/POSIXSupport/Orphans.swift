private import CMemory
import Synchronization

/// Ends what programs of ours left running when they went.
///
/// Linux gives a process without a parent to the nearest ancestor that asks for it. There, while somebody adopts, every
/// child of this process that `ChildProcess` did not start, and that was not there before, is such an orphan. Elsewhere
/// nothing happens: only groups of processes can be ended (`ChildProcess.endGroup`).
package enum Orphans {
  private struct State {
    var adopters = 0
    /// Children that were there already, such as those of a shell that became this process.
    var strangers: Set<pid_t> = []
  }

  private static let state = Mutex(State())

  /// Asks for the orphans from now on; each call wants one of `end`.
  package static func adopt() {
    #if os(Linux)
      state.withLock { state in
        state.adopters += 1
        guard state.adopters == 1 else { return }
        SpawnLock.hold { state.strangers = Set(children()).subtracting(ChildProcess.running) }
        _ = swiftkit_adopt_orphans(1)
      }
    #endif
  }

  /// Ends the orphans that there are.
  package static func end() {
    #if os(Linux)
      state.withLock { state in
        // An orphan's own children are orphans next. A process that starts others faster than they end cannot be caught.
        for _ in 0..<50 {
          // Nothing is started meanwhile, so that no child of ours is taken for an orphan before it is known.
          let ended = SpawnLock.hold {
            let orphans = Set(children()).subtracting(ChildProcess.running).subtracting(state.strangers)
            for orphan in orphans { _ = kill(orphan, SIGKILL) }
            for orphan in orphans { reap(orphan) }
            return !orphans.isEmpty
          }
          if !ended { break }
        }
        state.adopters -= 1
        if state.adopters == 0 { _ = swiftkit_adopt_orphans(0) }
      }
    #endif
  }

  #if os(Linux)
    private static func reap(_ process: pid_t) {
      // One that waits for a disk goes when it can.
      for _ in 0..<100 where waitpid(process, nil, WNOHANG) == 0 { usleep(1_000) }
    }

    /// The processes whose parent this one is.
    private static func children() -> [pid_t] {
      let own = getpid()
      let names = (try? Folder.names(in: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.filter { process in
        guard let text = try? FileContents.text(of: FilePath("/proc/\(process)/stat"), limit: 4096) else {
          return false
        }
        // `number (name) state parent ...`; a name may hold anything, parentheses too.
        guard let end = text.lastIndex(of: ")") else { return false }
        let words = text[end...].dropFirst().split(separator: " ")
        return words.count > 1 && pid_t(words[1]) == own
      }
    }
  #endif
}
