/// What of a feature may have a folder of its own in that of the feature.
enum FeaturePart: String, CaseIterable, Sendable {
  case views, viewModels, models, services

  /// What a folder called `name`, such as `View models`, holds; nil for one that is called otherwise.
  init?(folder name: Substring) {
    switch FolderWords.joined(name) {
    case "view", "views": self = .views
    case "viewmodel", "viewmodels": self = .viewModels
    case "model", "models": self = .models
    case "service", "services": self = .services
    default: return nil
    }
  }

  /// What the file of a template is, which has this role and name; nil where it is no Swift.
  ///
  /// What is none of the others is what a view is shown from, as a view model is.
  init?(role: String, file: String) {
    guard file.hasSuffix(".swift") else { return nil }
    switch role {
    case "view", "content", "list", "previews": self = .views
    case "model", "samples", "draft", "entry", "order", "route": self = .models
    case "service", "mock", "stub", "live", "storage": self = .services
    default: self = FeaturePart.viewEndings.contains { file.hasSuffix($0) } ? .views : .viewModels
    }
  }

  private static let viewEndings = ["View.swift", "Screen.swift", "Editor.swift"]
}
