import POSIXSupport
import Scaffolding

extension CommandContext {
  /// What transactions need beside the project: the user's state, and standard error for what else they did.
  var transactions: Transaction.Setting {
    let errors = errors
    return Transaction.Setting(state: stateFolder) { errors.write("swiftkit: \($0)\n") }
  }
}
