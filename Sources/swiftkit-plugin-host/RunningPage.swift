import HostMessages
import POSIXSupport

/// Tells swiftkit who has control: two stores a step, no system call.
struct RunningPage: ~Copyable {
  private let words: SharedWords

  init(words: consuming SharedWords) { self.words = words }

  func mark(_ mark: RunningMark) {
    words[0] = mark.word
    words[1] &+= 1
  }
}
