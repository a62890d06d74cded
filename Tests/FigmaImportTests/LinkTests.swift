import FigmaImport
import Testing

/// Links to designs, in all the forms that people copy.
@Suite struct LinkTests {
  private static let key = "AbCdEfGhIjKl0123456789"

  @Test(
    arguments: [
      ("https://www.figma.com/design/\(key)/My-App?node-id=2217-48104", "2217:48104"),
      ("https://www.figma.com/design/\(key)/My-App?node-id=2217%3A48104&t=abc-1", "2217:48104"),
      ("https://www.figma.com/design/\(key)/My-App?t=x&node-id=2217:48104", "2217:48104"),
      ("https://figma.com/file/\(key)/My-App?type=design&node-id=1-2&mode=dev", "1:2"),
      ("http://www.figma.com/proto/\(key)/My-App?page-id=0%3A1&node-id=1-2#frag", "1:2"),
      ("figma.com/design/\(key)", nil), ("https://www.figma.com/design/\(key)/My-App", nil), (key, nil),
      ("https://www.figma.com/design/\(key)/My-App?node-id=I5666-180910%3B1-10515", "I5666:180910;1:10515"),
      ("https://www.figma.com/design/MAIN0123456789/branch/\(key)/My-App?node-id=3-4", "3:4"),
      (
        "https://www.figma.com/embed?embed_host=x&url=https%3A%2F%2Fwww.figma.com%2Fdesign%2F\(key)%2FA%3Fnode-id%3D1-2",
        "1:2"
      ),
      ("https://embed.figma.com/design/\(key)/My-App?node-id=1-2", "1:2"),
      ("https://www.figma.com/slides/\(key)/Deck", nil),
      ("https://www.figma.com/make/\(key)/App", nil), ("  https://www.figma.com/design/\(key)/A?node-id=1-2 ", "1:2"),
    ] as [(String, String?)])
  func links(text: String, node: String?) throws {
    let link = try FigmaLink(text)
    #expect(link.fileKey == Self.key)
    #expect(link.nodeID == node)
  }

  @Test(arguments: [
    ("https://www.figma.com/board/\(key)/Ideas", "FigJam boards have no screens"),
    (
      "https://www.figma.com/community/file/123456",
      "duplicate the community file to your drafts first"
    ),
    ("https://www.figma.com/files/recent", "'/files/' does not contain designs"),
    ("https://www.figma.com/", "it does not name a file"),
    ("https://example.com/figma.com/design/\(key)", "'example.com' is not figma.com"),
    ("https://www.figma.com/design/short/A", "'short' is not a file key"),
    ("https://www.figma.com/design/\(key)/A?node-id=abc", "a layer id looks like 12:34"),
    ("hello", "try https://www.figma.com/design/KEY/NAME?node-id=1-2, or a file"),
    ("", "try https://www.figma.com/design/KEY/NAME?node-id=1-2, or a file"),
  ])
  func noLinks(text: String, reason: String) {
    let error = #expect(throws: FigmaError.self) { try FigmaLink(text) }
    #expect(error?.description.hasSuffix(reason) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("2217-48104", "2217:48104"), ("2217:48104", "2217:48104"), ("2217%3A48104", "2217:48104"),
    ("I12-3;4-5", "I12:3;4:5"), ("-1-2", "-1:2"),
  ])
  func nodeIDs(text: String, id: String) throws {
    #expect(try FigmaLink.nodeID(text) == id)
  }

  /// A key has ten to 128 letters and digits.
  @Test(arguments: [(9, false), (10, true), (128, true), (129, false)]) func lengthsOfKeys(count: Int, isKey: Bool) {
    let key = String(repeating: "a", count: count)
    #expect(((try? FigmaLink(key)) != nil) == isKey)
    #expect(((try? FigmaLink("figma.com/design/\(key)/A")) != nil) == isKey)
  }

  @Test(arguments: [
    ("https://a.example", true), ("HTTP://a.example", true), ("www.figma.com/design", true), ("figma.com/file", true),
    ("design.json", false), ("my-figma.com/x", false), (key, false),
  ])
  func textsThatAreMeantAsLinks(text: String, isLink: Bool) { #expect(FigmaLink.isLink(text) == isLink) }

  /// No name of a file is as long, without a mark, of letters and digits.
  @Test(arguments: [
    ("abcdefghij012345678", false), ("abcdefghij0123456789", true), ("abcdefghijabcdefghij", false),
    ("01234567890123456789", false), ("abcdefghij-0123456789", false),
  ])
  func textsThatLookLikeKeys(text: String, looksLikeKey: Bool) {
    #expect(FigmaLink.looksLikeKey(text) == looksLikeKey)
  }

  @Test(arguments: ["", "12", "a:b", "1:2:3", "1:2;", "../1:2", "1:2&x=1"])
  func noNodeIDs(text: String) {
    #expect(throws: FigmaError.self) { try FigmaLink.nodeID(text) }
  }
}
