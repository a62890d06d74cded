import Diagnosis
import POSIXSupport
import Reports
import RuleModel
import Workbench

/// What `doctor` prints for people: versions, parts by section, then what is broken with its repairs.
struct DoctorText {
  private let diagnosis: Diagnosis
  private let facts: VersionFacts
  private let context: CommandContext

  init(_ diagnosis: Diagnosis, _ facts: VersionFacts, in context: CommandContext) {
    (self.diagnosis, self.facts, self.context) = (diagnosis, facts, context)
  }

  var text: String {
    let style = TextStyle(isColoured: context.colours)
    var parts = [
      "\(style.bold("versions"))\n" + TextTable.text([["  swiftkit", facts.swiftkit]] + rows(of: facts))
    ]
    for section in Part.Section.allCases {
      let found = diagnosis.parts(in: section)
      if found.isEmpty { continue }
      let rows = found.map { ["  " + $0.name, $0.why, $0.path.map { context.shown($0) } ?? ""] }
      parts.append("\(style.bold(section.rawValue))\n" + TextTable.text(rows))
    }
    if !diagnosis.remarks.isEmpty {
      parts.append(
        "\(style.bold("to know"))\n" + diagnosis.remarks.map { "  \(ForeignText.line($0))\n" }.joined())
    }
    parts.append(troubles(style))
    return parts.joined(separator: "\n")
  }

  private func rows(of facts: VersionFacts) -> [[String]] {
    VersionReport.rows(of: facts).map { ["  " + $0[0], $0[1]] }
  }

  private func troubles(_ style: TextStyle) -> String {
    if diagnosis.troubles.isEmpty { return style.green("Nothing is broken.") + "\n" }
    let lines = diagnosis.troubles.map { trouble in
      let note = trouble.repair.note.map { "\n    \(style.dim(ForeignText.line($0)))" } ?? ""
      return
        "  \(style.red(ForeignText.line(trouble.sentence)))\n    $ \(ForeignText.line(trouble.repair.command))\(note)\n"
    }
    return "\(style.bold("broken"))\n" + lines.joined()
  }
}
