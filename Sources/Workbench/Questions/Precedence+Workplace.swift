package import Answering
import POSIXSupport
package import RuleIndex

extension Precedence {
  /// The project's documents before the user's before the bundled ones, by the roots that `store` was made from.
  ///
  /// Where the settings of the project order them otherwise, that holds. A flaw in what these say of skills is for those
  /// to tell of who read the documents that they choose: here somebody may have named others.
  package init(of store: borrowing RuleStore, in workplace: Workplace) throws {
    if let groups = try? ChosenSkills.groups(in: workplace) {
      self.init(groups, isChosen: true)
      return
    }
    let (roots, own) = (try store.roots(), OwnSkills(in: workplace))
    let groups = ["project", "user"].map { place in
      roots.filter { own.place(of: $0) == place }.map(\.string)
    }
    self.init(groups.allSatisfy(\.isEmpty) ? [] : groups)
  }
}
