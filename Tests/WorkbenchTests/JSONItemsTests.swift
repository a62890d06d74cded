import Testing

@testable import Workbench

/// Items of a list that are put in and taken out as text.
@Suite struct JSONItemsTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(arguments: [
    ("[]", "[9]"), ("[ ]", "[9 ]"), ("[1]", "[1,9]"), ("[ 1 ]", "[ 1, 9 ]"), ("[1,  2]", "[1,  2,  9]"),
    ("[\n  1\n]", "[\n  1,\n  9\n]"), (#"{"a": 1}"#, #"{"a": 1,9}"#),
    (#"{"a":1, "b":{"c": 2}}"#, #"{"a":1, "b":{"c": 2}, 9}"#),
  ])
  func put(before: String, after: String) {
    let bytes = Array(before.utf8)
    #expect(text(JSONItems(in: bytes).put("9", into: bytes)) == after)
  }

  @Test(arguments: [
    ("[1]", 0, "[]"), ("[ 1 ]", 0, "[ ]"), ("[1, 2, 3]", 0, "[2, 3]"), ("[1, 2, 3]", 1, "[1, 3]"),
    ("[1, 2, 3]", 2, "[1, 2]"), (#"{"a": 1, "b": [2]}"#, 1, #"{"a": 1}"#), (#"{"a": 1, "b": [2]}"#, 0, #"{"b": [2]}"#),
  ])
  func take(before: String, place: Int, after: String) throws {
    let bytes = Array(before.utf8)
    let items = JSONItems(in: bytes)
    try #require(items.items.indices.contains(place))
    #expect(text(items.take(items.items[place], outOf: bytes)) == after)
  }

  @Test(arguments: [("7", 0), ("\"a\"", 0), ("[]", 0), ("[1,[2,3]]", 2), (#"{"a":1,"b":{"a":2},"a":3}"#, 3)])
  func onlyTheOuterOnes(text: String, count: Int) {
    let items = JSONItems(in: Array(text.utf8))
    #expect(items.items.count == count)
    #expect(items.all(named: "a").count == (count == 3 ? 2 : 0))
  }

  @Test func blanks() {
    #expect((UInt8.min...UInt8.max).filter { JSONItems.isBlank($0) } == [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20])
  }
}
