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
      "# swiftkit settings for this project. Every line is optional; settings left out keep their defaults.",
      "# Found: \(comment(sentence(survey))).",
    ]
    if !imported.isEmpty {
      lines.append("# Imported from \(comment(imported.files.joined(separator: " and "))):")
      lines += imported.remarks.map { "#   \(comment($0))" }
    }
    lines += [
      "",
      "# The palette: system colours (system), or the app's own colours (tokens).",
    ]
    if let palette = survey.palette {
      lines += ["# The app's own colours are in \(comment(palette.source)).", "profile: tokens"]
    } else {
      lines.append("profile: system")
    }
    lines += ["", "# The minimum iOS version. Checks report newer API, and templates do not use it."]
    lines += deploymentLines(survey)
    lines += [
      "", "# The checks to run: default, all, or groups. 'swiftkit checks' lists them.", "checks: default", "",
      "# Checks and groups to add, and to leave out.",
    ]
    lines += list("enable", imported.enabled, otherwise: ["# enable: [view-missing-preview]"])
    lines += list("disable", imported.disabled, otherwise: ["# disable: [style]"])
    lines += ["", "# The severity of checks: error, warning, info or off."]
    let severities = imported.severities.sorted { $0.key < $1.key }
    lines += severities.isEmpty ? ["# severity:", "#   glass-tint-opacity: error"] : ["severity:"]
    lines += severities.map { "  \($0.key): \($0.value)" }
    lines += [
      "", "# Options of single checks; 'swiftkit check --explain CHECK' lists them.", "# options:",
      "#   spacing-off-scale:", "#     scale: [4, 8, 12, 16, 24]",
      "", "# The lowest severity that makes a run fail, and the number of warnings that are allowed.",
      "# fail-on: error", imported.mostWarnings.map { "max-warnings: \($0)" } ?? "# max-warnings: 10",
      "",
      "# Known findings, which do not make a run fail: 'swiftkit check --write-baseline swiftkit-baseline.json' writes them.",
      "# baseline: swiftkit-baseline.json",
      "", "# Fail if anything could not be checked.", "# strict: true",
      "", "# A file with settings that apply unless this file sets them, and the oldest swiftkit that reads both.",
      "# extends: Config/swiftkit.yml", "# required-version: 0.1",
      "", "# Only these paths are checked.",
    ]
    lines += list("include", imported.included.filter(isPlain), otherwise: ["# include: [Sources/]"])
    lines += ["", "# Paths that are not checked, as in a .gitignore; files that git ignores are always left out."]
    let excluded = survey.generated + imported.excluded.filter { !survey.generated.contains($0) }
    lines += list("exclude", excluded.filter(isPlain), otherwise: ["# exclude:", "#   - Generated/"])
    lines += [
      "", "# Severities for some paths only; the last one that names a check wins.", "# overrides:",
      "#   - paths: [Legacy/, \"*Tests.swift\"]", "#     checks:", "#       navigation-view: off",
      "", "# API that is known besides SwiftUI's and the project's: names, and folders with package sources.",
      "# api:",
      "#   extra: [shimmer]", "#   checkouts: [Vendor]", "#   seen-in: off",
      "", "# The skills to use, and which of them wins in a conflict.", "# skills:",
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
      return ["# Not found in the project; set it here.", "# deployment-target: 17.0"]
    }
    let shown = survey.otherTargets.prefix(5).map { name, evidence in
      "#   \(comment(name)): \(evidence.value), from \(comment(evidence.source))"
    }
    let more = survey.otherTargets.count - shown.count
    let value = survey.otherSystems.map { "\($0), which counts as iOS \(target.value)" } ?? target.value
    return ["# Found: \(value), from \(comment(target.source)). Each file uses that of its own targets."]
      + (shown.isEmpty ? [] : ["# Other targets:"] + shown + (more > 0 ? ["#   and \(more) more"] : []))
      + ["# Set it here to use one value for all files.", "# deployment-target: \(target.value)"]
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
