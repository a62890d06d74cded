import POSIXSupport
import SourceChecking

/// The baseline that holds for a run: the file that a request names, or else the settings.
struct KeptBaseline {
  /// Where a baseline lies, and where the paths in it start.
  struct Place {
    let file: FilePath
    /// The folder of the settings, where they name the file; nil for the working folder, where findings start too.
    private let folder: FilePath?
    private let workplace: Workplace

    /// - Parameter path: as somebody types it; nil for the file that the settings name, and nil where they name none.
    init?(_ path: String?, under setup: CheckSetup, in workplace: Workplace) {
      let settled = setup.settings.baseline.map { setup.folder.pushing(FilePath($0)).lexicallyNormalized() }
      guard let file = path.map({ workplace.resolve($0) }) ?? settled else { return nil }
      (self.file, self.workplace) = (file, workplace)
      folder = file == settled ? setup.folder : nil
    }

    /// The file, relative to the folder of the settings that name it.
    fileprivate var ofRepository: (folder: FilePath, path: FilePath)? {
      var path = file
      guard let folder, path.removePrefix(folder) else { return nil }
      return (folder, path)
    }

    /// The text of the file that a finding stands in.
    ///
    /// - Parameter sources: texts that do not lie on disk.
    func source(_ path: String, _ sources: [String: [UInt8]]) -> [UInt8]? {
      sources[path] ?? (try? FileContents.bytes(of: workplace.resolve(path)))
    }

    /// The path of a finding as the baseline has it.
    func named(_ path: String) -> String {
      var place = workplace.resolve(path)
      guard let folder, place.removePrefix(folder) else { return path }
      return place.string
    }

    /// The path of an entry as findings have it.
    fileprivate func shown(_ entry: Baseline.Entry) -> String {
      folder.map { workplace.shown($0.pushing(FilePath(entry.path)).string) } ?? entry.path
    }
  }

  /// The file as people see it.
  let shown: String
  private let place: Place
  private let baseline: Baseline
  private let workplace: Workplace

  /// Reads the file; nil where nobody names one, or where a new one is written.
  init?(for request: CheckRequest, under setup: CheckSetup, in workplace: Workplace) throws {
    guard request.newBaseline == nil, let place = Place(request.baseline, under: setup, in: workplace) else {
      if request.prunesBaseline { throw NothingToPrune() }
      return nil
    }
    (self.place, self.workplace) = (place, workplace)
    shown = request.baseline ?? workplace.shown(place.file.string)
    if request.baseline == nil, let (folder, path) = place.ofRepository {
      // A repository names the file, so nothing outside of it is read.
      let bytes = try OpenFolder(folder).bytes(of: path, links: .inside, limit: Baseline.limit)
      baseline = try Baseline(bytes, at: place.file)
    } else {
      baseline = try Baseline(at: place.file)
    }
  }

  /// The findings that it does not hold, and the entries that nobody finds any more.
  ///
  /// - Parameter sources: texts that do not lie on disk.
  func apply(
    to findings: [CheckedFinding], of subject: CheckSubject, below paths: [String]
  ) -> (new: [CheckedFinding], stale: [Baseline.Entry]) {
    let sources = subject.sources
    let files = subject.paths
    return baseline.apply(to: findings, naming: place.named) {
      place.source($0, sources)
    } movingWhere: { entry in
      // What nobody looked at has not moved.
      speaks(entry, ofAnyIn: files, below: paths)
    }
  }

  /// Writes the file anew without these entries, each of which takes one away.
  func prune(_ stale: [Baseline.Entry]) throws {
    var gone = stale.reduce(into: [Baseline.Entry: Int]()) { $0[$1, default: 0] += 1 }
    let kept = baseline.entries.filter { entry in
      guard let count = gone[entry], count > 0 else { return true }
      gone[entry] = count - 1
      return false
    }
    try Baseline(kept).write(to: place.file)
  }

  /// Whether an entry speaks of one of the files that a run looked at, or of one that is gone from the folders it was about.
  func speaks(_ entry: Baseline.Entry, ofAnyIn files: Set<String>, below paths: [String]) -> Bool {
    let path = place.shown(entry)
    if files.contains(path) { return true }
    let file = workplace.resolve(path)
    let isWithin = (paths.isEmpty ? ["."] : paths).contains { file.starts(with: workplace.resolve($0)) }
    return isWithin && FileStatus(file) == nil
  }
}

/// A call that prunes a baseline, and no baseline.
struct NothingToPrune: Error, CustomStringConvertible {
  var description: String {
    "--prune-baseline needs a baseline; name one with --baseline, or 'baseline' in \(CheckSettings.fileName)"
  }
}
