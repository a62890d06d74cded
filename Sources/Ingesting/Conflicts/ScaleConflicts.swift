import ByteText
import RuleIndex
import RuleModel

/// Finds subjects for which documents define different scales.
enum ScaleConflicts {
  static func conflicts(among tokens: [StoredToken]) -> [StoredConflict] {
    let scales = TokenRun.runs(of: tokens.filter { $0.token.kind == .length && $0.token.number != nil })
    return ["spacing", "radius"].compactMap { subject in
      let named = scales.filter { $0.tokens.count > 1 && $0.namespace.lowercased().utf8.contains(bytesOf: subject) }
      // With two scales and two documents, some scale differs from one of another document.
      guard Set(named.map(\.citation.path)).count > 1, Set(named.map(\.values)).count > 1 else { return nil }
      return StoredConflict(
        id: "scale-\(subject)", kind: "scale", title: "documents define different \(subject) scales", status: .open,
        resolution: "not decided; a project follows one of them",
        positions: named.map { scale in
          let values = scale.tokens.compactMap(\.token.number).map(shortText).joined(separator: ", ")
          return StoredConflict.Position(
            claim: "\(scale.namespace): \(values)", sources: [.init(key: "", citation: scale.citation)])
        })
    }
  }
}

/// The tokens of one namespace in one document.
struct TokenRun {
  let namespace: String
  private(set) var tokens: [StoredToken]
  private(set) var citation: Citation

  var values: Set<Double> { Set(tokens.compactMap(\.token.number)) }

  static func runs(of tokens: [StoredToken]) -> [TokenRun] {
    var runs: [TokenRun] = []
    for token in tokens {
      if let last = runs.last, last.namespace == token.token.namespace, last.citation.path == token.path {
        let lines = LineRange(
          min(last.citation.lines.first, token.token.lines.first), max(last.citation.lines.last, token.token.lines.last)
        )
        runs[runs.count - 1].tokens.append(token)
        runs[runs.count - 1].citation = Citation(path: token.path, lines: lines)
      } else {
        runs.append(
          TokenRun(namespace: token.token.namespace, tokens: [token], citation: token.citation))
      }
    }
    return runs
  }
}

/// A number without what it does not need.
func shortText(_ number: Double) -> String { number.shortText }
