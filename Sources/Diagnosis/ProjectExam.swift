import ByteText
package import POSIXSupport
import RuleModel
package import Scaffolding
package import SourceChecking

extension Diagnosis {
  /// Nobody reads more lines of one kind.
  private static let mostNamed = 20

  /// Looks at what an examination of the whole project found lying about.
  package mutating func examineLeftovers(_ sweep: ProjectSweep) {
    if sweep.isCut { remark("the project is large; only part of it was searched for leftover files") }
    for file in sweep.leftovers.prefix(Diagnosis.mostNamed) {
      add(
        Trouble(
          .leftovers, "'\(file)' was left by an interrupted run",
          repair: Repair("rm -r \(ShellWord.quoted(file.string))")))
    }
    let more = sweep.leftovers.count - Diagnosis.mostNamed
    if more > 0 {
      remark("there \(more == 1 ? "is" : "are") \(more.counted("more file")) left by interrupted runs")
    }
  }

  /// Tells of a run that did not come to its end in the project at `root`.
  package mutating func examineRuns(_ interruption: Transaction.Interruption?, in root: FilePath, _ place: Surroundings)
  {
    switch interruption {
    case .ours?:
      add(
        Trouble(
          .runInterrupted, "a run in the project '\(root)' was interrupted",
          repair: Repair("cd \(ShellWord.quoted(root.string)) && \(place.call) status --finish")))
    case .foreign?:
      let folder = root.appending(".swiftkit").appending("transaction")
      add(
        Trouble(
          .runInterrupted, "a run in '\(folder)' was started by another user or in another place; it is ignored",
          repair: Repair(
            "rm -r \(ShellWord.quoted(folder.string))", note: "discards the data that run needs to finish")))
    case nil: break
    }
  }

  /// Tells of what `agents install` wrote for a client and would write otherwise today.
  ///
  /// - Parameters:
  ///   - sentence: the files, in words.
  ///   - options: what `agents install` is to be called with.
  package mutating func addStaleAgents(
    _ client: String, sentence: String, project: FilePath, call: String, options: String
  ) {
    add(
      Trouble(
        .agentsStale,
        "the files that 'agents install' wrote for \(client) are outdated: \(sentence)",
        repair: Repair(
          "cd \(ShellWord.quoted(project.string)) && \(call) agents install --client \(client) \(options)",
          note: options == "--replace" ? "replaces bundled skill files that were edited" : nil)))
  }

  /// Tells of a settings file that cannot be used.
  package mutating func examineSettings(_ error: SettingsError, in file: FilePath) {
    let path = ShellWord.quoted(file.string)
    var repair = Repair("\"${EDITOR:-vi}\" +\(error.place.line) \(path)")
    // Only words that mean nothing to sed or to a shell.
    if let correction = error.correction, isWord(correction.written), isWord(correction.meant) {
      repair = Repair(
        "sed -i.bak '\(error.place.line)s/\(correction.written)/\(correction.meant)/' \(path)",
        note: "keeps the old file with the extension .bak")
    }
    add(
      Trouble(
        .settingsInvalid, "'\(file)', line \(error.place.line): \(error.reason); checks do not run until it is fixed",
        repair: repair))
  }

  private func isWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        $0 == 0x2d || $0 == 0x5f || Ascii.isAlphanumeric($0)
      }
  }
}
