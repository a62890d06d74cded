import RuleModel

/// The text of a first `.swiftkit.yml`: what was found in the project, and what else could be said, as comments.
package struct SettingsDraft: Hashable, Sendable {
  package let text: String

  package init(_ survey: ProjectSurvey) { text = SettingsDraft.text(survey) }

  private static func text(_ survey: ProjectSurvey) -> String {
    var lines = [
      "# Settings of swiftkit for this project. Every line may go; what is not said has its usual value.",
      "# Found: \(comment(sentence(survey))).",
      "",
      "# Which palette the code uses: the system's colours (system), or colours of the app's own (tokens).",
    ]
    if let palette = survey.palette {
      lines += ["# Colours of its own are in \(comment(palette.source)).", "profile: tokens"]
    } else {
      lines.append("profile: system")
    }
    lines += ["", "# The lowest iOS that the app runs on: newer API is a finding, and templates write nothing newer."]
    if let target = survey.deploymentTarget {
      lines += ["# From \(comment(target.source)).", "deployment-target: \(target.value)"]
    } else {
      lines += ["# No file of the project says it; say it here.", "# deployment-target: 17.0"]
    }
    lines += [
      "", "# Which checks run: default, or all. 'swiftkit checks' lists them.", "checks: default", "",
      "# Checks that are off by default and shall run, and those that shall not.", "# enable: [blur-after-clip]",
      "# disable: [view-missing-preview]", "", "# How serious a finding is: error, warning, info or off.",
      "# severity:", "#   glass-tint-opacity: error", "",
      "# Paths that are not checked, as in a .gitignore; what git ignores is left out anyway.",
    ]
    if survey.generated.filter(isPlain).isEmpty {
      lines += ["# exclude:", "#   - Generated/"]
    } else {
      lines += ["exclude:"] + survey.generated.filter(isPlain).map { "  - \"\($0)\"" }
    }
    lines += [
      "", "# What holds for some paths only; the last that names a check wins.", "# overrides:",
      "#   - paths: [Legacy/, \"*Tests.swift\"]", "#     checks:", "#       navigation-view: off",
    ]
    return lines.joined(separator: "\n") + "\n"
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
    let files = survey.swiftFiles.counted("Swift file")
    let names = survey.targets.joined(separator: ", ")
    let what =
      switch survey.kind {
      case .swiftPackage:
        names.isEmpty
          ? "a Swift package"
          : "a Swift package with \(survey.targets.count == 1 ? "the target" : "the targets") \(names)"
      case .xcodeProject: "the Xcode project \(names)"
      case .marked, .plain: "no Swift package and no Xcode project"
      }
    return "\(what), \(files)\(survey.usesSwiftUI ? " with SwiftUI" : "")"
  }
}
