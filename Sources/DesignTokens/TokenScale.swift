/// Named sizes that grow: the distances or the corner radii of a design.
package struct TokenScale: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    package let name: String
    /// In points.
    package let value: Double
  }

  /// The type that holds the names in Swift, such as `PFSpacing`.
  package let type: String
  /// What code writes before the name of a step, such as `PFSpacing.` or `theme.spacing.`.
  package let codePrefix: String
  package let steps: [Step]
  /// Values that a layout may use although they have no name.
  package let unnamedValues: [Double]

  package init(
    type: String, codePrefix: String? = nil, steps: KeyValuePairs<String, Double>, unnamedValues: [Double] = []
  ) {
    self.type = type
    self.codePrefix = codePrefix ?? type + "."
    self.steps = steps.map { Step(name: $0.key, value: $0.value) }
    self.unnamedValues = unnamedValues
  }

  package func code(for step: Step) -> String { codePrefix + step.name }

  /// The step that has exactly this value.
  package func step(of value: Double) -> Step? { steps.first { $0.value == value } }

  /// The steps just below and just above `value`.
  package func neighbours(of value: Double) -> (below: Step?, above: Step?) {
    (steps.last { $0.value < value }, steps.first { $0.value > value })
  }
}

/// A named animation.
package struct MotionToken: Hashable, Sendable {
  package let name: String
  /// What code writes for it, such as `Springs.snappy`.
  package let code: String
  /// The Swift expression that makes it.
  package let animation: String
  /// How long it takes to settle to the eye: the response of a spring, the duration of a curve.
  package let seconds: Double

  package init(name: String, code: String, animation: String, seconds: Double) {
    self.name = name
    self.code = code
    self.animation = animation
    self.seconds = seconds
  }
}

/// A text style and what it is for.
package struct TypeRole: Hashable, Sendable {
  package let name: String
  /// The Swift expression of the font; every one grows with the reader's text size.
  package let font: String
  package let use: String

  package init(name: String, font: String, use: String) {
    self.name = name
    self.font = font
    self.use = use
  }
}
