package import Answering
import POSIXSupport
package import RuleIndex

extension Precedence {
  /// The project's documents before the user's before the bundled ones, by the roots that `store` was made from.
  ///
  /// Where the settings of the project order them otherwise, that holds.
  package init(of store: borrowing RuleStore, in workplace: Workplace) throws {
    if let groups = try ChosenSkills(in: workplace).groups {
      self.init(groups)
      return
    }
    let roots = try store.roots().map(\.string)
    // The tables of the program lie beside its own skills.
    let table = "/aliases.tsv"
    let bundled = roots.filter { $0.hasSuffix(table) }.map { String($0.dropLast(table.count)) }
    let others = roots.filter { root in !bundled.contains { root.hasPrefix($0) } }
    guard !others.isEmpty else {
      self.init()
      return
    }
    let folder = workplace.configurationFolder?.appending("skills")
    let users = folder.map { (ProcessEnvironment.resolved($0) ?? $0).string }
    self.init([others.filter { $0 != users }, others.filter { $0 == users }])
  }
}
