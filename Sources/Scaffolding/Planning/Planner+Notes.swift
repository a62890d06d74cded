import ProjectModel
import RuleModel

/// What a plan tells beside its files, and what stops nothing.
extension Planner {
  var hidingNote: [String] {
    guard !template.shadows.isEmpty else { return [] }
    let hidden = template.shadows.map(\.rawValue).joined(separator: " and ")
    return ["the \(template.origin.rawValue) template '\(template.name)' hides the \(hidden) one"]
  }

  /// What the template leaves to do by hand, where it writes something.
  func nextNotes(_ files: [PlannedFile], _ answers: [String: Answer]) throws(ScaffoldingError) -> [String] {
    guard files.contains(where: { $0.action == .create }) else { return [] }
    var notes: [String] = []
    do throws(TemplateProblem) {
      for step in template.next where step.condition?.holds(answers) ?? true {
        notes.append(try step.text.rendered(with: answers))
      }
    } catch {
      throw .template(error)
    }
    return notes
  }

  func testsNote(_ chosen: PlannedRoles, _ answers: [String: Answer]) throws(ScaffoldingError) -> [String] {
    guard let target = layout.untested else { return [] }
    var isWanted = false
    for file in template.files where file.place == .tests && chosen.holds(file.role) && !isWanted {
      isWanted = try file.answers(from: answers) != nil
    }
    guard isWanted else { return [] }
    return ["no test target tests '\(target)', so no tests are written"]
  }

  /// Where files could go to other targets as well, who did not choose learns which one got them.
  func targetNote(_ files: [PlannedFile]) -> [String] {
    guard let target = layout.targetAmongOthers, files.contains(where: { $0.action == .create }) else { return [] }
    switch layout.reason {
    case .plain: return []
    case .app(let others, let twins):
      var parts = ["the files are for the app '\(target)'"]
      if !others.isEmpty { parts.append("choose the target \(quoted(others, "or")) if they are not") }
      if !twins.isEmpty {
        parts.append("\(quoted(twins, "and")) \(twins.count == 1 ? "builds" : "build") nearly the same files")
      }
      return [parts.joined(separator: "; ")]
    case .screens:
      let other = "choose another with --target if they are not"
      return ["the files are for the target '\(target)', which has most screens; \(other)"]
    }
  }

  /// `'A', 'B' or 'C'`
  func quoted(_ names: [String], _ word: String) -> String {
    let names = names.map { "'\($0)'" }
    let last = names.suffix(2).joined(separator: " \(word) ")
    return (names.dropLast(2) + [last]).joined(separator: ", ")
  }

  /// Where project files say targets that nobody can read, the files may be in none.
  func unreadNote(_ files: [PlannedFile]) -> [String] {
    guard let problem = layout.unreadTargets, files.contains(where: { $0.action == .create }) else { return [] }
    return ["no target was found, so the new files may belong to none (\(problem)); choose a folder with --output"]
  }

  /// Where the folder of a screen holds files that no template wrote, it may be another feature.
  func joinedNote(_ files: [PlannedFile], of name: TypeName) throws(ScaffoldingError) -> [String] {
    let folder = layout.folder(for: .feature, of: name.text)
    guard !folder.isEmpty, let model = layout.model,
      files.contains(where: { $0.role == "view" && $0.action == .create && $0.path.hasPrefix(folder) })
    else { return [] }
    let known = model.groups.filter { "\($0.folder)/".hasPrefix(folder) }.flatMap { model.files[$0.files] }
    var others = Set(known.map(\.path)).subtracting(files.map(\.path))
    if others.isEmpty { return [] }
    others.subtract(try Manifest(in: layout.root.folder).features.flatMap(\.files).map(\.path))
    guard !others.isEmpty else { return [] }
    let count = others.count.counted("other Swift file")
    return ["'\(folder.dropLast())' already holds \(count); choose another name for another feature"]
  }

  /// A widget has entries of a timeline, and no screen that people walk through.
  func extensionNote(_ files: [PlannedFile]) -> [String] {
    guard let target = layout.appExtension, files.contains(where: { $0.role == "view" && $0.action == .create }) else {
      return []
    }
    return ["'\(target)' is an app extension, and the template writes a screen of an app; choose another target"]
  }

  func widthNote(_ files: [PlannedFile]) -> [String] {
    guard let longest = layout.lineLength else { return [] }
    let count = files.filter { $0.action == .create && $0.path.hasSuffix(".swift") }.reduce(0) { count, file in
      count + LineSequence(file.text).count { LineSequence.body(of: $0).count > longest.value }
    }
    guard count > 0 else { return [] }
    return ["\(count.counted("line")) longer than the \(longest.value) columns of \(longest.source); format the files"]
  }
}
