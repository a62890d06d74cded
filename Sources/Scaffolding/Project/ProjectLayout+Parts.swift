/// The folders of what a feature consists of, where the project has some for these.
extension ProjectLayout {
  /// Where a file of a template goes that is called `target` below its place, for a feature called `name`.
  func path(of file: TemplateFile, called target: String, for name: String) -> String {
    guard file.place == .feature, let part = FeaturePart(role: file.role, file: target) else {
      return folder(for: file.place, of: name) + target
    }
    return folder(of: part, in: name) + target
  }

  /// The folder of a part of the feature `name`, with `/` at its end unless empty.
  func folder(of part: FeaturePart, in name: String) -> String {
    if let folder = fixed[part.rawValue] { return folder }
    if let shared = habits.sharedFolder(for: part, of: name) { return shared + "/" }
    let own = habits.folder(for: part, of: name)
    return folder(for: .feature, of: name) + (own.isEmpty ? "" : own + "/")
  }

  /// The folders of the feature's parts as a record of the run names them; none where all lie in that of the feature.
  func partFolders(of name: String) -> [String: String] {
    let feature = folder(for: .feature, of: name)
    let folders = FeaturePart.allCases.map { ($0.rawValue, folder(of: $0, in: name)) }.filter { $0.1 != feature }
    return Dictionary(folders) { first, _ in first }
  }
}
