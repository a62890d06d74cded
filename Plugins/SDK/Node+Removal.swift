extension Node {
  /// The edit that takes this modifier out of its chain, with the dot and the white space before it; none where a comment
  /// stands there, or where the compiler takes it in one case only.
  public var removal: [Edit] {
    guard isModifier, let chain, let index = chain.parts.firstIndex(of: self), index > 0,
      case let before = chain.parts[index - 1], !isExclusive(with: before),
      case let gap = before.range.upperBound..<anchor.lowerBound,
      file.source(gap).allSatisfy({ $0.isWhitespace || $0 == "." })
    else { return [] }
    return [Edit(gap.lowerBound..<range.upperBound, "")]
  }
}

extension Node {
  /// The edits that leave the one view in the closure of this call, and take the call away; none where it has arguments or
  /// modifiers of its own, or holds more.
  public var unwrapping: [Edit] {
    guard let chain, chain.parts.count == 1, arguments.count == 1, let closure = closures.first,
      let view = closure.firstChild, view.kind == .chain, view.range.upperBound <= closure.range.upperBound,
      Array(closure.children).count == 1
    else { return [] }
    return chain.node.keeping(view.range)
  }

  /// Where the keyword of this declaration stands, `var` of `@State var name`; nil where another shares it.
  public func place(ofKeyword keyword: String) -> Int? {
    let before = file.source(range.lowerBound..<anchor.lowerBound)
    var place = before.endIndex
    while place > before.startIndex {
      place = before.index(before: place)
      guard before[place...].hasPrefix(keyword) else { continue }
      return range.lowerBound + before.utf8.distance(from: before.startIndex, to: place)
    }
    return nil
  }

  /// The edits that leave `kept` of this node and take away what is around it; none where a comment would be lost.
  public func keeping(_ kept: Range<Int>) -> [Edit] {
    let (before, after) = (range.lowerBound..<kept.lowerBound, kept.upperBound..<range.upperBound)
    let lost = file.source(before) + file.source(after)
    return lost.contains("//") || lost.contains("/*") ? [] : [Edit(before, ""), Edit(after, "")]
  }

  /// The edit that deletes the lines of this statement or declaration; none where they hold anything else, or where a
  /// comment stands above them.
  public var lineRemoval: [Edit] {
    let before = file.source(0..<range.lowerBound)
    let indent = before.reversed().prefix { $0 == " " || $0 == "\t" }.count
    let above = before.dropLast(indent)
    let lines = above.split(separator: "\n", maxSplits: .max, omittingEmptySubsequences: true)
    let behind = file.source(range.upperBound..<file.root.range.upperBound)
    guard above.hasSuffix("\n"), behind.hasPrefix("\n"),
      lines.last.map({ $0.contains("//") || $0.contains("*/") }) != true
    else { return [] }
    return [Edit(range.lowerBound - indent..<range.upperBound + 1, "")]
  }
}
