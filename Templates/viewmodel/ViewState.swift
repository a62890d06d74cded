/// The states of a screen that loads its content.
enum ViewState<Value> {
  case loading
  case loaded(Value)
  case empty
  /// A message for the user.
  case error(String)
}

extension ViewState: Equatable where Value: Equatable {}
extension ViewState: Sendable where Value: Sendable {}
