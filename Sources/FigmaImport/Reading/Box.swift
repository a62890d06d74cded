/// A rectangle on the canvas; y grows downwards.
package struct Box: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }
  package var area: Double { width * height }

  /// The smallest box that holds both.
  package func union(_ other: Box) -> Box {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Box(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both share; nil where they share no area.
  package func intersection(_ other: Box) -> Box? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return right > left && bottom > top ? Box(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  /// The part of this box, from 0 to 1, that lies inside `other`; lines and points count by their length.
  package func share(inside other: Box) -> Double {
    let grown = Box(x: x, y: y, width: max(width, 0.5), height: max(height, 0.5))
    let around = Box(x: other.x - 0.25, y: other.y - 0.25, width: other.width + 0.5, height: other.height + 0.5)
    return (grown.intersection(around)?.area ?? 0) / grown.area
  }
}
