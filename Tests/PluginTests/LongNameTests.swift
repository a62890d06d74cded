import SwiftKitSDK
import Testing

@testable import DataFlowRules

/// A name of the source may be any length, the message that tells of it may not.
@Suite struct LongNameTests {
  @Test(arguments: [100, 1_990, 3_000, 100_000]) func aMessageOfALongName(length: Int) throws {
    for letter in ["X", "ü"] {
      let source = "@Observable class \(String(repeating: letter, count: length)) {}\n"
      let found = findings(ViewModelFinal(), in: Array(source.utf8))
      let message = try #require(found.first?.message)
      #expect(found.count == 1 && message.utf8.count <= 2_000)
      #expect(message.hasPrefix("`" + letter + letter) && message.hasSuffix("mark it `final`"))
    }
  }
}
