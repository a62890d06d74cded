import Scaffolding
import TestSupport
import Testing
import Workbench

/// What the settings of other tools become.
@Suite struct ImportedSettingsTests {
  private static let files: [(lint: String?, format: String?)] = [
    (nil, nil), ("", "{}"), ("strict: true\nwarning_threshold: 1\n", nil), ("warning_threshold: 0\n", nil),
    (
      "included: [Sources, ./App/, ., '', ../Other, /Abs, '**/Gen', .build/x, 'Pods', Sources/.hidden, '${DIR}/a']\nexcluded:\n  - Generated/\n  - Carthage\n",
      nil
    ),
    (
      "disabled_rules: [force_cast, line_length, unknown_rule]\nopt_in_rules:\n  - force_unwrapping\n  - other_rule\n  - line_length\n",
      nil
    ),
    ("only_rules: [force_try, force_cast]\ndisabled_rules: [force_cast]\nanalyzer_rules: [unused_import]\n", nil),
    (
      "force_cast: warning\nforce_try:\n  severity: error\nline_length: 120\nfile_length:\n  warning: 1\nreporter: xcode\nforce_unwrapping: [1, error]\n",
      nil
    ),
    ("a: [b\n", nil),
    (nil, #"{"version":1,"lineLength":100,"indentation":{"spaces":2},"respectsExistingLineBreaks":true}"#),
    (
      nil,
      #"{"tabWidth":8,"rules":{"NeverForceUnwrap":true,"NeverUseForceTry":false,"NoBlockComments":true,"AlwaysX":false}}"#
    ),
    ((0..<14).map { "rule_\($0):\n  a: 1\n" }.joined(), "rules: 7\n"),
    ((0..<12).map { "rule_\($0):\n  a: 1\n" }.joined(), nil),
  ]

  @Test func whatTheySay() throws {
    var text = ""
    for (number, file) in Self.files.enumerated() {
      let folder = try TemporaryFolder()
      if let lint = file.lint { try folder.write(lint, to: ".swiftlint.yml") }
      if let format = file.format { try folder.write(format, to: ".swift-format") }
      let found = ImportedSettings(at: folder.path)
      text += "== \(number)\n\(found.files) on \(found.enabled) off \(found.disabled) in \(found.included)"
      text += " out \(found.excluded) most \(found.mostWarnings.map(String.init) ?? "-")\n"
      text += found.severities.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
      text += found.remarks.map { "\($0)\n" }.joined()
    }
    expectGolden(text, "imported-settings.txt")
  }
}
