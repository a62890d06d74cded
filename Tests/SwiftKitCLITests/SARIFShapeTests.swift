import JSON
import POSIXSupport
import TestSupport
import Testing

/// SARIF held to what its 2.1.0 schema says of the objects that we write, and to what GitHub asks for besides.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct SARIFShapeTests {
  /// What one kind of object must have and may have; the schema allows nothing else.
  private struct Shape {
    let required: [String]
    let allowed: [String]
    /// By member: the kind of the object, or of the objects of the list, that stands there.
    var inside: [String: String] = [:]
  }

  private static let shapes: [String: Shape] = [
    "log": Shape(required: ["version", "runs", "$schema"], allowed: [], inside: ["runs": "run"]),
    "run": Shape(
      required: ["tool", "results", "columnKind"], allowed: ["invocations"],
      inside: ["tool": "tool", "results": "result", "invocations": "invocation"]),
    "tool": Shape(required: ["driver"], allowed: [], inside: ["driver": "driver"]),
    "driver": Shape(required: ["name", "rules", "semanticVersion"], allowed: [], inside: ["rules": "rule"]),
    // GitHub: the three texts of a rule are required, tags and the severity of the problem recommended.
    "rule": Shape(
      required: ["id", "shortDescription", "fullDescription", "help", "defaultConfiguration", "properties"],
      allowed: [],
      inside: [
        "shortDescription": "text", "fullDescription": "text", "help": "text", "defaultConfiguration": "configuration",
        "properties": "properties",
      ]),
    "properties": Shape(required: ["tags", "problem.severity", "rules"], allowed: []),
    "configuration": Shape(required: ["enabled", "level"], allowed: []),
    "text": Shape(required: ["text"], allowed: []),
    "result": Shape(
      required: ["ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints"], allowed: ["fixes"],
      inside: [
        "message": "text", "locations": "location", "fixes": "fix", "partialFingerprints": "fingerprints",
      ]),
    "fingerprints": Shape(required: ["primaryLocationLineHash", "swiftkit/v1"], allowed: []),
    "location": Shape(required: ["physicalLocation"], allowed: [], inside: ["physicalLocation": "physicalLocation"]),
    "physicalLocation": Shape(
      required: ["artifactLocation", "region"], allowed: [],
      inside: ["artifactLocation": "artifactLocation", "region": "region"]),
    "artifactLocation": Shape(required: ["uri"], allowed: []),
    "region": Shape(required: ["startLine", "startColumn", "endLine", "endColumn"], allowed: []),
    "fix": Shape(
      required: ["artifactChanges", "description"], allowed: [],
      inside: ["artifactChanges": "artifactChange", "description": "text"]),
    "artifactChange": Shape(
      required: ["artifactLocation", "replacements"], allowed: [],
      inside: ["artifactLocation": "artifactLocation", "replacements": "replacement"]),
    "replacement": Shape(
      required: ["deletedRegion"], allowed: ["insertedContent"],
      inside: ["deletedRegion": "region", "insertedContent": "text"]),
    "invocation": Shape(
      required: ["executionSuccessful"], allowed: ["toolExecutionNotifications"],
      inside: ["toolExecutionNotifications": "notification"]),
    "notification": Shape(required: ["message"], allowed: ["level"], inside: ["message": "text"]),
  ]

  private let kit: PortableSwiftKit

  init() throws {
    kit = try PortableSwiftKit(plugins: [
      "test": """
      uint32_t at = (uint32_t)(strstr(file->source.bytes, "bad!") - file->source.bytes);
      swiftkit_edit e = { at, at, T("very ") };
      swiftkit_finding f = { sizeof f, at, at + 9, T("over two lines"), &e, 1 };
      host->report(host->context, &f);
      """
    ])
    try kit.write("let trip = 1\nlet trip = 1\n", to: "a b.swift")
    try kit.write("let x = \"🙂\" // bad!\nand on\n", to: "é.swift")
    try kit.write("trip \u{0}", to: "binary.swift")
  }

  private func document(_ arguments: String...) throws -> JSONValue {
    let run = try ProgramRun(
      kit.kit.appending("swiftkit"), ["check", "--format", "sarif"] + arguments, in: kit.project,
      environment: ["HOME": kit.folder.path.string])
    return try JSONValue(json: Array(run.output.utf8))
  }

  @Test func everyObjectHasItsShape() throws {
    var seen: Set<String> = []
    try check(document(), "log", at: "$", &seen)
    #expect(seen == Set(Self.shapes.keys), "some kinds of objects did not occur")
  }

  private func check(_ value: JSONValue, _ kind: String, at path: String, _ seen: inout Set<String>) throws {
    if case .array(let values) = value {
      for (index, value) in values.enumerated() { try check(value, kind, at: "\(path)[\(index)]", &seen) }
      return
    }
    let shape = try #require(Self.shapes[kind])
    guard let list = value.members else {
      Issue.record("\(path) is no object")
      return
    }
    let members = Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0.value) })
    seen.insert(kind)
    for name in shape.required { #expect(members[name] != nil, "\(path) has no '\(name)'") }
    for name in members.keys {
      #expect(shape.required.contains(name) || shape.allowed.contains(name), "\(path) may not have '\(name)'")
    }
    for (name, kind) in shape.inside {
      if let value = members[name] { try check(value, kind, at: "\(path).\(name)", &seen) }
    }
    if let level = members["level"]?.word { #expect(["none", "note", "warning", "error"].contains(level), "\(path)") }
    if kind == "region" {
      let numbers = shape.required.compactMap { members[$0]?.word.flatMap { Int($0) } }
      #expect(numbers.count == 4 && numbers.allSatisfy { $0 >= 1 }, "\(path)")
      #expect((numbers[0], numbers[1]) <= (numbers[2], numbers[3]), "\(path) ends before it starts")
    }
    if kind == "artifactLocation", let uri = members["uri"]?.word {
      #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }, "\(path): a URI has ASCII only")
    }
  }

  @Test func rulesAreFoundByTheirIndex() throws {
    let run = try #require(document()["runs"]?.first)
    guard let rules = run["tool"]?["driver"]?["rules"]?.elements, let results = run["results"]?.elements else {
      Issue.record("no rules or results")
      return
    }
    #expect(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"]?.word.flatMap { Int($0) })
      #expect(rules[index]["id"] == result["ruleId"])
    }
    // Two findings of one text are two alerts, and stay those two when lines move.
    let prints = Set(results.compactMap { $0["partialFingerprints"]?["primaryLocationLineHash"]?.word })
    #expect(prints.count == 3)
    try kit.write("\n\nlet trip = 1\n\nlet trip = 1\n", to: "a b.swift")
    guard let runs = try document()["runs"]?.elements, let moved = runs[0]["results"]?.elements else {
      Issue.record("no results")
      return
    }
    #expect(Set(moved.compactMap { $0["partialFingerprints"]?["primaryLocationLineHash"]?.word }) == prints)
  }

  /// Columns count characters, lines of findings that end elsewhere too, and a path from the root is a file: URI.
  @Test func placesAndPaths() throws {
    let file = kit.project.appending("é.swift")
    guard let runs = try document(file.string)["runs"]?.elements, let results = runs[0]["results"]?.elements else {
      Issue.record("no results")
      return
    }
    let place = try #require(results.first?["locations"]).first?["physicalLocation"]
    let words = ["startLine", "startColumn", "endLine", "endColumn"].map { place?["region"]?[$0]?.word }
    #expect(words == ["1", "16", "2", "5"])
    #expect(place?["artifactLocation"]?["uri"]?.word?.hasPrefix("file:///") == true)
  }

  @Test func whatWasSkippedIsANotification() throws {
    guard let runs = try document()["runs"]?.elements,
      let notes = runs[0]["invocations"]?.first?["toolExecutionNotifications"]
    else {
      Issue.record("no notifications")
      return
    }
    #expect(notes.first?["message"]?["text"]?.word == "skipped binary.swift: it is binary: it contains a zero byte")
  }
}

extension JSONValue {
  fileprivate var first: JSONValue? { elements?.first }
  fileprivate var word: String? { integer.map { "\($0)" } ?? text }
}
