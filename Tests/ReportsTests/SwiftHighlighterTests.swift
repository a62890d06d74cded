import Reports
import Testing

/// Which colour each piece of a line has: `k` keyword, `t` type, `n` number, `s` text, `c` comment, none the rest.
@Suite struct SwiftHighlighterTests {
  private func check(_ lines: [(String, String)], sourceLocation: SourceLocation = #_sourceLocation) {
    let style = TextStyle(isColoured: true)
    let colours: [Character: (String) -> String] = [
      "k": style.magenta, "t": style.blue, "n": style.cyan, "s": style.yellow, "c": style.dim, "-": { $0 },
    ]
    var highlighter = SwiftHighlighter(style)
    for (code, pieces) in lines {
      // Each letter of `pieces` stands for the one above it; a change of letters, or `|` before one, begins a piece.
      var expected = ""
      var piece = ""
      var current: Character = "-"
      for (letter, mark) in zip(code, pieces) {
        let kind = Character(mark.lowercased())
        if kind != current || mark.isUppercase {
          expected += piece.isEmpty ? "" : colours[current]?(piece) ?? piece
          (piece, current) = ("", kind)
        }
        piece.append(letter)
      }
      expected += piece.isEmpty ? "" : colours[current]?(piece) ?? piece
      #expect(code.count == pieces.count, "\(code)", sourceLocation: sourceLocation)
      #expect(highlighter.line(code[...]) == expected, "\(code)", sourceLocation: sourceLocation)
    }
  }

  @Test func texts() {
    check([(#"f("a\"b", "c")"#, "--ssssss--sss-")])
    check([(#"f("\\", 1)"#, "--ssss--n-")])
    check([(#""\\\"" + x"#, "ssssss----")])
    check([(#""""#, "ss"), ("let", "kkk")])
    check([(#""open"#, "sssss"), ("if a", "kk--")])
    check([(#"a "" b"#, "--ss--")])
  }

  @Test func textsOverLines() {
    check([("\"\"\"", "sss"), ("let", "sss"), ("\"\"\" let", "sss-kkk")])
    check([("\"\"\"a\"\"\" let", "sssssss-kkk")])
    check([("\"\"\"", "sss"), ("a \"\" b", "ssssss"), ("\"\"\"", "sss"), ("in", "kk")])
  }

  @Test func comments() {
    check([("a // let", "--cccccc"), ("let", "kkk")])
    check([("a /* b */ let", "--ccccccc-kkk")])
    check([("/*/ a */ b", "cccccccc--")])
    check([("/* a", "cccc"), ("* /", "ccc"), ("*/in", "cckk")])
    check([("/**/let", "cccckkk")])
    check([("a / b", "-----")])
  }

  @Test func wordsAndNumbers() {
    check([("let a1 = 0xFF_0", "kkk------nnnnnn")])
    check([("letter Int inT", "-------ttt----")])
    check([("@State var x", "kkkkkk-kkk--")])
    check([("@ #if #", "--kkk--")])
    check([("a.default.self", "--------------")])
    check([("t.0.1", "--nnn")])
    check([("_ = Self._a", "----kkkk---")])
    check([("3...5", "nnnnn")])
    check([("", "")])
  }
}
