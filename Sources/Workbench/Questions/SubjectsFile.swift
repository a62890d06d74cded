package import Answering
import BundledContent
import POSIXSupport
import YAMLSubset

/// The bundled list of what briefs may be about, `subjects.yml`.
package enum SubjectsFile {
  private static let sizeLimit = 1 << 20

  /// None where the file cannot be read: then the rules are looked for by the words of a brief alone.
  package static func subjects(in workplace: Workplace) -> [Subject] {
    guard let skills = workplace.executable.flatMap({ InstalledContent(executable: $0) })?.skills,
      let bytes = try? FileContents.bytes(of: skills.appending("subjects.yml"), limit: sizeLimit)
    else { return [] }
    return subjects(from: bytes)
  }

  package static func subjects(from bytes: [UInt8]) -> [Subject] {
    (YAMLReader.read(bytes).node?.items ?? []).compactMap { entry in
      guard let title = entry["title"]?.text else { return nil }
      func texts(_ name: String) -> [String] { entry[name]?.texts ?? [] }
      return Subject(
        title: title, said: texts("said"), hints: texts("hints"), rules: texts("rules"), templates: texts("templates"))
    }
  }
}
