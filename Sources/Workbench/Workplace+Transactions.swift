package import Scaffolding

extension Workplace {
  /// What transactions need beside the project: the user's state, and where to say what else they did.
  package var transactions: Transaction.Setting {
    Transaction.Setting(state: stateFolder) { [self] in remark("swiftkit: \($0)\n") }
  }
}
