//% if ios == 16
import Combine
import Foundation
//% else
import Foundation
import Observation
//% end

/// Where the person is: bind a `NavigationStack` to `path`, and hand it what `.onOpenURL` gets.
//% if ios == 16
@MainActor
__access__ final class __Name__Router: ObservableObject {
  @Published __access__ var path: [__Name__Link] = []
//% else
@MainActor @Observable
__access__ final class __Name__Router {
  __access__ var path: [__Name__Link] = []
//% end
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
