import POSIXSupport
import TestSupport
import Testing

/// Help, messages and manuals use the words of CONVENTIONS.md, and none that readers stumbled over.
@Suite struct WordListTests {
  @Test(arguments: [
    ("Mend what can be mended.", ["mend", "mended"]), ("a remark", ["remark"]), ("it took\n no part", ["took no part"]),
    ("built anew", ["anew"]), ("'x' is no setting", ["is no"]), ("there is no file, and there are no files", []),
    ("it is no longer used", []),
    ("If there\n  is no such name", []), ("nothing speaks of it", ["speaks of"]),
    ("the title stands behind", ["stands behind"]),
    ("it lies beside the library", ["lies"]), ("whoever reads", ["whoever"]), ("mistakes are told", ["are told"]),
    ("the file is there already", ["is there already"]), ("the file is not there", ["is not there"]),
    ("without the closing sum", ["closing sum"]), ("trusted no more", ["no more"]), ("no more than 20", []),
    ("a back button of one's own", ["of one's own"]), ("recommend, standard, relies", []),
    ("a tab bar of its own", ["of its own"]), ("it tells why, and tells you when", ["tells why"]),
    ("names with commas between", ["commas between"]), ("the lowest iOS of its apps", ["lowest ios"]),
    ("the lowest iOS version", []), ("if a file was changed since", ["was changed since"]),
    ("it has no counterpart, and counts as existing", ["counterpart", "counts as existing"]),
  ])
  func whatIsRefused(text: String, words: [String]) {
    #expect(WordList.slips(in: text).map(\.words) == words)
  }

  @Test func textsInQuotes() {
    let source = "let a = \"one\" + b(\"two\")\n  // \"three\"\nlet b = \"\"\"\n  four\n  five\n  \"\"\"\n"
    #expect(WordList.quotedTexts(inSwift: source) == ["one", "two", " four five"])
  }

  @Test func messagesAndHelp() throws {
    let files = try ["Sources", "Plugins"].flatMap { folder in
      try FileTree.files(below: PackageFolder.root.appending(folder)).filter { $0.extension == "swift" }
    }
    #expect(files.count > 300)
    for file in files {
      for text in WordList.quotedTexts(inSwift: try FileContents.text(of: file)) where text.contains(" ") {
        expectNone(in: text, of: file)
      }
    }
  }

  @Test func manuals() throws {
    let root = PackageFolder.root
    let pages = try FileTree.files(below: root.appending("docs")).filter {
      $0.extension == "md" && !$0.string.contains("/docs/rules/")
    }
    #expect(pages.count > 15)
    for page in pages + ["README.md", "CONTRIBUTING.md", "SECURITY.md"].map({ root.appending($0) }) {
      expectNone(in: try FileContents.text(of: page), of: page)
    }
  }

  @Test func templates() throws {
    let files = try FileTree.files(below: PackageFolder.root.appending("Templates")).filter {
      $0.extension == "swift" || $0.extension == "json"
    }
    #expect(files.count > 80)
    for file in files {
      // Topics are words of those who ask.
      let lines = try FileContents.text(of: file).split(separator: "\n").filter { !$0.contains("\"topics\":") }
      expectNone(in: lines.joined(separator: "\n"), of: file)
    }
  }

  private func expectNone(in text: String, of file: FilePath) {
    for slip in WordList.slips(in: text) { Issue.record("\(file): \(slip); see the glossary in CONVENTIONS.md") }
  }
}
