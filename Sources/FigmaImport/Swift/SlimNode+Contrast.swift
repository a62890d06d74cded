extension SlimNode {
  /// White words and symbols on black take the colour of the background, since black areas turn with the appearance.
  ///
  /// A black area is written in the colour of primary labels, which is white in the dark; what is white on it would be
  /// seen no more.
  func withContrast(onBlack: Bool = false) -> SlimNode {
    var node = self
    var isOnBlack = onBlack
    if kind != .text, kind != .icon, let fill { isOnBlack = Self.isBlack(fill) }
    if kind == .image || hasMaterial { isOnBlack = false }
    if onBlack, kind == .text || kind == .icon, let fill, fill.style == nil, fill.color == .white {
      node.fill?.style = "Backgrounds/Primary"
    }
    node.children = children.map { child in
      let turned = child.withContrast(onBlack: isOnBlack)
      // What lies behind all the others is the ground of those that follow.
      if kind == .zStack, box.share(inside: child.box) >= 0.9, let fill = child.fill {
        isOnBlack = Self.isBlack(fill)
      }
      return turned
    }
    return node
  }

  private static func isBlack(_ fill: Fill) -> Bool {
    !fill.isGradient && fill.style == nil && fill.color == HexColor(red: 0, green: 0, blue: 0)
  }
}

extension HexColor {
  fileprivate static let white = HexColor(red: 255, green: 255, blue: 255)
}
