import ProjectModel
import RuleModel

/// Where in a project that says its targets new files go: the target, the folder beside its likes, and its tests.
struct TargetPlacement {
  let target: ProjectTarget
  /// The folder of the target, relative to the root; for a target that lists its files, the one that holds them all.
  let base: String
  /// The folder that features lie in.
  let features: String
  /// The folder of the test target that tests the target; nil where none does.
  let tests: String?
  /// Whether files must be added to the target by hand.
  let needsMembership: Bool

  /// - Parameters:
  ///   - here: the folder that somebody works in, relative to the root, empty for the root.
  ///   - isChosen: whether somebody asks for that folder; then a target that does not hold it is none.
  ///   - wanted: the target that somebody asks for.
  init?(
    in model: ProjectModel, near here: String, isChosen: Bool, wanted: String?
  ) throws(ScaffoldingError) {
    let all = model.targets.filter { !$0.isTest && !$0.isTool && !($0.sources.isEmpty && $0.files.isEmpty) }
    guard !all.isEmpty else { return nil }
    if isChosen, wanted == nil, model.targets(at: here + "/New.swift").allSatisfy({ !all.contains($0) }) { return nil }
    target = try TargetPlacement.target(among: all, in: model, near: here, wanted)
    base = TargetPlacement.base(of: target, in: model)
    let isInside = !here.isEmpty && model.targets(at: here + "/New.swift").contains(target)
    features = isInside ? here : TargetPlacement.features(of: target, in: model, base)
    let tested = model.tests(of: target).filter { !$0.isUITest }
    let testing = tested.first { !$0.sources.isEmpty || !$0.files.isEmpty }.map(TargetPlacement.base)
    let isBelow = isInside && isChosen && (base.isEmpty || here.hasPrefix(base + "/"))
    let below = isBelow ? here.dropFirst(base.isEmpty ? 0 : base.count + 1) : ""
    tests = testing.map { TargetPlacement.mirrored(below, in: $0, of: model) }
    let place = features
    needsMembership = target.kind == .xcode && !target.sources.contains { place == $0 || place.hasPrefix($0 + "/") }
  }

  /// The wanted target, the one around `here`, the only one there, the only app, or the only library.
  private static func target(
    among all: [ProjectTarget], in model: ProjectModel, near here: String, _ wanted: String?
  ) throws(ScaffoldingError) -> ProjectTarget {
    if let wanted {
      if let found = all.first(where: { $0.name == wanted }) { return found }
      let names = all.map(\.name)
      throw .unknownTarget(wanted, suggestion: Spelling.nearest(to: wanted, in: names), known: names)
    }
    var candidates = all
    if !here.isEmpty {
      let around = model.targets(at: here + "/New.swift").filter { all.contains($0) }
      let below = all.filter { base(of: $0).hasPrefix(here + "/") }
      candidates = around.isEmpty ? (below.isEmpty ? all : below) : around
    }
    let apps = candidates.filter(\.isApp)
    let likely = [
      candidates, apps, apps.filter { $0.platforms.contains { $0.platform == .iOS } },
      apps.isEmpty ? candidates.filter { !$0.isExecutable } : [],
    ]
    guard let only = likely.first(where: { $0.count == 1 })?.first else {
      throw .severalTargets(candidates.map(\.name))
    }
    return only
  }

  /// Of several folders, the one with most files of this target alone; that of the files which the target lists, where
  /// these are more.
  private static func base(of target: ProjectTarget, in model: ProjectModel) -> String {
    guard target.sources.count > 1 || !target.sources.isEmpty && !target.files.isEmpty else { return base(of: target) }
    // What another app has too, or a package in a folder of the target, is no place for what this one shows.
    let own = model.files.filter { file in
      file.targets.allSatisfy { model.targets[$0] == target || model.targets[$0].isTest }
    }.map(\.path)
    let counts = target.sources.map { folder in own.count { $0.hasPrefix(folder + "/") } }
    guard let best = counts.indices.max(by: { (counts[$0], $1) < (counts[$1], $0) }) else { return base(of: target) }
    let listed = Set(target.files).intersection(own).count
    return counts[best] < listed ? listedBase(of: target) : target.sources[best]
  }

  private static func base(of target: ProjectTarget) -> String {
    target.sources.first ?? listedBase(of: target)
  }

  /// The folder that holds all files that the target lists one by one.
  private static func listedBase(of target: ProjectTarget) -> String {
    let folders = target.files.map { $0.split(separator: "/").dropLast() }
    guard var common = folders.first else { return "" }
    for folder in folders { common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count) }
    return common.joined(separator: "/")
  }

  /// The folder of a test target for what is tested in `folder` of its target: where tests lie as sources do, the one
  /// that answers to it; where there are no tests yet, one called the same.
  private static func mirrored(_ folder: Substring, in tests: String, of model: ProjectModel) -> String {
    // Files that are listed one by one have no folder to answer to.
    if tests.isEmpty { return tests }
    let known = model.files.map(\.path).filter { $0.hasPrefix(tests + "/") }
    var parts = folder.split(separator: "/")
    while !known.isEmpty, !parts.isEmpty,
      !known.contains(where: { $0.hasPrefix("\(tests)/\(parts.joined(separator: "/"))/") })
    {
      parts.removeLast()
    }
    return ([Substring(tests)] + parts).joined(separator: "/")
  }

  // MARK: - Beside its likes

  private static let collections: Set = ["Features", "Modules", "Pages", "Scenes", "Screens", "UI", "Views"]
  private static let supplies: Set = [
    "Common", "Components", "Core", "Extensions", "Helpers", "Models", "Modifiers", "Resources", "Services", "Shared",
    "Support", "Utilities", "Utils", "ViewModels",
  ]

  /// The folder of the target that holds most screens and folders of them; the target's own where there are no two.
  private static func features(of target: ProjectTarget, in model: ProjectModel, _ base: String) -> String {
    var units: [String: Set<Substring>] = [:]
    let index = model.targets.firstIndex(of: target)
    for file in model.files where index.map(file.targets.contains) ?? false {
      guard file.path.hasSuffix("View.swift") || file.path.hasSuffix("Screen.swift"), file.path.hasPrefix(base) else {
        continue
      }
      let names = file.path.split(separator: "/")
      let first = base.split(separator: "/").count
      guard first < names.count - 1 else { continue }
      // What stands in Views or Features is beside its likes; else the folders around screens are.
      var place = names.indices.dropFirst(first).dropLast().first { collections.contains(String(names[$0])) }
      while let next = place, next + 1 < names.count - 1, collections.contains(String(names[next + 1])) {
        place = next + 1
      }
      let end = place.map { $0 + 1 } ?? max(first, names.count - 2)
      guard !supplies.contains(String(names[end])) else { continue }
      units[names[..<end].joined(separator: "/"), default: []].insert(names[end])
    }
    func isCollection(_ path: String) -> Int {
      path.split(separator: "/").last.map { collections.contains(String($0)) } == true ? 1 : 0
    }
    let best = units.filter { $0.value.count >= 2 }.min {
      (isCollection($1.key), $1.value.count, $0.key) < (isCollection($0.key), $0.value.count, $1.key)
    }
    return best?.key ?? base
  }
}
