import POSIXSupport
import TestSupport
import Testing

/// The stand-in for a Mac's C library holds what swiftkit asks of it, says where each thing is documented, and no more.
@Suite struct StandInHeaderTests {
  private let header: [Substring]
  private let names: [String]

  init() throws {
    let text = try FileContents.text(of: PackageFolder.root.pushing("Tests/StandIn/Darwin/darwin.h"))
    header = text.split(separator: "\n", omittingEmptySubsequences: false)
    names = StandInHeaderTests.declared(in: header)
    try #require(names.count > 150)
  }

  /// Groups are parted by empty lines; the comment of each names manual pages, as `open(2)`.
  @Test func everyGroupNamesItsManualPages() {
    let groups = header.drop { $0 != "" }.split(separator: "")
    #expect(groups.count > 15)
    for group in groups where !group.joined().contains("#include") {
      let first = group.first ?? ""
      let namesPages = first.contains(#/[a-z_]+\([2-9]\)/#) || first.contains("libproc.h")
      #expect(first.hasPrefix("/* ") && namesPages, "no manual page above: \(group.joined(separator: " "))")
    }
  }

  @Test func nothingIsUnused() throws {
    let words = try StandInHeaderTests.words(below: ["Sources", "Plugins", "Tests"])
    for name in names where !words.contains(name) {
      // Other declarations may need it, and the errno of the overlay is made of the last.
      let uses = header.filter { line in
        line.split { !StandInHeaderTests.isOfName($0) }.contains { $0 == name }
      }.count
      #expect(uses > 1 || name == "__error", "'\(name)' is declared and used nowhere")
    }
  }

  /// The compiler holds Sources and Plugins to this; tests need macros that it has for this system only.
  @Test func testsForAMacUseNothingElse() throws {
    let overlay = try FileContents.text(of: PackageFolder.root.pushing("Tests/StandIn/Darwin/Darwin.swift"))
    let known = Set(names + overlay.split { !StandInHeaderTests.isOfName($0) }.map(String.init))
    var looked = 0
    for file in try StandInHeaderTests.swiftFiles(below: ["Tests"]) {
      let text = try FileContents.text(of: file)
      for line in StandInHeaderTests.darwinLines(of: text) {
        for name in StandInHeaderTests.namesOfC(in: line) where !text.contains("func \(name)(") {
          looked += 1
          #expect(known.contains(name), "\(file): '\(name)' is not in Tests/StandIn/Darwin/darwin.h")
        }
      }
    }
    #expect(looked > 0)
  }
}

// MARK: - Reading

extension StandInHeaderTests {
  private static func isOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || character == "_"
  }

  /// Macros, types and functions of a header; members of structs are not names of their own.
  private static func declared(in header: [Substring]) -> [String] {
    var names: [String] = []
    for line in header {
      if let macro = line.firstMatch(of: #/^#define (\w+) /#) { names.append(String(macro.1)) }
      if let type = line.firstMatch(of: #/^struct (\w+) \{/#) { names.append(String(type.1)) }
      if line.hasPrefix("typedef "), let list = line.firstMatch(of: #/([\w, *]+);$/#), !line.contains("(*") {
        names += list.1.split(separator: ",").compactMap { $0.split { !isOfName($0) }.last.map(String.init) }
      }
      guard !line.hasPrefix("#"), !line.hasPrefix("typedef"), !line.hasPrefix(" ") else { continue }
      if let function = line.firstMatch(of: #/^[\w *]*?\b(\w+)\(/#) { names.append(String(function.1)) }
    }
    return Array(Set(names).subtracting(["void", "STANDIN_DARWIN"])).sorted()
  }

  private static func swiftFiles(below folders: [String]) throws -> [FilePath] {
    try folders.flatMap { try FileTree.files(below: PackageFolder.root.appending($0)) }.filter {
      $0.extension == "swift" && !$0.string.contains("/StandIn") && !$0.string.contains("/Golden/")
    }
  }

  private static func words(below folders: [String]) throws -> Set<String> {
    let headers = try FileTree.files(below: PackageFolder.root.pushing("Sources/CMemory"))
    return try Set(
      (swiftFiles(below: folders) + headers).flatMap { file in
        try FileContents.text(of: file).split { !isOfName($0) }.map(String.init)
      })
  }

  /// The lines that are compiled on a Mac only.
  private static func darwinLines(of text: String) -> [Substring] {
    // For each `#if` around a line: whether its present branch is for a Mac.
    var branches: [Bool] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n") {
      let code = line.trimmingPrefix(while: { $0 == " " })
      if code.hasPrefix("#if ") {
        branches.append(code == "#if canImport(Darwin)" || code == "#if os(macOS)")
      } else if code == "#else" || code.hasPrefix("#elseif ") {
        _ = branches.popLast()
        branches.append(false)
      } else if code == "#endif" {
        _ = branches.popLast()
      } else if branches.contains(true), !code.hasPrefix("//") {
        lines.append(line)
      }
    }
    return lines
  }

  /// Calls of functions in small letters, and constants in capitals, that are no member of anything.
  private static func namesOfC(in line: Substring) -> [String] {
    let calls = line.matches(of: #/(?:^|[^.\w"@])([a-z_][a-z0-9_]*)\(/#).map { String($0.1) }
    let constants = line.matches(of: #/(?:^|[^.\w"])([A-Z][A-Z0-9_]{3,})\b/#).map { String($0.1) }
    let ofSwift: Set = ["min", "max", "abs", "if", "while", "switch", "return", "open", "close", "os"]
    return (calls + constants).filter { !ofSwift.contains($0) }
  }
}
