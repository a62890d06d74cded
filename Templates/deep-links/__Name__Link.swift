import Foundation

/// A place in the app that a link leads to.
///
/// `__scheme__://__name_plural__/42` and `https://__host__/__name_plural__/42` are the same place.
__access__ enum __Name__Link: Sendable, Hashable {
  case list
  case item(id: String)
  case settings

  private static let scheme = "__scheme__"
  private static let host = "__host__"
  /// What a link says comes from outside: no id of ours is longer.
  private static let longestID = 200

  /// The place that `url` names; nil if it is not one of our links.
  __access__ init?(_ url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
    var words = parts.path.split(separator: "/").map(String.init)
    switch parts.scheme?.lowercased() {
    case Self.scheme:
      // Such a link has its first word where others have a host.
      if let first = parts.host, !first.isEmpty { words.insert(first, at: 0) }
    case "https" where parts.host?.lowercased() == Self.host:
      break
    default:
      return nil
    }
    switch (words.first, words.count) {
    case ("__name_plural__", 1):
      self = .list
    case ("__name_plural__", 2) where words[1].count <= Self.longestID:
      self = .item(id: words[1])
    case ("settings", 1):
      self = .settings
    default:
      return nil
    }
  }

  /// The link to share; it leads back to this place.
  __access__ var url: URL? {
    var parts = URLComponents()
    (parts.scheme, parts.host) = ("https", Self.host)
    switch self {
    case .list:
      parts.path = "/__name_plural__"
    case .item(let id):
      // An id with a slash in it would be two words.
      let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "/"))
      let word = id.addingPercentEncoding(withAllowedCharacters: allowed)
      guard let word, !id.contains("/") else { return nil }
      parts.percentEncodedPath = "/__name_plural__/" + word
    case .settings:
      parts.path = "/settings"
    }
    return parts.url
  }

  /// The stack when the link is opened, so that Back leads somewhere sensible.
  __access__ var stack: [__Name__Link] {
    switch self {
    case .list: []
    case .item, .settings: [self]
    }
  }
}
