/// The places that a navigation stack leads to.
enum AppRoute: Hashable, Sendable {
  case welcome
}
