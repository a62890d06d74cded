package import RuleModel
import YAMLSubset

/// A line and a column of a settings file, from 1.
package typealias SettingsPlace = SourcePosition

/// Something wrong in a settings file: `file:line:column: error: ` and what.
package struct SettingsError: Error, Hashable, CustomStringConvertible {
  package let file: String
  package let place: SettingsPlace
  package let reason: String
  /// A word that is not known, and the known one next to it; nil where there is none so near.
  package var correction: Correction?

  /// One word in place of another.
  package struct Correction: Hashable, Sendable {
    package let written: String
    package let meant: String

    package init(written: String, meant: String) { (self.written, self.meant) = (written, meant) }
  }

  package init(file: String, place: SettingsPlace, reason: String) {
    self.file = file
    self.place = place
    self.reason = reason
  }

  /// A word that is not among those that are known.
  ///
  /// - Parameter otherwise: what to say where none of these is near.
  init(
    file: String, place: SettingsPlace, unknown word: String, what: String, among known: [String],
    otherwise: String
  ) {
    let nearest = Spelling.nearest(to: word, in: known)
    self.init(
      file: file, place: place,
      reason: "'\(word)' is not a \(what); " + (nearest.map { "did you mean '\($0)'?" } ?? otherwise))
    correction = nearest.map { Correction(written: word, meant: $0) }
  }

  package var description: String { "\(file):\(place.line):\(place.column): error: \(reason)" }

  /// The value in a settings file; nil when there is nothing but comments. Whatever is wrong is an error.
  static func read(_ text: String, file: String) throws(SettingsError) -> YAMLNode? {
    do throws(YAMLProblem) {
      return try YAMLReader.read(strictly: Array(text.utf8))
    } catch {
      throw SettingsError(error, file: file)
    }
  }

  init(_ problem: YAMLProblem, file: String) {
    self.init(file: file, place: problem.place, reason: problem.description)
  }
}
