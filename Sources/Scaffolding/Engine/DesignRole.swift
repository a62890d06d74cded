/// What a template asks of the project's design: a colour or a length that the project may have a name for.
package enum DesignRole: Hashable, Sendable {
  /// Text that matters less than its title.
  case secondaryText
  /// So many points between views, or around one.
  case spacing(Int)
  /// So many points of a corner's radius.
  case radius(Int)

  /// Parses the ending of a placeholder, such as `spacing16`.
  init?(_ word: some StringProtocol) {
    func points(behind lead: String) -> Int? {
      guard word.hasPrefix(lead) else { return nil }
      let digits = word.dropFirst(lead.count)
      guard digits.first != "0", digits.count <= 3, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
      return Int(digits)
    }
    if word == "secondaryText" {
      self = .secondaryText
    } else if let points = points(behind: "spacing") {
      self = .spacing(points)
    } else if let points = points(behind: "radius") {
      self = .radius(points)
    } else {
      return nil
    }
  }

  /// As placeholders and answers write it.
  var word: String {
    switch self {
    case .secondaryText: "secondaryText"
    case .spacing(let points): "spacing\(points)"
    case .radius(let points): "radius\(points)"
    }
  }

  /// What is written where the project has no name for it.
  var systemValue: String {
    switch self {
    case .secondaryText: ".secondary"
    case .spacing(let points), .radius(let points): "\(points)"
    }
  }
}
