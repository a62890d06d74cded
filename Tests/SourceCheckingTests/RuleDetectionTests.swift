import HostMessages
import SourceChecking
import Testing

/// Reading `detect:`; what is wrong is said with its place.
@Suite struct RuleDetectionTests {
  private func read(_ block: String) throws -> RuleDetection? {
    try RuleDetection(reading: "---\nid: x\n\(block)\nos: 26\n---\n# Text\n\ndetect: no\n", id: "x", file: "x.md")
  }

  @Test func aWholeCheck() throws {
    let detection = try #require(
      try read(
        """
        detect:
          modifier: [glassEffect, "*Glass"]  # two
          root: Button
          arguments:
            first: [.clear, "< 2"]
          not:
            inside:
              - toolbar
              - List
          severity: error
          message: "no: {name}"
        """))
    #expect(detection.severity == .error && detection.literals == ["glassEffect", "Glass"])
    #expect(detection.check.subject == .modifier && detection.check.message == "no: {name}")
    #expect(
      detection.check.conditions == [
        .init(.root, names: ["Button"]),
        .init(
          .argument, label: "first",
          values: [.name("clear"), .range(from: -.infinity, includingFrom: true, to: 2, includingTo: false)]),
        .init(.inside, names: ["toolbar", "List"], isNegated: true), .init(.preview, isNegated: true),
      ])
  }

  /// What has a meaning among literals cannot be asked for: such a check looks at every file.
  @Test(arguments: ["\"|>\"", "\"a & b\"", "\"&&\""]) func namesThatAreNoLiterals(name: String) throws {
    #expect(try read("detect:\n  call: \(name)\n  message: no")?.literals == [])
    #expect(try read("detect:\n  call: go\n  message: no")?.literals == ["go"])
  }

  /// A star at an end stands for anything, so little beside it would be found everywhere.
  @Test(arguments: [
    ("call: \"*\"", []), ("call: \"*a\"", []), ("call: \"*ab\"", ["ab"]), ("call: \"ab*\"", ["ab"]),
    ("call: [go, \"*a\"]", []), ("member: UIScreen.main", ["UIScreen"]), ("declaration: struct", []),
  ])
  func literals(subject: String, expected: [String]) throws {
    #expect(try read("detect:\n  \(subject)\n  message: no")?.literals == expected)
  }

  @Test(arguments: [(1, true), (100, true), (101, false), (0, false)]) func listsOfSoManyItems(count: Int, isRead: Bool)
  {
    let list = (0..<count).map { "n\($0)" }.joined(separator: ", ")
    let detection = try? read("detect:\n  call: [\(list)]\n  message: no")
    #expect(detection?.check.names.count == (isRead ? count : nil))
  }

  @Test func versionsAndPreviews() throws {
    let check = try #require(
      try read("detect:\n  call: go\n  os: [26, \"< 18\"]\n  previews: true\n  severity: info\n  message: no"))
    #expect(
      check.check.conditions == [
        .init(
          .os,
          values: [
            .range(from: 26, includingFrom: true, to: .infinity, includingTo: true),
            .range(from: -.infinity, includingFrom: true, to: 18, includingTo: false),
          ])
      ])
    #expect(check.severity == .info)
    #expect(try read("detect:\n  call: go\n  previews: false\n  message: no")?.check.conditions.count == 1)
  }

  @Test(arguments: ["", "detected: x", "check: y\ndetection:\n  modifier: z"]) func noCheck(block: String) throws {
    #expect(try read(block) == nil)
  }

  @Test(arguments: [(500, true), (501, false), (0, false)]) func messagesOfSoManyBytes(count: Int, isRead: Bool) throws
  {
    let block = "detect:\n  call: go\n  message: \"\(String(repeating: "a", count: count))\""
    if isRead {
      #expect(try read(block)?.check.message.utf8.count == count)
    } else {
      #expect(throws: SettingsError.self) { try read(block) }
    }
  }

  @Test func textsWithoutFrontMatterDeclareNothing() throws {
    #expect(try RuleDetection(reading: "\ndetect:\n  modifer: x", id: "x", file: "x.md") == nil)
    #expect(try RuleDetection(reading: "", id: "x", file: "x.md") == nil)
  }

  @Test(arguments: [
    ("detect:\n  modifer: a\n  message: b", "4:3: error: 'modifer' is not a key of 'detect'; did you mean 'modifier'?"),
    ("detect: glass", "3:9: error: a check must be lines of 'word: value' under 'detect:'"),
    ("detect:\n  modifier: a", "3:1: error: a check needs a 'message:' for its findings"),
    (
      "detect:\n  message: a",
      "3:1: error: this names nothing to look for; begin with one of attribute, call, declaration, import, member, modifier, type"
    ),
    (
      "detect:\n  call: a\n  modifier: b\n  message: c",
      "5:3: error: a check can look for only one kind of thing; 'modifier' is a second"
    ),
    (
      "detect:\n  declaration: strut\n  message: c",
      "4:16: error: 'strut' is not one of struct, class, enum, actor, protocol, extension, function, variable, case; did you mean 'struct'?"
    ),
    (
      "detect:\n  call: a\n  severity: eror",
      "5:13: error: 'eror' is not one of error, warning, info; did you mean 'error'?"
    ),
    ("detect:\n  call: a\n  not: b", "5:8: error: 'not:' takes conditions, none of which may be true"),
    (
      "detect:\n  call: a\n  not:\n    insde: b", "6:5: error: 'insde' is not a key of 'detect'; did you mean 'inside'?"
    ),
    (
      "detect:\n  call: a\n  arguments:\n    width: '< x'",
      "6:12: error: '< x' is not a value; write any, none, a number, a comparison such as '< 8', a range such as 1...4, a name such as .red, or a text in double quotes"
    ),
    ("detect:\n  call: a\n  os: new", "5:7: error: 'new' is not a version; write 26, or a comparison such as '< 18'"),
    ("detect:\n  call:\n  message: a", "4:8: error: a value is missing here"),
    ("detect:\n  call: a\n   root: b", "5:4: error: this line's indentation does not match the lines around it"),
    (
      "detect:\n  call: {a: b}",
      "4:9: error: unsupported YAML; put text in quotes, write lists with '- ' or in brackets"
    ),
  ])
  func mistakes(block: String, complaint: String) throws {
    let error = #expect(throws: SettingsError.self) { try read(block) }
    #expect(error?.description == "x.md:\(complaint)")
  }
}
