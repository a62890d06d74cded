extension String {
  /// The text in quotes, for a message; the end of a long one is left out, since a client may send megabytes.
  package var quoted: String { "'\(utf8.count > 200 ? String(prefix(100)) + "…" : self)'" }
}
