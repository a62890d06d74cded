import HostMessages

/// What the sources of packages add to what a project may use: what they give types that others declare.
///
/// Their own types stay out, which a project sees only where it imports them: one of the project with the same name would
/// not be the only one any more.
enum DependencyFacts {
  /// Those of the lines of `files` that speak of methods, values and properties of types that no file of them declares.
  static func facts(of files: FactLines) -> FactLines {
    var own: Set<[UInt8]> = []
    return files.keepingLines { line in
      guard let relation = line.first.flatMap(SourceFacts.Relation.init(rawValue:)), let cut = line.firstIndex(of: tab)
      else { return false }
      switch relation {
      // The first of all lines.
      case .declares:
        own.insert(Array(line[1..<cut]))
        return false
      case .extends: return !own.contains(Array(line[(cut + 1)...]))
      // Of `takes`, a method or a type.
      case .hasStatic, .hasProperty, .takes: return !own.contains(Array(line[1..<cut]))
      default: return false
      }
    }
  }
}

private let tab = UInt8(ascii: "\t")
