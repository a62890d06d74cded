/// A file that a plan names, and what becomes of it.
package struct PlannedFile: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case create
    /// Nothing is to be done, for the reason given.
    case skip(String)
    /// It cannot be written without harm, for the reason given; a plan with such a file is not carried out.
    case conflict(String)

    package var name: String {
      switch self {
      case .create: "create"
      case .skip: "skip"
      case .conflict: "conflict"
      }
    }

    package var reason: String? {
      switch self {
      case .create: nil
      case .skip(let reason), .conflict(let reason): reason
      }
    }
  }

  /// Relative to the project's root, with `/` between its parts.
  package let path: String
  package let role: String
  package let place: TemplateFile.Place
  package let text: String
  package let action: Action

  package var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}
