import JSON

/// Pictures, drawn icons and shapes.
extension ViewWriter {
  mutating func image(_ node: SlimNode) -> ViewCode { asset(node, isFilled: true) }

  mutating func asset(_ node: SlimNode, isFilled: Bool) -> ViewCode {
    let name = rowValues?.image(node) ?? SwiftWords.literal(assetName(of: node))
    // What is drawn beside words, or has no name, says nothing when it is read out.
    let isDecorative = !isFilled || SwiftWords.layer(node.name).isEmpty
    var code = ViewCode("Image(\(isDecorative ? "decorative: " : "")\(name))").modified(".resizable()")
      .modified(isFilled ? ".scaledToFill()" : ".scaledToFit()")
    let width = max(node.box.width.rounded(), 1)
    let height = max(node.box.height.rounded(), 1)
    if isFilled, node.place.isFound ? node.place.width == .fill : node.fillsWidth || node.isWide || width >= wide {
      code = code.modified(".frame(height: \(JSONWriter.digits(height)))").modified(".frame(maxWidth: .infinity)")
    } else {
      code = code.modified(".frame(width: \(JSONWriter.digits(width)), height: \(JSONWriter.digits(height)))")
    }
    if isFilled { code = code.modified(".clipShape(\(outline(of: node) ?? "Rectangle()"))") }
    return code
  }

  /// The name under which a picture is exported; the same layer has one name, and so has the same drawing in each row.
  mutating func assetName(of node: SlimNode) -> String {
    let key = node.id.isEmpty ? node.name : node.id
    if let known = assetNames[key] { return known }
    let drawing = ViewWriter.drawing(node)
    if let drawing, let known = assetNames[drawing] {
      assetNames[key] = known
      return known
    }
    let kind = node.kind == .icon ? "icon" : "picture"
    var wanted = SwiftWords.picture(node.name)
    // What is called after nothing is called after the words beside it, else after its screen.
    if wanted.isEmpty || ViewWriter.vague.contains(wanted) {
      wanted = SwiftWords.picture((nearWords.isEmpty ? screenWords : nearWords) + " " + kind)
    }
    let name = assetNamesTaken.unique(wanted.isEmpty ? kind : wanted)
    assetNames[key] = name
    if let drawing { assetNames[drawing] = name }
    let isDrawing = node.kind == .icon || !["RECTANGLE", "ELLIPSE", ""].contains(node.source)
    assets.append(GeneratedScreen.Asset(name: name, layer: node.id, isDrawing: isDrawing))
    return name
  }

  /// What tells a drawing from others: drawings of one name below each other that look alike are the same; beside each
  /// other one may be turned around. Nil where its name says nothing.
  private static func drawing(_ node: SlimNode) -> String? {
    let name = SwiftWords.picture(node.name)
    guard node.kind == .icon, !name.isEmpty, !vague.contains(name) else { return nil }
    let box = [node.box.midX, node.box.width, node.box.height].map { "\($0.rounded())" }.joined(separator: " ")
    return "\(name) \(box) \(node.layers) \(node.fill?.color.description ?? "")"
  }

  private static let vague: Set<String> = ["icon", "picture", "image", "button", "input", "content", "item", "dot"]

  mutating func shape(_ node: SlimNode) -> ViewCode {
    if LayerSense.pathTypes.contains(node.source) { return asset(node, isFilled: false) }
    let shape = outline(of: node) ?? "Rectangle()"
    var code = ViewCode(shape)
    if let style = style(node.fill, .area) {
      code = code.modified(".fill(\(ground(node.fill) ?? style))")
    } else if let stroke = style(node.stroke, .line) {
      code = code.modified(".stroke(\(stroke), lineWidth: \(JSONWriter.digits(max(node.strokeWidth, 1))))")
    } else {
      code = code.modified(".fill(.clear)")
    }
    let width = max(node.box.width.rounded(), 1)
    let height = max(node.box.height.rounded(), 1)
    let isFilling = node.place.isFound ? node.place.width == .fill : node.fillsWidth || node.isWide || width >= wide
    code =
      isFilling
      ? code.modified(".frame(height: \(JSONWriter.digits(height)))").modified(".frame(maxWidth: .infinity)")
      : code.modified(".frame(width: \(JSONWriter.digits(width)), height: \(JSONWriter.digits(height)))")
    return shadowed(code, node)
  }

  /// A picture behind content takes the content's size.
  mutating func backdrop(_ node: SlimNode) -> ViewCode {
    guard node.kind == .image || LayerSense.pathTypes.contains(node.source) else { return view(node) }
    let name = rowValues?.image(node) ?? SwiftWords.literal(assetName(of: node))
    return ViewCode("Image(decorative: \(name))").modified(".resizable()").modified(".scaledToFill()")
  }
}
