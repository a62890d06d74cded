import POSIXSupport
import TestSupport
import Testing

/// Issue 27, "Nothing lost, nothing let in, nothing pretended": no number from outside ends a process.
///
/// `Int(someDouble)` traps where the number is not finite or has no room. `Int(nearest:)`, `Int(exactly:)` and
/// `Double.shortText` do not, and `plus` and `times` stay in their range.
@Suite struct NumberLawTests {
  /// What the compiler writes into an object that holds such a conversion: exact, whatever the source looks like.
  ///
  /// Only builds for debugging hold the words; where there are no objects, the other law has to do.
  @Test func noObjectConvertsANumberThatMayHaveNoRoom() throws {
    let build = PackageFolder.products
    let words = "value cannot be converted to"
    let run = try ProgramRun(
      "/usr/bin/env", ["grep", "-rlF", "--include=*.swift.o", words, build.string], in: PackageFolder.root)
    let sources = try Self.sources()
    let guilty = run.output.split(separator: "\n").compactMap { path -> String? in
      let object = FilePath(String(path))
      guard let source = object.lastComponent?.stem, let folder = object.removingLastComponent().lastComponent else {
        return nil
      }
      // What is left of a file that is gone does not count, nor do dependencies.
      return sources[folder.stem]?.contains(source) == true ? "\(folder.stem)/\(source)" : nil
    }
    #expect(guilty.isEmpty, "these convert a floating-point number by a bare Int(…) or the like; write Int(nearest:)")
  }

  @Test func noSourceConvertsANumberThatMayHaveNoRoom() throws {
    var complaints: [String] = []
    var excused: Set<String> = []
    for root in ["Sources", "Plugins"] {
      for file in try FileTree.files(below: PackageFolder.root.appending(root)) where file.extension == "swift" {
        let lines = try FileContents.text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
          guard let word = NumberLaw.breach(in: line) else { continue }
          let name = file.lastComponent?.string ?? ""
          if Self.allowed[name].map({ line.contains($0.code) }) == true {
            excused.insert(name)
          } else {
            complaints.append("\(file):\(number + 1): \(word)")
          }
        }
      }
    }
    #expect(excused == Set(Self.allowed.keys), "what is not there any more needs no excuse")
    #expect(complaints.isEmpty, "write Int(nearest:), Int(exactly:), plus(_:) or times(_:)")
  }

  @Test(arguments: [
    ("let a = Int(size.rounded())", true), ("let a = Int(nearest: size)", false),
    ("UInt8((share * 255.0).rounded())", true),
    ("Int(Double(text) ?? 0)", true), ("  // Int(size.rounded())", false), ("let a = Int(text)!", true),
    ("Int64(time.tv_sec) * 1_000_000_000", true), ("Int64(time.tv_sec) &* 1_000_000_000", false),
    ("Int(text).map { $0 }", false), ("Int(floor(x))", true), ("myInt(x.rounded())", false), ("Int(x * 0.5)", true),
    ("UInt32(text, radix: 16)!", true), ("Int(1.5)", true), ("Int($0 ?? 0) + 1", false), ("Int(byte) + 1", false),
    ("if now - stamp.modified > longest", true), ("if now &- stamp.modified > longest", false),
    ("return (latest - start)", true), ("Step(-modified)", false),
    ("let x = Int(exactly: y.rounded())", false), (#"let x = "Int(x.rounded())""#, false),
  ])
  func theLawFinds(line: String, isBreach: Bool) { #expect((NumberLaw.breach(in: line[...]) != nil) == isBreach) }

  /// Places that look like a breach and are none, each with its reason.
  private static let allowed: [String: (code: String, reason: String)] = [
    "HostLimits.swift": ("Int64(size) * 25_000", "the size was cut to 8 MiB before")
  ]

  /// The names of the source files of each module.
  private static func sources() throws -> [String: Set<String>] {
    var sources: [String: Set<String>] = [:]
    for root in ["Sources", "Plugins"] {
      for file in try FileTree.files(below: PackageFolder.root.appending(root)) where file.extension == "swift" {
        let parts = file.components.dropFirst(PackageFolder.root.components.count).map(\.string)
        let module =
          switch (parts[0], parts[1], parts[2]) {
          case ("Sources", let name, _): name
          case (_, "SDK", _): "SwiftKitSDK"
          case (_, let name, "Plugin"): "\(name)Plugin"
          case (_, let name, _): name
          }
        sources[module.split(separator: "-").joined(separator: "_"), default: []].insert(parts[parts.count - 1])
      }
    }
    return sources
  }
}
