import HostMessages
import POSIXSupport
import PluginHosting
import SourceChecking

/// The files of one run, and which of their findings are wanted.
struct CheckSubject {
  /// Nil when only some of the files are checked.
  let found: SwiftFiles?
  private let chosen: [CheckedFile]
  /// Files that only say what they declare.
  let others: [CheckedFile]
  let around: CheckSurroundings
  /// What asset catalogs give Swift code.
  let assets: [UInt8]
  /// The Swift code of Markdown documents.
  let code: DocumentCode
  let scope: FindingScope
  let skipped: [SkippedFile]
  /// Whether no Swift file was found at all, changed or not.
  let isNothingThere: Bool
  /// Folders at, below or around the files that hold settings of their own.
  let settingsFolders: [FilePath]

  /// - Parameters:
  ///   - known: what lies around texts, where that was found out before.
  ///   - isStopped: asked before each folder; with true the search ends with what it has.
  init(
    of request: CheckRequest, _ setup: CheckSetup, in workplace: Workplace, around known: CheckSurroundings? = nil,
    isStopped: @escaping @Sendable () -> Bool
  ) throws {
    let places = CheckSubject.places(of: request, in: workplace)
    switch request.subject {
    case .text(let path, let read):
      around = CheckSurroundings(of: places, under: setup, in: workplace, isStopped: isStopped)
      assets = around.assets
      let limit = Int(request.limits.fileSize)
      let bytes = try read(limit)
      settingsFolders = CheckSubject.settingsFolders(around: [path], in: workplace)
      (found, others, isNothingThere) = (nil, [], false)
      let file = CheckedFile(path: workplace.resolve(path), shown: path, source: bytes)
      if bytes.count > limit {
        (chosen, code) = ([], DocumentCode(of: [], limit: limit))
        skipped = [SkippedFile(path: path, reason: "it is larger than \(limit) bytes, which is the limit")]
      } else {
        let isDocument = DocumentCode.isDocument(file.path)
        chosen = isDocument ? [] : [file]
        code = DocumentCode(of: isDocument ? [file] : [], limit: limit)
        skipped = code.skipped
      }
      scope = try request.scope.findings(of: [file], in: workplace)
    case .texts(let texts):
      // Their folders may not be there yet.
      around = known ?? CheckSurroundings(of: places, under: setup, in: workplace, isStopped: isStopped)
      assets = around.assets
      settingsFolders = CheckSubject.settingsFolders(around: texts.map(\.path), in: workplace)
      (found, others, skipped, isNothingThere, scope) = (nil, [], [], false, .everything)
      code = DocumentCode(of: [], limit: 0)
      let excluded = IgnoreList(lines: setup.settings.excluded)
      chosen = texts.map { CheckedFile(path: workplace.resolve($0.path), shown: $0.path, source: $0.source) }
        .filter { file in
          var below = file.path
          return !below.removePrefix(setup.folder) || !excluded.covers(below.string)
        }
    case .paths(let paths):
      let found = try SwiftFiles(
        below: paths, under: setup, in: workplace, documents: request.takesDocuments,
        narrowsNamed: request.narrowsNamed, isStopped: isStopped)
      isNothingThere = found.count == 0 && found.skipped.isEmpty && !found.leftNamedOut
      around = CheckSurroundings(
        of: isNothingThere ? [] : places, under: setup, in: workplace,
        isCovered: { found.leavesNothingOut && places.contains($0) }, isStopped: isStopped)
      assets = found.assets + around.assets
      settingsFolders = CheckSubject.settingsFolders(around: paths, in: workplace) + found.settingsFolders
      let mayHaveDocuments = request.takesDocuments || paths.contains { DocumentCode.isDocument(FilePath($0)) }
      guard request.scope.isNarrow || mayHaveDocuments else {
        (self.found, chosen, others, scope, skipped) = (found, [], [], .everything, found.skipped)
        code = DocumentCode(of: [], limit: 0)
        return
      }
      let files = found.files
      let wanted = try request.scope.findings(of: files, in: workplace)
      let sources = files.filter { !DocumentCode.isDocument($0.path) }
      (self.found, others, scope) = (nil, sources, wanted)
      let limit = Int(request.limits.fileSize)
      // A host parses whatever text it is handed.
      chosen = sources.filter { wanted.includes($0) }
        .map { request.parsesEverything ? $0.withSource(limit: limit) : $0 }
      code = DocumentCode(
        of: files.filter { DocumentCode.isDocument($0.path) && wanted.includes($0) },
        limit: Int(request.limits.fileSize))
      skipped = found.skipped + code.skipped
    }
  }

  /// The folders whose settings hold for files or folders that a call names.
  private static func settingsFolders(around paths: [String], in workplace: Workplace) -> [FilePath] {
    paths.compactMap { path in
      let path = workplace.resolve(path)
      let start = FileStatus(path)?.kind == .folder ? path : path.removingLastComponent()
      return CheckSettings.folder(around: start, in: workplace)
    }
  }

  /// The files and folders that a request names.
  static func places(of request: CheckRequest, in workplace: Workplace) -> [FilePath] {
    let paths: [String]
    switch request.subject {
    case .text(let path, _): paths = [path]
    case .texts: paths = ["."]
    case .paths(let named): paths = named.isEmpty ? ["."] : named
    }
    return paths.map { workplace.resolve($0) }
  }

  var count: Int { found?.count ?? chosen.count + code.files.count }

  /// The files to check, as values.
  var files: [CheckedFile] { found?.files ?? chosen }

  /// The shown paths of what was looked at, documents too.
  var paths: Set<String> { Set(files.map(\.shown)).union(code.documents.keys) }

  /// Texts that do not lie on disk.
  var sources: [String: [UInt8]] {
    chosen.reduce(into: code.documents) { sources, file in sources[file.shown] = file.source }
  }
}

extension CheckedFile {
  /// The same with its text, where that can be read.
  fileprivate func withSource(limit: Int) -> CheckedFile {
    with(source: source ?? (try? FileContents.bytes(of: path, limit: limit)))
  }
}

extension SwiftFiles {
  /// The Swift files below `paths`, without those that the settings exclude.
  init(
    below paths: [String], under setup: CheckSetup, in workplace: Workplace,
    documents: Bool = false, narrowsNamed: Bool = false, isStopped: @escaping @Sendable () -> Bool = { false }
  ) throws {
    try self.init(
      below: paths.isEmpty ? ["."] : paths, base: workplace.workingFolder,
      excluding: IgnoreList(lines: setup.settings.excluded),
      including: IgnoreList(lines: setup.settings.included), of: setup.folder, documents: documents,
      narrowsNamed: narrowsNamed, withoutOthers: true, isStopped: isStopped)
  }
}

extension CheckRequest.Scope {
  /// Whether not every finding of every file is wanted.
  package var isNarrow: Bool {
    switch self {
    case .everything: false
    case .lines, .changes: true
    }
  }

  /// Which of `files` and of their lines are wanted.
  fileprivate func findings(of files: [CheckedFile], in workplace: Workplace) throws -> FindingScope {
    switch self {
    case .everything: return .everything
    case .lines(let lines): return FindingScope(lines, of: files)
    case .changes(let revision, let linesOnly):
      let changes = try GitChanges(
        in: workplace.workingFolder, since: revision, environment: workplace.environment, among: files.map(\.path))
      return FindingScope(changes, of: files, linesOnly: linesOnly)
    }
  }
}
