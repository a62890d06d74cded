import FigmaImport
import FigmaService
import POSIXSupport
import TestSupport
import Testing

// Issue "Nothing lost, nothing let in, nothing pretended".
@Suite struct FigmaAddressTests {
  private func refused(_ base: String) throws -> String? {
    do {
      _ = try FigmaService(token: "figd_x", base: base, cache: nil, environment: [])
      return nil
    } catch FigmaServiceError.badBase(_, let reason) {
      return reason
    }
  }

  @Test(arguments: [
    "https://api.figma.com", "https://proxy.example:8443/figma/", "http://127.0.0.1:8080", "http://localhost/x",
    "http://[::1]:80", "HTTP://127.1.2.3", "http://[::1]", "http://LOCALHOST:8080/", "https://a/~!",
    "https://[::1]:443/x",
  ])
  func anAddressThatMayGetTheToken(base: String) throws { #expect(try refused(base) == nil) }

  @Test(arguments: [
    ("http://127.0.0.1:1/\noutput = x\nurl = http://127.0.0.1:1", "it contains invalid characters"),
    ("https://a\" b", "it contains invalid characters"), ("https://a\\b", "it contains invalid characters"),
    ("https://\u{e9}", "it contains invalid characters"),
    ("https://a b", "it contains invalid characters"), ("", "it does not begin with https://"),
    ("ftp://a", "it does not begin"),
    ("file:///etc/passwd", "it does not begin"), ("https:api.figma.com", "it does not begin"),
    ("https://", "only a host"), ("https://me@evil.example", "only a host"),
    ("https://a/?x=", "only a host"), ("https://a/[1-9]", "only a host"),
    ("http://api.figma.com", "http sends the token in the clear"),
    ("http://127.0.0.1.evil.example", "http sends the token"), ("http://127.0.0.1:80:90", "http sends the token"),
    ("http://localhost.evil.example/", "http sends the token"), ("http://127.0.0", "http sends the token"),
    ("http://128.0.0.1", "http sends the token"), ("http://127.0.0.256", "http sends the token"),
    ("http://127.0.0.1.5", "http sends the token"), ("http://[::2]", "http sends the token"),
    ("https://a/{b}", "only a host"), ("https://a/b#c", "only a host"), ("https://a/b]", "only a host"),
    ("https://a\u{7f}", "it contains invalid characters"), ("https://a'b", "it contains invalid characters"),
    ("https:///path", "only a host"),
  ])
  func anAddressThatMayNot(base: String, reason: String) throws {
    #expect(try refused(base)?.hasPrefix(reason) == true, "\(base)")
  }
}

@Suite(.serialized, .enabled(if: FakeFigma.canRun, "needs python3 and curl"))
struct FigmaBoundsTests {
  /// One announces its length, one does not and would go on for 100 MB.
  @Test(arguments: [FakeFigma.key, "stream00000000000"])
  func anAnswerIsNotReadWithoutABound(key: String) throws {
    let server = try FakeFigma()
    let service = try server.service(longestAnswer: 300)
    #expect(throws: FigmaServiceError.endless(limit: 300)) { try service.document(try FigmaLink(key), node: nil) }
  }
}
