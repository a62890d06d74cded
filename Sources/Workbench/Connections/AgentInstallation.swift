package import POSIXSupport
package import Scaffolding

/// What connects a client with swiftkit in a project: changes of files, to be shown or made.
package struct AgentInstallation {
  private let client: AgentClient
  /// The project, with links resolved.
  private let project: FilePath
  private let isRemoval: Bool
  private let isReplacing: Bool
  /// The client's configuration and instructions.
  package private(set) var settings: [Change] = []
  /// Files of skills.
  package private(set) var skills: [Change] = []
  /// What stays though it was to change, and why.
  package private(set) var kept: [(path: String, reason: String)] = []

  /// - Parameters:
  ///   - source: the skills to hand out; nil for none.
  ///   - isReplacing: whether files of skills that differ from ours get our text.
  package init(
    of client: AgentClient, in project: FilePath, skills source: FilePath?, removing isRemoval: Bool,
    replacing isReplacing: Bool = false
  ) throws {
    let folder = try OpenFolder(project)
    (self.client, self.isRemoval, self.isReplacing) = (client, isRemoval, isReplacing)
    self.project = ProcessEnvironment.resolved(project) ?? project
    try change(client.configuration, in: folder) { text in try client.configured(text, removing: isRemoval) }
    let instructions = try AgentInstructions.place(of: client.instructions, in: folder, below: self.project)
    try change(instructions, in: folder) { text in
      try AgentInstructions.edited(text, in: client.instructions, removing: isRemoval)
    }
    if let source { try moveSkills(from: source, in: folder) }
  }

  package var isEmpty: Bool { settings.isEmpty && skills.isEmpty && kept.isEmpty }

  /// One line a file.
  package var lines: [String] {
    (settings + skills).map { change in
      "\(change.after == nil ? "remove" : change.before == nil ? "create" : "change")  \(change.path)"
    } + kept.map { "keep    \($0.path): \($0.reason)" }
  }

  /// Makes all changes or none; folders that are left empty go too.
  ///
  /// It is no step of the scaffolding: nothing is kept for `undo`, as `--remove` takes it back.
  package func carryOut(in setting: Transaction.Setting) throws {
    try Transaction(in: project, setting, keepingHistory: false)
      .commit(settings + skills, removingEmptyFolders: isRemoval)
  }

  // MARK: - Which changes

  private mutating func change(
    _ path: String, in folder: borrowing OpenFolder, _ edit: ([UInt8]?) throws -> AgentFileEdit
  ) throws {
    let before = try AgentInstallation.bytes(of: path, in: folder)
    switch try edit(before) {
    case .unchanged: return
    case .changed(let after): settings.append(Change(path, before: before, after: after))
    case .removed: settings.append(Change(path, before: before, after: nil))
    case .kept(let reason): kept.append((path, reason))
    }
  }

  private mutating func moveSkills(from source: FilePath, in folder: borrowing OpenFolder) throws {
    for name in try Folder.names(in: source) where FileStatus(source.appending(name).appending("SKILL.md")) != nil {
      for file in try FileTree.files(below: source.appending(name)) {
        var inside = file
        guard inside.removePrefix(source) else { continue }
        let path = "\(client.skills)/\(inside)"
        let ours = try FileContents.bytes(of: file)
        let theirs = try AgentInstallation.bytes(of: path, in: folder)
        switch theirs {
        case nil: if !isRemoval { skills.append(Change(path, before: nil, after: ours)) }
        case ours?: if isRemoval { skills.append(Change(path, before: ours, after: nil)) }
        case .some(let theirs):
          if isReplacing {
            skills.append(Change(path, before: theirs, after: ours))
          } else {
            kept.append((path, "it was changed"))
          }
        }
      }
    }
  }

  /// What a file of the project holds; nil where there is none. No link is followed on the way.
  private static func bytes(of path: String, in folder: borrowing OpenFolder) throws -> [UInt8]? {
    do throws(FileFault) {
      return try folder.bytes(of: FilePath(path), limit: 4 << 20)
    } catch {
      if error.isMissing { return nil }
      guard error.leadsOut else { throw error }
      throw AgentFileFault(file: path, reason: "its path leads through a symbolic link")
    }
  }
}
