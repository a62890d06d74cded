import FigmaImport
import Testing

@testable import FigmaService

/// What a request to the service looks like, and what is said of one that fails, without a server.
@Suite struct FigmaRequestTests {
  /// Not more than fifty layers, nor more than six thousand bytes, in one request.
  @Test(
    arguments: [
      (0, 3, []), (1, 3, [1]), (50, 3, [50]), (51, 3, [50, 1]), (100, 3, [50, 50]), (50, 119, [50]),
      (50, 120, [49, 1]),
      (2, 7_000, [1, 1]),
    ] as [(Int, Int, [Int])])
  func batches(count: Int, length: Int, sizes: [Int]) {
    let nodes = (0..<count).map { _ in String(repeating: "a", count: length) }
    #expect(FigmaService.batches(of: nodes).map(\.count) == sizes)
  }

  /// What has to be written in percent form is as long as that.
  @Test func batchesOfIDs() {
    let nodes = (0..<50).map { _ in "1" + String(repeating: ":", count: 40) }
    #expect(FigmaService.batches(of: nodes).map(\.count) == [49, 1])
  }

  @Test(arguments: [
    ("1:2", "1%3A2"), ("I1:2;3:4", "I1%3A2%3B3%3A4"), ("a-b.c_d~e", "a-b.c_d~e"), ("AZaz09", "AZaz09"), (" ", "%20"),
    ("é", "%C3%A9"), ("/", "%2F"), ("@[`{", "%40%5B%60%7B"),
  ])
  func encodedForAQuery(text: String, expected: String) {
    #expect(FigmaService.encoded(text) == expected)
    #expect(FigmaService.list([text, "9"]) == expected + ",9")
  }

  @Test(arguments: [("https://a.example//", "https://a.example"), ("https://a.example/b/", "https://a.example/b")])
  func slashesBehindTheAddress(base: String, expected: String) throws {
    #expect(try FigmaService(token: "t", base: base, cache: nil, environment: []).base == expected)
  }

  /// A token with what no token has is not even tried.
  @Test(arguments: ["a b", "a\\b", "a\"b", "a\u{7f}", "\u{e9}", "a\nb"])
  func tokensThatAreNone(token: String) throws {
    let service = try FigmaService(token: token, base: "http://127.0.0.1:9", cache: nil, environment: [])
    #expect(throws: FigmaServiceError.badToken) {
      try service.document(try FigmaLink("abcdefghij0123456789"), node: nil)
    }
  }

  @Test func anEmptyTokenIsNone() {
    #expect(throws: FigmaServiceError.noToken) { try FigmaService(token: "", cache: nil, environment: []) }
  }

  // MARK: - Sentences

  @Test(arguments: [
    (0, "0 seconds"), (119, "119 seconds"), (120, "2 minutes"), (7_199, "119 minutes"), (7_200, "2 hours"),
  ])
  func times(seconds: Int, words: String) {
    let error = FigmaServiceError.tooManyRequests(seconds: seconds, tier: "", link: "")
    #expect(error.description == "too many requests to Figma (429); try again in \(words)")
  }

  @Test(
    arguments: [
      (
        FigmaServiceError.tooLarge(node: "1:2", message: ""),
        "Figma cannot send '1:2', not even in parts (400); choose a smaller layer with --node"
      ),
      (
        .tooLarge(node: "1:2", message: "too large"),
        "Figma cannot send '1:2', not even in parts (400: too large); choose a smaller layer with --node"
      ),
      (
        .badRequest(message: ""), "Figma cannot understand the request (400); check the link, --node and --file-version"
      ),
      (.refused(status: 418, message: ""), "Figma responded with status 418"),
      (.refused(status: 418, message: "tea"), "Figma responded with status 418: tea"),
      (.tooManyRequests(seconds: nil, tier: "pro", link: ""), "too many requests to Figma (429), plan 'pro'"),
      (.tooManyRequests(seconds: nil, tier: "", link: "https://a"), "too many requests to Figma (429); https://a"),
    ] as [(FigmaServiceError, String)])
  func sentencesWithAndWithoutAMessage(error: FigmaServiceError, sentence: String) {
    #expect(error.description == sentence)
  }
}
