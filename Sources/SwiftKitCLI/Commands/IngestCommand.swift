package import ArgumentParser
import Ingesting
import POSIXSupport
import RuleIndex
import RuleModel
import Workbench

/// `swiftkit ingest`: reads skill documents into a rules index.
package struct IngestCommand: KitCommand, PlainlyCalled {
  package static let configuration = CommandConfiguration(
    leaf: "ingest",
    abstract: "Read skill documents into a rules index.",
    discussion: """
      The index is one SQLite file with documented views (v_rules, v_search, v_examples, v_tokens, v_conflicts, v_api), \
      which the 'sqlite3' command can read. A later 'ingest' adds paths to the index, and reads only files that have \
      changed.
      """)

  @Argument(help: ArgumentHelp("Skill folders and Markdown files.", valueName: "path"))
  package var paths: [String]

  @Option(
    name: .long,
    help: ArgumentHelp("The file to write; by default a file for these paths in your cache folder.", valueName: "file"))
  package var index: String?

  @Flag(name: .long, help: "Discard the previous contents of the index.")
  package var replace = false

  package init() {}

  /// Reads paths, `--index` with a file and `--replace`, each of these once at most.
  package static func plain(_ arguments: ArraySlice<String>) -> IngestCommand? {
    var paths: [String] = [], index: String?, replace = false
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--replace" where !replace: replace = true
      case "--index" where index == nil:
        guard let file = rest.popValue() else { return nil }
        index = file
      case _ where argument.hasPrefix("-"): return nil
      default: paths.append(argument)
      }
    }
    if paths.isEmpty { return nil }
    var command = IngestCommand()
    command.paths = paths
    command.index = index
    command.replace = replace
    return command
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    let place = try IndexPlace(IndexRequest(index: index, skills: paths), in: context.workplace)
    guard let file = place.file else {
      let reason = context.workplace.cacheFlaw ?? "there is no cache folder (HOME is not set)"
      throw ValidationError("\(reason); name a file with --index")
    }
    if place.isCache { try IndexCache.prepare(for: file) } else { try Folder.make(file.removingLastComponent()) }
    var store = try opened(file, place, context)
    let report = try Ingester.ingest(
      place.roots ?? [], into: &store, links: place.links, startingAnew: replace,
      aliases: AliasCache(in: context.workplace.cacheFolder), uncounted: Set(place.vocabulary), endsSoon: true)
    IngestNotes.tell(of: report, in: context.workplace)
    for (path, problem) in report.problems {
      context.remark(
        "\(context.named(path.string)):\(problem.line):\(problem.column): warning: \(problem.message)\n")
    }
    context.show(IngestText.summary(of: report, index: context.shown(file.string)))
    return report.isIncomplete ? .failed : .done
  }

  /// The index, made anew where it is a damaged one of the user's cache.
  private func opened(_ file: FilePath, _ place: IndexPlace, _ context: CommandContext) throws -> RuleStore {
    // Others may each take some seconds with documents of their own.
    let patience: Int32 = 20_000
    let status = FileStatus(file)
    do {
      return try RuleStore.writing(file, patience: patience, isPrivate: place.isCache)
    } catch {
      guard place.isCache, error.isAboutTheFile || error.isAboutOpening, IndexCache.discard(file, foundAs: status)
      else { throw error }
      context.remark("swiftkit: \(ForeignText.line(error.flaw)); it was rebuilt\n")
      return try RuleStore.writing(file, patience: patience, isPrivate: place.isCache)
    }
  }
}
