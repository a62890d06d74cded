import ProjectModel
import TestSupport
import Testing

/// Checks which targets are found in a folder with `files`, a line each, and which problems.
func checkTargets(
  in files: [String: String], _ expected: [String], problems: [String], _ location: SourceLocation,
  line: (ProjectTarget) -> String
) throws {
  let folder = try TemporaryFolder()
  for (name, text) in files { try folder.write(text, to: name) }
  let model = try ProjectModel(at: folder.path)
  #expect(model.targets.map(line) == expected, sourceLocation: location)
  #expect(model.problems.map(\.description) == problems, sourceLocation: location)
}

extension ProjectTarget {
  /// Product, systems with the lowest, `folders`, language mode.
  func line(with folders: [String]) -> String {
    let systems = platforms.map { "\($0.platform) \($0.lowest?.value.description ?? "?")" }
    let mode = languageMode.map { ["Swift \($0.value)"] } ?? []
    return (["\(name) \(product)"] + systems + folders + mode).joined(separator: ", ")
  }
}
