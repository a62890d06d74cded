import POSIXSupport

/// The files of a project below its held root, and what went wrong with them.
struct ProjectFiles: ~Copyable {
  /// Project files of real apps have a few megabytes at most.
  static let largest = 32 << 20
  private static let most = 200_000
  private static let deepest = 64
  private static let passedOver: Set = ["Carthage", "DerivedData", "Pods", "build", "node_modules"]

  private let root: OpenFolder
  private(set) var swift: [String] = []
  /// Files and folders that declare something, by path.
  private(set) var declaring: [String] = []
  var problems: [ProjectProblem] = []
  private var count = 0

  /// Lists what lies below `path`; hidden folders and links are passed over.
  init(_ path: FilePath) throws(FileFault) {
    root = try OpenFolder(path)
    list("", 0)
  }

  /// The bytes of a file of the project; a file that cannot be read is a problem.
  ///
  /// - Parameter source: who names the file, if another file does.
  mutating func bytes(_ path: String, from source: FactSource? = nil) -> [UInt8]? {
    do {
      return try root.bytes(of: FilePath(path), links: .inside, limit: ProjectFiles.largest)
    } catch {
      let name = source == nil ? "the file" : "'\(path)'"
      problems.append(
        ProjectProblem("\(name) cannot be read: \(error.reason)", source ?? FactSource(file: path, line: 1)))
      return nil
    }
  }

  func exists(_ path: String) -> Bool { (try? root.status(of: FilePath(path), links: .inside)) ?? nil != nil }

  private mutating func list(_ path: String, _ level: Int) {
    guard level <= ProjectFiles.deepest else {
      problems.append(ProjectProblem("folders are nested too deep", FactSource(file: path, line: 1)))
      return
    }
    let entries: [OpenFolder.Entry]
    do {
      entries = try root.folder(FilePath(path)).entries()
    } catch {
      problems.append(
        ProjectProblem("the folder cannot be listed: \(error.reason)", FactSource(file: path, line: 1)))
      return
    }
    for entry in entries {
      count += 1
      guard count <= ProjectFiles.most else { return }
      guard let name = String(validating: entry.name, as: UTF8.self) else { continue }
      visit(path.isEmpty ? name : "\(path)/\(name)", name, entry.kind, level)
    }
  }

  private mutating func visit(_ path: String, _ name: String, _ kind: OpenFolder.Kind, _ level: Int) {
    switch kind {
    case .file:
      if name.hasSuffix(".swift") { swift.append(path) }
      if ["Package.swift", "Project.swift", "project.yml", ".editorconfig", ".swift-format"].contains(name) {
        declaring.append(path)
      }
    case .folder:
      if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") {
        declaring.append(path)
      } else if !name.hasPrefix("."), !ProjectFiles.passedOver.contains(name) {
        list(path, level + 1)
      }
    default: break
    }
  }
}
