import POSIXSupport
import TestSupport

/// The names, labels and kinds of SwiftUI's public declarations, from the table that lies beside some checkouts.
struct APIFacts {
  struct Row {
    let container: String
    let kind: String
    let name: String
  }

  static let typeKinds: Set = ["struct", "enum", "class", "protocol", "typealias", "actor"]

  let rows: [Row]

  init() throws {
    let path = PackageFolder.shared("api/swiftui-api.tsv") ?? "/"
    rows = try FileContents.text(of: path).split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 4, fields[0] == "SwiftUI" || fields[0] == "SwiftUICore" else { return nil }
      return Row(container: fields[1], kind: fields[2], name: fields[4])
    }
  }
}
