/// The destinations of a navigation stack.
enum AppRoute: Hashable, Sendable {
  case welcome
}
