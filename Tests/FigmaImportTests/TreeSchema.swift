import TestSupport
import Testing

/// What the slim tree's JSON may hold, as docs/figma.md describes it: keys in this order, values of these forms.
struct TreeSchema {
  private static let top = [
    "v", "source", "root", "components", "dropped", "warnings", "explained", "trimmed",
  ]
  private static let node = [
    "type", "as", "like", "name", "id", "role", "content", "font", "icon", "fill", "stroke", "cornerRadius", "shape",
    "spacing",
    "distribution", "align", "textAlign", "padding", "size", "fillWidth", "material", "opacity", "scroll", "lineLimit",
    "props", "level", "to", "repeat", "more", "nodes", "next", "children",
  ]
  private static let types: Set<String> = [
    "HStack", "VStack", "ZStack", "Grid", "Text", "Icon", "Image", "Component", "Frame", "Shape", "Divider", "Spacer",
  ]
  private static let words: [String: Set<String>] = [
    "shape": ["capsule", "circle"], "distribution": ["spaceBetween"],
    "align": [
      "leading", "trailing", "top", "bottom", "baseline", "topLeading", "topTrailing", "bottomLeading",
      "bottomTrailing",
    ], "textAlign": ["center", "trailing"],
    "role": [
      "toolbar", "tabBar", "bottomBar", "sheet", "dialog", "backButton", "closeButton", "button", "glassButton",
      "primaryButton", "row", "checkbox", "toggle", "field", "search", "section", "card", "overlay", "background",
      "slider", "progress", "stepper", "picker", "wheel",
    ],
  ]

  /// What is wrong with a tree; empty where nothing is.
  static func complaints(about json: String) -> [String] {
    guard let tree = JSONValue(json) else { return ["it is no JSON"] }
    var found = order(tree, top, "tree")
    for key in ["v", "source", "root", "dropped"] where tree[key] == nil { found.append("'\(key)' is missing") }
    if let root = tree["root"] {
      for mark in ["as", "like"] where root.all(mark).contains(where: { ($0.number ?? 0) < 1 }) {
        found.append("\(mark) is no number")
      }
      check(root.withoutReferences(), &found)
    }
    return found
  }

  /// Where a field of a node stands.
  static func place(of key: String) -> Int? { node.firstIndex(of: key) }

  private static func check(_ node: JSONValue, _ found: inout [String]) {
    found += order(node, self.node, node["type"]?.text ?? "?")
    if !types.contains(node["type"]?.text ?? "") { found.append("type \(node["type"] as Any)") }
    for (key, allowed) in words {
      if let value = node[key], !allowed.contains(value.text ?? "") { found.append("\(key) \(value)") }
    }
    for key in ["fill", "stroke"] {
      guard let color = node[key]?.text else { continue }
      let digits = color.dropFirst()
      if color.first != "#" || ![6, 8].contains(digits.count) || !digits.allSatisfy(\.isHexDigit) {
        found.append("\(key) \(color)")
      }
    }
    if let radius = node["cornerRadius"]?.number, !(1...99).contains(radius) { found.append("cornerRadius \(radius)") }
    if let opacity = node["opacity"]?.number, !(0..<1).contains(opacity) { found.append("opacity \(opacity)") }
    if let padding = node["padding"], padding.keys != ["top", "right", "bottom", "left"] { found.append("padding") }
    if let size = node["size"], size.elements.count != 2 { found.append("size") }
    for key in ["fillWidth", "material", "scroll"] where node[key] != nil && node[key] != .word("true") {
      found.append("\(key) is said to be false")
    }
    if node["type"]?.text == "Text", node["content"] == nil { found.append("a text without words") }
    if node["more"] != nil, node["more"]?.text?.isEmpty != false || node["nodes"] == nil { found.append("a stub") }
    if node["children"] != nil, node["children"]?.elements.isEmpty == true { found.append("empty children") }
    for child in node["children"]?.elements ?? [] { check(child, &found) }
  }

  private static func order(_ value: JSONValue, _ keys: [String], _ name: String) -> [String] {
    let places = value.keys.map { keys.firstIndex(of: $0) }
    if let unknown = zip(value.keys, places).first(where: { $0.1 == nil }) { return ["\(name) has '\(unknown.0)'"] }
    let known = places.compactMap { $0 }
    return known == known.sorted() && Set(known).count == known.count ? [] : ["\(name) has its keys in another order"]
  }
}

/// A JSON value of a test; keys keep their order.
enum JSONValue: Hashable {
  case string(String)
  case numeral(Double)
  case word(String)
  case array([JSONValue])
  case object([Pair])

  struct Pair: Hashable {
    let key: String
    let value: JSONValue
  }

  init?(_ text: String) {
    var rest = Substring(text).unicodeScalars[...]
    guard let value = JSONValue.read(&rest), rest.allSatisfy({ $0.properties.isWhitespace }) else { return nil }
    self = value
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let pairs) = self { pairs.first { $0.key == key }?.value } else { nil }
  }

  var keys: [String] { if case .object(let pairs) = self { pairs.map(\.key) } else { [] } }
  var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .numeral(let number) = self { number } else { nil } }

  /// The value and all below it that stand under a key.
  func all(_ key: String) -> [JSONValue] {
    switch self {
    case .object(let pairs): pairs.flatMap { ($0.key == key ? [$0.value] : []) + $0.value.all(key) }
    case .array(let values): values.flatMap { $0.all(key) }
    default: []
    }
  }

  private typealias Rest = Substring.UnicodeScalarView

  private static func read(_ rest: inout Rest) -> JSONValue? {
    skip(&rest)
    switch rest.first {
    case "{":
      var pairs: [Pair] = []
      return list(&rest, "}") { rest in
        guard let key = string(&rest) else { return false }
        skip(&rest)
        guard rest.popFirst() == ":", let value = read(&rest) else { return false }
        pairs.append(Pair(key: key, value: value))
        return true
      } ? .object(pairs) : nil
    case "[":
      var values: [JSONValue] = []
      return list(&rest, "]") { rest in
        guard let value = read(&rest) else { return false }
        values.append(value)
        return true
      } ? .array(values) : nil
    case "\"": return string(&rest).map { .string($0) }
    default:
      let word = String(
        String.UnicodeScalarView(
          rest.prefix { $0.properties.isAlphabetic || "+-.0123456789".unicodeScalars.contains($0) }))
      rest = rest.dropFirst(word.unicodeScalars.count)
      if ["true", "false", "null"].contains(word) { return .word(word) }
      return Double(word).map { .numeral($0) }
    }
  }

  private static func list(_ rest: inout Rest, _ close: Unicode.Scalar, _ element: (inout Rest) -> Bool) -> Bool {
    rest = rest.dropFirst()
    skip(&rest)
    if rest.first == close {
      rest = rest.dropFirst()
      return true
    }
    while true {
      skip(&rest)
      guard element(&rest) else { return false }
      skip(&rest)
      let mark = rest.popFirst()
      if mark == close { return true }
      guard mark == "," else { return false }
    }
  }

  private static func string(_ rest: inout Rest) -> String? {
    guard rest.popFirst() == "\"" else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\":
        switch rest.popFirst() {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "u":
          let hex = String(String.UnicodeScalarView(rest.prefix(4)))
          rest = rest.dropFirst(4)
          guard let code = UInt32(hex, radix: 16), let scalar = Unicode.Scalar(code) else { return nil }
          text.append(scalar)
        case let other?: text.append(other)
        case nil: return nil
        }
      default:
        if scalar.value < 0x20 { return nil }
        text.append(scalar)
      }
    }
    return nil
  }

  private static func skip(_ rest: inout Rest) { rest = rest.drop { $0.properties.isWhitespace } }
}
