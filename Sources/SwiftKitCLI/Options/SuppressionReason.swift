import ArgumentParser

/// Why findings are suppressed: what comes after the two hyphens of a comment, so it is one line and says something.
struct SuppressionReason: ExpressibleByArgument {
  let text: String

  init?(argument: String) {
    let words = argument.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    guard !words.isEmpty,
      words.unicodeScalars.allSatisfy({
        $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
      }),
      !words.contains(where: \.isNewline)
    else { return nil }
    text = words
  }
}
