import FileMemory
import HostMessages
import POSIXSupport
import TestSupport
import Testing

@testable import SourceChecking

/// What is kept of files from one run to the next is used, and never stale.
struct ContentMemoryTests {
  private let project: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    cache = try TemporaryFolder()
  }

  private func found() throws -> SwiftFiles { try SwiftFiles(below: ["."], base: project.path) }

  private func facts(cached: Bool = true) throws -> FactLines {
    FactMemory().facts(of: try found(), in: cached ? cache.path : nil, sizeLimit: 1_000)
  }

  private func memory() throws -> ContentMemory { ContentMemory(in: cache.path, key: try found().place) }

  /// Keeps contents of the files as if they had not changed for long.
  private func keep(_ texts: [String]) throws {
    let listing = try found().listing
    try memory().keep(
      listing, texts.map { ContentDigest(of: Array($0.utf8), shownAs: "") },
      FactLines(of: texts.map { Array($0.utf8)[...] }), start: listing.latest &+ 10_000_000_000)
  }

  @Test func unchangedFilesAreNotRead() throws {
    try project.write("struct Written {}\n", to: "a.swift")
    try keep(["AKept\tstruct\n"])
    #expect(try facts() == FactLines(of: [Array("AKept\tstruct\n".utf8)[...]]))
    let digests = try memory().contents.digests
    #expect(digests == [ContentDigest(of: Array("AKept\tstruct\n".utf8), shownAs: "")])
    try project.write("struct Written { let id: Int }\n", to: "a.swift")
    #expect(try facts() == facts(cached: false))
  }

  /// Whatever happens to files between two runs, the second says what a run without memory says.
  @Test(arguments: 0..<8) func neverStale(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let types = ["Alpha", "Beta", "Gamma", "Delta"]
    for step in 0..<40 {
      let path = "\(["Sources/App", "Tests", "."].randomElement(using: &random) ?? "")/F\(step % 7).swift"
      let type = types.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<5, using: &random) {
      case 0: try? Folder.removeAll(project.path.appending(path))
      case 1: try project.write("// \(step)\nextension \(type) { func a\(step)() {} }\n", to: path)
      case 2: try project.write(String(repeating: "struct \(type) {}\n", count: 100), to: path)
      default: try project.write("struct \(type): View { var a: Int }\n", to: path)
      }
      // Sometimes files are old enough to be kept.
      if step % 10 == 9 { usleep(120_000) }
      #expect(try facts() == facts(cached: false), "step \(step)")
    }
    usleep(120_000)
    let expected = try facts(cached: false)
    #expect(try facts() == expected)
    let places = try memory().places(of: found().listing)
    let known = try memory().contents.facts
    #expect(known == expected.picking(places.indices.filter { places[$0] != nil }))
    #expect(try facts() == expected)
  }

  @Test func anyDamageCostsTimeOnly() throws {
    for name in ["a", "b", "c"] { try project.write("struct \(name): View {}\n", to: "\(name).swift") }
    try keep(["Aa\tstruct\n", "Ab\tstruct\nCb\tView\n", ""])
    let name = try #require(try Folder.names(in: cache.path).first)
    let bytes = try FileContents.bytes(of: cache.path.appending(name))
    #expect(try memory().count == 3)
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 1
      for damaged in [other, Array(bytes.prefix(place))] {
        try cache.write(damaged, to: name)
        #expect(try memory().count == 0, "byte \(place)")
      }
    }
    #expect(try facts() == facts(cached: false))
  }

  /// A file that is whole but does not hold as many contents as files is none.
  @Test func contentsOfOtherFilesAreNone() throws {
    for name in ["a", "b"] { try project.write("struct \(name) {}\n", to: "\(name).swift") }
    try keep(["Aa\n", "Ab\n"])
    let name = try #require(try Folder.names(in: cache.path).first)
    let file = RecordFile<FileListing, KnownContents>(path: cache.path.appending(name), sign: ContentMemory.sign)
    let (listing, records) = try #require(file.read())
    for wrong in [
      [], [KnownContents(digests: Array(records[0].digests.prefix(1)), facts: records[0].facts.picking([0]))],
    ] {
      file.write(listing, wrong)
      #expect(try memory().count == 0)
    }
    file.write(listing, records)
    #expect(try memory().count == 2)
    let older = RecordFile<FileListing, KnownContents>(path: file.path, sign: Array("swiftkit contents 5.17\n".utf8))
    older.write(listing, records)
    #expect(try memory().count == 0)
  }

  @Test func contentsWithoutTheirDigestsAreNone() {
    let digests = ["a", "b"].map { ContentDigest(of: Array($0.utf8), shownAs: $0) }
    let contents = KnownContents(digests: digests, facts: FactLines(of: ["Aa\n", "Ab\n"].map { Array($0.utf8)[...] }))
    let bytes = contents.stored
    #expect(KnownContents(stored: bytes[...]) == contents)
    for count in bytes.indices { #expect(KnownContents(stored: bytes.prefix(count)) == nil, "the first \(count)") }
    for count in [-1, 1, 3, 1 << 59, .max, .min] {
      let other = withUnsafeBytes(of: Int64(count)) { Array($0) } + bytes.dropFirst(8)
      #expect(KnownContents(stored: other[...]) == nil, "\(count) digests")
    }
  }
}
