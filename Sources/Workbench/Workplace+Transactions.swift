package import Scaffolding
import SourceChecking

extension Workplace {
  /// What transactions need beside the project: the user's state, git, and where to say what else they did.
  package var transactions: Transaction.Setting {
    Transaction.Setting(state: stateFolder, history: history) { [self] in remark("swiftkit: \($0)\n") }
  }

  /// What git holds of a project; nothing where git or a repository is missing.
  private var history: TextHistory {
    TextHistory(
      committed: { [environment] root, files, paths in
        (try? GitTexts(in: root, environment: environment).committed(files, at: paths)) ?? [:]
      },
      text: { [environment] root, id in try? GitTexts(in: root, environment: environment).text(id) })
  }
}
