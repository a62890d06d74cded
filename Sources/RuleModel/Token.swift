/// A named design value that a document defines, in a table or in code.
package struct Token: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable { case colour, length, duration, font, other }

  /// The palette or scale it belongs to: `PFSpacing`, `AppTheme.Motion`; never empty.
  package var namespace: String
  /// Its name inside the namespace: `md`, `pfAccent`.
  package var name: String
  /// As the document writes it, without Markdown: `#6366F1`, `12`, `.title2.bold()`.
  package var value: String
  package var kind: Kind
  /// The value as a number, where it is one: points for a length, seconds for a duration.
  package var number: Double?
  /// `pt`, `s` or empty.
  package var unit: String
  /// What it is for, where the document says so.
  package var usage: String?
  package var lines: LineRange

  package init(
    namespace: String, name: String, value: String, kind: Kind, number: Double? = nil, unit: String = "",
    usage: String? = nil, lines: LineRange
  ) {
    self.namespace = namespace
    self.name = name
    self.value = value
    self.kind = kind
    self.number = number
    self.unit = unit
    self.usage = usage
    self.lines = lines
  }
}
