package import HostMessages
package import SwiftKitABI
package import SwiftKitSDK

/// Runs a declared check over a file, with the same words that a plugin in Swift would use.
package struct DeclaredDetector: Check {
  private let declared: DeclaredCheck
  package let literals: [String]

  package init(_ declared: DeclaredCheck, literals: [String] = []) {
    self.declared = declared
    self.literals = literals
  }

  package var id: String { declared.id }
  package var severity: Severity { .warning }
  package var title: String { declared.message }

  package func check(_ file: SourceFile, _ report: Report) {
    for node in DeclaredSubject(declared).nodes(in: file) {
      guard declared.conditions.allSatisfy({ $0.isNegated != $0.holds(of: node) }) else { continue }
      report(node, message(about: node))
    }
  }

  /// What it finds in `file`, in source order.
  package func findings(
    in file: UnsafePointer<swiftkit_file>, settings: [String: String], facts: UnsafePointer<swiftkit_facts>?
  ) -> [(range: Range<Int>, message: String)] {
    Plugin(id: "skill", version: "0", checks: [self])
      .findings(of: self, in: file, settings: Settings { settings[$0] ?? "" }, facts: facts)
      .map { ($0.range, $0.message) }
  }

  private func message(about node: Node) -> String {
    declared.message.replacing("{name}", with: node.name ?? "")
      .replacing("{root}", with: node.chain?.root.name ?? "")
  }
}

extension String {
  /// Texts are short and names few: no need for more than this.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
