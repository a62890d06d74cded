import JSON
import RuleModel

/// Areas, outlines, distances and alignment around a view.
extension ViewWriter {
  /// Area, outline and corners around a view.
  func dressed(_ code: ViewCode, _ node: SlimNode) -> ViewCode {
    var code = code
    let shape = outline(of: node)
    if node.role == .section {
      return code.modified(".background(.background.secondary)")
        .modified(".clipShape(\(shape ?? "RoundedRectangle(cornerRadius: 12, style: .continuous)"))")
    }
    if let style = style(node.fill, .area) {
      code = code.modified(".background(\(ground(node.fill) ?? style))")
      if let shape { code = code.modified(".clipShape(\(shape))") }
    } else if node.hasMaterial, isGlass(node) {
      return code.modified(".glassEffect(.regular.interactive()\(shape.map { ", in: \($0)" } ?? ""))")
    } else if node.hasMaterial {
      code = code.modified(".background(.regularMaterial)")
      if let shape { code = code.modified(".clipShape(\(shape))") }
    }
    if let stroke = style(node.stroke, .line) {
      let line =
        "\(shape ?? "Rectangle()")\n  .stroke(\(stroke), lineWidth: \(JSONWriter.digits(max(node.strokeWidth, 1))))"
      code = code.modified(".overlay", lines: line.split(separator: "\n").map(String.init))
    }
    return shadowed(code, node)
  }

  /// Whether it is a small piece of glass around a symbol, which answers to a touch.
  private func isGlass(_ node: SlimNode) -> Bool {
    iOS >= 26 && max(node.box.width, node.box.height) <= 72 && !node.hasText
      && PlainText.words(node.name + " " + (node.componentName ?? "")).contains("glass")
  }

  /// The gradient that an area is painted with; nil where it has one colour.
  func ground(_ fill: Fill?) -> String? {
    guard let gradient = fill?.gradient else { return nil }
    let colors = gradient.colors.compactMap { color in
      color.alpha == 0 ? ".clear" : style(Fill(color: color), .area).map { $0.hasPrefix(".") ? "Color" + $0 : $0 }
    }
    guard colors.count == gradient.colors.count, !colors.contains("Color.tertiary") else { return nil }
    return "LinearGradient(colors: [\(colors.joined(separator: ", "))], startPoint: .\(gradient.start), "
      + "endPoint: .\(gradient.end))"
  }

  /// The view with the shadow of its area.
  func shadowed(_ code: ViewCode, _ node: SlimNode) -> ViewCode {
    guard let shadow = node.shadows.first, node.fill != nil || node.kind == .image else { return code }
    let color =
      shadow.color.chroma < 0.05
      ? ".black.opacity(\(JSONWriter.digits(max(1, (Double(shadow.color.percent) * (1 - shadow.color.lightness)).rounded()) / 100)))"
      : style(Fill(color: shadow.color), .area)
    guard let color else { return code }
    var arguments = ["color: \(color)", "radius: \(JSONWriter.digits(shadow.radius.rounded()))"]
    if shadow.x.rounded() != 0 { arguments.append("x: \(JSONWriter.digits(shadow.x.rounded()))") }
    if shadow.y.rounded() != 0 { arguments.append("y: \(JSONWriter.digits(shadow.y.rounded()))") }
    return code.modified(".shadow(\(arguments.joined(separator: ", ")))")
  }

  func outline(of node: SlimNode) -> String? {
    switch node.outline {
    case .circle: return "Circle()"
    case .capsule: return "Capsule()"
    case nil:
      guard node.cornerRadius >= 1 else { return nil }
      // Ends that are half as round as the view is high are those of a capsule.
      if node.cornerRadius * 2 >= min(node.box.width, node.box.height).rounded() { return "Capsule()" }
      return "RoundedRectangle(cornerRadius: \(ViewWriter.radiusOnScale(node.cornerRadius)), style: .continuous)"
    }
  }

  /// The step of the radius scale nearest to a radius.
  private static func radiusOnScale(_ radius: Double) -> String {
    let steps: [Double] = [8, 10, 12, 14, 16, 20, 24]
    return JSONWriter.digits(steps.min { abs($0 - radius) < abs($1 - radius) } ?? radius)
  }

  func style(_ fill: Fill?, _ use: SystemColor.Use) -> String? {
    guard let fill, fill.color.alpha > 0 else { return nil }
    return SystemColor.expression(for: fill.color, named: fill.style, use: use) ?? colors.expression(for: fill.color)
  }

  /// The distances of a node, or those between an area of a fixed size and the one picture in its middle.
  static func insets(of node: SlimNode) -> Insets {
    guard node.isDrawnAroundOne, !node.fillsWidth, !node.isWide, let picture = node.children.first,
      picture.content == nil
    else { return node.padding }
    let padding = node.padding
    let width = node.box.width - picture.box.width
    let height = node.box.height - picture.box.height
    guard width - padding.left - padding.right > 4 || height - padding.top - padding.bottom > 4,
      max(width, height) <= 96
    else { return padding }
    return Insets(top: height / 2, right: width / 2, bottom: height / 2, left: width / 2)
  }

  func padded(_ code: ViewCode, _ padding: Insets) -> ViewCode {
    let top = inset(padding.top)
    let bottom = inset(padding.bottom)
    let left = inset(padding.left)
    let right = inset(padding.right)
    if top == 0, bottom == 0, left == 0, right == 0 { return code }
    if top == bottom, left == right {
      if top == left { return code.modified(".padding(\(top))") }
      var code = code
      if left != 0 { code = code.modified(".padding(.horizontal, \(left))") }
      if top != 0 { code = code.modified(".padding(.vertical, \(top))") }
      return code
    }
    var code = code
    if left == right {
      if left != 0 { code = code.modified(".padding(.horizontal, \(left))") }
    } else {
      if left != 0 { code = code.modified(".padding(.leading, \(left))") }
      if right != 0 { code = code.modified(".padding(.trailing, \(right))") }
    }
    if top == bottom {
      if top != 0 { code = code.modified(".padding(.vertical, \(top))") }
    } else {
      if top != 0 { code = code.modified(".padding(.top, \(top))") }
      if bottom != 0 { code = code.modified(".padding(.bottom, \(bottom))") }
    }
    return code
  }

  /// The step of the spacing scale nearest to a distance.
  static func onScale(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    let steps: [Double] = [0, 4, 8, 12, 16, 20, 24, 32, 40, 48]
    return steps.min { abs($0 - value) < abs($1 - value) } ?? 0
  }

  /// A distance as it is written: the design's, in whole points, or the nearest step of the scale.
  ///
  /// A design that is a point off a step means the step: nobody draws 15 or 17 on purpose.
  func distance(_ value: Double) -> Int {
    let points = Int(nearest: min(max(value.rounded(), -2000), 2000))
    guard distances == .design else { return Int(nearest: ViewWriter.onScale(value)) }
    return ViewWriter.steps.first { abs($0 - points) <= 1 && points > 2 } ?? points
  }

  private static let steps = [4, 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 80, 96]

  private func inset(_ value: Double) -> Int {
    let step = distance(value)
    return distances == .scale && step == 4 ? 8 : step
  }

  func frameAlignment(_ node: SlimNode) -> String {
    let content = node.kind == .frame || node.kind == .component ? node.children.first ?? node : node
    if content.kind == .hStack, content.isSpread || content.children.contains(where: { $0.kind == .spacer }) {
      return ""
    }
    if content.kind == .hStack || content.kind == .text { return sideAlignment(content, in: node) }
    switch content.align ?? node.align {
    case "leading": return ", alignment: .leading"
    case "trailing": return ", alignment: .trailing"
    default: return ""
    }
  }

  /// The side of a wide row at which its content lies; nothing where that is the middle.
  private func sideAlignment(_ content: SlimNode, in node: SlimNode) -> String {
    let parts = content.children.isEmpty ? [content] : content.children
    let left = (parts.map(\.box.x).min() ?? node.box.x) - node.box.x
    let right = node.box.maxX - (parts.map(\.box.maxX).max() ?? node.box.maxX)
    guard abs(left - right) > 24, min(left, right) >= -1 else { return "" }
    return left < right ? ", alignment: .leading" : ", alignment: .trailing"
  }
}
