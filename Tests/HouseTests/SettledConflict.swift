import POSIXSupport
import TestSupport

/// An entry of resolutions.yml, read by its lines.
struct SettledConflict {
  struct Position {
    var sources: [String] = []
    /// The profiles in which it is kept.
    var holds: [String] = []
  }

  let id: String
  var resolution = ""
  var positions: [Position] = []
  var checks: [String] = []

  var sources: [String] { positions.flatMap(\.sources) }

  static func all() throws -> [SettledConflict] {
    var found: [SettledConflict] = []
    for line in try FileContents.text(of: SkillPack.folder.appending("resolutions.yml")).split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("- id: ") {
        found.append(SettledConflict(id: String(text.dropFirst(6))))
      } else if let last = found.indices.last {
        if text.hasPrefix("resolution: ") { found[last].resolution = String(text.dropFirst(12)) }
        if text.hasPrefix("- summary: ") { found[last].positions.append(Position()) }
        let items = text.drop { $0 != "[" }.split { "[], \"".contains($0) }.map(String.init)
        let position = found[last].positions.indices.last
        if text.hasPrefix("sources: "), let position { found[last].positions[position].sources += items }
        if text.hasPrefix("holds: "), let position { found[last].positions[position].holds += items }
        if text.hasPrefix("checks: ") { found[last].checks += items }
      }
    }
    return found
  }
}
