import POSIXSupport

/// Says on a terminal how far a long run has come, on one line that is gone in the end.
///
/// A class because the run calls it while the command keeps it, to clear the line.
final class ProgressLine {
  private let stream: StandardStream
  private let isWanted: Bool
  private let started = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?

  init(_ stream: StandardStream, isWanted: Bool = true) {
    self.stream = stream
    self.isWanted = isWanted && stream.isTerminal
  }

  /// Shows `count`; nothing within the first second, and then ten times a second.
  func show(_ count: Int, of total: Int) {
    let now = ContinuousClock.now
    guard isWanted, now - started > .seconds(1) else { return }
    if let lastShown, now - lastShown < .milliseconds(100) { return }
    lastShown = now
    stream.write("\r\u{1b}[Kchecked \(count) of \(total) files")
  }

  func clear() {
    if lastShown != nil { stream.write("\r\u{1b}[K") }
    lastShown = nil
  }
}
