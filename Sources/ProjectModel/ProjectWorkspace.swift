import RuleModel

/// A workspace, and the projects and packages that it names.
package struct ProjectWorkspace: Hashable, Sendable {
  package let path: String
  package let members: [String]

  /// Reads `contents.xcworkspacedata`; what is outside the project is a problem.
  init(_ path: String, _ bytes: [UInt8], _ files: inout ProjectFiles) {
    self.path = path
    let base = RelativePath.folder(of: path)
    var members: [String] = []
    for (index, raw) in Lines.of(bytes).enumerated() {
      let line = String(decoding: raw, as: UTF8.self)
      guard let start = line.firstRange(of: "location")?.upperBound else { continue }
      let parts = line[start...].split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 2, let colon = parts[1].firstIndex(of: ":") else { continue }
      let name = String(parts[1][parts[1].index(after: colon)...])
      guard !name.isEmpty, parts[1][..<colon] != "self" else { continue }
      if let member = RelativePath.joined(base, name) {
        members.append(member)
      } else {
        files.problems.append(
          ProjectProblem(
            "'\(name)' is outside the project",
            FactSource(file: "\(path)/contents.xcworkspacedata", line: index + 1)))
      }
    }
    self.members = members
  }
}
