/// What is written in a project that has types called as types of Swift, SwiftUI or Foundation are.
extension Planner {
  /// The names of such types in the module of the new files, sorted.
  ///
  /// None for a template of the project itself: who wrote `Button` there means the project's.
  func hiddenNames(_ types: DeclaredTypes) -> [String] {
    if template.origin == .project { return [] }
    return types.types(among: FrameworkTypes.names, where: layout.mayBeInModule).sorted()
  }

  /// The names that were hidden when `feature` and the others of its target were written; a later one hides them from all.
  func hiddenNames(of feature: Manifest.Feature, among features: [Manifest.Feature]) -> [String] {
    if template.origin == .project { return [] }
    let shared = TemplateFile.Place.shared.rawValue
    return features.filter { $0.folders[shared] == feature.folders[shared] }.flatMap { $0.hiddenNames ?? [] }
  }

  /// The files with a module in front of the `hidden` names, except where answers stand: they mean the project's types.
  func qualified(_ files: [RenderedFile], hidden: [String]) -> [RenderedFile] {
    guard !hidden.isEmpty else { return files }
    let names = HiddenNames(Set(hidden))
    return files.map { names.qualified($0) }
  }

  /// Why the files write `SwiftUI.Button`.
  func hiddenNote(_ rendered: [RenderedFile], _ files: [PlannedFile], _ types: DeclaredTypes) -> [String] {
    let written = Set(files.filter { $0.action.writes && !$0.isInjection }.map(\.path))
    let found = rendered.filter { written.contains($0.path) }
    let names = found.reduce(into: Set<String>()) { $0.formUnion($1.qualified) }.sorted()
    guard !names.isEmpty else { return [] }
    let own = names.map { name in
      "'\(name)'" + (types.place(of: name, where: layout.mayBeInModule).map { " (\($0))" } ?? "")
    }
    let whole = names.map { "'\(FrameworkTypes.module(of: $0)?.name ?? "").\($0)'" }
    let kind = names.count == 1 ? "is a type" : "are types"
    return ["\(Planner.listed(own)) \(kind) of the project, so the files write \(Planner.listed(whole))"]
  }

  /// The words of types and designs that somebody chose: they mean what the project declares.
  func ownNames(in answers: [String: Answer]) -> Set<String> {
    var names: Set<String> = []
    for variable in template.variables where !variable.isArgument {
      guard let answer = answers[variable.name] else { continue }
      let standard = variable.standard.flatMap { try? Answer($0, for: variable) }
      guard answer != standard else { continue }
      for text in Planner.types(in: answer, to: variable) {
        names.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      }
    }
    return names
  }

  /// The texts in an answer that stand in code for types, or for members of types.
  private static func types(in answer: Answer, to variable: TemplateVariable) -> [String] {
    switch variable.kind {
    case .typeName, .swiftType, .designTokens: return [answer.description]
    case .list(let members):
      guard case .list(let list) = answer else { return [] }
      return list.rows.flatMap { row in
        members.flatMap { member in row[member.name].map { types(in: $0, to: member) } ?? [] }
      }
    case .memberName, .moduleName, .bool, .choice, .access, .int, .number, .hexColor, .string, .path, .swiftCode:
      return []
    }
  }

  /// `a`, `a and b`, or `a, b and c`.
  private static func listed(_ parts: [String]) -> String {
    let first = parts.dropLast().joined(separator: ", ")
    return first.isEmpty ? parts.last ?? "" : "\(first) and \(parts.last ?? "")"
  }
}
