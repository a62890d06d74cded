package import APIFacts
import POSIXSupport

/// Asks what there is of a name in SwiftUI.
package struct APIRequest {
  /// `glassEffect`, `View.glassEffect`, `onChange(of:perform:)`, `Label`, `.segmented`.
  package var name: String

  package init(_ name: String) { self.name = name }

  /// What the table of declarations says of the name.
  package func answer(in workplace: Workplace) throws -> APIAnswer {
    APIAnswer(to: name, from: try APIRequest.table(in: workplace))
  }

  /// What packages of the project declare by the name that was answered for, where their sources are at hand.
  package func packageDeclarations(of answer: APIAnswer, in workplace: Workplace) throws -> [PackageDeclaration] {
    try PackageDeclarations.named(answer.name, in: workplace)
  }

  /// The table that came with swiftkit, joined with what was imported.
  package static func table(in workplace: Workplace) throws -> APITable {
    let tables = try APITables(in: workplace)
    let path = try tables.path(in: workplace)
    guard let table = APITable(try MappedFile.bytes(of: path)) else {
      throw FileFault("read", path, reason: "it is not a table of declarations; \(tables.repair)")
    }
    return table
  }
}
