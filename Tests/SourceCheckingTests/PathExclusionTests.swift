import POSIXSupport
import SourceChecking
import TestSupport
import Testing

/// Why a search passes over a path, and at which part of it.
@Suite struct PathExclusionTests {
  private let folder: TemporaryFolder
  private let settings: CheckSettings

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("*.log\nout/\n", to: ".gitignore")
    try folder.write("!kept.log\n", to: "Sources/.gitignore")
    var settings = try CheckSettings(
      reading: "exclude: [Made/, \"!Vendor/\", \"*.gen.swift\"]\ninclude: [Sources/, Vendor/]", file: "x.yml")
    settings.folder = folder.path
    self.settings = settings
  }

  private func words(_ exclusion: PathExclusion) -> String {
    let reason =
      switch exclusion.reason {
      case .hidden: "hidden"
      case .builtIn: "built in"
      case .ofOthers: "of others"
      case .git(let file, let line): "\(file.lastComponent?.string ?? ""):\(line)"
      case .settings(let pattern): "exclude \(pattern.name)"
      case .notIncluded(let pattern): "include \(pattern.name)"
      }
    return "\(exclusion.part.string.dropFirst(folder.path.string.count + 1)): \(reason)"
  }

  @Test(
    arguments: [
      ("Sources/a.swift", false, nil), ("Sources/.a.swift", false, nil), ("Sources/Pods", false, nil),
      ("Sources/fastlane", false, nil), ("Vendor/a.swift", false, nil), ("Tests", true, nil), ("Vendor", true, nil),
      ("Sources/kept.log", false, nil), ("Sources/.b/a.swift", false, "Sources/.b: hidden"), (".b", true, ".b: hidden"),
      ("Pods/a/b.swift", false, "Pods: built in"), ("Sources/fastlane", true, "Sources/fastlane: of others"),
      ("fastlane/a.swift", false, "fastlane: of others"), ("Sources/out/a.swift", false, "Sources/out: .gitignore:2"),
      ("Sources/a.log", false, "Sources/a.log: .gitignore:1"), ("Made/a.swift", false, "Made: exclude Made/"),
      ("Sources/a.gen.swift", false, "Sources/a.gen.swift: exclude *.gen.swift"),
      ("Tests/a.swift", false, "Tests/a.swift: include Sources/"),
    ] as [(String, Bool, String?)])
  func reasons(path: String, isFolder: Bool, expected: String?) {
    let exclusion = PathExclusion.of(
      folder.path.pushing(FilePath(path)), isFolder: isFolder, searchingFrom: folder.path, under: settings)
    #expect(exclusion.map(words) == expected)
  }

  @Test func whatLiesElsewhereIsNoMatter() {
    #expect(
      PathExclusion.of("/elsewhere/Pods/a.swift", isFolder: false, searchingFrom: folder.path, under: settings) == nil)
  }
}
