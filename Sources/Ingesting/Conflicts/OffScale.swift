import ByteText
import RuleIndex
import RuleModel

/// Finds code that leaves the scale of its own document.
enum OffScale {
  private static let labels = [("spacing", ["padding(", "spacing:"]), ("radius", ["cornerRadius:"])]
  /// Fewer steps are an example, no scale.
  private static let fewestSteps = 3

  static func conflicts(in evidence: ConflictEvidence) -> [StoredConflict] {
    let scales = TokenRun.runs(of: evidence.tokens.filter { $0.token.kind == .length && $0.token.number != nil })
      .filter { $0.tokens.count >= fewestSteps }
    guard !scales.isEmpty else { return [] }
    let samples = Dictionary(
      grouping: evidence.rules(evidence.measured).filter { $0.rule.polarity != .forbids }, by: \.path)
    return labels.compactMap { subject, labels in
      var positions: [StoredConflict.Position] = []
      let named = scales.filter { $0.namespace.lowercased().utf8.contains(bytesOf: subject) }
      for (path, own) in Dictionary(grouping: named, by: \.citation.path).sorted(by: { $0.key < $1.key }) {
        let steps = Set(own.flatMap(\.values)).union([0])
        let leaving = (samples[path] ?? []).compactMap { sample -> StoredConflict.Position? in
          let numbers = sample.rule.examples.filter { $0.verdict != .bad }.flatMap { example -> [Double] in
            let code = CodeText(example.code)
            return labels.flatMap { code.numbers(after: $0) }
          }
          guard let off = numbers.first(where: { !steps.contains($0) }) else { return nil }
          return ConflictFinder.position(sample, claim: "code with a \(subject) of \(shortText(off))")
        }
        if leaving.isEmpty { continue }
        positions += own.map { scale in
          StoredConflict.Position(
            claim:
              "\(scale.namespace): \(scale.tokens.compactMap(\.token.number).map(shortText).joined(separator: ", "))",
            sources: [.init(key: "", citation: scale.citation)])
        }
        positions += leaving
      }
      guard !positions.isEmpty else { return nil }
      return StoredConflict(
        id: "off-scale-\(subject)", kind: "scale", title: "code leaves the \(subject) scale of its document",
        status: .open, resolution: "not decided", positions: Array(positions.prefix(24)))
    }
  }
}
