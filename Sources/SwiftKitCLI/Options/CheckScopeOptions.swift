import ArgumentParser
import POSIXSupport
import SourceChecking
import Workbench

/// What is checked: files and folders, standard input, or what has changed.
struct CheckScopeOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Files and folders; by default the current folder.", valueName: "path"))
  var paths: [String] = []

  @Flag(
    help:
      "Also check Swift code in Markdown files in folders; Markdown files named on the command line are always checked."
  )
  var markdown = false

  @Flag(help: "Skip excluded files even if they are named on the command line, as pre-commit hooks do.")
  var forceExclude = false

  @Flag(help: "Check standard input; --path gives it a name.")
  var stdin = false

  @Option(help: ArgumentHelp("The path to report for standard input.", valueName: "path"))
  var path = "stdin.swift"

  @Option(
    help: ArgumentHelp(
      "Only findings on these lines of one file, such as 10-40 or 3,12-.", valueName: "lines"))
  var lines: LineRanges?

  @Flag(help: "Only files that git reports as changed or new since the last commit.")
  var changed = false

  @Option(
    help: ArgumentHelp(
      "Only files that changed since the branch forked from this revision, as in a pull request.", valueName: "revision"
    ))
  var since: String?

  @Flag(help: "With --changed or --since, only findings on changed lines.")
  var changedLines = false

  func validate() throws {
    if stdin, !paths.isEmpty { throw ValidationError("--stdin cannot be combined with paths") }
    if stdin, changed || since != nil {
      throw ValidationError("--changed and --since cannot be combined with --stdin")
    }
    if lines != nil, changed || since != nil || changedLines {
      throw ValidationError("--lines cannot be combined with --changed, --since or --changed-lines")
    }
    if lines != nil, !stdin, paths.count != 1 { throw ValidationError("--lines requires exactly one file") }
    if changedLines, !changed, since == nil { throw ValidationError("--changed-lines requires --changed or --since") }
  }

  /// What is checked.
  var subject: CheckRequest.Subject {
    guard stdin else { return .paths(paths) }
    return .text(path: path) { limit in try FileContents.readToEnd(STDIN_FILENO, limit: limit) }
  }

  /// Which findings are wanted.
  var wanted: CheckRequest.Scope {
    if let lines { return .lines(lines) }
    return changed || since != nil ? .changes(since: since, linesOnly: changedLines) : .everything
  }
}

extension LineRanges: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
