import SwiftKitSDK

/// A dragged card turns by its translation divided by 15 to 25: more looks loose, less stiff.
struct DragRotation: Check {
  let id = "drag-rotation-divisor"
  let rules = ["motion/gestures/drag-rotation-divisor"]
  let severity = Severity.info
  let title = "a dragged card that turns too much or too little"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["width", "drag", "offset", "translation", "swipe"]

  func check(_ file: SourceFile, _ report: Report) {
    for operation in file.nodes(.operation)
    where operation.children.contains(where: { $0.isNamed("/", "*") }) && isRotation(operation)
      && !operation.isInPreview
    {
      let parts = Array(operation.children)
      for place in parts.indices.dropFirst().dropLast() {
        let (left, right) = (parts[place - 1], parts[place + 1])
        if parts[place].isNamed("/"), isTranslation(left), let number = right.constantNumber {
          judge(number, right, report)
        }
        guard parts[place].isNamed("*") else { continue }
        if isTranslation(left), let number = right.constantNumber, number != 0 { judge(1 / number, right, report) }
        if isTranslation(right), let number = left.constantNumber, number != 0 { judge(1 / number, left, report) }
      }
    }
  }

  private func judge(_ divisor: Double, _ node: Node, _ report: Report) {
    guard !(14.99...25.01).contains(abs(divisor)) else { return }
    let shown = (abs(divisor) * 10).rounded() / 10
    report(
      node,
      "the card's angle is the drag distance divided by \(shown); divide it by 15 to 25, so that the card neither swings nor looks stiff"
    )
  }

  /// `value.translation.width`, `Double(offset.width)`, `dragX`, the axis across the turn.
  private func isTranslation(_ node: Node) -> Bool {
    if Dragging.axis(of: node) == .horizontal { return true }
    guard node.kind == .chain, let chain = node.chain else { return false }
    if chain.root.kind == .call, chain.root.isNamed("Double", "CGFloat"), chain.root.arguments.count == 1 {
      return isTranslation(chain.root.arguments[0].value)
    }
    guard let name = node.memberName, chain.parts.count == 1 || chain.parts[0].isNamed("self") else { return false }
    return Dragging.isDrag(name)
  }

  /// Whether the result turns something: by its place, or by the name that it gets.
  private func isRotation(_ node: Node) -> Bool {
    if let target = node.assignment?.target, isAngle(target.chain?.parts.last) { return true }
    if node.ancestors.contains(where: { $0.kind == .call && ($0.isNamed("radians") || $0.hasArgument("radians")) }) {
      // A divisor for degrees says nothing about radians.
      return false
    }
    return node.ancestors.contains { ancestor in
      switch ancestor.kind {
      case .call: ancestor.isNamed("rotationEffect", "rotation3DEffect", "degrees", "Angle")
      case .variable, .function, .argument: isAngle(ancestor)
      case .operation: isAngle(ancestor.assignment?.target.chain?.parts.last)
      default: false
      }
    }
  }

  private func isAngle(_ node: Node?) -> Bool {
    guard let node else { return false }
    return !Set(node.nameWords).isDisjoint(with: ["rotation", "angle", "tilt", "degrees", "rotate"])
  }
}
