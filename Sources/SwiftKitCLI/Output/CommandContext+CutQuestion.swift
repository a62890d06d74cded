import Answering
import POSIXSupport

extension CommandContext {
  /// Says on standard error that a question is longer than what is read of it.
  func tellIfCut(_ question: Question) {
    guard question.isCut else { return }
    errors.write("swiftkit: the question is too long; only its first \(Question.mostWords) words were used\n")
  }
}
