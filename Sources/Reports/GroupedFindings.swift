import RuleModel
import SourceChecking

/// Findings for people at a terminal: under the heading of their file, each with its line of code.
///
///     Sources/App/Card.swift
///       12:13  warning use a shape in place of this modifier [corner-radius-modifier] fixable
///         12 | content.cornerRadius(8)
///            |         ^^^^^^^^^^^^
package struct GroupedFindings {
  private let report: CheckReport
  private let lines: SourceLines
  private let style: TextStyle
  private let width: Int

  /// - Parameter columns: how wide the terminal is; nil where there is none.
  package init(_ report: CheckReport, in lines: SourceLines, style: TextStyle, columns: Int?) {
    (self.report, self.lines, self.style) = (report, lines, style)
    width = min(140, max(40, columns ?? 80))
  }

  package var text: String {
    let findings = report.outcome.findings.map(\.finding)
    let folds = DeprecationFolds(of: findings, in: report.catalogue)
    var lines = lines
    var result = ""
    var path: String?
    for (finding, count) in zip(findings, folds.counts) where count > 0 {
      if finding.path != path {
        result += (path == nil ? "" : "\n") + style.bold(ForeignText.line(finding.path)) + "\n"
        path = finding.path
      }
      result += text(of: finding, places: count) + frame(around: finding, in: &lines)
    }
    guard let first = findings.first else { return "" }
    return result + "\n" + style.dim("Why, and how to fix it: swiftkit check --explain \(first.check)") + "\n"
  }

  private func text(of finding: Finding, places: Int) -> String {
    let place = "  \(finding.start.line):\(finding.start.column)  "
    let word = finding.severity.word
    let more = places == 1 ? "" : " (\(places) places)"
    let name = "[\(finding.check)]" + finding.fixMark
    var words = ForeignText.line(finding.message + more).split(separator: " ").map(String.init)
    let nameWords = name.split(separator: " ").map(String.init)
    words += nameWords
    let indent = String(repeating: " ", count: 4)
    var result = style.dim(place) + coloured(word, finding.severity)
    var column = place.columns + word.columns
    for (index, part) in words.enumerated() {
      if column + 1 + part.columns > width, column > indent.count {
        result += "\n" + indent
        column = indent.count
      } else {
        result += " "
        column += 1
      }
      result += index < words.count - nameWords.count ? part : style.dim(part)
      column += part.columns
    }
    return result + "\n"
  }

  private func frame(around finding: Finding, in lines: inout SourceLines) -> String {
    guard let line = lines.line(finding.start.line, of: finding.path), !line.isEmpty else { return "" }
    let number = "\(finding.start.line)"
    let gutter = String(repeating: " ", count: max(0, 6 - number.count)) + number
    let end = finding.end.line == finding.start.line ? finding.end.column - 1 : line.count
    let frame = CodeFrame(line, from: finding.start.column - 1, to: end, within: width - gutter.count - 3)
    let blank = String(repeating: " ", count: gutter.count)
    return style.dim(gutter + " |") + " \(frame.code)\n" + style.dim(blank + " |") + " "
      + coloured(frame.mark, finding.severity) + "\n"
  }

  private func coloured(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: style.red(text)
    case .warning: style.yellow(text)
    case .info: style.cyan(text)
    }
  }
}
