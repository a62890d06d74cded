import HostMessages

/// One message of every kind, with full and with empty fields.
enum Samples {
  static let check = CheckReference(library: 2, check: 7)
  static let place = SourcePlace(offset: 12, line: 2, column: 3)

  static let requests: [HostRequest] = [
    .configure(
      HostConfiguration(settings: [.init(name: "profile", value: "tokens")], findingLimit: 5, fileSizeLimit: 1 << 40)),
    .load(LibraryRequest(library: 1, path: "/tmp/ä 'x'.so", digest: "00ff", checks: ["a", "b-c"])),
    .load(LibraryRequest(library: 0, path: "", digest: nil, checks: [])),
    .check(FileRequest(task: 9, path: "/a/b.swift", shownPath: "b.swift", excluding: [check, check])),
    .check(FileRequest(task: 9, path: "-", shownPath: "x", source: .init(bytes: [0, 255, 10]))),
    .ask(QuestionRequest(task: 1, text: "which token is #A1A1AA?")),
    .exclude(check), .time, .know([]), .know([65, 0, 10]),
    .edit(
      EditRequest(
        task: 3, source: [0, 10],
        edits: [
          CodeEdit(.element, into: "A.b", call: "c", argument: "d", text: "x"), CodeEdit(.import, into: "", text: "B"),
        ], isRemoval: true)),
    .declare(
      DeclarationRequest(
        library: 4,
        plugin: PluginDescription(
          id: "skill", version: "0",
          checks: [
            CheckDescription(
              id: "a", level: .info, title: "", literals: [], rules: [], isOnByDefault: false, isFixable: true)
          ], answersQuestions: false),
        declared: [
          DeclaredCheck(
            id: "a", subject: .modifier, names: ["x", "*y"],
            conditions: [
              DeclaredCheck.Condition(.root, names: ["B"]),
              DeclaredCheck.Condition(
                .argument, label: "first",
                values: [
                  .any, .none, .name("red"), .text("t"), .truth(true), .kind("number"),
                  .range(from: -1, includingFrom: true, to: .infinity, includingTo: false),
                ], isNegated: true),
            ], message: "{name} is wrong")
        ], checks: ["a"])),
  ]

  static let replies: [HostReply] = [
    .edited(EditReport(task: 3, source: [1], outcomes: [.impossible("no"), .changed, .settled, .made])),
    .edited(EditReport(task: 3, source: [], outcomes: [.made])),
    .ready(version: HostReply.version),
    .loaded(
      LibraryReport(
        library: 3,
        plugin: PluginDescription(
          id: "glass", version: "1.2",
          checks: [
            CheckDescription(
              id: "one", level: .error, title: "One", literals: ["glassEffect"], rules: ["a/b/c"], isOnByDefault: true,
              isFixable: false)
          ], answersQuestions: true))),
    .refused(library: 1, reason: "it is no library"), .timed(.loading(library: 1, nanoseconds: .max)),
    .timed(.checking(task: 3, parsing: 12, checks: [])),
    .timed(.checking(task: 3, parsing: 0, checks: [CheckTime(check: check, nanoseconds: 7)])),
    .checked(FileReport(task: 4, outcome: .skipped("it is a folder"))),
    .checked(FileReport(task: 5, outcome: .unparsed)),
    .checked(
      FileReport(
        task: 6, outcome: .checked,
        findings: [
          ReportedFinding(
            check: check, start: place, end: place, message: "no é here", lineText: "Text(\"\")",
            edits: [SourceEdit(start: place, end: place, replacement: "x")], isNote: true)
        ],
        faults: [
          PluginFault(library: 2, check: check, reason: "a finding outside of the file"),
          PluginFault(library: 2, check: nil, reason: "an answer without words"),
        ],
        remarks: [Remark(start: place, end: place, text: "// swiftkit:disable:next x")])),
    .answered(
      AnswerReport(
        task: 1,
        answers: [GivenAnswer(library: 0, confidence: 0.75, key: "nearest", statement: "muted", code: "Color.muted")],
        faults: [])),
  ]
}
