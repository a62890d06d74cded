import RuleModel

/// Writes JSON on one line, in the order in which it is told: the tree is read by machines that pay for every byte.
struct JSONWriter {
  private(set) var text = ""
  private var needsComma = false

  mutating func object(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) { nest(key, "{", "}", body) }
  mutating func array(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) { nest(key, "[", "]", body) }

  mutating func string(_ key: String? = nil, _ value: String) {
    start(key)
    text += JSONWriter.quoted(value)
  }

  mutating func number(_ key: String? = nil, _ value: Double) {
    start(key)
    text += JSONWriter.digits(value)
  }

  mutating func bool(_ key: String? = nil, _ value: Bool) {
    start(key)
    text += value ? "true" : "false"
  }

  /// A value that is JSON already.
  mutating func raw(_ key: String?, _ json: String) {
    start(key)
    text += json
  }

  private mutating func nest(_ key: String?, _ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    start(key)
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  private mutating func start(_ key: String?) {
    if needsComma { text += "," }
    needsComma = true
    if let key {
      text += JSONWriter.quoted(key)
      text += ":"
    }
  }

  /// A number with at most two decimals and no needless ones.
  static func digits(_ value: Double) -> String {
    let hundredths = Int(nearest: min(max(value, -1e12), 1e12) * 100)
    let whole = hundredths / 100
    let rest = abs(hundredths % 100)
    if rest == 0 { return "\(whole)" }
    let sign = hundredths < 0 && whole == 0 ? "-" : ""
    return sign + "\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }

  static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      // What would turn the text around it in a terminal is written out too.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
