import Foundation

public struct Article: Identifiable, Equatable, Sendable {
  public let id: String
  public var title: String?
  public var address: String
  public var wordCount: Int
  public var savedAt: Date
  public var isRead: Bool

  public init(id: String, title: String?, address: String, wordCount: Int, savedAt: Date, isRead: Bool) {
    self.id = id
    self.title = title
    self.address = address
    self.wordCount = wordCount
    self.savedAt = savedAt
    self.isRead = isRead
  }
}

public protocol ReadingListService: Sendable {
  /// An empty query gives the whole list. The order is not defined.
  func articles(matching query: String) async throws -> [Article]
  func remove(id: String) async throws
  func setRead(_ isRead: Bool, id: String) async throws
}

public protocol Analytics: Sendable {
  func log(_ event: String, _ values: [String: String])
}

extension Notification.Name {
  /// Posted by the share extension bridge and by the article reader.
  public static let readingListDidChange = Notification.Name("readingListDidChange")
}
