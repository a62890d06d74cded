import Ingesting
package import POSIXSupport
import RuleModel
package import SourceChecking

/// The documents that take part where the settings of the project say which do.
package struct ChosenSkills {
  /// What to read: whole folders where all of their packs take part.
  package let roots: [FilePath]
  /// Folders of skills that links lead out of the project.
  package let leftOut: [FileFault]
  /// Folders and documents in groups, the strongest first, as the settings order them; nil where they do not.
  package let groups: [[String]]?

  /// All that there are, whatever settings say.
  init(allIn workplace: Workplace) {
    let found = SkillRoots.found(in: workplace)
    (roots, leftOut, groups) = (found.roots, found.leftOut, nil)
  }

  /// Throws where the settings cannot be read, or name what is not there.
  package init(in workplace: Workplace) throws {
    let found = SkillRoots.found(in: workplace)
    leftOut = found.leftOut
    guard let settings = try ChosenSkills.settings(in: workplace) else {
      (roots, groups) = (found.roots, nil)
      return
    }
    let (choice, packs) = (settings.skills, try Pack.all(below: found.roots, in: workplace))
    try choice.requireKnown(packs.compactMap(\.name))
    roots = found.roots.flatMap { root in
      let own = packs.filter { $0.root == root }
      let taken = own.filter { pack in pack.name.map { choice.takes($0, from: pack.place) } ?? true }
      // Words and resolutions alone answer nothing.
      guard taken.contains(where: { $0.name != nil }) else { return [FilePath]() }
      return taken.count == own.count ? [root] : taken.map(\.path)
    }
    groups = choice.precedence.isEmpty ? nil : ChosenSkills.groups(choice.precedence.map(\.name), packs)
  }

  /// The order alone, for which no folder is looked at where the settings say none.
  package static func groups(in workplace: Workplace) throws -> [[String]]? {
    try settings(in: workplace) == nil ? nil : ChosenSkills(in: workplace).groups
  }

  /// Throws where `settings` name a skill that is not there.
  package static func requireKnown(_ settings: CheckSettings, in workplace: Workplace) throws {
    guard !settings.skills.entries.isEmpty else { return }
    let packs = try Pack.all(below: SkillRoots.found(in: workplace).roots, in: workplace)
    try settings.skills.requireKnown(packs.compactMap(\.name))
  }

  /// The settings around the working folder, if they say anything of skills: a flaw in others is no matter of answers.
  private static func settings(in workplace: Workplace) throws -> CheckSettings? {
    guard let folder = CheckSettings.folder(around: workplace.workingFolder, in: workplace),
      let text = try? CheckSettings.text(in: folder), CheckSettings.names(anyOf: ["skills", "extends"], in: text)
    else { return nil }
    let settings = try CheckSettings.read(in: folder, workplace)
    return settings.skills.entries.isEmpty ? nil : settings
  }

  private struct Pack {
    let root: FilePath
    let place: String
    let name: String?
    let path: FilePath

    init(root: FilePath, place: String, _ pack: (name: String?, path: FilePath)) {
      (self.root, self.place, name, path) = (root, place, pack.name, pack.path)
    }

    static func all(below roots: [FilePath], in workplace: Workplace) throws -> [Pack] {
      let (links, own) = (SkillRoots.links(in: workplace), OwnSkills(in: workplace))
      return try roots.flatMap { root in
        let place = own.place(of: root)
        return try SkillPacks.packs(below: root, links: links).map { Pack(root: root, place: place, $0) }
      }
    }
  }

  /// What is not named keeps its order behind what is.
  private static func groups(_ names: [String], _ packs: [Pack]) -> [[String]] {
    let all = names + SkillChoice.places.filter { !names.contains($0) }
    return all.map { name in
      SkillChoice.places.contains(name)
        ? packs.filter { $0.place == name }.map(\.path.string)
        : packs.filter { $0.name == name }.map(\.path.string)
    }
  }
}

extension SkillChoice {
  /// Throws for a name that no pack and no place has.
  fileprivate func requireKnown(_ packs: [String]) throws(SettingsError) {
    let known = SkillChoice.places + packs.sorted()
    for (_, named) in entries where !known.contains(named.name) {
      let nearest = Spelling.nearest(to: named.name, in: known)
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "'swiftkit skills list' shows all skills"
      var error = SettingsError(
        file: named.file, place: named.place, reason: "unknown skill '\(named.name)'; \(hint)")
      error.correction = nearest.map { SettingsError.Correction(written: named.name, meant: $0) }
      throw error
    }
  }
}
