import Scaffolding

extension CommandContext {
  /// What transactions need beside the project: the user's state, and standard error for what else they did.
  var transactions: Transaction.Setting {
    Transaction.Setting(state: stateFolder) { [self] in remark("swiftkit: \($0)\n") }
  }
}
