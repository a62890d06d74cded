import ArgumentParser
import POSIXSupport
import RuleModel
import Scaffolding
import WireFormats
import Workbench

/// What the commands share that change generated files.
struct RevisionOptions: ParsableArguments {
  @Flag(name: .long, help: "Show what would happen; change nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Show the changes as a patch; change nothing.")
  var diff = false

  @Flag(name: .long, help: "Print the result as JSON; with --dry-run, exactly what the real run would print.")
  var json = false

  /// Makes a revision of the project around the working folder, carries it out and reports it.
  func run(
    in context: CommandContext, _ make: (_ root: FilePath) throws(ScaffoldingError) -> Revision
  ) throws -> ExitStatus {
    do {
      let revision = try revise(in: context, make)
      if json, !diff {
        report(ScaffoldRevisionReport(revision), to: context)
      } else {
        show(revision, in: context)
      }
      return revision.needsAttention ? .findings : .done
    } catch let error as ScaffoldingError where error.isUsage {
      throw ValidationError("\(error)")
    }
  }

  /// The same for everything that was generated, one after the other.
  func runAll(
    in context: CommandContext, _ make: (_ root: FilePath, _ name: String) throws(ScaffoldingError) -> Revision
  ) throws -> ExitStatus {
    let root = try ProjectRoot(recordedAround: context.workingFolder).folder
    var reports: [ScaffoldRevisionReport] = []
    var status = ExitStatus.done
    for name in try Manifest(in: root).features.map(\.fullName) {
      let revision = try revise(in: context) { root throws(ScaffoldingError) in try make(root, name) }
      if revision.needsAttention { status = .findings }
      reports.append(ScaffoldRevisionReport(revision))
      if !json, !diff { context.show("\(ForeignText.line(name))\n") }
      if !json || diff { show(revision, in: context) }
    }
    if json, !diff { report(reports, to: context) }
    if reports.isEmpty, !json, !diff { context.show("Nothing was generated here.\n") }
    return status
  }

  private func revise(
    in context: CommandContext, _ make: (_ root: FilePath) throws(ScaffoldingError) -> Revision
  ) throws -> Revision {
    let root = try ProjectRoot(recordedAround: context.workingFolder).folder
    return try ScaffoldingError.retrying {
      if !dryRun, !diff { try Transaction(in: root, context.workplace.transactions).recover() }
      let revision = try make(root)
      if !dryRun, !diff { try revision.carryOut(in: context.workplace.transactions) }
      return revision
    }
  }

  private func show(_ revision: Revision, in context: CommandContext) {
    if diff { return context.show(patch: UnifiedDiff(revision.fileChanges).text) }
    context.show(RevisionText(revision: revision, isDryRun: dryRun).text)
  }

  private func report(_ value: some Encodable, to context: CommandContext) {
    if let document = try? JSONText.report(value) { context.output.write(document) }
  }
}
