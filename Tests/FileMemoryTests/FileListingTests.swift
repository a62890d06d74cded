import POSIXSupport
import TestSupport
import Testing

@testable import FileMemory

struct FileListingTests {
  /// - Parameter size: of the file whose stamp all of them have.
  private func listing(_ names: [String], size: Int = 1) throws -> FileListing {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "x", count: size), to: "file")
    let stamp = try #require(ContentStamp(of: folder.path.appending("file")))
    var listing = FileListing()
    for name in names { listing.add(name.utf8, stamp) }
    return listing
  }

  @Test(arguments: [
    ([], []), (["a"], [""]), (["a", "b"], [""]), (["A/a", "A/b"], ["A"]), (["P", "S/a", "S/b"], ["", "S"]),
    (["A/B/a", "A/B/b", "A/C/a", "A/c", "B"], ["A/B", "A/C", "A", ""]), (["A/a", "B/a"], ["A", "B"]),
  ]) func folders(names: [String], expected: [String]) throws {
    #expect(try listing(names).folders.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func filesAreFoundWhereTheyAre() throws {
    let (known, wanted) = (try listing(["a", "b", "d", "f"]), try listing(["a", "c", "d", "e", "f", "g"], size: 2))
    // Of a listing with other stamps nothing is known.
    #expect(known.places(of: wanted) == Array(repeating: nil, count: 6))
    let same = known.picking([0, 2, 3])
    #expect(known.places(of: same) == [0, 2, 3])
    #expect(same.places(of: known) == [0, nil, 1, 2])
    #expect(known.places(of: known) == [0, 1, 2, 3])
    #expect(known.picking([0, 1, 2, 3]) == known)
  }

  @Test(arguments: [("a", 0), ("b", 1), ("d", 2), ("c", nil), ("e", nil), ("", nil), ("ab", nil), ("A", nil)])
  func placesOfNames(name: String, expected: Int?) throws {
    #expect(try listing(["a", "b", "d"]).index(of: Array(name.utf8)) == expected)
    #expect(FileListing().index(of: Array(name.utf8)) == nil)
  }

  @Test(arguments: [("A/", 1, 3), ("", 0, 5), ("B/", 4, 5), ("C", 5, 5), ("0", 0, 0), ("A/b", 2, 3)])
  func filesBelowAFolder(folder: String, first: Int, end: Int) throws {
    #expect(try listing(["A", "A/a", "A/b", "AB", "B/a"]).range(below: Array(folder.utf8)) == first..<end)
  }

  @Test(arguments: [
    ([], []), (["a"], ["a"]), (["b", "a"], ["a", "b"]), (["b", "ab", "a", "B"], ["B", "a", "ab", "b"]),
    (["a", "b", "b/c"], ["a", "b", "b/c"]),
  ])
  func sorted(names: [String], expected: [String]) throws {
    var sorted = try listing(names)
    sorted.sort()
    #expect((0..<sorted.count).map { String(decoding: sorted.name($0), as: UTF8.self) } == expected)
  }

  @Test func bytesComeBack() throws {
    for names in [[], ["a"], ["a", "", "bc"]] {
      let listing = try listing(names)
      #expect(FileListing(stored: listing.stored[...]) == listing)
      #expect(listing.stored.indices.allSatisfy { FileListing(stored: listing.stored[..<$0]) == nil })
      #expect(FileListing(stored: (listing.stored + [0])[...]) == nil)
      #expect(try listing.followed(by: self.listing(["z"])).count == names.count + 1)
    }
  }

  @Test func theLatestTimeOfAll() throws {
    let (old, new) = (try listing(["a"]), try listing(["b"]))
    #expect(FileListing().latest == 0)
    #expect(old.followed(by: new).latest == max(old.latest, new.latest))
  }
}
