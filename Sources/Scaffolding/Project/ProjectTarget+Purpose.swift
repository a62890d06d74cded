import ProjectModel

/// What an app is for, by its name and size.
extension ProjectTarget {
  /// Whether it shows how something is used: its name ends in such a word, as `GalleryExample` and `DemoApp` do.
  var isExample: Bool { ProjectTarget.isExample(name) }

  /// Whether its project lies below the root, and shows how something is used by its own name or that of a folder around it.
  ///
  /// An app called `SampleTracker` may be what people use.
  var isExampleBelowRoot: Bool {
    let folders = source.file.split(separator: "/").dropLast().filter { !$0.hasSuffix(".xcodeproj") }
    return !folders.isEmpty && (isExample || folders.contains { ProjectTarget.isExample(String($0)) })
  }

  /// Whether it is a start, and what people look at previews in or tests run in.
  func isHost(in model: ProjectModel) -> Bool {
    let words = words
    let isOfTests =
      words.contains("testing")
      || zip(words, words.dropFirst()).contains { $0 == "test" && ProjectTarget.testHosts.contains($1) }
    let isOfPreviews = words.contains { ProjectTarget.previews.contains($0) }
    return isApp && (isOfTests || isOfPreviews) && isStarter(in: model)
  }

  /// Whether it has hardly more files than what starts it.
  func isStarter(in model: ProjectModel) -> Bool { model.count(of: self) <= ProjectTarget.mostOfStarter }

  /// How many words of its name say that it is not the app that people get, as `Debug` and `Preview` do.
  var sideWords: Int { words.count { ProjectTarget.sides.contains($0) || ProjectTarget.previews.contains($0) } }

  /// The words of its name in small letters.
  var words: [String] { ProjectTarget.words(of: name) }

  private static func words(of name: String) -> [String] {
    NameForm.words(of: name).flatMap { $0.split { !$0.isLetter } }.map { $0.lowercased() }
  }

  private static func isExample(_ name: String) -> Bool {
    words(of: name).last { !forms.contains($0) }.map { examples.contains($0) } ?? false
  }

  private static let examples: Set = ["demo", "demos", "example", "examples", "playground", "sample", "samples"]
  /// What may stand behind such a word: that it is an app, and of which system.
  private static let forms: Set = [
    "app", "apps", "code", "i", "mac", "os", "project", "projects", "tv", "vision", "watch",
  ]
  private static let previews: Set = ["preview", "previewer", "previews"]
  private static let sides: Set = [
    "alpha", "beta", "debug", "demo", "dev", "development", "mock", "mocks", "nightly", "staging",
  ]
  /// What follows `test` in the name of an app that tests run in.
  private static let testHosts: Set = ["app", "host", "runner"]
  private static let mostOfStarter = 3
}
