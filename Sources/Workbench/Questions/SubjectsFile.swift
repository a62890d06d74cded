package import Answering
import BundledContent
import POSIXSupport
import YAMLSubset

/// The bundled list of what briefs may be about, `subjects.yml`, with what calls for each rule, `cues.yml`.
package enum SubjectsFile {
  private static let sizeLimit = 1 << 20

  /// None where the file cannot be read: then the rules are looked for by the words of a brief alone.
  package static func subjects(in workplace: Workplace) -> [Subject] {
    guard let skills = workplace.installed?.skills else { return [] }
    func bytes(_ name: String) -> [UInt8] {
      (try? FileContents.bytes(of: skills.appending(name), limit: sizeLimit)) ?? []
    }
    return subjects(from: bytes("subjects.yml"), cues: bytes("cues.yml"))
  }

  package static func subjects(from subjects: [UInt8], cues: [UInt8] = []) -> [Subject] {
    let entries = YAMLReader.read(cues).node?.entries ?? []
    let cues = Dictionary(entries.map { ($0.name, $0.value.texts) }) { first, _ in first }
    return (YAMLReader.read(subjects).node?.items ?? []).compactMap { entry in
      guard let title = entry["title"]?.text else { return nil }
      func texts(_ name: String) -> [String] { entry[name]?.texts ?? [] }
      return Subject(
        title: title, said: texts("said"), hints: texts("hints"),
        rules: texts("rules").map { SubjectRule($0, cues: cues[$0] ?? []) },
        core: entry["core"]?.text.flatMap { Int($0) } ?? 0, templates: texts("templates"))
    }
  }
}
