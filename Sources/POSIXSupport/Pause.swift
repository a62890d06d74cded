/// Waiting.
package enum Pause {
  /// Does nothing for `seconds`; a signal may end it early.
  package static func seconds(_ seconds: Int) { _ = poll(nil, 0, Int32(clamping: seconds * 1000)) }
}
