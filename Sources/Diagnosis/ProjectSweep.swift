package import POSIXSupport

/// A walk through a project, as far as a bound allows, for what nobody meant to leave there.
///
/// No link is followed, and what others made is not looked into.
package struct ProjectSweep: Sendable {
  /// Temporary files and folders of runs that are gone.
  package private(set) var leftovers: [FilePath] = []
  /// Settings files, in the order of their paths.
  package private(set) var settings: [FilePath] = []
  /// Libraries with a file beside them that may be their descriptor.
  package private(set) var libraries: [FilePath] = []
  /// Whether there was more than the walk may look at.
  package private(set) var isCut = false

  private var room: Int
  private let end: ContinuousClock.Instant
  private static let deepest = 12
  private static let passedOver: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData", "checkouts"]

  /// - Parameters:
  ///   - settingsName: what settings files are called.
  ///   - most: how many names are looked at.
  ///   - time: how long the walk may take.
  package init(
    through project: FilePath, settingsName: String, most: Int = 50_000, time: Duration = .seconds(2)
  ) throws(FileFault) {
    room = most
    end = .now + time
    try walk(OpenFolder(project), project, depth: 0, settingsName)
  }

  private mutating func walk(
    _ folder: borrowing OpenFolder, _ path: FilePath, depth: Int, _ settingsName: String
  ) throws(FileFault) {
    let entries = try folder.entries()
    room -= entries.count
    guard room > 0, depth < ProjectSweep.deepest, ContinuousClock.now < end else {
      isCut = true
      return
    }
    let names = Set(entries.map { String(decoding: $0.name, as: UTF8.self) })
    for entry in entries {
      let name = String(decoding: entry.name, as: UTF8.self)
      let file = FilePath(bytes: path.bytes + [UInt8(ascii: "/")] + entry.name)
      if name.hasPrefix(".swiftkit-"), name.hasSuffix(".tmp") {
        if TemporaryNames.isAbandoned(file) { leftovers.append(file) }
      } else if entry.kind == .file {
        if name == settingsName { settings.append(file) }
        if ["so", "dylib"].contains(file.extension), ProjectSweep.mayHaveDescriptor(name, among: names) {
          libraries.append(file)
        }
      } else if entry.kind == .folder, !ProjectSweep.passedOver.contains(name),
        !name.hasPrefix(".") || name == ".swiftkit"
      {
        // What cannot be opened is somebody else's matter.
        guard let next = try? OpenFolder(entry.name, in: folder, at: file) else { continue }
        try walk(next, file, depth: depth + 1, settingsName)
      }
    }
  }

  private static func mayHaveDescriptor(_ name: String, among names: Set<String>) -> Bool {
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    return names.contains("\(stem).json") || (stem.hasPrefix("lib") && names.contains("\(stem.dropFirst(3)).json"))
  }
}
