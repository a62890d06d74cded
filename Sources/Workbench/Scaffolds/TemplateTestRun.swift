package import POSIXSupport
package import Scaffolding

/// One template, tried with all that it should be tried with.
package struct TemplateTestRun {
  /// What is wrong, a sentence each.
  package private(set) var complaints: [String] = []
  package let template: Template
  private let needed: Template?
  private let editing: CodeEditing
  private let temporaryFolder: FilePath
  private let output: FilePath?
  private let recording: Bool
  /// How many combinations were tried of how many, with how many files, and how many golden files were looked at.
  package private(set) var counts: (combinations: Int, possible: Int, files: Int, goldens: Int) = (0, 0, 0, 0)
  private var sources = TrialSources()

  /// Tries `template`.
  ///
  /// - Parameters:
  ///   - needed: the template that it needs the features of.
  ///   - output: a folder that every combination is kept in.
  ///   - recording: whether golden files are written anew.
  package init(
    of template: Template, needed: Template?, output: FilePath?, recording: Bool, in workplace: Workplace
  ) throws(ScaffoldingError) {
    self.template = template
    (self.needed, editing) = (needed, CodeEditingHost.editing(in: workplace))
    temporaryFolder = workplace.temporaryFolder
    self.output = output?.appending(template.name)
    self.recording = recording
    let combinations = TemplateCombinations(of: template)
    (counts.combinations, counts.possible) = (combinations.combinations.count, combinations.total)
    do throws(FileFault) {
      for combination in combinations.combinations {
        try attempt(combination.label, combination.settings, golden: false)
      }
      for test in template.tests { try attempt(test.name, test.settings, golden: true) }
    } catch {
      throw .file(error)
    }
    complaints += try sources.complaints(in: workplace) + sources.findings(writtenFor: lowest, in: workplace)
  }

  /// The iOS version that the template is for by default; others are not checked.
  private var lowest: String? {
    let variables = template.variables + (needed?.variables ?? [])
    return variables.first { $0.name == "ios" }?.standard
  }

  /// Whether each combination of the choices was tried.
  package var isEveryCombination: Bool { counts.combinations == counts.possible }

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
    sources.add(trial, isChecked: settings["ios"] == nil || settings["ios"] == lowest)
    if golden { return try compare(trial) }
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
        complaints.append("\(trial.label): \(file.path) differs from its golden file; --record rewrites it")
      }
    }
    guard try door.status(of: folder)?.kind == .folder else { return }
    let expected = Set(trial.files.map { $0.path + ".txt" })
    let place = template.folder.pushing(folder)
    for path in (try? FileTree.files(below: place)) ?? [] {
      var relative = path
      guard relative.removePrefix(place), !expected.contains(relative.string) else { continue }
      complaints.append("\(trial.label): the golden file \(relative.string) is no longer written")
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

extension Workplace {
  /// Where files for the time of a run go: TMPDIR, or the system's place.
  var temporaryFolder: FilePath {
    let named = environment.first { $0.hasPrefix("TMPDIR=") }.map { FilePath(String($0.dropFirst("TMPDIR=".count))) }
    guard let named, named.isAbsolute, FileStatus(named)?.kind == .folder else { return "/tmp" }
    return named
  }
}
