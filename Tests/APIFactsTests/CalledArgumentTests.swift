import APIFacts
import POSIXSupport
import TestSupport
import Testing

/// Which calls a declaration takes: labels in order, what may be left out, closures that trail.
@Suite struct CalledArgumentTests {
  private static let table = (try? MappedFile.bytes(of: PackageFolder.root.appending("Data/api/facts.tsv"))).flatMap {
    APITable($0)
  }

  /// - Parameter call: the labels in parentheses and, behind `|`, those of the closures that trail.
  @Test(arguments: [
    ("frame", "width height alignment", true), ("frame", "width", true), ("frame", "maxWidth alignment", true),
    ("frame", "height width", false), ("frame", "w height", false),
    ("sheet", "isPresented | _", true), ("sheet", "isPresented onDismiss | _", true), ("sheet", "isShown | _", false),
    ("sheet", "isPresented onDismiss content", true), ("sheet", "item | _", true),
    ("onChange", "of | _", true), ("onChange", "of initial | _", true), ("onChange", "of perform", true),
    ("onChange", "_ | _", false), ("padding", "_ _", true), ("padding", "", true), ("padding", "_ _ _", false),
    ("alert", "_ isPresented | _ message", true), ("alert", "_ isPresented | _ text", false),
    ("Button", "_ role | _", true), ("Button", "_ | _", true), ("Button", "action | _", true),
    ("Button", "| _ label", true),
    ("Button", "_ systemImage role action", true), ("Button", "_ icon | _", false),
    ("Section", "_ | _", true), ("Section", "| _ header footer", true), ("Section", "header | _", true),
    ("Section", "header text | _", false),
    ("Label", "_ systemImage", true), ("Label", "_ systemName", false), ("Label", "| _ icon", true),
  ])
  func takes(name: String, call: String, expected: Bool) throws {
    let parts = call.split(separator: "|", omittingEmptySubsequences: false)
    func labels(_ text: Substring?) -> [String?] {
      (text ?? "").split(separator: " ").map { $0 == "_" ? nil : String($0) }
    }
    let arguments =
      labels(parts.first).map { CalledArgument(label: $0) }
      + labels(parts.dropFirst().first).map { CalledArgument(label: $0, isTrailing: true) }
    let facts = try #require(Self.table).facts(named: name).filter {
      ["View", name].contains($0.container) && $0.kind != .replaced
    }
    #expect(!facts.isEmpty && facts.contains { $0.takes(arguments) } == expected)
  }
}
