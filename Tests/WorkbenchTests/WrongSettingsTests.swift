import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking
import TestSupport
import Testing

@testable import Workbench

/// Wrong settings, made from right ones: each is one sentence with line and column, and with the near miss where there is
/// one. From the issue "`check` as a team's tool".
@Suite struct WrongSettingsTests {
  private let catalogue: CheckCatalogue

  init() throws {
    let plugins = PackageFolder.root.appending("Plugins")
    catalogue = CheckCatalogue(
      of: try Folder.names(in: plugins).sorted().filter { $0.hasSuffix("Rules") }.map { name in
        HostedPlugin(
          library: FilePath(name),
          descriptor: try PluginInventory.descriptor(at: plugins.pushing(FilePath("\(name)/\(name).json"))),
          digest: nil, checks: [])
      })
  }

  /// A text with one mistake: where it is, and the word that was meant where one was.
  private struct Mistake {
    let text: String
    let line: Int
    let column: Int
    var meant: String?
    var reason = ""
  }

  private func fault(_ text: String) -> SettingsError? {
    do throws(SettingsError) {
      try CheckSettings(reading: text, file: "x.yml", version: "0.1.0").requireKnown(in: catalogue)
      return nil
    } catch {
      return error
    }
  }

  /// One slip of the fingers, which gives no other known word.
  private func slip(_ word: String, among known: [String], _ random: inout SeededRandom) -> String {
    while true {
      var letters = Array(word)
      let place = Int.random(in: 0..<letters.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: letters.remove(at: place)
      case 1: letters.insert(letters[place], at: place)
      case 2: letters[place] = "q"
      default: if place > 0 { letters.swapAt(place, place - 1) }
      }
      let slip = String(letters)
      // A word that YAML reads as something else is another mistake.
      guard slip != word, !known.contains(slip), slip.first?.isLetter == true, slip != "y", slip != "n" else {
        continue
      }
      return slip
    }
  }

  private func mistakes() -> [Mistake] {
    var random = SeededRandom(seed: 200)
    var mistakes: [Mistake] = []
    /// Puts lines and comments around; `line` and `column` count in `text`.
    func add(_ text: String, _ line: Int, _ column: Int, meant: String? = nil, _ reason: String = "") {
      let before = (0..<Int.random(in: 0...4, using: &random)).map { "# line \($0)\n" }.joined()
      mistakes.append(
        Mistake(
          text: before + text + "\n", line: line + before.count { $0 == "\n" }, column: column, meant: meant,
          reason: reason))
    }
    let names = SettingDescription.all.map(\.name)
    for name in names {
      for _ in 0..<3 { add("\(slip(name, among: names, &random)): 1", 1, 1, meant: name) }
    }
    for (setting, words) in [
      ("profile", ["system", "tokens"]), ("fail-on", ["error", "warning", "info"]), ("strict", ["true", "false"]),
    ] {
      for word in words + words {
        add("\(setting): \(slip(word, among: words, &random))", 1, setting.count + 3, meant: word)
      }
    }
    let groups = ["default", "all"] + CheckTraits.groups
    for group in groups where group != "api" && group != "all" {
      add("checks: [default, \(slip(group, among: groups, &random))]", 1, 19, meant: group)
    }
    let checks = catalogue.entries.map(\.name)
    for check in checks.shuffled(using: &random).prefix(24) where check.count > 4 {
      let wrong = slip(check, among: checks + CheckTraits.groups, &random)
      add("enable:\n  - \(wrong)", 2, 5, meant: check)
      add("severity:\n  \(wrong): error", 2, 3, meant: check)
      add("overrides:\n  - paths: [Old/]\n    checks:\n      \(wrong): off", 4, 7, meant: check)
      add("options:\n  \(wrong):\n    scale: [1]", 2, 3, meant: check)
    }
    for word in ["error", "warning", "info"] {
      let wrong = slip(word, among: ["error", "warning", "info", "off"], &random)
      add("severity:\n  glass-tint-opacity: \(wrong)", 2, 23, meant: word)
      add("overrides:\n  - paths: [Old/]\n    checks:\n      glass-tint-opacity: \(wrong)", 4, 27, meant: word)
    }
    for entry in catalogue.entries {
      for option in entry.traits.options {
        let wrong = slip(option.name, among: entry.traits.options.map(\.name), &random)
        add("options:\n  \(entry.name):\n    \(wrong): 1", 3, 5, meant: option.name)
        let value = option.kind == .number ? "[1]" : "1"
        let wanted = option.kind == .number ? "must be 0 or more" : "must be a list of numbers"
        add("options:\n  \(entry.name):\n    \(option.name): \(value)", 3, 7 + option.name.count, wanted)
        let list = option.kind == .number ? "-1" : "[4, x]"
        add(
          "options:\n  \(entry.name):\n    \(option.name): \(list)", 3,
          option.kind == .number ? 7 + option.name.count : 11 + option.name.count, "not a number of 0 or more")
      }
    }
    for (text, line, column, reason) in [
      ("options:\n  force-unwrap:\n    most: 1", 3, 5, "it has no options"),
      ("options: [a]", 1, 10, "options must be lines"),
      ("options:\n  a: 1", 2, 6, "options must be lines"), ("profile: [system]", 1, 10, "one of system, tokens"),
      ("max-warnings: many", 1, 15, "whole number"), ("max-warnings: 1.5", 1, 15, "whole number"),
      ("deployment-target: iOS 17", 1, 20, "a version such as"), ("baseline: /tmp/a", 1, 11, "outside the folder"),
      ("baseline: a/../../b", 1, 11, "outside the folder"), ("extends: {a: b}", 1, 10, "path of a file"),
      ("required-version: newest", 1, 19, "a version such as"),
      ("required-version: 1", 1, 19, "require swiftkit 1 or newer"),
      ("required-version: 0.1.1", 1, 19, "this is 0.1.0"), ("include:\n  a: b", 2, 3, "must be a list"),
      ("exclude: [[a]]", 1, 11, "must be a text"), ("severity: [a]", 1, 11, "lines of 'check: severity'"),
      ("overrides: [a]", 1, 13, "overrides must be a list"), ("checks: []", 1, 9, "default, all"),
      ("strict: 1", 1, 9, "one of true, false"), ("a b c", 1, 1, "is not 'name: value'"),
    ] { add(text, line, column, reason) }
    return mistakes
  }

  @Test func eachIsASentenceWithItsPlace() {
    let mistakes = mistakes()
    #expect(mistakes.count >= 200)
    let known = catalogue.entries.map(\.name) + CheckTraits.groups
    for mistake in mistakes {
      guard let error = fault(mistake.text) else {
        Issue.record("no error in:\n\(mistake.text)")
        continue
      }
      #expect(
        error.place == SettingsPlace(line: mistake.line, column: mistake.column), "\(error) in:\n\(mistake.text)")
      #expect(error.description.hasPrefix("x.yml:\(mistake.line):\(mistake.column): error: "))
      #expect(error.reason.count > 12 && !error.reason.contains("\n") && !error.reason.hasSuffix("."))
      #expect(error.reason.contains(mistake.reason), "\(error)")
      guard let meant = mistake.meant else { continue }
      // Another known word may be as near.
      let word = error.correction?.meant ?? ""
      let written = error.correction?.written ?? ""
      let isAsNear =
        known.contains(word) && Spelling.editDistance(word, written) <= Spelling.editDistance(meant, written)
      #expect(word == meant || isAsNear, "\(error) for \(meant)")
      #expect(error.reason.contains("did you mean '\(word)'?"))
    }
  }

  /// Checks that rules of other tools stand for are there.
  @Test func rulesOfOtherTools() {
    for name in Array(LintRules.swiftLint.values) + Array(LintRules.swiftFormat.values) {
      #expect(catalogue.entry(named: name) != nil, "\(name)")
    }
  }

  /// What the schema for editors says of names is what the reader takes, and the committed one is fresh.
  @Test func theSchemaForEditors() throws {
    let text = SettingsSchema(of: catalogue).text
    expectRecorded(
      text, in: PackageFolder.root.appending("docs").appending("schemas").appending("swiftkit.yml.json"),
      called: "docs/schemas/swiftkit.yml.json")
    for setting in SettingDescription.all {
      #expect(text.contains("\"\(setting.name)\": {"))
      #expect(fault("\(setting.name):\n")?.reason.contains("is not a setting") != true)
    }
    for check in catalogue.entries { #expect(text.contains("\"\(check.name)\"")) }
  }
}
