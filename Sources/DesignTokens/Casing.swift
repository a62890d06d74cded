extension StringProtocol {
  /// The text with a capital first letter, as a sentence begins.
  var capitalFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Words joined by capitals as words joined by hyphens: `pfTextSecondary` is `pf-text-secondary`.
  var kebab: String {
    reduce(into: "") { text, letter in
      if letter.isUppercase, !text.isEmpty { text += "-" }
      text += letter.lowercased()
    }
  }
}
