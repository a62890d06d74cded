import HostMessages
import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking
import TestSupport
import Testing

@Suite struct CheckSettingsTests {
  @Test func everySetting() throws {
    let settings = try CheckSettings(
      reading: """
        # our rules
        profile: tokens
        deployment-target: "26.0"   # of iOS
        checks: all
        enable: [one, 'two']
        disable:
        - three
        - "four"  # not now
        severity:
          five: error
          six: off
        exclude:
          - Generated/
          - "*.pb.swift"
          - a#b
        """, file: "x.yml")
    #expect(settings.profile == "tokens")
    #expect(settings.deploymentTarget == "26.0")
    #expect(
      settings.selection
        == CheckSelection(base: .all, named: ["one", "two"], disabled: ["three", "four", "six"], hasScales: true))
    #expect(settings.severities.last { $0.check.name == "five" }?.severity == .error)
    #expect(settings.severities.last { $0.check.name == "one" }?.severity == nil)
    #expect(settings.excluded == ["Generated/", "*.pb.swift", "a#b"])
  }

  @Test(arguments: [
    ("checks: default", CheckSelection()),
    ("checks: all", CheckSelection(base: .all)),
    ("checks: [default, style]", CheckSelection(named: ["style"])),
    ("checks: [correctness, api]", CheckSelection(base: .none, named: ["correctness", "api"])),
    ("checks: testing\nenable: [date-now]", CheckSelection(base: .none, named: ["testing", "date-now"])),
    ("disable: [design]", CheckSelection(disabled: ["design"])),
  ])
  func presets(text: String, selection: CheckSelection) throws {
    #expect(try CheckSettings(reading: text, file: "x.yml").selection == selection)
  }

  /// A check's own name counts for more than its group, and a group for more than the preset.
  @Test(arguments: [
    (CheckSelection(), "a", true), (CheckSelection(), "b", false),
    (CheckSelection(named: ["style"]), "b", true), (CheckSelection(disabled: ["state"]), "a", false),
    (CheckSelection(named: ["a"], disabled: ["state"]), "a", true),
    (CheckSelection(named: ["style"], disabled: ["b"]), "b", false),
    (CheckSelection(base: .all, disabled: ["style"]), "b", false),
    (CheckSelection(base: .none, named: ["state"]), "a", true),
    (CheckSelection(base: .none, named: ["state"]), "b", false),
    (CheckSelection(hasScales: true), "padding-below-8", true), (CheckSelection(), "padding-below-8", false),
  ])
  func groups(selection: CheckSelection, name: String, isRun: Bool) throws {
    let check = CheckDescription(
      id: name, level: .info, title: "t", literals: [], rules: [], isOnByDefault: name == "a", isFixable: false)
    let descriptor = PluginDescriptor(
      abi: 1, id: "p", version: "1", checks: [check], answers: [],
      traits: [CheckTraits(group: name == "a" ? "state" : "style")])
    let plugin = HostedPlugin(library: FilePath(""), descriptor: descriptor, digest: nil, checks: [])
    let entry = try #require(CheckCatalogue(of: [plugin]).entry(named: name))
    #expect(selection.includes(entry) == isRun)
  }

  @Test func overridesOfPaths() throws {
    var settings = try CheckSettings(
      reading: """
        overrides:
          - paths: [Old/, "*Tests.swift"]
            checks:
              one: off
              two: error
          - checks:
              one: info
            paths:
              - Old/new.swift
        """, file: "x.yml")
    #expect(settings.overrides.count == 2)
    #expect(settings.selection.named == ["one", "two"])
    settings.called = CheckSelection("one")
    #expect(settings.selection.named == ["one"])
  }

  @Test(arguments: ["", "\n\n", "# nothing\n", "---\n", "disable: []\nexclude:\n"])
  func nothing(text: String) throws {
    let settings = try CheckSettings(reading: text, file: "x.yml")
    #expect(settings.selection == CheckSelection())
    #expect(settings.excluded.isEmpty)
  }

  @Test(arguments: [
    ("profil: tokens", "1:1", "'profil' is not a setting; did you mean 'profile'?"),
    ("\nprofile: red", "2:10", "this must be one of system, tokens"),
    ("fail-on: bad", "1:10", "this must be one of error, warning, info"),
    ("max-warnings: -1", "1:15", "this must be a whole number, 0 or more"),
    ("max-warnings: 99999999999999999999", "1:15", "this must be a whole number, 0 or more"),
    ("strict: maybe", "1:9", "this must be one of true, false"),
    ("baseline: ../a.json", "1:11", "'../a.json' is outside the folder of the settings file"),
    ("baseline: []", "1:11", "this must be the path of a file"),
    (#"baseline: "a\0b""#, "1:11", "a path cannot contain a zero byte"),
    ("checks: defualt", "1:9", "'defualt' is not a preset or group; did you mean 'default'?"),
    ("checks: [default, styel]", "1:19", "'styel' is not a preset or group; did you mean 'style'?"),
    ("deployment-target: latest", "1:20", "this must be a version such as 26.0"),
    ("deployment-target: 26.", "1:20", "this must be a version such as 26.0"),
    ("deployment-target: +1", "1:20", "this must be a version such as 26.0"),
    ("deployment-target: 99999999999999999999", "1:20", "this must be a version such as 26.0"),
    ("baseline: /a.json", "1:11", "'/a.json' is outside the folder of the settings file"),
    (#"baseline: """#, "1:11", "this must be the path of a file"),
    ("checks: []", "1:9", "this must be default, all, or a list with groups"),
    (
      "overrides:\n  - checks:\n      a: off", "2:5",
      "overrides must be a list of '- paths: [...]' with 'checks:' under it"
    ),
    ("severity:\n  a: bad", "2:6", "this must be one of error, warning, info, off"),
    ("severity: error", "1:11", "severities must be lines of 'check: severity'"),
    ("enable:\n  a: b", "2:3", "this must be a list"),
    ("profile: system\nprofile: tokens", "2:1", "'profile' appears twice"),
    ("overrides: a", "1:12", "overrides must be a list of '- paths: [...]' with 'checks:' under it"),
    ("overrides:\n  - paths: [a]", "2:5", "overrides must be a list of '- paths: [...]' with 'checks:' under it"),
    ("overrides:\n  - path: [a]", "2:5", "'path' is not a setting; did you mean 'paths'?"),
    ("overrides:\n  - paths: [a]\n    checks:\n      b: bad", "4:10", "this must be one of error, warning, info, off"),
    ("just words", "1:1", "'just words' is not 'name: value'"),
    ("- a\n- b", "1:1", "settings must be lines of 'name: value'"),
    ("enable: [a, b", "1:9", "this list has no ']' on its line"),
    ("enable: [a,,b]", "1:9", "this list has an empty item"),
    ("enable:\n  - a\n   - b", "3:4", "this line's indentation does not match the lines around it"),
    ("enable:\n  -", "2:3", "a list item needs a value on its line"),
    ("profile: \"system", "1:10", "this text has no closing quote"),
    (
      "profile: &x system", "1:10",
      "unsupported YAML; put text in quotes, write lists with '- ' or in brackets"
    ),
    ("enable:\n\t- a", "2:1", "indent with spaces, not tabs"),
    ("  profile: system\nchecks: all", "2:1", "this line's indentation does not match the lines around it"),
  ])
  func errorsHaveTheirPlace(text: String, place: String, reason: String) {
    let error = #expect(throws: SettingsError.self) { try CheckSettings(reading: text, file: "x.yml") }
    #expect(error?.description == "x.yml:\(place): error: \(reason)")
  }

  /// A part that is not written is 0, on either side.
  @Test(arguments: [
    ("0.5", true), ("0.5.2", true), ("0.5.2.0", true), ("0.4.9", true), ("0", true), ("0.5.3", false), ("0.6", false),
    ("1", false), ("0.5.2.1", false), ("0.5.10", false),
  ])
  func requiredVersions(wanted: String, isMet: Bool) {
    let settings = try? CheckSettings(reading: "required-version: \(wanted)", file: "x.yml", version: "0.5.2")
    #expect(settings?.requiredVersion == (isMet ? wanted : nil))
  }

  /// What these settings do not say the file says that they extend; of lists and lines both count.
  @Test(arguments: [
    ("options:\n  a:\n    x: 9\n", true, ["a.y", "b.x", "a.x"], ["user"], ["style"]),
    ("strict: false\nchecks: default\n", false, ["a.x", "a.y", "b.x"], ["user"], []),
    ("skills:\n  precedence: [project]\n", true, ["a.x", "a.y", "b.x"], ["project"], ["style"]),
  ])
  func extending(own: String, isStrict: Bool, options: [String], precedence: [String], groups: [String]) throws {
    let base = try CheckSettings(
      reading: """
        strict: true
        checks: [style]
        options:
          a:
            x: 1
            y: 2
          b:
            x: 3
        skills:
          precedence: [user]
        """, file: "base.yml")
    let joined = try CheckSettings(reading: own, file: "x.yml").extending(base, read: FilePath("base.yml"))
    #expect(joined.isStrict == isStrict && joined.presetGroups.map(\.name) == groups)
    #expect(joined.options.map { "\($0.check.name).\($0.option.name)" } == options)
    #expect(joined.skills.precedence.map(\.name) == precedence)
    #expect(joined.runsGroupsAlone == !groups.isEmpty && joined.extendedFiles == [FilePath("base.yml")])
  }

  @Test func noTextCrashesTheReader() {
    var random = SeededRandom(seed: 3)
    let parts = [
      "a", ":", " ", "\n", "- ", "[", "]", "\"", "'", "#", "  ", ",", "severity:", "enable:", "\t", "é", "\\", "---",
    ]
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0..<14, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
      _ = try? CheckSettings(reading: text.joined(), file: "x.yml")
    }
  }
}
