import ByteText
package import POSIXSupport

/// The Swift that a library was built with. Where the system brings no Swift, the runtime has to be of the same one.
package struct SwiftCompiler: Hashable, Sendable, CustomStringConvertible {
  /// Such as `6.3.1`.
  package let version: String

  /// Reads what a descriptor records, such as `Swift 6.3.1`; nil for other languages.
  package init?(recorded: String) {
    let words = recorded.split(separator: " ")
    guard words.count == 2, words[0] == "Swift" else { return nil }
    self.init(version: words[1].utf8)
  }

  /// Reads the line that the SDK leaves in every library: it is there however the library was stripped.
  package init?(markIn library: [UInt8]) {
    guard let place = library.firstIndex(ofBytes: SwiftCompiler.mark) else { return nil }
    self.init(version: library[(place + SwiftCompiler.mark.utf8.count)...].prefix { $0 != 0x0a && $0 != 0 }.prefix(17))
  }

  private init?(version: some Collection<UInt8>) {
    let isNumber = version.allSatisfy { Ascii.isDigit($0) || $0 == 0x2e }
    guard isNumber, !version.isEmpty, version.count <= 16 else { return nil }
    self.version = String(decoding: version, as: UTF8.self)
  }

  /// As descriptors record it.
  package var description: String { "Swift \(version)" }

  private static let mark = "@(#)swiftkit-sdk, compiled by Swift "

  /// The Swift that `library` needs the runtime of; nil when it needs none, or nobody knows which.
  ///
  /// What the library itself says counts before what its descriptor records, which may be older than it. A library with
  /// a runtime of its own, or in another language, needs none.
  package static func needed(by library: [UInt8], recorded: String?) -> SwiftCompiler? {
    guard library.contains(bytesOf: "libswiftCore.so") else { return nil }
    return SwiftCompiler(markIn: library) ?? recorded.flatMap { SwiftCompiler(recorded: $0) }
  }
}

/// The Swift runtime beside a plugin host, which libraries in Swift have to be of: a system brings none but on macOS.
package struct HostRuntime {
  private let host: FilePath
  /// Read when the first library asks, since the host is megabytes long; nil inside where the host does not say.
  private var compiler: SwiftCompiler??

  package init(of host: FilePath) { self.host = host }

  /// What keeps `library` from being loaded by the host: both versions, where they differ.
  ///
  /// The host was built together with the runtime beside it and holds the SDK's line, too. On macOS the runtime is the
  /// system's, for every Swift.
  package mutating func mismatch(
    of library: FilePath, recorded: String?
  ) throws(FileFault) -> (library: SwiftCompiler, host: SwiftCompiler)? {
    #if canImport(Darwin)
      return nil
    #else
      guard let needed = SwiftCompiler.needed(by: try FileContents.bytes(of: library), recorded: recorded) else {
        return nil
      }
      if compiler == nil { compiler = .some(SwiftCompiler(markIn: try FileContents.bytes(of: host))) }
      guard let runtime = compiler ?? nil, needed != runtime else { return nil }
      return (needed, runtime)
    #endif
  }
}
