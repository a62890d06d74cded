package import POSIXSupport
import RuleModel
package import Scaffolding

/// What connects a client with swiftkit in a project: changes of files, to be shown or made.
package struct AgentInstallation {
  /// What is to be put in or taken out.
  package struct Wish {
    /// The skills to hand out; nil for none.
    package var skills: FilePath?
    /// Whether the client's hooks are part of it.
    package var hasHooks = true
    package var isRemoval = false
    /// Whether files of skills that differ from ours get our text.
    package var isReplacing = false

    package init(skills: FilePath?) { self.skills = skills }
  }

  private let client: AgentClient
  /// The project, with links resolved.
  private let project: FilePath
  private let home: FilePath?
  private let wish: Wish
  /// The client's configuration, instructions and hooks in the project.
  package private(set) var settings: [Change] = []
  /// The client's configuration in the user's home, where it has none in a project.
  package private(set) var homeSettings: [Change] = []
  /// Whether hooks are put in or taken out.
  package private(set) var changesHooks = false
  /// Files of skills.
  package private(set) var skills: [Change] = []
  /// What stays though it was to change, and why.
  package private(set) var kept: [(path: String, reason: String)] = []

  /// - Parameter workplace: whose home and whose program it is about.
  package init(of client: AgentClient, in project: FilePath, _ wish: Wish, for workplace: Workplace) throws {
    let folder = try OpenFolder(project)
    (self.client, self.wish, home) = (client, wish, workplace.home)
    self.project = ProcessEnvironment.resolved(project) ?? project
    let removing = wish.isRemoval
    let hooks = wish.hasHooks ? client.hooks : nil
    let server = { text in
      try client.configured(text, executable: workplace.executable, removing: removing)
    }
    let hook = { text in try hooks?.edited(text, removing: removing) ?? .unchanged }
    switch client.configuration {
    case .project(let path) where path == hooks?.file:
      // What was put in last is taken out first.
      changesHooks = try change(path, in: folder, removing ? [hook, server] : [server, hook])[removing ? 0 : 1]
    case .project(let path): try change(path, in: folder, [server])
    case .home(let path): try changeHome(path, server)
    }
    if let hooks, hooks.file != client.configuration.path {
      changesHooks = try change(hooks.file, in: folder, [hook]) == [true]
    }
    let instructions = try AgentInstructions.place(of: client.instructions, in: folder, below: self.project)
    try change(
      instructions, in: folder,
      [
        { text in
          try AgentInstructions.edited(text, in: client.instructions, removing: removing)
        }
      ])
    if let source = wish.skills { try moveSkills(from: source, in: folder) }
  }

  package var isEmpty: Bool { settings.isEmpty && homeSettings.isEmpty && skills.isEmpty && kept.isEmpty }

  /// One line a file, and one a skill.
  package var lines: [String] {
    let changes = homeSettings.map { ("~/\($0.path)", $0) } + settings.map { ($0.path, $0) }
    let files = changes.map { "\(AgentInstallation.word(for: $1))  \($0)" }
    var counts: [(line: String, count: Int)] = []
    for change in skills {
      let skill = change.path.split(separator: "/").prefix(client.skills.split(separator: "/").count + 1)
      let line = "\(AgentInstallation.word(for: change))  \(skill.joined(separator: "/"))/"
      if let index = counts.firstIndex(where: { $0.line == line }) {
        counts[index].count += 1
      } else {
        counts.append((line, 1))
      }
    }
    return files + counts.map { "\($0.line)  \($0.count.counted("file"))" }
      + kept.map { "keep    \($0.path): \($0.reason)" }
  }

  private static func word(for change: Change) -> String {
    change.after == nil ? "remove" : change.before == nil ? "create" : "change"
  }

  /// Makes all changes or none; folders that are left empty go too.
  ///
  /// It is no step of the scaffolding: nothing is kept for `undo`, as `--remove` takes it back. Home and project are two
  /// transactions; where the second fails, the first is taken back.
  package func carryOut(in setting: Transaction.Setting) throws {
    func commit(_ changes: [Change], in root: FilePath, removingFolders: Bool) throws {
      try Transaction(in: root, setting, keepingHistory: false)
        .commit(changes, removingEmptyFolders: removingFolders)
    }
    if let home { try commit(homeSettings, in: home, removingFolders: wish.isRemoval) }
    do {
      try commit(settings + skills, in: project, removingFolders: wish.isRemoval)
    } catch {
      if let home {
        let back = homeSettings.map { Change($0.path, before: $0.after, after: $0.before) }
        try commit(back, in: home, removingFolders: true)
      }
      throw error
    }
  }

  // MARK: - Which changes

  /// Lets `edits` change a file one after the other.
  ///
  /// - Returns: for each of them, whether it did or would have.
  @discardableResult
  private mutating func change(
    _ path: String, in folder: borrowing OpenFolder, _ edits: [([UInt8]?) throws -> AgentFileEdit]
  ) throws -> [Bool] {
    let before = try AgentInstallation.bytes(of: path, in: folder)
    let (after, touched) = try edited(before, at: path, edits)
    if after != before { settings.append(Change(path, before: before, after: after)) }
    return touched
  }

  private mutating func changeHome(
    _ path: String, _ edit: @escaping ([UInt8]?) throws -> AgentFileEdit
  ) throws {
    guard let home else {
      throw AgentFileFault(file: "~/\(path)", reason: "the home folder is unknown; set HOME")
    }
    let before = try AgentInstallation.bytes(of: path, in: try OpenFolder(home))
    let (after, _) = try edited(before, at: "~/\(path)", [edit])
    if after != before { homeSettings.append(Change(path, before: before, after: after)) }
  }

  private mutating func edited(
    _ before: [UInt8]?, at path: String, _ edits: [([UInt8]?) throws -> AgentFileEdit]
  ) throws -> (after: [UInt8]?, touched: [Bool]) {
    var text = before
    let touched = try edits.map { edit in
      switch try edit(text) {
      case .unchanged: return false
      case .changed(let new): text = new
      case .partly(let new, let reason):
        text = new
        kept.append((path, reason))
      case .removed: text = nil
      case .kept(let reason): kept.append((path, reason))
      }
      return true
    }
    return (text, touched)
  }

  private mutating func moveSkills(from source: FilePath, in folder: borrowing OpenFolder) throws {
    for name in try Folder.names(in: source) where FileStatus(source.appending(name).appending("SKILL.md")) != nil {
      let files = try FileTree.files(below: source.appending(name))
      if try isOwn(name, files, of: source, in: folder) {
        if !wish.isRemoval {
          kept.append(("\(client.skills)/\(name)", "it is a skill of the project with the name of a bundled one"))
        }
        continue
      }
      for file in files {
        var inside = file
        guard inside.removePrefix(source) else { continue }
        let path = "\(client.skills)/\(inside)"
        let ours = try FileContents.bytes(of: file)
        let theirs = try AgentInstallation.bytes(of: path, in: folder)
        switch theirs {
        case nil: if !wish.isRemoval { skills.append(Change(path, before: nil, after: ours)) }
        case ours?: if wish.isRemoval { skills.append(Change(path, before: ours, after: nil)) }
        case .some(let theirs):
          if wish.isReplacing {
            skills.append(Change(path, before: theirs, after: ours))
          } else {
            kept.append((path, "it was edited"))
          }
        }
      }
    }
  }

  /// Whether the project has a skill of this name that was not installed from here: it has a `SKILL.md`, and no file of ours.
  private func isOwn(
    _ name: String, _ files: [FilePath], of source: FilePath, in folder: borrowing OpenFolder
  ) throws -> Bool {
    guard try AgentInstallation.bytes(of: "\(client.skills)/\(name)/SKILL.md", in: folder) != nil else { return false }
    for file in files {
      var inside = file
      guard inside.removePrefix(source), inside.lastComponent?.string != "SKILL.md" || files.count == 1 else {
        continue
      }
      if try AgentInstallation.bytes(of: "\(client.skills)/\(inside)", in: folder) != nil { return false }
    }
    return true
  }

  /// What a file of the project holds; nil where there is none. No link is followed on the way.
  private static func bytes(of path: String, in folder: borrowing OpenFolder) throws -> [UInt8]? {
    do throws(FileFault) {
      return try folder.bytes(of: FilePath(path), limit: 4 << 20)
    } catch {
      if error.isMissing { return nil }
      guard error.leadsOut else { throw error }
      throw AgentFileFault(file: path, reason: "its path contains a symbolic link")
    }
  }
}
