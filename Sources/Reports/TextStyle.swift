/// Colours for a terminal, or none.
package struct TextStyle {
  package let isColoured: Bool

  /// With colours, or without.
  package init(isColoured: Bool) { self.isColoured = isColoured }

  package func bold(_ text: String) -> String { wrap(text, "1") }
  package func dim(_ text: String) -> String { wrap(text, "2") }
  package func red(_ text: String) -> String { wrap(text, "31") }
  package func green(_ text: String) -> String { wrap(text, "32") }
  package func yellow(_ text: String) -> String { wrap(text, "33") }
  package func blue(_ text: String) -> String { wrap(text, "34") }
  package func magenta(_ text: String) -> String { wrap(text, "35") }
  package func cyan(_ text: String) -> String { wrap(text, "36") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}
