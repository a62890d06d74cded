package import HostMessages
import SwiftParser
import SwiftSyntax

/// Puts things into Swift files and takes them out again; the syntax tree says where, all other bytes stay as they are.
package enum SourceEditor {
  /// The text after all edits, each made on what the one before left; an edit that cannot be made changes nothing.
  ///
  /// What is there already is not put in a second time, and what was put in can be taken out: doing both gives the old
  /// bytes again.
  package static func edited(
    _ source: [UInt8], by edits: [CodeEdit], isRemoval: Bool
  ) -> (source: [UInt8], outcomes: [EditOutcome]) {
    var file = ParsedSource(source)
    guard file.isValid else {
      return (source, edits.map { _ in .impossible("the file is not valid Swift") })
    }
    let outcomes = edits.map { edit -> EditOutcome in
      do throws(EditProblem) {
        let splice = isRemoval ? try file.removal(of: edit) : try file.insertion(of: edit)
        switch splice {
        case .none: return .settled
        case .changed: return .changed
        case .replace(let range, let bytes):
          let result = ParsedSource(file.replacing(range, with: bytes))
          guard result.isValid else { throw EditProblem("the edited file would not parse") }
          file = result
          return .made
        }
      } catch {
        return .impossible(error.reason)
      }
    }
    return (file.bytes, outcomes)
  }
}

/// Why an edit cannot be made, as the end of a sentence.
struct EditProblem: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}

/// What an edit comes down to.
enum Splice {
  case none
  /// What is to go is there, but no longer as it was put in.
  case changed
  case replace(Range<Int>, [UInt8])

  static func insert(_ text: String, at offset: Int) -> Splice { .replace(offset..<offset, Array(text.utf8)) }
}

/// A file with its tree.
struct ParsedSource {
  let bytes: [UInt8]
  let tree: SourceFileSyntax

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 128) }
  }

  // Text that is not UTF-8 would come back as something else.
  var isValid: Bool { !tree.hasError && String(validating: bytes, as: UTF8.self) != nil }

  func replacing(_ range: Range<Int>, with other: [UInt8]) -> [UInt8] {
    Array(bytes[..<range.lowerBound]) + other + Array(bytes[range.upperBound...])
  }

  func insertion(of edit: CodeEdit) throws(EditProblem) -> Splice {
    switch edit.kind {
    case .import: try ImportList(self).insertion(of: edit.text)
    case .member, .arm, .statement: try SyntaxRow(self, for: edit).insertion()
    case .element: try ElementRow(self, for: edit).insertion()
    }
  }

  func removal(of edit: CodeEdit) throws(EditProblem) -> Splice {
    switch edit.kind {
    case .import: ImportList(self).removal(of: edit.text)
    case .member, .arm, .statement: try SyntaxRow(self, for: edit).removal()
    case .element: try ElementRow(self, for: edit).removal()
    }
  }
}
