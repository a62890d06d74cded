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
