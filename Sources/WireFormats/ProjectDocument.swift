/// What `project --json` prints: the facts in the project files, each with its location.
package struct ProjectDocument: Codable, Hashable, Sendable {
  package let root: String
  /// The iOS version that checks and templates use; absent if unknown.
  package let deploymentTarget: Fact?
  package let targets: [Target]
  package let workspaces: [Workspace]
  package let style: Style
  /// Every Swift file with the names of its targets; absent unless requested.
  package let files: [File]?
  package let problems: [Problem]

  /// A value, with the file (relative to the root) and line that it comes from.
  package struct Fact: Codable, Hashable, Sendable {
    package let value: String
    package let file: String
    package let line: Int

    package init(value: String, file: String, line: Int) { (self.value, self.file, self.line) = (value, file, line) }
  }

  package struct Target: Codable, Hashable, Sendable {
    package let name: String
    /// `package`, `playground`, `xcode`, `xcodeGen` or `tuist`.
    package let kind: String
    package let module: String
    /// `app`, `appClip`, `appExtension`, `watchExtension`, `command`, `service`, `library`, `tests`, `uiTests` or `buildTool`.
    package let product: String
    package let isApp: Bool
    package let isTest: Bool
    package let file: String
    package let line: Int
    package let platforms: [Platform]
    /// `5` or `6`; absent if unknown.
    package let languageMode: Fact?
    /// `MainActor` or `nonisolated`; absent if unknown.
    package let defaultIsolation: Fact?
    /// The modules that its files can import, besides system modules.
    package let imports: [String]
    /// The test targets that test it.
    package let testedBy: [String]
    package let folders: [String]
    /// The number of its Swift files.
    package let swiftFiles: Int

    package init(
      name: String, kind: String, module: String, product: String, isApp: Bool, isTest: Bool, file: String, line: Int,
      platforms: [Platform], languageMode: Fact?, defaultIsolation: Fact?, imports: [String], testedBy: [String],
      folders: [String], swiftFiles: Int
    ) {
      (self.name, self.kind, self.module, self.product) = (name, kind, module, product)
      (self.isApp, self.isTest, self.file, self.line) = (isApp, isTest, file, line)
      (self.platforms, self.languageMode, self.defaultIsolation) = (platforms, languageMode, defaultIsolation)
      (self.imports, self.testedBy, self.folders, self.swiftFiles) = (imports, testedBy, folders, swiftFiles)
    }
  }

  package struct Platform: Codable, Hashable, Sendable {
    package let name: String
    /// The minimum version; absent if unknown.
    package let lowest: Fact?

    package init(name: String, lowest: Fact?) { (self.name, self.lowest) = (name, lowest) }
  }

  package struct Workspace: Codable, Hashable, Sendable {
    package let path: String
    package let members: [String]

    package init(path: String, members: [String]) { (self.path, self.members) = (path, members) }
  }

  package struct Style: Codable, Hashable, Sendable {
    package let indentation: Fact?
    package let tabs: Fact?
    package let lineLength: Fact?

    package init(indentation: Fact?, tabs: Fact?, lineLength: Fact?) {
      (self.indentation, self.tabs, self.lineLength) = (indentation, tabs, lineLength)
    }
  }

  package struct File: Codable, Hashable, Sendable {
    package let path: String
    package let targets: [String]

    package init(path: String, targets: [String]) { (self.path, self.targets) = (path, targets) }
  }

  package struct Problem: Codable, Hashable, Sendable {
    package let file: String
    package let line: Int
    package let message: String

    package init(file: String, line: Int, message: String) {
      (self.file, self.line, self.message) = (file, line, message)
    }
  }

  package init(
    root: String, deploymentTarget: Fact?, targets: [Target], workspaces: [Workspace], style: Style, files: [File]?,
    problems: [Problem]
  ) {
    (self.root, self.deploymentTarget, self.targets) = (root, deploymentTarget, targets)
    (self.workspaces, self.style, self.files, self.problems) = (workspaces, style, files, problems)
  }
}
