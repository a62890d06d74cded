package import POSIXSupport

/// What the project files in a folder say: targets, the Swift files of each, style, and what could not be read.
package struct ProjectModel: Hashable, Sendable {
  /// A Swift file and the targets that it is built in, as indices into `targets`.
  package struct File: Hashable, Sendable {
    package let path: String
    package let targets: [Int]
  }

  /// Files of one folder that follow each other and are built in the same targets.
  package struct Group: Hashable, Sendable {
    package let folder: Substring
    package let targets: [Int]
    /// Their places in `files`.
    package internal(set) var files: Range<Int>
  }

  package private(set) var targets: [ProjectTarget] = []
  package private(set) var files: [File] = []
  /// All files in groups.
  package private(set) var groups: [Group] = []
  package private(set) var workspaces: [ProjectWorkspace] = []
  package private(set) var style = ProjectStyle()
  package private(set) var problems: [ProjectProblem] = []
  /// Whether a file was found that says what the project is made of.
  package private(set) var isDeclared = false
  /// The lowest system of the whole project: what an app of it runs on, and without an app, its targets.
  package private(set) var deployment: Fact<SystemVersion>?
  /// The lowest systems of the whole project, for files whose own targets say none.
  package private(set) var systems: [Platform: SystemVersion] = [:]
  private(set) var names = TargetNames([])
  private var members = TargetMembership([])
  /// The largest projects have some hundreds.
  static let mostTargets = 2_000

  /// Reads the project at `root`; nothing outside of it is looked at. Throws where the folder cannot be opened.
  ///
  /// - Parameter memory: what others see of the folders, or have seen.
  package init(at root: FilePath, memory: FolderMemory? = nil) throws(FileFault) {
    var found = try ProjectFiles(root, memory: memory)
    let declaring = found.declaring
    let generated = ProjectModel.foldersOfXcode(declaring, in: found)
    var helpers = TuistHelpers()
    for path in declaring where targets.count <= ProjectModel.mostTargets {
      read(path, beside: generated, &found, &helpers)
    }
    if targets.count > ProjectModel.mostTargets {
      found.problems.append(
        ProjectProblem("more than \(ProjectModel.mostTargets) targets; the others are ignored", targets[0].source)
      )
      targets.removeSubrange(ProjectModel.mostTargets...)
    }
    isDeclared = declaring.contains { ProjectFiles.isDeclaring(RelativePath.name(of: $0)) }
    members = TargetMembership(targets)
    if let folder = members.crowded {
      found.problems.append(
        ProjectProblem("too many targets share '\(folder)'; some are ignored", targets[0].source))
    }
    let paths = found.swift
    groups = members.groups(of: paths)
    files.reserveCapacity(paths.count)
    for group in groups { files += group.files.map { File(path: paths[$0], targets: group.targets) } }
    problems = found.problems.all
    names = TargetNames(targets)
    let (shipped, apps) = (targets.filter { !$0.isTest }, targets.filter { !$0.isTest && $0.isApp })
    // Of an app whose project cannot be read, packages beside it say nothing.
    let read = Set(targets.map(\.source.file))
    let isUnread = problems.contains { ProjectModel.saysApps($0.source.file) && !read.contains($0.source.file) }
    let others = isUnread ? [] : shipped
    deployment = deployment(of: apps) ?? deployment(of: others)
    systems = systems(of: apps) ?? systems(of: others) ?? [:]
  }

  /// Whether `root` has a file that says what a project is made of; nothing is read.
  ///
  /// - Parameter levels: how many levels of folders below it count, some where `root` is known for a project.
  package static func isDeclared(at root: FilePath, levels: Int) -> Bool {
    ProjectFiles.isDeclared(at: root, levels: levels)
  }

  /// Whether a file of that name says what apps are made of, as a manifest of a package does not.
  private static func saysApps(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj/project.pbxproj") || isSpecification(RelativePath.name(of: path))
  }

  /// The folders in `path` that hold projects, or have one right below.
  package static func projects(in path: FilePath) -> [String] { ProjectFiles.projects(in: path) }

  /// Whether `path` holds packages, or has them right below, and no other project.
  package static func isPackage(at path: FilePath) -> Bool { ProjectFiles.isPackage(at: path) }

  /// The targets that the file is built in.
  package func targets(of file: File) -> [ProjectTarget] { file.targets.map { targets[$0] } }

  /// How many Swift files are built in `target`.
  package func count(of target: ProjectTarget) -> Int {
    guard let index = targets.firstIndex(of: target) else { return 0 }
    return groups.reduce(0) { $0 + ($1.targets.contains(index) ? $1.files.count : 0) }
  }

  /// The targets that a Swift file at `path`, relative to the root, is built in or would be.
  package func targets(at path: String) -> [ProjectTarget] { members.targets(of: path).map { targets[$0] } }

  /// `paths` in groups of files that follow each other and are built in the same targets, for the same systems.
  package func groups(of paths: [String]) -> [Group] {
    members.groups(of: paths).flatMap { group -> [Group] in
      guard group.targets.contains(where: { !targets[$0].filters.isEmpty }) else { return [group] }
      return group.files.map { Group(folder: group.folder, targets: group.targets, files: $0..<($0 + 1)) }
    }
  }

  /// The lowest system of each platform that the file is built for.
  package func support(of file: File) -> [ProjectTarget.Support] {
    support(of: targets(of: file).map { $0.narrowed(to: file.path) })
  }

  /// The lowest system of each platform that some of `targets` are built for.
  package func support(of targets: [ProjectTarget]) -> [ProjectTarget.Support] {
    let all = targets.flatMap(\.platforms)
    return Platform.allCases.compactMap { platform in
      let supports = all.filter { $0.platform == platform }
      guard let first = supports.first else { return nil }
      let lowest = supports.compactMap(\.lowest).min { $0.value < $1.value }
      return ProjectTarget.Support(platform: platform, lowest: lowest ?? first.lowest)
    }
  }

  /// Whether the file is only built into tests.
  package func isTest(_ file: File) -> Bool {
    !file.targets.isEmpty && file.targets.allSatisfy { targets[$0].isTest }
  }

  /// The lowest version of `platform` that something besides tests is built for.
  package func lowest(_ platform: Platform) -> Fact<SystemVersion>? {
    let supports = targets.filter { !$0.isTest }.flatMap(\.platforms).filter { $0.platform == platform }
    return supports.compactMap(\.lowest).min { $0.value < $1.value }
  }

  /// The folders that hold a project of Xcode; where a file says what it is generated from, only one that was.
  ///
  /// A repository without the generated file may still have what Xcode keeps beside it.
  private static func foldersOfXcode(_ declaring: [String], in files: borrowing ProjectFiles) -> Set<String> {
    let specified = Set(declaring.filter { isSpecification(RelativePath.name(of: $0)) }.map(RelativePath.folder))
    var folders: Set<String> = []
    for path in declaring where path.hasSuffix(".xcodeproj") {
      let folder = RelativePath.folder(of: path)
      if specified.contains(folder), !files.exists("\(path)/project.pbxproj") { continue }
      folders.insert(folder)
    }
    return folders
  }

  /// Whether a file of that name says what a project of Xcode is generated from.
  private static func isSpecification(_ name: String) -> Bool { ["Project.swift", "project.yml"].contains(name) }

  /// - Parameter generated: the folders that hold a project of Xcode.
  private mutating func read(
    _ path: String, beside generated: Set<String>, _ files: inout ProjectFiles, _ helpers: inout TuistHelpers
  ) {
    let folder = RelativePath.folder(of: path)
    let name = folder.isEmpty ? path : path.below(folder)
    if name.hasSuffix(".xcodeproj") {
      guard generated.contains(folder) else { return }
      targets += XcodeReader.targets(in: path, &files)
      return
    }
    if name.hasSuffix(".xcworkspace") {
      if let bytes = files.bytes("\(path)/contents.xcworkspacedata") {
        workspaces.append(ProjectWorkspace(path, bytes, &files))
      }
      return
    }
    // A project that was generated and kept says more than what it was generated from.
    if ProjectModel.isSpecification(name), generated.contains(folder) { return }
    if [".editorconfig", ".swift-format"].contains(name), !folder.isEmpty { return }
    guard let bytes = files.bytes(path) else { return }
    switch name {
    case "Package.swift": targets += PackageReader.targets(in: path, bytes, &files)
    case "Project.swift": targets += TuistReader.targets(in: path, bytes, &files, &helpers)
    case "project.yml": targets += XcodeGenReader.targets(in: path, bytes, &files)
    case ".editorconfig": style.readEditorConfig(path, bytes)
    default: style.readSwiftFormat(path, bytes, &files)
    }
  }
}
