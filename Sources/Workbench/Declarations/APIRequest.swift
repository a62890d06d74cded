package import APIFacts
import BundledContent
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

  /// The table that came with swiftkit.
  package static func table(in workplace: Workplace) throws -> APITable {
    guard let executable = workplace.executable, let content = InstalledContent(executable: executable) else {
      throw InventoryError.noContent
    }
    guard let table = APITable(try MappedFile.bytes(of: content.apiTable)) else {
      throw FileFault("read", content.apiTable, reason: "it is not a table of declarations; \(content.repair)")
    }
    return table
  }
}
