import SwiftKitSDK

/// How wide and high a view is for sure: the numbers of its frames and paddings; nil for what the code leaves open.
struct FixedSize {
  private(set) var width: Double?
  private(set) var height: Double?

  init() {}

  /// The size after `modifiers`, innermost first.
  init(_ modifiers: [Node], around inner: FixedSize = FixedSize()) {
    self = inner
    for modifier in modifiers { apply(modifier) }
  }

  private mutating func apply(_ modifier: Node) {
    switch modifier.name {
    case "frame":
      width = Self.side(width, of: modifier, fixed: "width", least: "minWidth", most: "maxWidth")
      height = Self.side(height, of: modifier, fixed: "height", least: "minHeight", most: "maxHeight")
    case "padding": pad(modifier)
    case "contentShape":
      // A shape that is inset by a negative number is larger than the view.
      if modifier.firstUnlabelled?.value.chain?.modifiers.isEmpty == false { forget() }
    case "scaleEffect", "modifier", "aspectRatio", "containerRelativeFrame": forget()
    default: break
    }
  }

  private static func side(_ old: Double?, of frame: Node, fixed: String, least: String, most: String) -> Double? {
    if let value = frame.argument(fixed)?.value { return value.kind == .nil ? old : value.constantNumber }
    if let value = frame.argument(least)?.value {
      guard let number = value.constantNumber else { return nil }
      return old.map { max($0, number) }
    }
    return frame.hasArgument(most) ? nil : old
  }

  private mutating func forget() {
    width = nil
    height = nil
  }

  private mutating func pad(_ padding: Node) {
    let values = padding.arguments.map(\.value)
    guard values.count <= 2, let first = values.first else { return add(16, 16, 16, 16) }
    if first.number != nil && values.count == 1 {
      let length = first.number ?? 0
      return add(length, length, length, length)
    }
    // Without a length the system chooses; with one that is no number here, anything may come.
    guard values.count == 1 || values[1].number != nil else { return forget() }
    let length = values.count == 1 ? 16 : values[1].number ?? 0
    let edges = first.kind == .array ? first.children.compactMap(\.memberName) : [first.memberName ?? ""]
    for edge in edges {
      switch edge {
      case "all": add(length, length, length, length)
      case "horizontal": add(length, length, 0, 0)
      case "vertical": add(0, 0, length, length)
      case "leading", "trailing": add(length, 0, 0, 0)
      case "top", "bottom": add(0, 0, length, 0)
      default: return forget()
      }
    }
  }

  private mutating func add(_ left: Double, _ right: Double, _ top: Double, _ bottom: Double) {
    width = width.map { $0 + left + right }
    height = height.map { $0 + top + bottom }
  }
}
