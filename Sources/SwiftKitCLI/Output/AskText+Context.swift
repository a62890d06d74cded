import POSIXSupport
import Reports
import Workbench

extension AskText {
  /// For the terminal that a command writes to.
  init(_ context: CommandContext, explains: Bool) {
    self.init(
      in: context.workplace, style: TextStyle(isColoured: context.colours), columns: context.output.columns,
      explains: explains)
  }
}
