import FigmaImport

/// A layer of a design that a test draws; places are relative to the parent.
struct Layer {
  var type = "FRAME"
  var name: String
  var x = 0.0
  var y = 0.0
  var width: Double
  var height: Double
  /// Further fields, as JSON texts.
  var fields: [(String, String)] = []
  var children: [Layer] = []

  static func frame(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ fields: [(String, String)] = [],
    _ children: [Layer] = []
  ) -> Layer {
    Layer(name: name, x: x, y: y, width: width, height: height, fields: fields, children: children)
  }

  /// A frame at the origin, whose further fields come before its children.
  static func screen(
    _ name: String, _ width: Double, _ height: Double, _ fields: [(String, String)] = [], _ children: [Layer] = []
  ) -> Layer {
    Layer(name: name, width: width, height: height, fields: fields, children: children)
  }

  static func instance(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fields: [(String, String)] = [],
    _ children: [Layer] = []
  ) -> Layer {
    Layer(type: "INSTANCE", name: name, x: x, y: y, width: width, height: height, fields: fields, children: children)
  }

  static func group(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ children: [Layer])
    -> Layer
  {
    Layer(type: "GROUP", name: name, x: x, y: y, width: width, height: height, children: children)
  }

  static func text(
    _ words: String, _ x: Double, _ y: Double, _ width: Double = 100, _ height: Double = 20, size: Double = 17,
    weight: Int = 400, color: String = "#000000", _ fields: [(String, String)] = []
  ) -> Layer {
    let style =
      #"{"fontFamily":"SF Pro","fontSize":\#(size),"fontWeight":\#(weight),"textAutoResize":"WIDTH_AND_HEIGHT"}"#
    return Layer(
      type: "TEXT", name: words, x: x, y: y, width: width, height: height,
      fields: [("characters", quoted(words)), ("style", style), fill(color)] + fields)
  }

  /// An SF Symbol as designs have it: one private character.
  static func symbol(_ character: String, _ x: Double, _ y: Double, color: String = "#000000") -> Layer {
    text(character, x, y, 24, 22, color: color)
  }

  static func rectangle(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: String = "#f2f2f7",
    radius: Double = 0, _ fields: [(String, String)] = []
  ) -> Layer {
    Layer(
      type: "RECTANGLE", name: name, x: x, y: y, width: width, height: height,
      fields: [fill(color)] + (radius > 0 ? [("cornerRadius", "\(radius)")] : []) + fields)
  }

  static func picture(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Layer {
    Layer(
      type: "RECTANGLE", name: name, x: x, y: y, width: width, height: height,
      fields: [("fills", #"[{"type":"IMAGE","scaleMode":"FILL","imageRef":"a1"}]"#)])
  }

  static func vector(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: String = "#000000"
  ) -> Layer {
    Layer(type: "VECTOR", name: name, x: x, y: y, width: width, height: height, fields: [fill(color)])
  }

  // MARK: - Fields

  static func fill(_ color: String) -> (String, String) { ("fills", "[\(paint(color))]") }

  static func stroke(_ color: String, _ weight: Double = 1) -> [(String, String)] {
    [("strokes", "[\(paint(color))]"), ("strokeWeight", "\(weight)")]
  }

  static func radius(_ radius: Double) -> (String, String) { ("cornerRadius", "\(radius)") }

  static func row(_ spacing: Double, _ padding: Double = 0, _ primary: String = "MIN", _ counter: String = "CENTER")
    -> [(String, String)]
  {
    auto("HORIZONTAL", spacing, padding, primary, counter)
  }

  static func column(_ spacing: Double, _ padding: Double = 0, _ primary: String = "MIN", _ counter: String = "MIN")
    -> [(String, String)]
  {
    auto("VERTICAL", spacing, padding, primary, counter)
  }

  private static func auto(_ mode: String, _ spacing: Double, _ padding: Double, _ primary: String, _ counter: String)
    -> [(String, String)]
  {
    [
      ("layoutMode", quoted(mode)), ("itemSpacing", "\(spacing)"), ("primaryAxisAlignItems", quoted(primary)),
      ("counterAxisAlignItems", quoted(counter)),
    ] + ["paddingLeft", "paddingRight", "paddingTop", "paddingBottom"].map { ($0, "\(padding)") }
  }

  static let hidden: [(String, String)] = [("visible", "false")]
  static let fillsWidth: [(String, String)] = [("layoutSizingHorizontal", "\"FILL\"")]

  private static func paint(_ color: String) -> String {
    let hex = HexColor(color) ?? HexColor(red: 0, green: 0, blue: 0)
    let parts = [("r", hex.red), ("g", hex.green), ("b", hex.blue), ("a", hex.alpha)]
    return #"{"blendMode":"NORMAL","type":"SOLID","color":{"#
      + parts.map { "\"\($0.0)\":\(Double($0.1) / 255)" }.joined(separator: ",") + "}}"
  }

  static func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\u{0}"..."\u{1F}":
        let hex = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  // MARK: - Documents

  /// The layer as Figma answers for `GET /v1/files/KEY/nodes`.
  func response(styles: [(id: String, name: String, type: String)] = [], components: [(id: String, name: String)] = [])
    -> String
  {
    var next = 0
    let styleList = styles.map {
      #""\#($0.id)":{"key":"k","name":\#(Layer.quoted($0.name)),"styleType":"\#($0.type)"}"#
    }
    let componentList = components.map { #""\#($0.id)":{"key":"k","name":\#(Layer.quoted($0.name))}"# }
    return """
      {"name":"Test","version":"1","nodes":{"1:1":{"document":\(json(0, 0, &next)),"components":{\(componentList.joined(separator: ","))},\
      "componentSets":{},"styles":{\(styleList.joined(separator: ","))}}}}
      """ + "\n"
  }

  private func json(_ left: Double, _ top: Double, _ next: inout Int) -> String {
    next += 1
    let id = "1:\(next)"
    let (x, y) = (left + self.x, top + self.y)
    var parts = [
      #""id":"\#(id)""#, #""name":\#(Layer.quoted(name))"#, #""type":"\#(type)""#, #""blendMode":"PASS_THROUGH""#,
      #""scrollBehavior":"SCROLLS""#,
      #""absoluteBoundingBox":{"x":\#(x),"y":\#(y),"width":\#(width),"height":\#(height)}"#,
      #""absoluteRenderBounds":{"x":\#(x),"y":\#(y),"width":\#(width),"height":\#(height)}"#,
      #""constraints":{"vertical":"TOP","horizontal":"LEFT"}"#, #""effects":[]"#, #""interactions":[]"#,
    ]
    parts += fields.map { "\"\($0.0)\":\($0.1)" }
    if !fields.contains(where: { $0.0 == "fills" }) { parts.append(#""fills":[]"#) }
    if type != "TEXT", type != "RECTANGLE", type != "VECTOR" {
      parts.append("\"children\":[" + children.map { $0.json(x, y, &next) }.joined(separator: ",") + "]")
    }
    return "{" + parts.joined(separator: ",") + "}"
  }

  // MARK: - Conversions

  func document(styles: [(id: String, name: String, type: String)] = [], components: [(id: String, name: String)] = [])
    throws -> FigmaDocument
  {
    try FigmaDocument(json: Array(response(styles: styles, components: components).utf8))
  }

  func tree(_ change: (inout SlimTreeOptions) -> Void = { _ in }) throws -> SlimTree {
    let document = try document()
    var options = SlimTreeOptions()
    options.symbols = try Layer.symbols()
    change(&options)
    return SlimTree(of: try document.mainScreen(), in: document, options: options)
  }
}
