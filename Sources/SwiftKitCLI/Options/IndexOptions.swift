import ArgumentParser
import BundledContent
import Ingesting
import POSIXSupport
import RuleIndex
import RuleModel

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
  /// Where the index cannot be written, what there is is used and a sentence on standard error says so; as it does of
  /// documents that cannot be read. An index in the user's cache that is damaged is made anew.
  func withStore<Value>(in context: CommandContext, _ body: (borrowing RuleStore) throws -> Value) throws -> Value {
    let place = try IndexPlace(self, in: context)
    place.tellOfRoots(context)
    guard let file = place.file else { return try withMemoryStore(place, context, body) }
    guard place.isCache else { return try withStore(in: file, place, context, body) }
    let status = FileStatus(file)
    var isAnswering = false
    do {
      return try withStore(in: file, place, context) { store in
        isAnswering = true
        return try body(store)
      }
    } catch let error as RuleIndexError where error.isAboutTheFile || (!isAnswering && error.isAboutOpening) {
      guard IndexCache.discard(file, foundAs: status) else { return try withMemoryStore(place, context, body) }
      context.remark("swiftkit: \(ForeignText.line(error.flaw)); it was made anew\n")
      return try withStore(in: file, place, context, body)
    }
  }

  private func withStore<Value>(
    in file: FilePath, _ place: IndexPlace, _ context: CommandContext, _ body: (borrowing RuleStore) throws -> Value
  ) throws -> Value {
    do {
      var store = try RuleStore.reading(file)
      if case .fresh(let unread) = try Ingester.freshness(of: store, roots: place.roots) {
        IngestNotes.tell(of: unread, in: context)
        if place.isCache { PrivateFile.markUsed(file) }
        return try body(store)
      }
      do {
        store = try RuleStore.writing(file, isPrivate: place.isCache)
        let report = try Ingester.ingest(
          place.missingFirst(store), into: &store, links: place.links, aliases: AliasCache(in: context.cacheFolder))
        IngestNotes.tell(of: report, in: context)
      } catch let error as RuleIndexError where error.isAboutWriting {
        context.remark("swiftkit: \(error.reason); the answer comes from the index as it was\n")
        store = try RuleStore.reading(file)
        if store.isOutdated { throw error }
      }
      return try body(store)
    } catch RuleIndexError.missing(let path) {
      guard place.roots != nil else { throw RuleIndexError.missing(path) }
      return try withNewStore(file, place, context, body)
    }
  }

  private func withNewStore<Value>(
    _ file: FilePath, _ place: IndexPlace, _ context: CommandContext, _ body: (borrowing RuleStore) throws -> Value
  ) throws -> Value {
    do {
      if place.isCache { try IndexCache.prepare(for: file) } else { try Folder.make(file.removingLastComponent()) }
      // There is nothing to answer from until whoever makes it at the same time has finished.
      var store = try RuleStore.writing(file, patience: 20_000, isPrivate: place.isCache)
      let report = try Ingester.ingest(
        place.roots ?? [], into: &store, links: place.links, aliases: AliasCache(in: context.cacheFolder))
      IngestNotes.tell(of: report, in: context)
      return try body(store)
    } catch let error as RuleIndexError where error.isAboutWriting && index == nil {
      return try withMemoryStore(place, context, body)
    } catch is FileFault where index == nil {
      // Without a place for caches the documents are read each time.
      return try withMemoryStore(place, context, body)
    }
  }

  private func withMemoryStore<Value>(
    _ place: IndexPlace, _ context: CommandContext, _ body: (borrowing RuleStore) throws -> Value
  ) throws -> Value {
    var store = try RuleStore.inMemory()
    IngestNotes.tell(of: try Ingester.ingest(place.roots ?? [], into: &store, links: place.links), in: context)
    return try body(store)
  }
}

/// Where an index lies and what it should hold.
struct IndexPlace {
  /// Nil where there is no folder for caches.
  let file: FilePath?
  /// Nil where the index itself says what it holds.
  let roots: [FilePath]?
  /// How far links lead from the roots.
  let links: LinkPolicy
  /// Whether the file is one of the user's cache, which holds nothing that the documents do not.
  var isCache: Bool { file != nil && !isNamed }
  /// Tables of the program's own that the index holds beside what was asked for.
  let vocabulary: [FilePath]

  private let isNamed: Bool
  /// Folders of skills that links lead out of the project.
  private let leftOut: [FileFault]

  init(_ options: IndexOptions, in context: CommandContext) throws {
    links = SkillRoots.links(in: context)
    isNamed = options.index != nil
    if let index = options.index, options.skills.isEmpty {
      file = context.resolve(index)
      roots = nil
      vocabulary = []
      leftOut = []
      return
    }
    let tables = SkillRoots.vocabulary(in: context)
    if options.skills.isEmpty {
      let found = SkillRoots.found(in: context)
      guard !found.roots.isEmpty else { throw NoSkills() }
      roots = found.roots + tables
      vocabulary = tables
      leftOut = found.leftOut
    } else {
      let named = try SkillRoots.resolve(options.skills, in: context)
      vocabulary = tables.filter { !named.contains($0) }
      roots = named + vocabulary
      leftOut = []
    }
    let key = ContentHash.text(of: (roots ?? []).map(\.string).joined(separator: "\n").utf8)
    file = options.index.map { context.resolve($0) } ?? context.cacheFolder?.appending("rules-\(key.prefix(16)).sqlite")
  }

  /// Says on standard error which folders are not used: those of skills, and that of caches.
  func tellOfRoots(_ context: CommandContext) {
    for fault in leftOut { context.remark("swiftkit: \(ForeignText.line("\(fault)")); it was left out\n") }
    if !isNamed, let flaw = context.cacheFlaw {
      context.remark("swiftkit: \(flaw); it is not used, and the documents are read each time\n")
    }
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
  static func defaults(in context: CommandContext) -> [FilePath] { found(in: context).roots }

  /// The same, with those of the project that links lead out of it.
  static func found(in context: CommandContext) -> (roots: [FilePath], leftOut: [FileFault]) {
    let project = projectFolder(around: context.workingFolder)
    var roots: [FilePath] = [], leftOut: [FileFault] = []
    for folder in ownFolders(in: context) where FileStatus(folder)?.kind == .folder && !roots.contains(folder) {
      roots.append(folder)
    }
    let own = roots
    for name in ["Skills", ".claude/skills"] {
      guard let project, let realProject = ProcessEnvironment.resolved(project),
        FileStatus(project.pushing(FilePath(name)))?.kind == .folder, isSpelled(name, in: project),
        let real = ProcessEnvironment.resolved(project.pushing(FilePath(name)))
      else { continue }
      // Whatever a project's link names, what is the user's own is read anyway.
      if roots.contains(real) || own.contains(where: { real.starts(with: $0) }) { continue }
      if real.starts(with: realProject) {
        roots.append(real)
      } else {
        leftOut.append(
          FileFault("read", project.pushing(FilePath(name)), reason: "it is a link that leads out of the project"))
      }
    }
    return (roots, leftOut)
  }

  /// How far links lead: from the bundled folder and the user's anywhere, from the project's within the project.
  static func links(in context: CommandContext) -> LinkPolicy {
    let project = projectFolder(around: context.workingFolder).flatMap { ProcessEnvironment.resolved($0) }
    return LinkPolicy(own: ownFolders(in: context), projects: [project].compactMap { $0 })
  }

  /// The folder of the bundled skills and that of the user's, without links in their paths.
  private static func ownFolders(in context: CommandContext) -> [FilePath] {
    [
      context.executable.flatMap { InstalledContent(executable: $0) }?.skills,
      context.configurationFolder?.appending("skills"),
    ].compactMap { $0.map { ProcessEnvironment.resolved($0) ?? $0 } }
  }

  /// The bundled aliases and resolutions, which help with everybody's documents.
  static func vocabulary(in context: CommandContext) -> [FilePath] {
    guard let skills = context.executable.flatMap({ InstalledContent(executable: $0) })?.skills else { return [] }
    return ["aliases.tsv", "resolutions.yml"].compactMap { name in
      let file = skills.appending(name)
      return FileStatus(file) == nil ? nil : ProcessEnvironment.resolved(file)
    }
  }

  /// Whether that is the folder's own name: `skills` is somebody's documents and no mark of a project, on a Mac too.
  private static func isSpelled(_ name: String, in folder: FilePath) -> Bool {
    name != "Skills" || Folder.holds(name, in: folder)
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
    let trust = FolderTrust(workingIn: folder)
    var candidate = folder
    repeat {
      for mark in ["Package.swift", ".swiftkit", ".git", ".claude", "Skills"] {
        if FileStatus(candidate.appending(mark)) != nil, trust.covers(mark, in: candidate),
          isSpelled(mark, in: candidate)
        {
          return candidate
        }
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
  /// Whether the file is not what an index of this swiftkit is: one that holds nothing of its own can be made anew.
  var isAboutTheFile: Bool {
    switch self {
    case .notADatabase, .foreign, .newer, .corrupt: true
    case .missing, .busy, .full, .readOnly, .cannotOpen, .failed: false
    }
  }

  /// Whether, while it is opened, it says that the file is of no use.
  var isAboutOpening: Bool {
    switch self {
    case .cannotOpen, .failed: true
    case .missing, .notADatabase, .foreign, .newer, .corrupt, .busy, .full, .readOnly: false
    }
  }

  /// What is wrong with a file of the cache, without the advice for a file that was named.
  var flaw: String {
    switch self {
    case .notADatabase(let path): "the index in the cache, '\(path)', is no SQLite database"
    case .foreign(let path): "the index in the cache, '\(path)', is a database of another program"
    case .newer(let path, _): "the index in the cache, '\(path)', was made by a newer swiftkit"
    case .corrupt(let path, let detail), .cannotOpen(let path, let detail), .failed(let path, let detail, _):
      "the index in the cache, '\(path)', is damaged (\(detail))"
    case .missing, .busy, .full, .readOnly: description
    }
  }

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
