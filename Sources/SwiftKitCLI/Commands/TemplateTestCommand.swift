package import ArgumentParser
import POSIXSupport
import Scaffolding

/// Tries templates with every combination of their choices.
package struct TemplateTestCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Try templates with all their choices, and compare with what they wrote before.",
    discussion: """
      Each template is filled in with every combination of its choices; beyond 200 combinations, so that every pair of \
      choices meets. A combination named in "tests" of template.json is compared with golden/<name>/ beside it, which \
      --record writes. Swift that does not parse is a complaint. --output keeps every combination in a folder of its own, for a compiler or 'swiftkit check'.
      """)

  @Argument(
    help: ArgumentHelp("Templates by name or folder; all that 'new' finds when there are none.", valueName: "template"),
    completion: .templates)
  var names: [String] = []

  @Option(name: .long, help: ArgumentHelp("Write every combination below this folder.", valueName: "dir"))
  var output: String?

  @Flag(name: .long, help: "Write the golden files anew.")
  var record = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let root = try ProjectRoot(around: context.workingFolder).folder
    let library = ScaffoldOptions.library(for: root, in: context)
    var hasComplaints = false
    do throws(ScaffoldingError) {
      for name in names.isEmpty ? library.entries().map(\.name) : names {
        let template = try library.template(meantBy: name, in: context)
        let needed = try template.needs.map { name throws(ScaffoldingError) in try library.template(named: name) }
        let result = try TemplateTestRun(
          of: template, needed: needed, output: output.map(context.resolve), recording: record, context)
        context.show(result.text)
        hasComplaints = hasComplaints || !result.complaints.isEmpty
      }
    } catch {
      if error.isUsage { throw ValidationError("\(error)") }
      throw error
    }
    return hasComplaints ? .findings : .done
  }
}

/// One template, tried with all that it should be tried with.
private struct TemplateTestRun {
  private(set) var complaints: [String] = []
  private let template: Template
  private let needed: Template?
  private let editing: CodeEditing
  private let temporaryFolder: FilePath
  private let output: FilePath?
  private let recording: Bool
  private var counts: (trials: Int, files: Int, goldens: Int) = (0, 0, 0)
  private let combinations: TemplateCombinations
  private var sources = TrialSources()

  init(
    of template: Template, needed: Template?, output: FilePath?, recording: Bool, _ context: CommandContext
  ) throws(ScaffoldingError) {
    self.template = template
    (self.needed, editing) = (needed, CodeEditingHost.editing(in: context))
    temporaryFolder = context.temporaryFolder
    self.output = output?.appending(template.name)
    self.recording = recording
    combinations = TemplateCombinations(of: template)
    do throws(FileFault) {
      for combination in combinations.combinations {
        try attempt(combination.label, combination.settings, golden: false)
      }
      for test in template.tests { try attempt(test.name, test.settings, golden: true) }
    } catch {
      throw .file(error)
    }
    complaints += try sources.complaints(in: context)
  }

  var text: String {
    let all = combinations.combinations.count == combinations.total ? "" : " of \(combinations.total)"
    let goldens = template.tests.isEmpty ? "" : ", \(counts.goldens) golden files"
    let verdict = complaints.isEmpty ? "no complaints" : "\(complaints.count) complaints"
    return complaints.map { "\(template.name): \($0)\n" }.joined()
      + "\(template.name): \(combinations.combinations.count)\(all) combinations, \(counts.files) files\(goldens), \(verdict)\n"
  }

  private mutating func attempt(
    _ label: String, _ settings: [String: String], golden: Bool
  ) throws(FileFault) {
    let folder = try Folder.makeTemporary(in: temporaryFolder, prefix: "swiftkit-template-")
    defer { try? Folder.removeAll(folder) }
    let trial: TemplateTrial
    do throws(ScaffoldingError) {
      trial = try TemplateTrial(
        of: template, label: label, settings: settings, in: folder, needed: needed, editing: editing)
    } catch {
      complaints.append("\(label): \(error)")
      return
    }
    sources.add(trial)
    if golden { return try compare(trial) }
    counts.trials += 1
    counts.files += trial.files.count
    complaints += trial.complaints.map { "\(label): \($0)" }
    guard let output else { return }
    for file in trial.files { try write(file.text, to: output.appending(label).pushing(FilePath(file.path))) }
  }

  private mutating func compare(_ trial: TemplateTrial) throws(FileFault) {
    let door = try template.openFolder()
    let folder = FilePath("golden").pushing(FilePath(trial.label))
    for file in trial.files {
      counts.goldens += 1
      // A golden is no source file of whatever project the template lies in.
      let path = folder.pushing(FilePath(file.path + ".txt"))
      if recording {
        try record(file.text, at: path, in: door)
      } else if (try? door.bytes(of: path)) != Array(file.text.utf8) {
        complaints.append("\(trial.label): \(file.path) is not as its golden file; --record writes it anew")
      }
    }
    guard try door.status(of: folder)?.kind == .folder else { return }
    let expected = Set(trial.files.map { $0.path + ".txt" })
    let place = template.folder.pushing(folder)
    for path in (try? FileTree.files(below: place)) ?? [] {
      var relative = path
      guard relative.removePrefix(place), !expected.contains(relative.string) else { continue }
      complaints.append("\(trial.label): the golden file \(relative.string) is written no more")
    }
  }

  /// Writes a golden file below the template's folder; a link on the way, which may come with the template, is an error.
  private func record(_ text: String, at path: FilePath, in door: borrowing OpenFolder) throws(FileFault) {
    let folder = path.removingLastComponent()
    let new = folder.appending(".swiftkit-golden")
    // Says which link it is; making the folders would only say that something is there.
    _ = try door.status(of: path)
    try door.makeFolders(folder)
    try door.remove(new)
    try door.create(new, Array(text.utf8))
    try door.rename(new, over: path)
  }

  private func write(_ text: String, to path: FilePath) throws(FileFault) {
    try Folder.make(path.removingLastComponent())
    try AtomicFile.write(Array(text.utf8), to: path)
  }
}

extension CommandContext {
  /// Where files for the time of a run go: TMPDIR, or the system's place.
  fileprivate var temporaryFolder: FilePath {
    let named = environment.first { $0.hasPrefix("TMPDIR=") }.map { FilePath(String($0.dropFirst("TMPDIR=".count))) }
    guard let named, named.isAbsolute, FileStatus(named)?.kind == .folder else { return "/tmp" }
    return named
  }
}
