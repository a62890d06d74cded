import Foundation
import Observation

/// Where the person is: bind a `NavigationStack` to `path`, and hand it what `.onOpenURL` gets.
@MainActor @Observable
__access__ final class __Name__Router {
  __access__ var path: [__Name__Link] = []
  /// A link that came before the app could show it, such as before the user logs in.
  private var waiting: __Name__Link?
  private var isReady: Bool

  /// - Parameter isReady: whether links are shown immediately; otherwise the last one waits for `becomeReady()`.
  __access__ init(isReady: Bool = true) {
    self.isReady = isReady
  }

  /// Goes where `url` leads.
  ///
  /// - Returns: whether it is a link of ours; what is none changes nothing.
  @discardableResult
  __access__ func open(_ url: URL) -> Bool {
    guard let link = __Name__Link(url) else { return false }
    if isReady {
      path = link.stack
    } else {
      waiting = link
    }
    return true
  }

  /// Shows the link that waited, once.
  __access__ func becomeReady() {
    isReady = true
    guard let link = waiting else { return }
    waiting = nil
    path = link.stack
  }
}
