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

  private var memory: NameMemory { NameMemory(of: project.path, in: cache.path) }

  private func isKnown(_ type: String) throws -> String? {
    try DeclaredTypes(in: project.path, scope: "", memory: memory).file(declaring: type, except: "")
  }

  /// A file that has not changed is not read: what is kept of it is believed.
  @Test func unchangedFilesAreNotRead() throws {
    let file = try project.write("struct Written {}\n", to: "Sources/App/A.swift")
    let stamp = try #require(ContentStamp(of: file))
    var listing = FileListing()
    listing.add("Sources/App/A.swift".utf8, stamp)
    let names = DeclaredNames(in: Array("struct Kept {}\nextension Wider {}\n".utf8))
    memory.keep([names], of: listing, below: "", start: stamp.latest &+ 10_000_000_000)
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

  /// What is known of one folder stays when another one is looked at, in the same run or in the next.
  @Test func foldersShareTheMemory() throws {
    for path in ["App/A.swift", "App.swift", "Tests/T.swift", "Zoo/Z.swift"] {
      let name = path.filter(\.isLetter)
      try project.write("struct \(name) {}\n", to: path)
    }
    usleep(150_000)
    let memory = memory
    for scope in ["App", "Tests", "Zoo"] { _ = try DeclaredTypes(in: project.path, scope: scope, memory: memory) }
    _ = try DeclaredTypes(in: project.path, scope: "App", memory: self.memory)
    for (scope, path) in [("App", "App/A.swift"), ("Tests", "Tests/T.swift"), ("Zoo", "Zoo/Z.swift")] {
      var listing = FileListing()
      listing.add(path.utf8, try #require(ContentStamp(of: project.path.appending(path))))
      let known = self.memory.names(of: listing, below: scope)
      #expect(known.names == [DeclaredNames(in: Array("struct \(path.filter(\.isLetter)) {}".utf8))] && known.isAll)
    }
    // What lies beside the folder, or has gone from it, is not all of it.
    #expect(!self.memory.names(of: FileListing(), below: "Zoo").isAll)
    #expect(self.memory.names(of: FileListing(), below: "Zo").isAll)
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
      let memory = memory
      for scope in ["", "Sources/App", "Tests"].shuffled(using: &random).prefix(2) {
        let plain = try DeclaredTypes(in: project.path, scope: scope)
        #expect(try DeclaredTypes(in: project.path, scope: scope, memory: memory) == plain, "step \(step), \(scope)")
      }
    }
  }
}
