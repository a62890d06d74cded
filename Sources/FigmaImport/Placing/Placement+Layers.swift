/// Layers: what lies on what keeps its corner and its distances to it.
extension Placement {
  func layers(_ stack: inout SlimNode, in room: Box, isFilled: Bool) {
    var behind = stack.children.filter { $0.role == .background }
    let over = stack.children.filter { $0.role == .overlay && !$0.hasText }
    var main = stack.children.filter { $0.role != .background && !($0.role == .overlay && !$0.hasText) }
    guard let hull = Placement.hull(main) else { return }
    // What lies behind all of the content is its area; what is smaller keeps its place behind it.
    let ground = behind.first { hull.share(inside: $0.shown) >= 0.9 }
    let base = ground == nil ? hull : stack.shown
    behind = behind.map { hull.share(inside: $0.shown) >= 0.9 ? $0 : corner($0, of: base) }
    if main.count == 1 {
      let fills = isFilled && (self.fills(main[0], in: room) || base.width >= room.width * Placement.wide)
      if ground != nil {
        // What lies behind is an area: the content has its distances to the edges of it.
        var area = SlimNode(.frame, box: base)
        area.fill = Fill(color: HexColor(red: 0, green: 0, blue: 0))
        area.children = main
        area.cornerRadius = stack.cornerRadius
        area.place.isFound = true
        area = self.area(area, fills: fills)
        var inner = SlimNode(.frame, box: base)
        inner.children = area.children
        (inner.padding, inner.place, inner.align) = (area.padding, area.place, area.align)
        main = [inner]
      } else {
        main[0] = place(main[0], in: fills ? room : main[0].shown, fills: fills)
      }
      if fills { stack.place.width = .fill }
    } else {
      let fills = isFilled && hull.width >= room.width * Placement.wide
      for index in main.indices {
        let box = main[index].shown
        let own = fills && box.width >= hull.width - Placement.near
        main[index] = place(main[index], in: own ? room : box, fills: own)
        if own {
          if !main[index].isPlain {
            main[index].place.margins.left = max(0, (box.x - room.x).rounded())
            main[index].place.margins.right = max(0, (room.maxX - box.maxX).rounded())
          }
        } else {
          main[index].place.margins.left = max(0, (box.x - (fills ? room.x : hull.x)).rounded())
        }
        main[index].place.margins.top = max(0, (box.y - hull.y).rounded())
      }
      stack.align = "topLeading"
      if fills { stack.place.width = .fill }
    }
    stack.padding = Insets()
    stack.children = behind + main + over.map { corner($0, of: base) }
  }

  /// A layer over others with its distances to the corner that it is at.
  func corner(_ layer: SlimNode, of base: Box) -> SlimNode {
    var layer = place(layer, in: layer.shown, fills: false)
    layer.place.isFound = true
    layer.align = StackInference.corner(of: layer.box, in: base)
    let box = layer.shown
    let place = layer.align ?? ""
    if place.hasSuffix("eading") { layer.place.margins.left = (box.x - base.x).rounded() }
    if place.hasSuffix("railing") { layer.place.margins.right = (base.maxX - box.maxX).rounded() }
    if place.hasPrefix("top") { layer.place.margins.top = (box.y - base.y).rounded() }
    if place.hasPrefix("bottom") { layer.place.margins.bottom = (base.maxY - box.maxY).rounded() }
    return layer
  }
}
