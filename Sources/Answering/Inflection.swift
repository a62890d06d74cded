/// Forms of a word under which a table of words may hold it.
enum Inflection {
  /// `text` and what it would be without the ending of its last word: `dialogs` is looked up as `dialog` too.
  static func variants(of text: String) -> [String] {
    var variants = [text]
    if text.hasSuffix("ies"), text.count > 5 { variants.append(String(text.dropLast(3)) + "y") }
    if text.hasSuffix("es"), text.count > 4 { variants.append(String(text.dropLast(2))) }
    if text.hasSuffix("s"), !text.hasSuffix("ss"), text.count > 3 { variants.append(String(text.dropLast())) }
    for ending in ["ing", "ed"] where text.hasSuffix(ending) && text.count > ending.count + 3 {
      let stem = String(text.dropLast(ending.count))
      variants.append(stem)
      variants.append(stem + "e")
      if let last = stem.last, stem.dropLast().last == last { variants.append(String(stem.dropLast())) }
    }
    return variants
  }
}
