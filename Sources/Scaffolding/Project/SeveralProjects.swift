import POSIXSupport
import ProjectModel

/// The projects below a folder that is itself none.
struct SeveralProjects {
  /// Whether project files say what is in the folder.
  let isDeclared: Bool
  /// The folders with projects, where there are several of them and nobody chose a folder.
  private let folders: [String]
  /// The only one of them that is more than a package.
  private let main: String?

  /// Around a single project, as a repository without its `.git`, the folder is that project's. Throws where several are more
  /// than packages.
  init(in root: ProjectRoot, isChosen: Bool) throws(ScaffoldingError) {
    guard root.kind == .plain, !ProjectModel.isDeclared(at: root.folder, levels: 0) else {
      (folders, main) = ([], nil)
      isDeclared = ProjectModel.isDeclared(at: root.folder, levels: 4)
      return
    }
    let found = isChosen ? [] : ProjectModel.projects(in: root.folder)
    (isDeclared, folders) = (!found.isEmpty, found.count > 1 ? found : [])
    let others = folders.filter { !ProjectModel.isPackage(at: root.folder.appending($0)) }
    main = others.count == 1 ? others.first : nil
    if others.count > 1 { throw .severalProjects(folders) }
  }

  /// Throws where there are several projects and `model`, which has them all, does not say that one is meant: an app with
  /// screens, beside packages with hardly any; a library with the screens of an app that only starts it; or the only program
  /// that shows something, beside packages that are there for it.
  func requireMain(in model: ProjectModel?) throws(ScaffoldingError) {
    guard !folders.isEmpty else { return }
    guard let model, isOneMeant(in: model) else { throw .severalProjects(folders) }
  }

  private func isOneMeant(in model: ProjectModel) -> Bool {
    let shipped = model.targets.filter { !$0.isTest && !$0.isTool }
    let screens = TargetScreens(of: shipped, in: model)
    guard let main else { return TargetChoice.program(among: shipped, screens) != nil }
    let isOfMain = { (target: ProjectTarget) in target.source.file.hasPrefix(main + "/") }
    let own = shipped.filter(isOfMain).reduce(0) { $0 + screens[$1] }
    let others = shipped.filter { !isOfMain($0) }.reduce(0) { $0 + screens[$1] }
    let apps = shipped.filter { $0.isApp && isOfMain($0) }
    if !apps.isEmpty, own >= SeveralProjects.least, own >= others * SeveralProjects.times { return true }
    return apps.count == 1 && TargetChoice.library(startedBy: apps[0], among: shipped, screens, in: model) != nil
  }

  /// The screens of an app among packages, and how many times those of all others they are.
  private static let (least, times) = (3, 4)
}
