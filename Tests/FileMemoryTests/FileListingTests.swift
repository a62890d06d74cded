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
}
