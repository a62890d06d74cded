import RuleModel

/// The report that comes with generated SwiftUI: eight parts in one order, of which the last is code.
///
///     HandoverReport(reading: text).problems      // "8. SwiftUI code has no #Preview"
package struct HandoverReport: Sendable {
  /// A part of the report.
  package enum Part: Int, CaseIterable, Sendable {
    case intent = 1, hierarchy, tokens, interaction, animation, accessibility, performance, code

    package var title: String {
      switch self {
      case .intent: "UX intent"
      case .hierarchy: "Hierarchy and layout"
      case .tokens: "Design tokens"
      case .interaction: "Interaction"
      case .animation: "Animation plan"
      case .accessibility: "Accessibility plan"
      case .performance: "Performance notes"
      case .code: "SwiftUI code"
      }
    }

    /// Words of which one makes a heading that of this part.
    fileprivate var words: [[String]] {
      switch self {
      case .intent: [["intent"]]
      case .hierarchy: [["hierarchy"], ["layout"]]
      case .tokens: [["tokens"], ["token"]]
      case .interaction: [["interaction"], ["interactions"]]
      case .animation: [["animation"], ["animations"], ["motion"]]
      case .accessibility: [["accessibility"]]
      case .performance: [["performance"]]
      case .code: [["swiftui", "code"], ["code"], ["implementation"]]
      }
    }
  }

  /// Something that is wrong, and the line that it is about.
  package struct Problem: Hashable, Sendable, CustomStringConvertible {
    package let line: Int
    package let message: String

    package var description: String { "\(line): \(message)" }
  }

  package let problems: [Problem]

  package init(reading text: String) {
    let sections = Self.sections(of: text)
    let lastLine = text.lines.count
    var problems: [Problem] = []
    var highest: Part?
    for (index, section) in sections.enumerated() {
      if sections[..<index].contains(where: { $0.part == section.part }) {
        problems.append(Problem(line: section.line, message: "\(section.part.number) appears twice"))
      } else if let before = highest, section.part.rawValue < before.rawValue {
        problems.append(
          Problem(line: section.line, message: "\(section.part.number) comes after \(before.number)"))
      } else {
        highest = section.part
      }
      if !section.hasText { problems.append(Problem(line: section.line, message: "\(section.part.number) is empty")) }
    }
    for part in Part.allCases where !sections.contains(where: { $0.part == part }) {
      problems.append(Problem(line: lastLine, message: "\(part.number) is missing"))
    }
    if let code = sections.first(where: { $0.part == .code }), code.hasText {
      if code.swift.isEmpty {
        problems.append(Problem(line: code.line, message: "\(Part.code.number) has no Swift code block"))
      } else if !code.swift.contains(where: Self.hasPreview) {
        problems.append(Problem(line: code.line, message: "\(Part.code.number) has no #Preview"))
      }
    }
    self.problems = problems.sorted { $0.line < $1.line }
  }

  /// The report to fill in.
  package static var template: String {
    Part.allCases.map { part in
      let text =
        part == .code
        ? "```swift\nimport SwiftUI\n\nstruct NameView: View {\n  var body: some View {\n    Text(\"…\")\n  }\n}\n\n#Preview { NameView() }\n```"
        : "…"
      return "## \(part.rawValue). \(part.title)\n\n\(text)\n"
    }.joined(separator: "\n")
  }
}

// MARK: - Sections

extension HandoverReport {
  private struct Section {
    let part: Part
    let line: Int
    var hasText = false
    /// Its blocks of Swift.
    var swift: [String] = []
  }

  /// The parts in the order of the document. Headings and bold or numbered lines begin one; fences hide them.
  private static func sections(of text: String) -> [Section] {
    var sections: [Section] = []
    var fence: (mark: Substring, isSwift: Bool, text: String)?
    for (index, line) in text.lines.enumerated() {
      let content = line.drop { $0 == " " }
      if let open = fence {
        if content.hasPrefix(open.mark) {
          if open.isSwift, !sections.isEmpty { sections[sections.count - 1].swift.append(open.text) }
          fence = nil
        } else {
          fence?.text += line + "\n"
        }
        continue
      }
      if content.hasPrefix("```") || content.hasPrefix("~~~") {
        let language = content.drop { $0 == "`" || $0 == "~" }.drop { $0 == " " }.prefix { $0.isLetter }.lowercased()
        fence = (content.prefix(3), language == "swift", "")
        if !sections.isEmpty { sections[sections.count - 1].hasText = true }
      } else if let (part, rest) = heading(content) {
        sections.append(Section(part: part, line: index + 1, hasText: rest))
      } else if !content.isEmpty, !sections.isEmpty {
        sections[sections.count - 1].hasText = true
      }
    }
    return sections
  }

  /// The part that a line begins, and whether text of it follows on the line: `## 1. UX intent`, `1. **UX Intent** — …`.
  private static func heading(_ line: Substring) -> (Part, Bool)? {
    let isHeading = line.hasPrefix("#")
    let rest = line.drop { $0 == "#" || $0 == " " }
    let number = rest.prefix { $0.isNumber }
    let behind =
      number.isEmpty ? rest : rest.dropFirst(number.count).drop { $0 == "." || $0 == ")" || $0 == ":" || $0 == " " }
    let isBold = behind.hasPrefix("**")
    guard isHeading || isBold else { return nil }
    let title: Substring
    var tail: Substring = ""
    if isBold, let end = behind.dropFirst(2).firstRange(of: "**") {
      title = behind.dropFirst(2)[..<end.lowerBound]
      tail = behind[end.upperBound...].drop { " :—–-".contains($0) }
    } else {
      let end = behind.firstIndex { ":—–".contains($0) } ?? behind.endIndex
      title = behind[..<end]
      tail = behind[end...].drop { " :—–-".contains($0) }
    }
    // Deeper headings, and the document's own, divide other things.
    if line.hasPrefix("####") { return nil }
    let words = title.lowercased().split { !$0.isLetter }.map(String.init)
    guard words.count <= 6, let part = part(named: words, number: Int(number)) else { return nil }
    return (part, !tail.isEmpty)
  }

  private static func part(named words: [String], number: Int?) -> Part? {
    let candidates = Part.allCases.filter { part in part.words.contains { $0.allSatisfy(words.contains) } }
    // "SwiftUI code" may speak of layout; a number says which of two is meant.
    if let number, let part = candidates.first(where: { $0.rawValue == number }) { return part }
    return candidates.count == 1
      ? candidates[0] : candidates.first { $0.title.lowercased().hasPrefix(words[0]) } ?? candidates.first
  }

  /// Whether code has a preview, beyond comments.
  private static func hasPreview(_ code: String) -> Bool {
    code.lines.contains { line in
      guard let place = line.firstRange(of: "#Preview") else { return false }
      return !line[..<place.lowerBound].contains("//")
    }
  }
}

extension HandoverReport.Part {
  fileprivate var number: String { "part \(rawValue), \(title)," }
}
