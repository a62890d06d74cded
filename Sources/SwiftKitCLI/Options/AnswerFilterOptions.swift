import Answering
import ArgumentParser
import RuleModel

/// The flags that narrow answers down.
struct AnswerFilterOptions: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp("Only rules of this skill; may be repeated.", valueName: "id"), completion: .skills)
  var skill: [String] = []

  @Option(name: .long, help: "Only rules of this strength, such as must or must-not; may be repeated.")
  var strength: [StrengthGroup] = []

  @Option(name: .long, help: ArgumentHelp("Only what holds for this iOS version, such as 17.", valueName: "version"))
  var platform: PlatformVersion?

  @Option(
    name: .long,
    help: ArgumentHelp("Only rules about this, such as toolbar or accessibility; may be repeated.", valueName: "word"))
  var topic: [String] = []

  /// None given.
  static var standard: AnswerFilterOptions {
    var options = AnswerFilterOptions()
    (options.skill, options.strength, options.platform, options.topic) = ([], [], nil, [])
    return options
  }

  var value: AnswerFilter { AnswerFilter(skills: skill, groups: strength, topics: topic, platform: platform?.number) }
}

extension StrengthGroup: ExpressibleByArgument {
  /// `must-not`, or the strength of a single rule, such as `never`.
  package init?(argument: String) {
    let words = argument.lowercased()
    if let group = StrengthGroup.allCases.first(where: { $0.argument == words }) {
      self = group
    } else if let strength = Strength(rawValue: words) {
      self = strength.group
    } else {
      return nil
    }
  }

  package static var allValueStrings: [String] { allCases.map(\.argument) }

  private var argument: String { rawValue.lowercased().split(separator: " ").joined(separator: "-") }
}
