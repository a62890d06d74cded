import POSIXSupport
import TestSupport
import Testing

/// Which places `make mutants` takes, and the list of those that change nothing.
@Suite struct MutationTests {
  private func places(_ arguments: [String]) throws -> [String] {
    let script = PackageFolder.root.appending("Tests/Mutation/mutants.py").string
    let run = try ProgramRun("/usr/bin/env", ["python3", "-B", script, "--list"] + arguments)
    try #require(run.exitCode == 0, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func aSeedTakesTheSamePlaces() throws {
    // Three modules are enough to draw from, and the lexer of the script is slow.
    let folder = try TemporaryFolder()
    for module in ["ByteText", "JSON", "RuleModel"] {
      let place = PackageFolder.root.appending("Sources").appending(module)
      for file in try FileTree.files(below: place) where file.extension == "swift" {
        try folder.write(try FileContents.text(of: file), to: "Sources/\(module)/\(file.lastComponent?.string ?? "")")
      }
    }
    func drawn(_ seed: String) throws -> [String] {
      try places(["--root", folder.path.string, "--seed", seed, "--count", "40"])
    }
    let first = try drawn("a")
    #expect(first.count == 40)
    #expect(Set(first.map { $0.split(separator: "/")[1] }).count == 3)
    #expect(try drawn("a") == first)
    #expect(try drawn("b") != first)
    #expect(try places(["--seed", "a", "--count", "40"]).count == 40)
  }

  /// Each line of code, with what is made of it; nothing else is code.
  @Test(arguments: [
    ("if a < b && !c { d += 1 }", ["< -> <=", "&& -> ||", "! left out", "+= -> -=", "1 -> 2"]),
    ("for i in 0..<n { f(i - 10) }", ["0 -> 1", "..< -> ...", "- -> +", "10 -> 11"]),
    ("x == y || x == z", ["== -> !=", "|| -> &&", "== -> != (#2)"]),
    ("if a.isEmpty { return true }", [".isEmpty turned", "early return left out", "true -> false"]),
    ("max(a, b.0) + min($0, 0x10)", ["max -> min", "+ -> -", "min -> max"]),
    ("let s = \"a < \\(b ? \"1\" : \"2\") && 1\" // 1 + 1", []),
    ("let s = #\"a\" + 1\\\"# + \"\"", ["+ -> -"]),
    ("/* a < /* b */ && 1 */", []),
    ("#if os(macOS)\na < b\n#else\na > b\n#endif", ["> -> >="]),
    ("static func < (a: A, b: A) -> Bool", []),
    ("case one = 1", []),
    ("let a: [Int: Set<Int>] = [:]", []),
  ])
  func onlyOperatorsAreTaken(code: String, changes: [String]) throws {
    let folder = try TemporaryFolder()
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write(code + "\n", to: "Sources/One/Two.swift")
    let named = lines.indices.map { "Two.swift:\($0 + 1)" }
    let found = try places(["--root", folder.path.string, "--places"] + named)
    #expect(found.map { $0.split(separator: ": ", maxSplits: 2)[1].description } == changes)
  }

  /// A line that was changed or moved away is looked at again.
  @Test func equivalentsAreStillThere() throws {
    let text = try FileContents.text(of: PackageFolder.root.appending("Tests/Mutation/equivalents.txt"))
    for entry in text.split(separator: "\n") where !entry.hasPrefix("#") {
      let parts = entry.split(separator: "\t").map(String.init)
      try #require(parts.count == 4 && !parts[3].isEmpty, "\(entry)")
      let source = try FileContents.text(of: PackageFolder.root.appending(parts[0]))
      let holds = source.split(separator: "\n").contains { $0.drop { $0 == " " } == parts[1][...] }
      #expect(holds, "\(parts[0]) has no line '\(parts[1])' any more: take the entry away, or write the line anew")
    }
  }
}
