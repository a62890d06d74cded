/// What is looked through for views that stand several times, and what is made of them.
extension RepeatedViews {
  /// A body, a property or a function, as lines.
  struct Part {
    let name: String
    var lines: [String]
    /// What is in the brackets of a function; nil for a property.
    var parameters: String?
    /// The types of a function's parameters, or of a small view's properties, where they stand in place of values.
    var types: [String: String] = [:]
    /// The file that it is in.
    var file = 0
    var isGone = false

    init(name: String, lines: [String], types: [String: String] = [:], file: Int = 0) {
      (self.name, self.lines, self.types, self.file) = (name, lines, types, file)
    }
  }

  /// A view of its own that stands for others.
  struct SmallView {
    let name: String
    let parameters: SharedParameters
    var body: [String]
    /// The files that show it.
    let files: [Int]
  }
}
