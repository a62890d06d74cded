import Testing

@testable import SkillDocuments

/// Files with so many zeros that they are no text.
struct TextFlawTests {
  @Test(
    arguments: [
      (8, 20, nil), (9, 20, "binary"), (10, 19, "utf16"), (20, 180, nil), (21, 179, "binary"), (0, 50, nil),
      (9, 9, "utf16"),
    ] as [(Int, Int, String?)])
  func zerosInAFile(zeros: Int, letters: Int, flaw: String?) {
    let bytes = [UInt8](repeating: 0, count: zeros) + [UInt8](repeating: 0x61, count: letters)
    let found = TextFlaw(bytes, decoded: String(decoding: bytes, as: UTF8.self))
    #expect(found.map { $0 == .utf16 ? "utf16" : "binary" } == flaw)
  }
}
