import RuleModel
package import WireFormats

/// A project for people: a paragraph a target, each value with the place that says it.
package enum ProjectText {
  package static func text(_ document: ProjectDocument) -> String {
    var blocks = document.targets.map { block(of: $0) }
    if blocks.isEmpty { blocks.append(["No targets found."]) }
    var about: [String] = []
    if let target = document.deploymentTarget { about.append("deployment target: \(shown(target))") }
    let style = [
      ("indentation", document.style.indentation), ("tabs", document.style.tabs),
      ("line length", document.style.lineLength),
    ]
    about += style.compactMap { name, fact in fact.map { "\(name): \(shown($0))" } }
    about += document.workspaces.map { "workspace \($0.path): \($0.members.joined(separator: ", "))" }
    if !about.isEmpty { blocks.append(about) }
    if let files = document.files, !files.isEmpty {
      blocks.append(
        files.map { "\($0.path): \($0.targets.isEmpty ? "no target" : $0.targets.joined(separator: ", "))" })
    }
    if !document.problems.isEmpty {
      blocks.append(document.problems.map { "\($0.file):\($0.line): warning: \($0.message)" })
    }
    return blocks.map { lines in lines.map { ForeignText.line($0) + "\n" }.joined() }.joined(separator: "\n")
  }

  /// What a target's product is called, where its key is no word of people.
  private static let words = [
    "appClip": "App Clip", "appExtension": "app extension", "watchExtension": "Watch extension",
    "service": "XPC service", "uiTests": "UI tests", "buildTool": "build tool",
  ]

  private static func block(of target: ProjectDocument.Target) -> [String] {
    let product = words[target.product] ?? target.product
    let files = target.swiftFiles.counted("Swift file")
    var lines = ["\(target.name) (\(product), \(files)), \(target.file):\(target.line)"]
    func add(_ name: String, _ text: String) { if !text.isEmpty { lines.append("  \(name): \(text)") } }
    if target.module != target.name { add("module", target.module) }
    for platform in target.platforms {
      add("platform", platform.name + (platform.lowest.map { " \(shown($0))" } ?? ""))
    }
    add("language mode", target.languageMode.map(shown) ?? "")
    add("default isolation", target.defaultIsolation.map(shown) ?? "")
    add("folders", target.folders.map { $0.isEmpty ? "." : $0 }.joined(separator: ", "))
    add("may import", target.imports.joined(separator: ", "))
    add("tested by", target.testedBy.joined(separator: ", "))
    return lines
  }

  private static func shown(_ fact: ProjectDocument.Fact) -> String { "\(fact.value) (\(fact.file):\(fact.line))" }
}
