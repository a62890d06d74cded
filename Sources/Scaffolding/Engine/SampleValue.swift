/// Values for properties: an expression of Swift for each of the usual types, believable where its name says what it holds.
enum SampleValue: String, CaseIterable, Sendable {
  /// The endings of a placeholder: `__field_type_sample__`, another value for a second sample, and what nobody has filled in.
  case first = "sample"
  case second = "sample2"
  case empty

  /// The value of a property called `name`; nil where nothing can be said about its type.
  func expression(of type: String, named name: String) -> String? {
    if type.last == "?" {
      return self == .empty ? "nil" : expression(of: String(type.dropLast()), named: name) ?? "nil"
    }
    if type.first == "[", type.last == "]" { return SampleValue.isDictionary(type) ? "[:]" : "[]" }
    let base = type.prefix { $0 != "<" }
    switch base {
    case "Array", "Set": return "[]"
    case "Dictionary": return "[:]"
    case "Optional": return "nil"
    default:
      guard base == type else { return nil }
      return self == .empty ? SampleValue.empty(type) : plain(type, name)
    }
  }

  /// Nil for a type whose values always mean something, such as an address or an amount.
  private static func empty(_ type: String) -> String? {
    switch type {
    case "String", "Substring": "\"\""
    case "Int", "Double": "0"
    case "Bool": "false"
    case "Date": ".now"
    case "UUID": "UUID()"
    case "Data": "Data()"
    default: nil
    }
  }

  private func plain(_ type: String, _ name: String) -> String? {
    switch type {
    case "String", "Substring": "\"\(words(name))\""
    case "Character": self == .first ? "\"A\"" : "\"B\""
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      self == .first ? "1" : "2"
    case "Double", "Float", "CGFloat", "Decimal", "TimeInterval": self == .first ? "1.5" : "2.5"
    case "Bool": self == .first ? "true" : "false"
    case "Date": "Date(timeIntervalSinceReferenceDate: \(self == .first ? "800_000_000" : "800_086_400"))"
    case "Duration": self == .first ? ".seconds(90)" : ".seconds(120)"
    case "URL": "URL(filePath: \"/samples/\(self == .first ? "first" : "second")\")"
    case "UUID": "UUID()"
    case "Data": "Data()"
    case "Locale", "TimeZone", "Calendar": ".current"
    case "CGPoint", "CGRect", "CGSize": ".zero"
    default: nil
    }
  }

  private func words(_ name: String) -> String {
    let isFirst = self == .first
    switch name {
    case "id": return isFirst ? "1" : "2"
    case "title", "headline": return isFirst ? "Morning overview" : "Weekly summary"
    case "name": return isFirst ? "Taylor" : "Robin"
    case "body", "detail", "details", "note", "notes", "subtitle", "summary", "text":
      return isFirst ? "Updated today at 9:41" : "Seven changes since Monday"
    default: return "\(isFirst ? "First" : "Second") \(NameForm.words.applied(to: name))"
    }
  }

  private static func isDictionary(_ type: String) -> Bool {
    var depth = 0
    for character in type.dropFirst().dropLast() {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 0 { return true }
    }
    return false
  }
}
