import Testing

@testable import Answering

/// The framework that the name of a class begins with.
struct ApplePrefixTests {
  @Test(
    arguments: [
      ("AVPlayer", "AVFoundation"), ("EKRecurrenceRule", "EventKit"), ("MTLDevice", "Metal"), ("UIView", nil),
      ("AB", nil),
      ("AVb", nil), ("AVP", nil), ("AV1x", nil), ("player", nil), ("", nil),
    ] as [(String, String?)])
  func framework(name: String, expected: String?) { #expect(ApplePrefixes.framework(of: name) == expected) }
}
