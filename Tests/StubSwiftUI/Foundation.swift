// What Foundation has, except on Linux, and code uses that imports no SwiftUI.

extension String {
  public init(localized key: String, comment: StaticString? = nil) { self = key }
}
