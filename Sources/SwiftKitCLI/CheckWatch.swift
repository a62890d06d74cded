import POSIXSupport
import SourceChecking
import Workbench

/// Runs a check again whenever a file it is about changes, comes or goes, until somebody interrupts or nobody reads any more.
struct CheckWatch {
  /// How often is looked, in milliseconds; looking costs one `stat` a file.
  private static let interval: UInt32 = 300

  private let context: CommandContext

  init(in context: CommandContext) { self.context = context }

  /// - Parameter look: the files that the check is about and those with its settings, now.
  func run(looking look: () throws -> [FilePath], _ check: () throws -> ExitStatus) throws -> ExitStatus {
    // Who begins with settings that cannot be read is told, and nothing is watched.
    _ = try look()
    while true {
      // Looked at before the check, so that a change during it starts another; nil while settings are being written.
      let before = try? stamps(look())
      do {
        _ = try check()
      } catch {
        // Settings that are being edited are wrong for a while.
        context.tell(error)
      }
      let isOver = InterruptSignals.held {
        if context.output.isAbandoned || context.output.fault != nil { return true }
        context.errors.write("swiftkit: watching for changes; press Control-C to stop\n")
        repeat {
          if InterruptSignals.arrived(within: CheckWatch.interval) || context.output.isAbandoned { return true }
        } while (try? stamps(look())) == before
        return false
      }
      if isOver { return .done }
    }
  }

  private func stamps(_ files: [FilePath]) -> [FilePath: ContentStamp] {
    var stamps: [FilePath: ContentStamp] = [:]
    for file in files { stamps[file] = ContentStamp(of: file) }
    let settings = context.workingFolder.appending(CheckSettings.fileName)
    stamps[settings] = ContentStamp(of: settings)
    return stamps
  }
}
