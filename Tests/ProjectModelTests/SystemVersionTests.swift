import Testing

@testable import ProjectModel

/// Versions of systems as projects write them, and the iOS of the same year.
@Suite struct SystemVersionTests {
  @Test(arguments: [
    ("17", "17.0"), ("17.4", "17.4"), ("26.1.2", "26.1.2"), ("999", "999.0"), ("1000", nil), ("1.2.3.4", nil),
    ("", nil),
    ("17.", nil), (".5", nil), ("-1", nil), ("a", nil), ("17.x", nil), ("17 ", nil),
  ])
  func parsed(text: String, expected: String?) { #expect(SystemVersion(text)?.description == expected) }

  @Test(arguments: [
    ("16.4", "17.0", true), ("17.0", "17.0", false), ("17.0", "17.0.1", true), ("9.0", "10.0", true),
    ("17.2", "17.1", false),
  ])
  func order(first: String, second: String, expected: Bool) throws {
    let (left, right) = (try #require(SystemVersion(first)), try #require(SystemVersion(second)))
    #expect((left < right) == expected)
  }

  @Test(arguments: [("26.1.2", "26.1"), ("17.0", "17.0"), ("17", "17.0")])
  func upToMinor(text: String, expected: String) { #expect(SystemVersion(text)?.upToMinor == expected) }

  @Test(arguments: [
    (Platform.iOS, "16.4", "16.0"), (Platform.tvOS, "17.2", "17.0"), (Platform.macOS, "10.15", "13.0"),
    (Platform.macOS, "11.0", "14.0"),
    (Platform.macOS, "14.0", "17.0"), (Platform.watchOS, "10.0", "17.0"), (Platform.visionOS, "1.0", "17.0"),
    (Platform.macOS, "26.0", "26.0"),
    (Platform.watchOS, "26.1", "26.1"), (Platform.visionOS, "26.0", "26.0"),
  ])
  func sameYear(platform: Platform, version: String, expected: String) throws {
    let version = try #require(SystemVersion(version))
    #expect(platform.iOS(besides: version)?.description == expected)
  }

  /// Names of systems in any case, and the one that the files of Xcode name otherwise.
  @Test(arguments: [
    ("iOS", Platform.iOS), ("ios", Platform.iOS), ("MACOS", Platform.macOS), ("xros", Platform.visionOS),
    ("visionos", Platform.visionOS), ("linux", nil),
    ("maccatalyst", nil),
  ])
  func names(text: String, expected: Platform?) {
    #expect(Platform(filter: text) == expected)
    #expect(Platform(named: text) == (text == "xros" ? nil : expected))
  }
}
