extension SourceFile {
  /// Every call that has an argument with one of these labels, in source order.
  public func calls(withArgument labels: String...) -> [Node] {
    let places = nodes([.argument], named: labels).compactMap { $0.parent?.kind == .call ? $0.parentIndex : nil }
    return Set(places).sorted().map { Node(file: self, index: $0) }
  }
}
