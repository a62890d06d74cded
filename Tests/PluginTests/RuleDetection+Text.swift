import SkillDocuments
import SourceChecking
import YAMLSubset

extension RuleDetection {
  /// Reads the rule file `text` as `check` does; nil when it declares no check.
  init?(reading text: String, id: String, file: String) throws {
    let matter = SkillReader.read(bytes: Array(text.utf8), path: file).frontMatter
    guard let matter, let detect = matter.entries.first(where: { $0.name == "detect" }) else { return nil }
    try self.init(reading: detect, problems: matter.problems(in: "detect"), id: id, file: file)
  }
}
