import ByteText
package import POSIXSupport
package import ProjectModel
import RuleModel

/// Where in a project new files go.
///
/// * A project that says its targets (a package, an Xcode project, one of XcodeGen or Tuist): in the target's folder that
///   holds its screens, arranged as the features there are (`FeatureHabits`) or by kinds (`KindFolders`), `Shared/` in the
///   target's folder, and tests in the target that tests it; none without one.
/// * `--output DIR` inside a target: `DIR/<Name>/`, and the rest where the target has it; tests in the folder that
///   answers to DIR, where tests lie as sources do or there are none yet.
/// * `--output DIR` elsewhere: all below DIR, as `DIR/<Name>/`, `DIR/Shared/` and `DIR/<Name>Tests/`; tests in DIR itself
///   where it is a test target's.
/// * `--output DIR` where DIR is called as the feature is: DIR takes the place of `DIR/<Name>/`.
/// * A Swift package whose manifest says no target: `Sources/<Target>/` and `Tests/<Target>Tests/`, by the folders.
/// * Such an Xcode project `App`: `App/<Name>/`, `App/Shared/` and `AppTests/`.
/// * Anything else: `<Name>/`, `Shared/` and `<Name>Tests/` in the working folder.
///
/// Components lie beside what is shared, in `Components/`.
package struct ProjectLayout: Sendable {
  package let root: ProjectRoot
  /// The module that tests import, where it is known.
  package let module: String?
  /// The lowest iOS of the target that gets the files, or of the project, where one of them says it.
  package let lowestSystem: String?
  /// What the project says of it, such as `macOS 14.0`, which counts as iOS 17.0.
  let lowestSystemName: String?
  /// The isolation of what says none, where the target that gets the files sets it.
  package var defaultIsolation: String? { surroundings?.target.defaultIsolation?.value }
  /// The target whose tests are missing, so that none are written.
  package let untested: String?
  /// The target that gets the files, where it is an extension of an app.
  package private(set) var appExtension: String?
  /// The target that gets the files, where its package offers it to other code.
  package private(set) var offeredTarget: String?
  /// The target that gets the files, where they could go to others, too.
  var targetAmongOthers: String? { hasOthers ? surroundings?.target.name : nil }
  private var hasOthers = false
  /// Why the target is the one, where it was chosen unasked.
  private(set) var reason = TargetChoice.Reason.plain
  /// Folders relative to the root, empty for the root itself.
  private let features: String
  /// The name of the folder that the user asked for.
  private let outputName: String?
  private let shared: String
  private let tests: String?
  /// Whether tests lie there in folders called as features are.
  private var hasTestsByFeature = false
  /// How the features beside are arranged.
  private(set) var habits = FeatureHabits()
  /// Folders that are known from an earlier run.
  private(set) var fixed: [String: String] = [:]
  /// The target that gets the files with its project; nil where no project file says one.
  private(set) var surroundings: Surroundings?
  /// What was seen of the project's folders.
  package let folders: FolderMemory?
  /// What the project's files are known to declare.
  private let names: NameMemory?
  /// What the project files say, where there are some.
  package private(set) var model: ProjectModel?
  /// Whether nothing says targets, so that files which lie together are built together.
  private(set) var isAlone = false
  /// How the project indents, where not as templates do.
  let indentation: Indentation?
  /// The longest line that the project allows, and where it says so.
  let lineLength: Fact<Int>?
  /// What is wrong with project files of which no target could be read; nil where the user chose a folder.
  private(set) var unreadTargets: String?
  /// Where types are looked for that a new file would declare a second time; relative to the root.
  package let scope: String
  /// True where files must be added to a target by hand.
  package let needsTargetMembership: Bool

  /// - Parameters:
  ///   - output: the folder that the user asked for, absolute.
  ///   - target: the target that the user asked for.
  ///   - mayLeave: whether the folder may lie outside of the project around the working folder.
  ///   - folders: what others see of the project's folders, or have seen.
  ///   - cacheFolder: where it is kept from run to run what the project's files declare; nil where it is not.
  package init(
    workingFolder: FilePath, output: FilePath? = nil, target: String? = nil, leavingProject mayLeave: Bool = true,
    folders: FolderMemory? = nil, cacheFolder: FilePath? = nil
  ) throws(ScaffoldingError) {
    self.folders = folders
    let start = output ?? workingFolder
    if let output, !mayLeave { try ProjectLayout.require(output, in: workingFolder) }
    root = try ProjectRoot(around: start)
    let here = ProjectLayout.relative(start, to: root.folder)
    // The project's own folder may be called as a feature is.
    outputName = here.isEmpty ? nil : output?.lastComponent?.string
    let projects = try SeveralProjects(in: root, isChosen: output != nil)
    let isDeclared = projects.isDeclared
    let model = isDeclared ? try? ProjectModel(at: root.folder, memory: folders) : nil
    try projects.requireMain(in: model)
    self.model = model
    // It is read while the place of the files is found.
    names = cacheFolder.map { [root] in NameMemory(of: root.folder, in: $0) }
    lineLength = model?.style.lineLength
    if let model,
      let placement = try TargetPlacement(
        in: model, at: root.folder, near: here, isChosen: output != nil, wanted: target)
    {
      indentation = Indentation(model.style, near: placement.base, in: root.folder, folders)
      lowestSystem = (model.deployment(of: [placement.target]) ?? model.deployment)?.value.description
      lowestSystemName = model.lowestSystemName(of: placement.target)
      needsTargetMembership = placement.needsMembership
      (hasOthers, reason) = (!placement.others.isEmpty, placement.reason)
      appExtension = placement.target.isExtension ? placement.target.name : nil
      offeredTarget = placement.target.isOffered ? placement.target.name : nil
      if output == nil || placement.features == here {
        (features, shared, module) = (placement.features, placement.shared, placement.module)
        habits = placement.habits
        (tests, scope, hasTestsByFeature) = (placement.tests, placement.base, placement.hasTestsByFeature)
        untested = placement.tests == nil ? placement.target.name : nil
        surroundings = Surroundings(model: model, target: placement.target, testTarget: placement.testTarget)
      } else {
        (features, shared, tests, module, scope, untested) = (here, here, nil, nil, "", nil)
      }
      return
    }
    indentation = Indentation(model?.style, near: here, in: root.folder, folders)
    lowestSystem = model?.deployment?.value.description
    lowestSystemName = nil
    untested = nil
    needsTargetMembership = ProjectLayout.lacksSynchronizedFolders(root)
    isAlone = output == nil && !isDeclared
    let known = try ProjectLayout.target(in: root, near: here, wanted: target)
    if known == nil, output == nil, let model, model.targets.isEmpty {
      // What is wrong with the style hides no target.
      unreadTargets = model.problems.first { !$0.source.file.hasPrefix(".") }?.description
    }
    let isInside = known.map { here == $0.sources || here.hasPrefix($0.sources + "/") } ?? false
    let isOfTests = model?.targets(at: here + "/New.swift").contains(where: \.isTest) ?? false
    if let known, output == nil || isInside {
      features = output == nil ? known.sources : here
      (shared, tests, module, scope) = (known.sources, known.tests, known.module, known.sources)
    } else {
      (features, shared, tests, module, scope) = (here, here, isOfTests ? here : nil, nil, "")
    }
  }

  /// A folder that leaves the project is one that somebody mistyped, or was talked into.
  private static func require(_ output: FilePath, in workingFolder: FilePath) throws(ScaffoldingError) {
    let root = try ProjectRoot(around: workingFolder).folder
    guard output != root, !output.starts(with: root) else { return }
    throw .outsideRoot(path: output.string, reason: "it is outside the project '\(root)'; use --outside to allow that")
  }

  /// The layout that a feature of the manifest was generated with.
  init(of feature: Manifest.Feature, in root: FilePath) throws(ScaffoldingError) {
    self.root = try ProjectRoot(around: root)
    (fixed, folders, names) = (feature.folders, nil, nil)
    (indentation, lineLength) = (feature.indentation.flatMap { Indentation(recorded: $0) }, nil)
    (features, shared, tests, module, scope, outputName) = ("", "", nil, nil, "", nil)
    needsTargetMembership = false
    (lowestSystem, lowestSystemName) = (nil, nil)
    untested = fixed[TemplateFile.Place.tests.rawValue] == nil ? "" : nil
  }

  /// The folder of `place` for a feature called `name`, relative to the root and with `/` at its end unless empty.
  package func folder(for place: TemplateFile.Place, of name: String) -> String {
    if let folder = fixed[place.rawValue] { return folder }
    return switch place {
    case .feature: ProjectLayout.joined(features, name == outputName ? "" : habits.folder(for: name))
    case .shared: ProjectLayout.joined(shared, "Shared")
    case .components: ProjectLayout.joined(shared, "Components")
    case .target: ProjectLayout.joined(features, "")
    case .root: ""
    case .tests:
      tests.map { ProjectLayout.joined($0, hasTestsByFeature ? habits.folder(for: name) : "") }
        ?? ProjectLayout.joined(features, name + "Tests")
    }
  }

  /// The types that the files below `folder` declare, a path relative to the root; nil for where new files go.
  package func declaredTypes(below folder: String? = nil) throws(ScaffoldingError) -> DeclaredTypes {
    try DeclaredTypes(in: root.folder, scope: folder ?? scope, memory: names, folders: folders)
  }

  /// The names of the folders in `folder`; none where there is no such folder.
  private static func folders(in folder: FilePath) throws(ScaffoldingError) -> [String] {
    var folders: [String] = []
    for name in try Looking.names(in: folder)
    where try Looking.status(of: folder.appending(name), followingLinks: true)?.kind == .folder {
      folders.append(name)
    }
    return folders
  }

  private struct Target {
    let module: String
    let sources: String
    let tests: String
  }

  /// The target that new files belong to: the wanted one, the one around the working folder, or the first.
  private static func target(
    in root: ProjectRoot, near here: String, wanted: String?
  ) throws(ScaffoldingError) -> Target? {
    func known(_ names: [String]) throws(ScaffoldingError) {
      guard let wanted, !names.contains(wanted) else { return }
      throw .unknownTarget(wanted, suggestion: Spelling.nearest(to: wanted, in: names), known: names)
    }
    switch root.kind {
    case .swiftPackage:
      let all = try folders(in: root.folder.appending("Sources"))
      try known(all)
      let around = all.first { here == "Sources/\($0)" || here.hasPrefix("Sources/\($0)/") }
      var choice = wanted ?? around
      if choice == nil { choice = try firstLibrary(among: all, root.folder) }
      guard let name = choice ?? all.first else {
        return Target(module: root.folder.lastComponent?.string ?? "App", sources: "Sources", tests: "Tests")
      }
      return Target(module: name, sources: "Sources/\(name)", tests: "Tests/\(name)Tests")
    case .xcodeProject(let name):
      try known([name])
      guard try Looking.status(of: root.folder.appending(name), followingLinks: true)?.kind == .folder else {
        return nil
      }
      return Target(module: moduleName(name), sources: name, tests: "\(name)Tests")
    case .marked, .plain:
      try known([])
      return nil
    }
  }

  // An executable target (one with main.swift) cannot be imported by everything, so a library goes first.
  private static func firstLibrary(
    among targets: [String], _ root: FilePath
  ) throws(ScaffoldingError) -> String? {
    for target in targets
    where try Looking.status(of: root.appending("Sources").appending(target).appending("main.swift")) == nil {
      return target
    }
    return nil
  }

  /// Xcode's rule for `PRODUCT_MODULE_NAME`: what is no identifier becomes an underscore.
  private static func moduleName(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// Xcode 16 adds files of synchronized folders by itself; older projects list every file.
  private static func lacksSynchronizedFolders(_ root: ProjectRoot) -> Bool {
    guard case .xcodeProject(let name) = root.kind else { return false }
    let file = root.folder.appending("\(name).xcodeproj").appending("project.pbxproj")
    guard let text = try? FileContents.text(of: file) else { return false }
    return !text.utf8.contains(bytesOf: "PBXFileSystemSynchronizedRootGroup")
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    [folder, name].filter { !$0.isEmpty }.map { $0 + "/" }.joined()
  }

  private static func relative(_ path: FilePath, to root: FilePath) -> String {
    var rest = path
    return rest.removePrefix(root) ? rest.string : ""
  }
}
