import FileMemory
import POSIXSupport
import TestSupport
import Testing

@testable import Scaffolding

/// What is kept from run to run of the types that a project declares is used, and never stale.
struct DeclaredTypesMemoryTests {
  private let project: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    cache = try TemporaryFolder()
  }

  private func isKnown(_ type: String) throws -> String? {
    try DeclaredTypes(in: project.path, scope: "", cacheFolder: cache.path).file(declaring: type, except: "")
  }

  /// A file that has not changed is not read: what is kept of it is believed.
  @Test func unchangedFilesAreNotRead() throws {
    let file = try project.write("struct Written {}\n", to: "Sources/App/A.swift")
    let stamp = try #require(ContentStamp(of: file))
    var listing = FileListing()
    listing.add("Sources/App/A.swift".utf8, stamp)
    let memory = DeclaredNames.memory(in: cache.path, root: project.path, scope: "")
    let names = DeclaredNames(in: Array("struct Kept {}\nextension Wider {}\n".utf8))
    memory.keep(listing, [names], start: stamp.latest &+ 10_000_000_000)
    #expect(try isKnown("Kept") == "Sources/App/A.swift")
    #expect(try isKnown("Written") == nil)
    try project.write("struct Written { let id: Int }\n", to: "Sources/App/A.swift")
    #expect(try isKnown("Kept") == nil)
    #expect(try isKnown("Written") == "Sources/App/A.swift")
  }

  @Test(arguments: ["", "nonsense", "swiftkit declared 2\n", "swiftkit declared 3\nrest"])
  func damageCostsTimeOnly(text: String) throws {
    try project.write("enum Route {}\n", to: "A.swift")
    _ = try isKnown("Route")
    for name in try Folder.names(in: cache.path) { try cache.write(text, to: name) }
    #expect(try isKnown("Route") == "A.swift")
  }

  /// Whatever happens to files between two runs, the second says what a run without memory says.
  @Test(arguments: 0..<8) func neverStale(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let folders = ["Sources/App", "Sources/App/Deep", "Tests", "."]
    let types = ["Alpha", "Beta", "Gamma", "Delta"]
    for step in 0..<40 {
      let path = "\(folders.randomElement(using: &random) ?? "")/F\(Int.random(in: 0..<6, using: &random)).swift"
      let type = types.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try? Folder.removeAll(project.path.appending(path))
      case 1: try project.write("// \(step)\nextension \(type) {}\n", to: path)
      default: try project.write("struct \(type) {}\n", to: path)
      }
      // Sometimes files are old enough to be kept.
      if step % 10 == 9 { usleep(120_000) }
      let plain = try DeclaredTypes(in: project.path, scope: "")
      #expect(try DeclaredTypes(in: project.path, scope: "", cacheFolder: cache.path) == plain, "step \(step)")
    }
  }
}
