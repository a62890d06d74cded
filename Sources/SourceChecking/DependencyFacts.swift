import ByteText
import HostMessages

/// What the sources of packages add to what a project may use: what they give types that others declare.
///
/// Their own types stay out, which a project sees only where it imports them: one of the project with the same name would
/// not be the only one any more.
enum DependencyFacts {
  /// Those of the lines of `files` that speak of methods, values and properties of types that no file of them declares.
  static func facts(of files: some Sequence<ArraySlice<UInt8>>) -> [UInt8] {
    let all = files.reduce(into: [UInt8]()) { $0 += $1 }
    let lines = all.split(separator: UInt8(ascii: "\n"))
    let declares = SourceFacts.Relation.declares.rawValue
    let own = Set(lines.lazy.filter { $0.first == declares }.map { $0.dropFirst().prefix { $0 != tab } })
    var facts: [UInt8] = []
    for line in lines {
      guard let relation = line.first.flatMap(SourceFacts.Relation.init(rawValue:)), let cut = line.firstIndex(of: tab)
      else { continue }
      let type: ArraySlice<UInt8>
      switch relation {
      case .extends: type = line[(cut + 1)...]
      // Of `takes`, a method or a type.
      case .hasStatic, .hasProperty, .takes: type = line[(line.startIndex + 1)..<cut]
      default: continue
      }
      if !own.contains(type) { facts += line + [UInt8(ascii: "\n")] }
    }
    return facts
  }
}

private let tab = UInt8(ascii: "\t")
