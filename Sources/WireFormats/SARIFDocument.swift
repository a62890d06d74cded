/// What `check --format sarif` prints: SARIF 2.1.0, one run.
package struct SARIFDocument: Codable, Hashable, Sendable {
  package let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  package let version = "2.1.0"
  package let runs: [Run]

  package init(run: Run) { runs = [run] }

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  package init(from decoder: any Decoder) throws {
    runs = try decoder.container(keyedBy: CodingKeys.self).decode([Run].self, forKey: .runs)
  }

  package struct Run: Codable, Hashable, Sendable {
    package let tool: Tool
    package let columnKind: String
    package let results: [Result]
    package let invocations: [Invocation]

    package init(tool: Tool, results: [Result], invocation: Invocation) {
      self.tool = tool
      columnKind = "unicodeCodePoints"
      self.results = results
      invocations = [invocation]
    }
  }

  package struct Tool: Codable, Hashable, Sendable {
    package let driver: Driver

    package init(driver: Driver) { self.driver = driver }
  }

  package struct Driver: Codable, Hashable, Sendable {
    package let name: String
    package let semanticVersion: String
    package let rules: [Rule]

    package init(name: String, semanticVersion: String, rules: [Rule]) {
      self.name = name
      self.semanticVersion = semanticVersion
      self.rules = rules
    }
  }

  package struct Rule: Codable, Hashable, Sendable {
    package let id: String
    package let shortDescription: Text
    package let fullDescription: Text
    package let help: Text
    package let defaultConfiguration: Configuration
    package let properties: Properties

    package struct Configuration: Codable, Hashable, Sendable {
      package let enabled: Bool
      package let level: String
    }

    package struct Properties: Codable, Hashable, Sendable {
      /// The keys of the rules that the check enforces.
      package let rules: [String]
      /// What GitHub filters by.
      package let tags: [String]
      /// What GitHub sorts by: "error", "warning" or "recommendation".
      package let problemSeverity: String

      private enum CodingKeys: String, CodingKey {
        case rules, tags
        case problemSeverity = "problem.severity"
      }
    }

    /// - Parameter tags: words to filter by, such as the skills that the check's rules stand in.
    package init(
      id: String, title: String, description: String, help: String, enabled: Bool, level: String, rules: [String],
      tags: [String]
    ) {
      self.id = id
      shortDescription = Text(title)
      fullDescription = Text(description)
      self.help = Text(help)
      defaultConfiguration = Configuration(enabled: enabled, level: level)
      properties = Properties(
        rules: rules, tags: tags, problemSeverity: level == "note" ? "recommendation" : level)
    }
  }

  package struct Text: Codable, Hashable, Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }
  }

  package struct Result: Codable, Hashable, Sendable {
    package let ruleId: String
    package let ruleIndex: Int?
    package let level: String
    package let message: Text
    package let locations: [Location]
    package let partialFingerprints: [String: String]
    package let fixes: [Fix]?

    package init(
      ruleId: String, ruleIndex: Int?, level: String, message: String, location: PhysicalLocation, fingerprint: String,
      fix: Fix?
    ) {
      self.ruleId = ruleId
      self.ruleIndex = ruleIndex
      self.level = level
      self.message = Text(message)
      locations = [Location(physicalLocation: location)]
      // GitHub knows an alert by the second one, and would else make one from the line alone.
      partialFingerprints = ["swiftkit/v1": fingerprint, "primaryLocationLineHash": fingerprint]
      fixes = fix.map { [$0] }
    }
  }

  package struct Location: Codable, Hashable, Sendable {
    package let physicalLocation: PhysicalLocation
  }

  package struct PhysicalLocation: Codable, Hashable, Sendable {
    package let artifactLocation: Artifact
    package let region: Region

    package init(uri: String, region: Region) {
      artifactLocation = Artifact(uri: uri)
      self.region = region
    }
  }

  package struct Artifact: Codable, Hashable, Sendable {
    package let uri: String
  }

  package struct Region: Codable, Hashable, Sendable {
    package let startLine: Int
    package let startColumn: Int
    package let endLine: Int
    package let endColumn: Int

    package init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
      self.startLine = startLine
      self.startColumn = startColumn
      self.endLine = endLine
      self.endColumn = endColumn
    }
  }

  package struct Fix: Codable, Hashable, Sendable {
    package let description: Text
    package let artifactChanges: [Change]

    package init(uri: String, description: String, replacements: [Replacement]) {
      self.description = Text(description)
      artifactChanges = [Change(artifactLocation: Artifact(uri: uri), replacements: replacements)]
    }
  }

  package struct Change: Codable, Hashable, Sendable {
    package let artifactLocation: Artifact
    package let replacements: [Replacement]
  }

  package struct Replacement: Codable, Hashable, Sendable {
    package let deletedRegion: Region
    package let insertedContent: Text

    package init(deletedRegion: Region, insertedContent: String) {
      self.deletedRegion = deletedRegion
      self.insertedContent = Text(insertedContent)
    }
  }

  package struct Invocation: Codable, Hashable, Sendable {
    package let executionSuccessful: Bool
    package let toolExecutionNotifications: [Notification]

    package init(notifications: [String]) {
      executionSuccessful = true
      toolExecutionNotifications = notifications.map { Notification(level: "warning", message: Text($0)) }
    }
  }

  package struct Notification: Codable, Hashable, Sendable {
    package let level: String
    package let message: Text
  }
}
