import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// The real program with a fault at every system call it makes on the project: the old state or the new one, never between.
@Suite(.enabled(if: FaultyCalls.canRun, "needs Linux and a C compiler"))
struct FaultTests {
  /// A command, and the project that it is run in.
  enum Work: String, CaseIterable, Sendable {
    case new, update, destroy, undo, install

    var arguments: [String] {
      switch self {
      case .new: ["new", "small", "Orders"]
      case .update, .destroy: [rawValue, "Orders"]
      case .undo: ["undo"]
      case .install: ["agents", "install", "--client", "claude", "--no-skills"]
      }
    }

    func project() throws -> Project {
      let project = try Project(["Package.swift": "", "Sources/App/App.swift": "let app = 1\n"])
      try Work.writeTemplate(version: 1, in: project)
      if self == .new { return project }
      if self == .install {
        try project.owner.write("# Ours\n", to: "CLAUDE.md")
        return project
      }
      try project.plan("Orders", template: "small").carryOut(in: project.setting)
      guard self == .update else { return project }
      // One file is merged with an edit, one is replaced, and one comes new.
      try project.owner.write(
        try project.read("Sources/App/Orders/OrdersView.swift") + "// ours\n", to: "Sources/App/Orders/OrdersView.swift"
      )
      try Work.writeTemplate(version: 2, in: project)
      return project
    }

    private static func writeTemplate(version: Int, in project: Project) throws {
      let folder = ".swiftkit/templates/small/"
      let extra = version == 1 ? "" : #",{"from":"__Name__Row.swift","place":"feature","role":"row"}"#
      try project.owner.write(
        #"{"schema":1,"name":"small","version":"\#(version)","summary":"","variables":[{"name":"Name","type":"typeName","from":"argument"}],"#
          + #""files":[{"from":"__Name__View.swift","place":"feature","role":"view"},"#
          + #"{"from":"__Name__Tests.swift","place":"tests","role":"tests"}\#(extra)]}"#, to: folder + "template.json")
      try project.owner.write(
        "struct __Name__View {\n  let version = \(version)\n  let second = 2\n}\n", to: folder + "__Name__View.swift")
      try project.owner.write("struct __Name__Tests { let version = \(version) }\n", to: folder + "__Name__Tests.swift")
      try project.owner.write("struct __Name__Row {}\n", to: folder + "__Name__Row.swift")
    }
  }

  @Test(arguments: Work.allCases, FaultyCalls.Fault.allCases)
  func leavesTheOldOrTheNew(work: Work, fault: FaultyCalls.Fault) throws {
    let world = try FaultyWorld(work)
    #expect(world.calls.count > 40)
    var endings: Set<Bool> = []
    for call in FaultTests.tried(fault, of: world.calls) { endings.insert(try world.check(fault, at: call)) }
    #expect(endings.count == 2)
  }

  /// Each call that changes something, and of the many steps on the way to a file every fourteenth can fail.
  ///
  /// With SWIFTKIT_FAULTS=all each of them does, which takes long.
  private static func tried(_ fault: FaultyCalls.Fault, of calls: [String]) -> [Int] {
    let isWhole = ProcessEnvironment.value("SWIFTKIT_FAULTS") == "all"
    let changes = calls.indices.filter { FaultyCalls.isChange(calls[$0]) }
    guard fault == .failure else { return changes }
    return calls.indices.filter { isWhole || FaultyCalls.isChange(calls[$0]) || $0 % 14 == 0 }
  }
}

/// A project before and after a command, and the calls that lie between.
private struct FaultyWorld {
  let calls: [String]
  private let faults: FaultyCalls
  private let arguments: [String]
  private let whole: [String: String]
  private let recorded: String?
  private let before: [String: String]
  private let after: [String: String]

  init(_ work: FaultTests.Work) throws {
    faults = try FaultyCalls()
    arguments = work.arguments
    let project = try work.project()
    (whole, before) = (try project.snapshot(whole: true), try project.snapshot())
    let record = try project.keptRecord()
    calls = try faults.calls(arguments, in: project.root, environment: project.environment)
    recorded = record
    after = try project.snapshot()
  }

  /// Runs with a fault at one call; true where the new state is what came of it.
  func check(_ fault: FaultyCalls.Fault, at call: Int) throws -> Bool {
    let place = Comment(rawValue: "\(fault) at call \(call), \(calls[call])")
    let project = try Project(whole)
    if let recorded { try project.keep(record: recorded) }
    let run = try faults.run(
      arguments, in: project.root, (kind: fault, call: call), environment: project.environment)
    let snapshot = try project.snapshot()
    for (path, text) in snapshot where !path.hasPrefix(".swiftkit/") {
      #expect(text == before[path] || text == after[path], "\(path) is half written: \(place)")
    }
    switch fault {
    case .kill:
      #expect(run.ending == .signalled(SIGKILL), place)
    case .failure, .fullDisk:
      // What could not be done was taken back before the program ended.
      #expect(snapshot == before || snapshot == after, place)
      #expect(run.exitCode == 0 ? snapshot == after : !run.errors.isEmpty && run.exitCode == 2, place)
    case .readOnlyDisk:
      #expect(run.exitCode == 0 ? snapshot == after : !run.errors.isEmpty && run.exitCode == 2, place)
    }
    try Transaction(in: project.root, project.setting).recover()
    let healed = try project.snapshot()
    #expect(healed == before || healed == after, place)
    let rest = (try? Folder.names(in: project.root.appending(".swiftkit/transaction"))) ?? []
    #expect(rest.isEmpty, place)
    if fault != .kill, run.exitCode == 0 { #expect(healed == after, place) }
    return healed == after
  }
}
