import POSIXSupport
import Reports
import RuleModel
import SourceChecking
import WireFormats

extension CommandContext {
  /// Prints a text for people; the words of others in it cannot steer the terminal.
  ///
  /// Documents for programs and files go to `output` as they are.
  func show(_ text: String) { output.write(LogOrders.disarmed(ForeignText.output(text, isColoured: colours))) }

  /// Prints a text for people, with lines that are too long for the terminal wrapped between words.
  func show(folded text: String) { show(TextFold.text(text, width: output.columns)) }

  /// Prints a patch: byte for byte for a program that applies it, but harmless on a terminal.
  func show(patch text: String) { output.write(output.isTerminal ? ForeignText.lines(text) : text) }

  /// Prints on standard error what people should know.
  func remark(_ text: String) {
    errors.write(LogOrders.disarmed(ForeignText.lines(TextFold.text(text, width: errors.columns))))
  }

  /// Prints the sentence of an error, on one line whatever names are in it.
  ///
  /// Where JSON was asked for it is a document, on the same stream: standard output has a whole document or nothing.
  func tell(_ error: any Error) {
    let sentence = ForeignText.line("\(error)")
    let settings = error as? SettingsError
    let document = ErrorDocument(
      exitCode: Int(ExitStatus.failed.rawValue), message: "\(error)", file: settings?.file,
      line: settings?.place.line, column: settings?.place.column)
    let told = (answersInJSON ? try? JSONText.failure(document) : nil) ?? LogOrders.disarmed("swiftkit: \(sentence)")
    errors.write(told + "\n")
  }
}
