import POSIXSupport

/// The files of a project below its held root, and what went wrong with them.
struct ProjectFiles: ~Copyable {
  /// Project files of real apps have a few megabytes at most, what people write by hand far less.
  private static let largest = (project: 16 << 20, other: 2 << 20)
  private static let manifests: Set = ["Package.swift", "Project.swift", "project.yml"]
  static let longestManifest = ".swift-format".utf8.count
  /// All of them together; a large project has a few megabytes.
  private static let largestSum = 64 << 20
  /// The folders of one level in which a project is looked for.
  private static let mostLooks = 100
  /// How far below a folder a project in it is looked for.
  private static let levelsOfProjects = 1
  static let passedOver: Set = ["Carthage", "DerivedData", "Pods", "build", "node_modules"]

  private let root: OpenFolder
  let swift: [String]
  /// Files and folders that declare something, by path.
  let declaring: [String]
  var problems: ProblemList
  private var sum = 0

  /// Lists what lies below `path`; hidden folders and links are passed over.
  init(_ path: FilePath, memory: FolderMemory? = nil) throws(FileFault) {
    let folder = try OpenFolder(path)
    let walked = try WalkedFolder(path, memory: memory)
    let listing = Listing(of: walked, at: path, memory)
    root = folder
    (swift, declaring, problems) = (listing.swift, listing.declaring, listing.problems)
  }

  /// The bytes of a file of the project; a file that cannot be read is a problem.
  ///
  /// - Parameter source: who names the file, if another file does.
  mutating func bytes(_ path: String, from source: FactSource? = nil) -> [UInt8]? {
    let limit = path.hasSuffix(".pbxproj") ? ProjectFiles.largest.project : ProjectFiles.largest.other
    // A file that others name is read once for each: a small one, named a million times, is a large one.
    guard sum < ProjectFiles.largestSum else {
      if sum != .max {
        sum = .max
        problems.append(
          ProjectProblem(
            "more than \(ProjectFiles.largestSum >> 20) MB of project files; the rest is not read",
            source ?? FactSource(file: path, line: 1)))
      }
      return nil
    }
    do {
      let bytes = try root.bytes(of: FilePath(path), links: .inside, limit: limit)
      // Opening costs as well.
      sum += bytes.count + 4096
      return bytes
    } catch {
      let name = source == nil ? "the file" : "'\(path)'"
      problems.append(
        ProjectProblem("\(name) cannot be read: \(error.reason)", source ?? FactSource(file: path, line: 1)))
      return nil
    }
  }

  /// Whether a file of this name says what a project is made of, or how its code looks.
  static func isManifest(_ name: String) -> Bool {
    // Quick, as it is asked of every name of a project.
    guard name.utf8.count <= longestManifest else { return false }
    return manifests.contains(name) || name == ".editorconfig" || name == ".swift-format"
  }

  /// Whether a file or folder of this name says what a project is made of.
  static func isDeclaring(_ name: String) -> Bool {
    manifests.contains(name) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// Looks at the names in `path` and in the folders there, as many levels down as asked for.
  static func isDeclared(at path: FilePath, levels: Int) -> Bool { declares(path, levels: levels) { _ in true } }

  /// Whether a name in `path`, or in the folders there, declares something and `isMeant`.
  private static func declares(_ path: FilePath, levels: Int, where isMeant: (String) -> Bool) -> Bool {
    guard let root = try? OpenFolder(path) else { return false }
    var folders = [""]
    for level in 0...levels {
      var next: [String] = []
      for folder in folders.prefix(mostLooks) {
        for entry in (try? root.folder(FilePath(folder)).entries()) ?? [] {
          guard let name = String(validating: entry.name, as: UTF8.self) else { continue }
          if isDeclaring(name) || level == 0 && name == "Workspace.swift", isMeant(name) { return true }
          guard isLookedInto(entry, name) else { continue }
          next.append(folder.isEmpty ? name : "\(folder)/\(name)")
        }
      }
      folders = next
    }
    return false
  }

  /// The folders in `path` that declare something, or hold one that does.
  static func projects(in path: FilePath) -> [String] {
    guard let entries = try? OpenFolder(path).entries() else { return [] }
    let folders = entries.compactMap { entry in
      String(validating: entry.name, as: UTF8.self).flatMap { isLookedInto(entry, $0) ? $0 : nil }
    }
    return folders.sorted().prefix(mostLooks).filter { isDeclared(at: path.appending($0), levels: levelsOfProjects) }
  }

  /// Whether packages are all that is declared in `path` and right below, where `projects(in:)` looks.
  static func isPackage(at path: FilePath) -> Bool {
    isDeclared(at: path, levels: levelsOfProjects)
      && !declares(path, levels: levelsOfProjects) { $0 != "Package.swift" }
  }

  private static func isLookedInto(_ entry: OpenFolder.Entry, _ name: String) -> Bool {
    entry.kind == .folder && !name.hasPrefix(".") && !passedOver.contains(name)
  }

  func exists(_ path: String) -> Bool { (try? root.status(of: FilePath(path), links: .inside)) ?? nil != nil }
}
