/// What a screen that loads something can show.
enum ViewState<Value> {
  case loading
  case loaded(Value)
  case empty
  /// A sentence for the person who looks at the screen.
  case error(String)
}

extension ViewState: Equatable where Value: Equatable {}
extension ViewState: Sendable where Value: Sendable {}
