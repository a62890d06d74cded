import Answering
import ArgumentParser
import RuleModel
import Workbench

/// The flags that narrow answers down.
struct AnswerFilterOptions: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp("Only rules from this skill; may be repeated.", valueName: "id"),
    completion: .skills)
  var skill: [String] = []

  @Option(name: .long, help: "Only rules of this strength, such as must or must-not; may be repeated.")
  var strength: [StrengthGroup] = []

  @Option(
    name: .long, help: ArgumentHelp("Only rules that apply to this iOS version, such as 17.", valueName: "version"))
  var platform: PlatformVersion?

  @Option(
    name: .long,
    help: ArgumentHelp("Only rules about this, such as toolbar or accessibility; may be repeated.", valueName: "word"))
  var topic: [String] = []

  var value: AnswerFilter { AnswerFilter(skills: skill, groups: strength, topics: topic, platform: platform?.number) }
}

extension StrengthGroup: ExpressibleByArgument {
  package init?(argument: String) { self.init(named: argument) }

  package static var allValueStrings: [String] { words }
}
