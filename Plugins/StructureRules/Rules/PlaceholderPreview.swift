import SwiftKitSDK

/// Real lengths and values show the breaks that "test" hides.
struct PlaceholderPreview: Check {
  let id = "preview-placeholder-data"
  let rules = ["architecture-and-data-flow/previews/preview-placeholder-data"]
  let severity = Severity.info
  let title = "a preview with placeholder data"
  let group: CheckGroup? = .testing
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals =
    (spellings(of: stopgaps).map { "|\($0)|" } + ["|Some|", "View([]", ">([]", "\"Name\"", "\"Description\""]
    + beforeLists.map { $0 + "[]" }).beside("|Preview")

  func check(_ file: SourceFile, _ report: Report) {
    for preview in previews(in: file) {
      for text in preview.descendants(.string) where text.parent?.parent != preview {
        guard let words = text.text ?? leading(text), isPlaceholder(words) || repeatsLabel(text), !isName(text) else {
          continue
        }
        report(text, "`\(text.source)` does not show how real text fits; use a value that users could see")
      }
      let lists = preview.descendants(.array).filter { $0.firstChild == nil && isShown($0, in: preview) }
      if lists.isEmpty || isAboutNothing(preview) { continue }
      for list in lists {
        report(list, "a preview of an empty list shows nothing; give it realistic rows")
      }
    }
  }

  /// `Test ` of `"Test \(number)"`.
  private func leading(_ text: Node) -> String? {
    guard text.children(.argument).count == 1, text.source.hasSuffix(")\""), let words = text.leadingText,
      words.hasSuffix(" ")
    else { return nil }
    return words
  }

  private func previews(in file: SourceFile) -> [Node] {
    file.nodes(.macro).filter { $0.isNamed("Preview") }
      + file.nodes(.struct).filter { $0.children(.inherited).contains { $0.isNamed("PreviewProvider") } }
  }

  private func isPlaceholder(_ text: String) -> Bool {
    if isRepeated(text) { return true }
    // What people write is longer than what stands for it.
    guard text.utf8.count < 40 || text.prefix(20).lowercased().contains("lorem") else { return false }
    let words = text.split { !$0.isLetter }.map(String.init)
    guard let first = words.first, words.contains(where: isSpelledUsually) else { return false }
    let second = words.dropFirst().first?.lowercased()
    switch (first.lowercased(), words.count) {
    case ("lorem", _): return true
    case (let word, 1): return placeholders.contains(word)
    case (let word, 2):
      return ["test", "foo", "some", "sample", "my"].contains(word) && second.map(followers.contains) == true
    default: return false
    }
  }

  /// `name: "Name"`, which says what belongs there.
  private func repeatsLabel(_ text: Node) -> Bool {
    guard let words = text.text, ["Name", "Description"].contains(words) else { return false }
    return text.parent?.name == words.lowercased()
  }

  /// One such word again and again, for a long text: `test test test test`.
  private func isRepeated(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }.map(String.init)
    guard let first = words.first, words.count > 1, isSpelledUsually(first) else { return false }
    let others = Set(words.map { $0.lowercased() })
    return others.count == 1 && others.isSubset(of: placeholders)
  }

  /// `Test`, `test` and `TEST`, not `tEst`: the file was chosen by these.
  private func isSpelledUsually(_ word: String) -> Bool { usualSpellings.contains(word) }

  /// What names something instead of being shown: a symbol, an identity, a preview's title.
  private func isName(_ text: Node) -> Bool {
    guard let argument = text.parent, argument.kind == .argument else { return false }
    return ["systemName", "systemImage", "id", "forKey", "named"].contains(argument.name ?? "")
      || argument.parent?.isNamed("previewDisplayName", "accessibilityIdentifier", "id", "tag") == true
  }

  /// `FeedView(items: [])`, the view that the preview is of.
  private func isShown(_ list: Node, in preview: Node) -> Bool {
    guard let call = list.callOfArgument, call.isRoot, call.name?.hasSuffix("View") == true else { return false }
    let before = list.file.source(max(0, list.range.lowerBound - 2)..<list.range.lowerBound)
    guard beforeLists.contains(where: before.hasSuffix) || before.hasSuffix("(") else { return false }
    return list.parent?.isNamed("path", "selection") == false
  }

  /// Whether the preview is meant to show that there is nothing.
  private func isAboutNothing(_ preview: Node) -> Bool {
    preview.children(.argument).contains { argument in
      guard let name = argument.firstChild?.text?.lowercased() else { return false }
      return name.contains("empty") || name.contains("no ") || name.contains("nothing")
    }
  }
}

private let placeholders = [
  "test", "testing", "foo", "bar", "baz", "foobar", "string", "title", "subtitle", "text", "placeholder", "asdf",
  "qwerty", "xxx", "blah", "todo", "sample", "dummy",
]

/// What may stand behind "some" or "my".
private let followers = placeholders + ["item", "name", "description"]

/// One of these is in every text that stands for another.
private let stopgaps = (placeholders + ["lorem", "my", "some item", "some name", "some description"]).sorted()

private let usualSpellings = Set(spellings(of: followers + ["lorem", "my"]))

/// What stands before an argument, other than a bracket.
private let beforeLists = [": ", ":", ", ", ","]

/// Small, with a capital, in capitals.
private func spellings(of words: some Sequence<String>) -> [String] {
  words.flatMap { [$0, $0.prefix(1).uppercased() + $0.dropFirst(), $0.uppercased()] }
}
