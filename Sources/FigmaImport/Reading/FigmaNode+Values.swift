import JSON

extension JSONCursor {
  /// The number that stands next, from 0 to 1.
  mutating func share() throws(JSONFault) -> Double? { try optionalNumber().map { min(max($0, 0), 1) } }

  /// The number of points that stands next; beyond a million nobody draws, and sums stay exact.
  mutating func length() throws(JSONFault) -> Double? {
    try optionalNumber().map { min(max($0, -1e6), 1e6) }
  }
}

extension Box {
  /// Reads `{x, y, width, height}`; nil for null and for boxes with a part missing.
  init?(_ cursor: inout JSONCursor) throws(JSONFault) {
    guard case .object = try cursor.next() else {
      try cursor.skip()
      return nil
    }
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
    try cursor.object { cursor, key throws(JSONFault) in
      switch key {
      case "x": x = try cursor.optionalNumber()
      case "y": y = try cursor.optionalNumber()
      case "width": width = try cursor.optionalNumber()
      case "height": height = try cursor.optionalNumber()
      default: try cursor.skip()
      }
    }
    guard let x, let y, let width, let height else { return nil }
    // Beyond this nobody draws, and sums stay exact.
    guard [x, y, width, height].allSatisfy({ abs($0) < 1e9 }) else { return nil }
    self.init(x: x, y: y, width: abs(width), height: abs(height))
  }
}

extension PaintColor {
  /// Reads `{r, g, b, a}`; a part that is missing is 0, the alpha 1.
  init(_ cursor: inout JSONCursor) throws(JSONFault) {
    var color = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)
    try cursor.object { cursor, part throws(JSONFault) in
      let value = min(max(try cursor.optionalNumber() ?? 0, 0), 1)
      switch part {
      case "r": color.red = value
      case "g": color.green = value
      case "b": color.blue = value
      case "a": color.alpha = value
      default: break
      }
    }
    self = color
  }

  /// The mean of the colours of a gradient, each as strong as it is opaque; nil where there are none.
  init?(mixing colors: [PaintColor]) {
    let weight = colors.reduce(0) { $0 + $1.alpha }
    guard let first = colors.first else { return nil }
    func mean(_ part: (PaintColor) -> Double) -> Double {
      weight > 0 ? colors.reduce(0) { $0 + part($1) * $1.alpha } / weight : part(first)
    }
    self.init(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: weight / Double(colors.count))
  }
}

extension FigmaNode.Paint {
  static func list(_ cursor: inout JSONCursor) throws(JSONFault) -> [FigmaNode.Paint] {
    var paints: [FigmaNode.Paint] = []
    try cursor.array { cursor throws(JSONFault) in
      var paint = FigmaNode.Paint()
      try cursor.object { cursor, key throws(JSONFault) in
        switch key {
        case "type": paint.type = try cursor.optionalString() ?? ""
        case "visible": paint.isVisible = try cursor.optionalBool() ?? true
        case "opacity": paint.opacity = try cursor.share() ?? 1
        case "color": paint.color = try PaintColor(&cursor)
        case "gradientStops":
          var stops: [PaintColor] = []
          try cursor.array { cursor throws(JSONFault) in
            try cursor.object { cursor, key throws(JSONFault) in
              if key == "color" { stops.append(try PaintColor(&cursor)) } else { try cursor.skip() }
            }
          }
          paint.color = PaintColor(mixing: stops) ?? paint.color
          paint.stops = stops
        case "gradientHandlePositions":
          var points: [[String: Double]] = []
          try cursor.array { cursor throws(JSONFault) in
            var point: [String: Double] = [:]
            try cursor.object { cursor, key throws(JSONFault) in
              if let value = try cursor.length() { point[key] = value }
            }
            points.append(point)
          }
          if points.count > 1 {
            func side(_ key: String) -> Double { (points[1][key] ?? 0) - (points[0][key] ?? 0) }
            paint.direction = (side("x"), side("y"))
          }
        default: try cursor.skip()
        }
      }
      paints.append(paint)
    }
    return paints
  }
}

extension FigmaNode.Effect {
  static func list(_ cursor: inout JSONCursor) throws(JSONFault) -> [FigmaNode.Effect] {
    var effects: [FigmaNode.Effect] = []
    try cursor.array { cursor throws(JSONFault) in
      var effect = FigmaNode.Effect(type: "", isVisible: true, radius: 0)
      try cursor.object { cursor, key throws(JSONFault) in
        switch key {
        case "type": effect.type = try cursor.optionalString() ?? ""
        case "visible": effect.isVisible = try cursor.optionalBool() ?? true
        case "radius": effect.radius = try cursor.length() ?? 0
        case "color": effect.color = try PaintColor(&cursor)
        case "offset":
          try cursor.object { cursor, key throws(JSONFault) in
            let value = try cursor.length() ?? 0
            if key == "x" { effect.x = value }
            if key == "y" { effect.y = value }
          }
        default: try cursor.skip()
        }
      }
      effects.append(effect)
    }
    return effects
  }
}

extension FigmaNode.Property {
  static func list(_ cursor: inout JSONCursor) throws(JSONFault) -> [FigmaNode.Property] {
    var properties: [FigmaNode.Property] = []
    try cursor.object { cursor, key throws(JSONFault) in
      var property = FigmaNode.Property(name: String(key.prefix { $0 != "#" }), kind: "", value: "")
      try cursor.object { cursor, key throws(JSONFault) in
        switch key {
        case "type": property.kind = try cursor.optionalString() ?? ""
        case "value":
          if case .word = try cursor.next() {
            property.value = try cursor.optionalBool().map { "\($0)" } ?? ""
          } else {
            property.value = try cursor.optionalString() ?? ""
          }
        default: try cursor.skip()
        }
      }
      properties.append(property)
    }
    return properties.sorted { $0.name < $1.name }
  }
}

extension FigmaNode {
  static func numbers(_ cursor: inout JSONCursor) throws(JSONFault) -> [Double] {
    var numbers: [Double] = []
    try cursor.array { cursor throws(JSONFault) in numbers.append(try cursor.length() ?? 0) }
    return numbers
  }

  static func strings(_ cursor: inout JSONCursor) throws(JSONFault) -> [String: String] {
    var strings: [String: String] = [:]
    try cursor.object { cursor, key throws(JSONFault) in
      if let value = try cursor.optionalString() { strings[key] = value }
    }
    return strings
  }

  static func sides(_ cursor: inout JSONCursor) throws(JSONFault) -> [Double] {
    var sides = [0.0, 0, 0, 0]
    try cursor.object { cursor, key throws(JSONFault) in
      let weight = try cursor.length() ?? 0
      if let index = ["top", "right", "bottom", "left"].firstIndex(of: key) { sides[index] = weight }
    }
    return sides
  }
}
