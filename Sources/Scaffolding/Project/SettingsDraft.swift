import RuleModel

/// The text of a first `.swiftkit.yml`: what was found in the project, and what else could be said, as comments.
package struct SettingsDraft: Hashable, Sendable {
  package let text: String

  /// - Parameter imported: what files of other tools say.
  package init(_ survey: ProjectSurvey, importing imported: ImportedSettings = ImportedSettings()) {
    text = SettingsDraft.text(survey, imported)
  }

  private static func text(_ survey: ProjectSurvey, _ imported: ImportedSettings) -> String {
    var lines = [
      "# Settings of swiftkit for this project. Every line is optional; what is left out keeps its default.",
      "# Found: \(comment(sentence(survey))).",
    ]
    if !imported.isEmpty {
      lines.append("# Taken over from \(comment(imported.files.joined(separator: " and "))):")
      lines += imported.remarks.map { "#   \(comment($0))" }
    }
    lines += [
      "",
      "# Which palette the code uses: the system's colours (system), or colours of the app's own (tokens).",
    ]
    if let palette = survey.palette {
      lines += ["# Colours of its own are in \(comment(palette.source)).", "profile: tokens"]
    } else {
      lines.append("profile: system")
    }
    lines += ["", "# The lowest iOS that the app runs on: newer API is a finding, and templates write nothing newer."]
    lines += deploymentLines(survey)
    lines += [
      "", "# Which checks run: default, all, or groups. 'swiftkit checks' lists them.", "checks: default", "",
      "# Checks and groups that run too, and those that do not.",
    ]
    lines += list("enable", imported.enabled, otherwise: ["# enable: [view-missing-preview]"])
    lines += list("disable", imported.disabled, otherwise: ["# disable: [style]"])
    lines += ["", "# How serious a finding is: error, warning, info or off."]
    let severities = imported.severities.sorted { $0.key < $1.key }
    lines += severities.isEmpty ? ["# severity:", "#   glass-tint-opacity: error"] : ["severity:"]
    lines += severities.map { "  \($0.key): \($0.value)" }
    lines += [
      "", "# What single checks leave to you; 'swiftkit check --explain CHECK' says what that is.", "# options:",
      "#   spacing-off-scale:", "#     scale: [4, 8, 12, 16, 24]",
      "", "# From which severity on findings make a run fail, and how many warnings are let through.",
      "# fail-on: error", imported.mostWarnings.map { "max-warnings: \($0)" } ?? "# max-warnings: 10",
      "", "# Findings of today that are not held against anybody: 'swiftkit check --write-baseline' writes the file.",
      "# baseline: .swiftkit-baseline.json",
      "", "# Whether a run fails where anything could not be checked.", "# strict: true",
      "", "# A file whose settings hold where this one says nothing, and the oldest swiftkit that reads both.",
      "# extends: Config/swiftkit.yml", "# required-version: 0.1",
      "", "# Only these paths are checked.",
    ]
    lines += list("include", imported.included.filter(isPlain), otherwise: ["# include: [Sources/]"])
    lines += ["", "# Paths that are not checked, as in a .gitignore; what git ignores is left out anyway."]
    let excluded = survey.generated + imported.excluded.filter { !survey.generated.contains($0) }
    lines += list("exclude", excluded.filter(isPlain), otherwise: ["# exclude:", "#   - Generated/"])
    lines += [
      "", "# What holds for some paths only; the last that names a check wins.", "# overrides:",
      "#   - paths: [Legacy/, \"*Tests.swift\"]", "#     checks:", "#       navigation-view: off",
      "", "# API that exists beyond SwiftUI and the project: names, and folders with the sources of packages.",
      "# api:",
      "#   extra: [shimmer]", "#   checkouts: [Vendor]", "#   seen-in: off",
      "", "# Which documents are used, and which of them wins in a conflict.", "# skills:",
      "#   without: [figma-conversion]",
      "#   precedence: [project, user, bundled]",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func list(_ name: String, _ items: [String], otherwise: [String]) -> [String] {
    items.isEmpty ? otherwise : ["\(name):"] + items.map { "  - \"\($0)\"" }
  }

  /// What is found holds without being written here, so it stands in comments.
  private static func deploymentLines(_ survey: ProjectSurvey) -> [String] {
    guard let target = survey.deploymentTarget else {
      return ["# No file of the project says it; say it here.", "# deployment-target: 17.0"]
    }
    let shown = survey.otherTargets.prefix(5).map { name, evidence in
      "#   \(comment(name)): \(evidence.value), from \(comment(evidence.source))"
    }
    let more = survey.otherTargets.count - shown.count
    return ["# Found: \(target.value), from \(comment(target.source)). A file counts by its own targets."]
      + (shown.isEmpty ? [] : ["# Targets with another:"] + shown + (more > 0 ? ["#   and \(more) more"] : []))
      + ["# Say it here to have one value for all files.", "# deployment-target: \(target.value)"]
  }

  /// `text` for a comment: a name of a file must not begin a line of its own.
  private static func comment(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isLineOrControl($0) ? "?" : $0 }))
  }

  /// True for a path that is the same inside quotes, for whoever reads the settings.
  private static func isPlain(_ path: String) -> Bool {
    !path.unicodeScalars.contains { isLineOrControl($0) || $0 == "\"" || $0 == "\\" }
  }

  private static func isLineOrControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func sentence(_ survey: ProjectSurvey) -> String {
    let shown = survey.targets.prefix(8).joined(separator: ", ")
    let more = survey.targets.count > 8 ? " and \(survey.targets.count - 8) more" : ""
    let targets =
      survey.targets.isEmpty ? "" : " with the \(survey.targets.count == 1 ? "target" : "targets") \(shown)\(more)"
    let what =
      switch survey.kind {
      case .swiftPackage: "a Swift package"
      case .xcodeProject(let name): "the Xcode project \(name)"
      case .marked, .plain: survey.targets.isEmpty ? "no Swift package and no Xcode project" : "a project"
      }
    let files = survey.swiftFiles.counted("Swift file")
    return "\(what)\(targets), \(files)\(survey.swiftUIFiles > 0 ? ", \(survey.swiftUIFiles) with SwiftUI" : "")"
  }
}
