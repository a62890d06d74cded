import FigmaImport
import FigmaService
import Testing

/// Whether, how long and how often a busy service is waited for.
@Suite(.serialized, .enabled(if: FakeFigma.canRun, "needs python3 and curl"))
struct FigmaPauseTests {
  private func link(_ key: String) throws -> FigmaLink {
    try FigmaLink("https://www.figma.com/design/\(key)/App?node-id=1-2")
  }

  @Test func aShortPauseIsTaken() throws {
    let server = try FakeFigma()
    let pauses = Counter()
    let service = try server.service(pause: { pauses.add($0) })
    #expect(try service.document(try link("busy0000000000"), node: nil).roots.count == 1)
    #expect(pauses.values == [1])
  }

  /// Half a second is waited for as one; a date is as far away as it is from the answer's own; other troubles pass.
  @Test(arguments: [("decimal000000000", 1...1), ("dated00000000000", 2...4), ("flaky00000000000", 1...1)])
  func pausesOfOtherForms(key: String, seconds: ClosedRange<Int>) throws {
    let server = try FakeFigma()
    let pauses = Counter()
    let document = try server.service(pause: { pauses.add($0) }).document(try link(key), node: nil)
    #expect(document.roots.count == 1)
    #expect(pauses.values.count == 1 && pauses.values.allSatisfy(seconds.contains), "\(pauses.values)")
  }

  /// Pauses are taken as long as they make a minute at most, all together.
  @Test func pausesAreCounted() throws {
    let server = try FakeFigma()
    let pauses = Counter()
    let error = #expect(throws: FigmaServiceError.self) {
      try server.service(pause: { pauses.add($0) }).document(try link("never0000000000"), node: nil)
    }
    #expect(pauses.values == [25, 25])
    #expect(error?.description == "too many requests to Figma (429); try again in 25 seconds")
  }

  /// A minute is waited for, once; troubles of the service twice, and ten seconds each at most.
  @Test(
    arguments: [
      ("sixty00000000000", [60], "too many requests to Figma (429); try again in 60 seconds"),
      ("trouble000000000", [1, 2], "Figma responded with status 500: Internal"),
      ("ten0000000000000", [10, 10], "Figma responded with status 503: Down"),
      ("eleven0000000000", [], "Figma responded with status 503: Down"),
    ] as [(String, [Int], String)])
  func pausesAtTheirLimits(key: String, seconds: [Int], sentence: String) throws {
    let server = try FakeFigma()
    let pauses = Counter()
    let error = #expect(throws: FigmaServiceError.self) {
      try server.service(pause: { pauses.add($0) }).document(try link(key), node: nil)
    }
    #expect(pauses.values == seconds && error?.description == sentence, "\(pauses.values)")
  }
}
