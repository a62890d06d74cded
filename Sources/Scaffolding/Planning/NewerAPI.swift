import ByteText

/// API of Swift and Foundation that generated code may use, and the systems that brought it.
///
/// The checks know the versions of SwiftUI's API, not of these, so generated code would pass them and not compile.
struct NewerAPI: Hashable, Sendable {
  let name: String
  let iOS: Int
  let macOS: Int
  /// What stands in code that uses it.
  private let signs: [String]

  /// The newest comes first, so that one message names the system that is enough.
  private static let all = [
    NewerAPI(name: "SwiftData", iOS: 17, macOS: 14, signs: ["import SwiftData"]),
    NewerAPI(name: "@Observable", iOS: 17, macOS: 14, signs: ["@Observable"]),
    NewerAPI(name: "LocalizedStringResource", iOS: 16, macOS: 13, signs: ["LocalizedStringResource"]),
    NewerAPI(name: "the trait timeLimit", iOS: 16, macOS: 13, signs: [".timeLimit("]),
    NewerAPI(name: "Task.sleep(for:)", iOS: 16, macOS: 13, signs: ["Task.sleep(for:"]),
    NewerAPI(
      name: "Clock", iOS: 16, macOS: 13, signs: ["ContinuousClock", "any Clock<", ": Clock {", "SuspendingClock"]),
  ]

  /// What `files` use that a project with this deployment target lacks; nil if there is nothing.
  static func used(in files: [RenderedFile], below deploymentTarget: String) -> NewerAPI? {
    guard let major = major(of: deploymentTarget) else { return nil }
    return all.first { api in
      major < api.iOS && files.contains { file in api.signs.contains { file.text.utf8.contains(bytesOf: $0) } }
    }
  }

  /// `@Observable, which needs iOS 17 or macOS 14`; a template that has code for older systems, which a project is below
  /// too, says which: `code for iOS 16 or macOS 13 and later`.
  ///
  /// - Parameter oldest: the oldest iOS that the template has code for, where it asks for one.
  func sentence(below deploymentTarget: String, writtenFrom oldest: Int?) -> String {
    if let oldest, oldest < iOS, let major = NewerAPI.major(of: deploymentTarget), major < oldest {
      return "code for iOS \(oldest) or macOS \(oldest - iOS + macOS) and later"
    }
    return "\(name), which needs iOS \(iOS) or macOS \(macOS)"
  }

  private static func major(of version: String) -> Int? { Int(version.prefix { $0 != "." }) }
}
