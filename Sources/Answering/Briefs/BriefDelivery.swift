/// What of a brief says how to hand the work in, and not what to build: folders, guards, how it is compiled, time.
enum BriefDelivery {
  private static let labels: Set<String> = [
    "deliver", "deliverable", "deliverables", "delivery", "hand in", "what to deliver", "what to hand in", "submission",
    "how to deliver", "time allowed", "time limit", "environment", "build environment", "where to put it",
    "project setup",
  ]
  /// A sentence with one of these is about files and compilers, whatever else it says.
  private static let marks = [
    "#if ", "canimport(", "swift test", "swift build", "sources/", "tests/", "cannot be compiled", "can't be compiled",
    "cannot be built here", "on linux", "xcodebuild", ".md beside", "readme", "swift package",
  ]

  /// Whether a heading, or a paragraph that begins with a label ("Deliver: ..."), says it of all that follows.
  static func isLabel(_ text: String) -> Bool {
    let label = text.prefix { $0 != ":" && $0 != "." }.lowercased()
    return labels.contains(label.trimmingSpaces)
  }

  /// Whether a heading may also stand above the things to build, as "Deliverables" does.
  static func namesThings(_ heading: String) -> Bool {
    heading.lowercased().filter(\.isLetter) == "deliverables"
  }

  static func isToldIn(_ sentence: String) -> Bool {
    let sentence = sentence.lowercased()
    return marks.contains(where: sentence.contains)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    split(separator: " ").joined(separator: " ")
  }
}
