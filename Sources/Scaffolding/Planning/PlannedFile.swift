package import HostMessages
import RuleModel

/// A file that a plan names, and what becomes of it.
package struct PlannedFile: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case create
    /// Nothing is to be done, for the reason given.
    case skip(String)
    /// Another file stands there, and its content goes.
    case overwrite
    /// Another file stands there, and both contents become one, with markers at so many places.
    case merge(markers: Int)
    /// Something is put into a file that exists, as the text says.
    case inject(String)
    /// It cannot be written without harm, for the reason given; a plan with such a file is not carried out.
    case conflict(String)

    package var name: String {
      switch self {
      case .create: "create"
      case .skip: "skip"
      case .overwrite: "overwrite"
      case .merge: "merge"
      case .inject: "inject"
      case .conflict: "conflict"
      }
    }

    package var reason: String? {
      switch self {
      case .create, .overwrite: nil
      case .merge(let count):
        count == 0 ? "with the existing file" : count.counted("place") + " between markers"
      case .skip(let reason), .conflict(let reason), .inject(let reason): reason
      }
    }

    package var writes: Bool {
      switch self {
      case .create, .overwrite, .merge, .inject: true
      case .skip, .conflict: false
      }
    }
  }

  /// One thing that is put into a file, and the role that it has in its template.
  package struct Edit: Hashable, Sendable {
    package let role: String
    package let edit: CodeEdit
  }

  /// Relative to the project's root, with `/` between its parts.
  package let path: String
  package let role: String
  package let place: TemplateFile.Place
  /// What the template makes.
  package let text: String
  package var action: Action
  /// What a plain file in the way holds; nil where there is none.
  package let existing: [UInt8]?
  /// What the file holds afterwards, where that is not `text`.
  package var merged: [UInt8]?
  /// What is put into the file, where it is not the template's own.
  package var edits: [Edit] = []
  /// Whether several features use it, so that it stays while one of them is there.
  var isShared = false
  /// True for a file that belongs to the project and only gets something.
  package var isInjection = false

  package var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  /// The change of the project that carries this out; nil where nothing is written.
  ///
  /// - Parameter sha256: the hash of `text`, where somebody has it already.
  func change(sha256: String? = nil) -> Change? {
    guard action.writes else { return nil }
    return merged.map { Change(path, before: existing, after: $0) }
      ?? Change(path, before: existing, after: Array(text.utf8), sha256: sha256)
  }
}
