import ArgumentParser
import BundledContent
import Ingesting
import POSIXSupport
import RuleIndex

/// Which documents a command answers from, and where their index lies.
struct IndexOptions: ParsableArguments {
  @Option(name: .long, help: ArgumentHelp("The rules index to use.", valueName: "file"))
  var index: String?

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "A skill folder or Markdown file to answer from, in place of the default ones.", valueName: "path"))
  var skills: [String] = []

  /// None given.
  static var standard: IndexOptions {
    var options = IndexOptions()
    (options.index, options.skills) = (nil, [])
    return options
  }

  /// Calls `body` with an index that is up to date.
  ///
  /// Where the index cannot be written, what there is is used and a sentence on standard error says so.
  func withStore<Value>(in context: CommandContext, _ body: (borrowing RuleStore) throws -> Value) throws -> Value {
    let place = try IndexPlace(self, in: context)
    if let file = place.file {
      do {
        var store = try RuleStore.reading(file)
        if try !Ingester.isStale(store, roots: place.roots) { return try body(store) }
        do {
          store = try RuleStore.writing(file)
          try Ingester.ingest(
            place.missingFirst(store), into: &store, aliases: AliasCache(in: context.cacheFolder))
        } catch let error as RuleIndexError where error.isAboutWriting {
          context.remark("swiftkit: \(error.reason); the answer comes from the index as it was\n")
          store = try RuleStore.reading(file)
          if store.isOutdated { throw error }
        }
        return try body(store)
      } catch RuleIndexError.missing(let path) {
        guard let roots = place.roots else { throw RuleIndexError.missing(path) }
        return try withNewStore(file, roots, in: context, body)
      }
    }
    return try withMemoryStore(place.roots ?? [], body)
  }

  private func withNewStore<Value>(
    _ file: FilePath, _ roots: [FilePath], in context: CommandContext, _ body: (borrowing RuleStore) throws -> Value
  ) throws -> Value {
    do {
      try Folder.make(file.removingLastComponent())
      var store = try RuleStore.writing(file)
      try Ingester.ingest(roots, into: &store, aliases: AliasCache(in: context.cacheFolder))
      return try body(store)
    } catch let error as RuleIndexError where error.isAboutWriting && index == nil {
      return try withMemoryStore(roots, body)
    } catch is FileFault where index == nil {
      // Without a place for caches the documents are read each time.
      return try withMemoryStore(roots, body)
    }
  }

  private func withMemoryStore<Value>(
    _ roots: [FilePath], _ body: (borrowing RuleStore) throws -> Value
  ) throws -> Value {
    var store = try RuleStore.inMemory()
    try Ingester.ingest(roots, into: &store)
    return try body(store)
  }
}

/// Where an index lies and what it should hold.
struct IndexPlace {
  /// Nil where there is no folder for caches.
  let file: FilePath?
  /// Nil where the index itself says what it holds.
  let roots: [FilePath]?

  init(_ options: IndexOptions, in context: CommandContext) throws {
    if let index = options.index, options.skills.isEmpty {
      file = context.resolve(index)
      roots = nil
      return
    }
    let vocabulary = SkillRoots.vocabulary(in: context)
    if options.skills.isEmpty {
      let found = SkillRoots.defaults(in: context)
      guard !found.isEmpty else { throw NoSkills() }
      roots = found + vocabulary
    } else {
      let named = try SkillRoots.resolve(options.skills, in: context)
      roots = named + vocabulary.filter { !named.contains($0) }
    }
    let key = ContentHash.text(of: (roots ?? []).map(\.string).joined(separator: "\n").utf8)
    file = options.index.map { context.resolve($0) } ?? context.cacheFolder?.appending("rules-\(key.prefix(16)).sqlite")
  }

  /// The roots that the index does not hold yet.
  func missingFirst(_ store: borrowing RuleStore) throws -> [FilePath] {
    let held = store.isOutdated ? [] : try store.roots()
    return (roots ?? []).filter { !held.contains($0) }
  }
}

/// The folders in which skills are looked for.
enum SkillRoots {
  /// The bundled skills, the user's, and those of the project around the working folder.
  static func defaults(in context: CommandContext) -> [FilePath] {
    let project = projectFolder(around: context.workingFolder)
    let candidates = [
      context.executable.flatMap { InstalledContent(executable: $0) }?.skills,
      context.configurationFolder?.appending("skills"),
      project?.appending("Skills"),
      project?.appending(".claude/skills"),
    ]
    var roots: [FilePath] = []
    for candidate in candidates.compactMap({ $0 }) where FileStatus(candidate)?.kind == .folder {
      let real = ProcessEnvironment.resolved(candidate) ?? candidate
      if !roots.contains(real) { roots.append(real) }
    }
    return roots
  }

  /// The bundled aliases and resolutions, which help with everybody's documents.
  static func vocabulary(in context: CommandContext) -> [FilePath] {
    guard let skills = context.executable.flatMap({ InstalledContent(executable: $0) })?.skills else { return [] }
    return ["aliases.tsv", "resolutions.yml"].compactMap { name in
      let file = skills.appending(name)
      return FileStatus(file) == nil ? nil : ProcessEnvironment.resolved(file)
    }
  }

  static func resolve(_ paths: [String], in context: CommandContext) throws -> [FilePath] {
    try paths.map { path in
      let absolute = context.resolve(path)
      guard let real = ProcessEnvironment.resolved(absolute) else { throw IngestError.noSuchRoot(absolute) }
      return real
    }
  }

  /// The nearest folder that looks like the top of a project; else the folder itself.
  static func projectFolder(around folder: FilePath) -> FilePath? {
    var candidate = folder
    repeat {
      for mark in ["Package.swift", ".swiftkit", ".git", ".claude", "Skills"] {
        if FileStatus(candidate.appending(mark)) != nil { return candidate }
      }
    } while candidate.removeLastComponent() && !candidate.isEmpty
    return folder
  }
}

/// There is nothing to answer from.
struct NoSkills: Error, CustomStringConvertible {
  let description =
    "there are no skills to answer from; name a folder of skills with --skills PATH, "
    + "or put one into Skills/ or .claude/skills of the project"
}

extension RuleIndexError {
  /// Whether the index could be read, were it not for the wish to bring it up to date.
  var isAboutWriting: Bool {
    switch self {
    case .busy, .full, .readOnly, .cannotOpen: true
    case .missing, .notADatabase, .foreign, .newer, .corrupt, .failed: false
    }
  }

  /// The first half of the sentence that says that an index is stale.
  var reason: String {
    switch self {
    case .busy(let path): "the documents changed, but '\(path)' is locked by another process"
    case .full(let path): "the documents changed, but there is no room to write '\(path)'"
    case .readOnly(let path), .cannotOpen(let path, _): "the documents changed, but '\(path)' cannot be written"
    case .missing, .notADatabase, .foreign, .newer, .corrupt, .failed: description
    }
  }
}
