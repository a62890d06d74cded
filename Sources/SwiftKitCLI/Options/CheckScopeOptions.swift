import ArgumentParser
import POSIXSupport
import SourceChecking
import Workbench

/// What is checked: files and folders, standard input, or what has changed.
struct CheckScopeOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Files and folders; the current folder when there are none.", valueName: "path"))
  var paths: [String] = []

  @Flag(help: "Check the Swift code of Markdown documents, too; those that are named are checked in any case.")
  var markdown = false

  @Flag(help: "Leave out what the settings exclude even where it is named, as hooks name the files of a commit.")
  var forceExclude = false

  @Flag(help: "Check what comes on standard input; --path says what it is called.")
  var stdin = false

  @Option(help: ArgumentHelp("The path that the text on standard input is shown under.", valueName: "path"))
  var path = "stdin.swift"

  @Option(
    help: ArgumentHelp(
      "Only findings that touch these lines of the one file, such as 10-40 or 3,12-.", valueName: "lines"))
  var lines: LineRanges?

  @Flag(help: "Only files that git sees as changed or new since the last commit.")
  var changed = false

  @Option(
    help: ArgumentHelp(
      "Only files that changed since the branch left this revision, as in a pull request.", valueName: "revision"))
  var since: String?

  @Flag(help: "With --changed or --since, only findings that touch changed lines.")
  var changedLines = false

  func validate() throws {
    if stdin, !paths.isEmpty { throw ValidationError("--stdin checks standard input; leave the paths out") }
    if stdin, changed || since != nil {
      throw ValidationError("git knows nothing of standard input; leave --changed and --since out")
    }
    if lines != nil, changed || since != nil || changedLines {
      throw ValidationError("--lines chooses the lines; leave --changed, --since and --changed-lines out")
    }
    if lines != nil, !stdin, paths.count != 1 { throw ValidationError("--lines speaks of one file; name that file") }
    if changedLines, !changed, since == nil { throw ValidationError("--changed-lines needs --changed or --since") }
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
