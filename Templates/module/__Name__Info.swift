/// What the module says about itself; replace it by your first type.
public struct __Name__Info: Equatable, Sendable {
  public let name: String

  public init(name: String = "__Name_title__") {
    self.name = name
  }
}
