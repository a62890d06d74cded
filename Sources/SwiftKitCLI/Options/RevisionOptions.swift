import ArgumentParser
import POSIXSupport
import Scaffolding
import WireFormats

/// What the commands share that change generated files.
struct RevisionOptions: ParsableArguments {
  @Flag(name: .long, help: "Show what would happen, and change nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Show the changes as a patch, and change nothing.")
  var diff = false

  @Flag(name: .long, help: "Report as JSON; a dry run reports exactly what the run would.")
  var json = false

  /// Makes a revision of the project around the working folder, carries it out and reports it.
  func run(
    in context: CommandContext, _ make: (_ root: FilePath) throws(ScaffoldingError) -> Revision
  ) throws -> ExitStatus {
    let root = ProjectRoot(around: context.workingFolder).folder
    do throws(ScaffoldingError) {
      if !dryRun, !diff { try Transaction(in: root).recover() }
      let revision = try make(root)
      if !dryRun, !diff { try revision.carryOut() }
      return try report(revision, to: context)
    } catch {
      if error.isUsage { throw ValidationError("\(error)") }
      throw error
    }
  }

  private func report(_ revision: Revision, to context: CommandContext) throws(ScaffoldingError) -> ExitStatus {
    if diff {
      context.output.write(UnifiedDiff(revision.fileChanges).text)
    } else if json, let document = try? JSONText.document(ScaffoldRevisionReport(revision)) {
      context.output.write(document)
    } else {
      context.output.write(RevisionText(revision: revision, isDryRun: dryRun).text)
    }
    return revision.needsAttention ? .findings : .done
  }
}
