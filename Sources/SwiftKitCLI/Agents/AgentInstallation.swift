import AgentServer
import POSIXSupport
import Scaffolding

/// What connects a client with swiftkit in a project: changes of files, to be shown or made.
struct AgentInstallation {
  private let client: AgentClient
  private let project: FilePath
  private let isRemoval: Bool
  /// The client's configuration and instructions.
  private(set) var settings: [Change] = []
  /// Files of skills.
  private(set) var skills: [Change] = []
  /// Files of skills that somebody changed, which stay.
  private(set) var kept: [String] = []

  /// - Parameter source: the skills to hand out; nil for none.
  init(of client: AgentClient, in project: FilePath, skills source: FilePath?, removing isRemoval: Bool) throws {
    (self.client, self.project, self.isRemoval) = (client, project, isRemoval)
    let marks = MarkedSection(opening: "<!-- swiftkit:begin -->", closing: "<!-- swiftkit:end -->")
    let section = AgentInstallation.section
    try change(client.configuration) { text in try client.configured(text, removing: isRemoval) }
    try change(client.instructions) { text in marks.placed(isRemoval ? nil : section, in: text) }
    if let source { try moveSkills(from: source) }
  }

  private static let section =
    "## SwiftUI with swiftkit\n\n"
    + AgentStep.all.map { "- \($0.text) Without the server: `\($0.command)`." }.joined(separator: "\n")

  var isEmpty: Bool { settings.isEmpty && skills.isEmpty && kept.isEmpty }

  /// One line a file.
  var lines: [String] {
    (settings + skills).map { change in
      "\(change.after == nil ? "remove" : change.before == nil ? "create" : "change")  \(change.path)"
    } + kept.map { "keep    \($0): it was changed" }
  }

  /// Makes the changes; folders that are left empty go too.
  func carryOut() throws {
    for change in settings + skills {
      let file = try place(of: change.path)
      if let after = change.after {
        try Folder.make(file.removingLastComponent())
        try AtomicFile.write(after, to: file)
      } else {
        _ = unlink(file.string)
        removeEmptyFolders(above: project.pushing(FilePath(change.path)))
      }
    }
  }

  // MARK: - Which changes

  private mutating func change(_ path: String, _ edit: (String?) throws -> String?) throws {
    let before = try text(of: place(of: path))
    let after = try edit(before)
    guard after != before else { return }
    settings.append(Change(path, before: before.map { Array($0.utf8) }, after: after.map { Array($0.utf8) }))
  }

  private mutating func moveSkills(from source: FilePath) throws {
    for name in try Folder.names(in: source) where FileStatus(source.appending(name).appending("SKILL.md")) != nil {
      for file in try FileTree.files(below: source.appending(name)) {
        var inside = file
        guard inside.removePrefix(source) else { continue }
        let path = "\(client.skills)/\(inside)"
        let ours = try FileContents.bytes(of: file)
        let copy = try place(of: path)
        let theirs = FileStatus(copy) == nil ? nil : try FileContents.bytes(of: copy)
        if isRemoval {
          if theirs == ours { skills.append(Change(path, before: theirs, after: nil)) }
        } else if theirs == nil {
          skills.append(Change(path, before: nil, after: ours))
        } else if theirs != ours {
          kept.append(path)
        }
      }
    }
  }

  private func text(of file: FilePath) throws -> String? {
    FileStatus(file) == nil ? nil : try FileContents.text(of: file, limit: 4 << 20)
  }

  /// The file behind a path, links followed as long as they stay in the project.
  private func place(of path: String) throws -> FilePath {
    let file = project.pushing(FilePath(path))
    var folder = file
    // What does not exist yet will lie in the nearest folder that does.
    while ProcessEnvironment.resolved(folder) == nil, folder.removeLastComponent() {}
    guard let real = ProcessEnvironment.resolved(folder), let root = ProcessEnvironment.resolved(project),
      real.starts(with: root)
    else { throw AgentFileFault(file: path, reason: "a symbolic link leads out of the project") }
    var rest = file
    guard rest.removePrefix(folder) else { return file }
    return real.pushing(rest)
  }

  /// Removes the folders around `file`, as far as nothing is left in them.
  private func removeEmptyFolders(above file: FilePath) {
    var folder = file
    // A folder that is not empty stays: rmdir refuses.
    while folder.removeLastComponent(), folder != project, rmdir(folder.string) == 0 {}
  }
}
