import Testing

@testable import SourceScanning

/// Words, signs and what stays whole, down to the last byte of a text.
@Suite struct SwiftLexerTests {
  /// `w`, `s` or `l` and the text; `^` where a line begins.
  private func tokens(_ text: String) -> [String] {
    Array(text.utf8).withUnsafeBytes { source in
      var lexer = SwiftLexer(source)
      var tokens: [String] = []
      while let token = lexer.next() {
        let text = String(decoding: source[token.start..<token.end], as: UTF8.self)
        tokens.append("\(token.startsLine ? "^" : "")\("\(token.kind)".prefix(1)):\(text)")
      }
      return tokens
    }
  }

  @Test(arguments: [
    ("", []), (" \n", []), ("a.b", ["^w:a", "s:.", "w:b"]), ("  a\nb\rc", ["^w:a", "^w:b", "^w:c"]),
    ("1.5", ["^l:1.5"]), ("1.a", ["^l:1", "s:.", "w:a"]), ("1.", ["^l:1", "s:."]), ("0x1F_a+", ["^l:0x1F_a", "s:+"]),
    ("1...5", ["^l:1", "s:.", "s:.", "s:.", "l:5"]), ("`in` x", ["^w:in", "w:x"]), ("`in", ["^w:in"]),
    ("`in\nx", ["^w:in", "w:x"]), ("@a $0 #if", ["^s:@", "w:a", "w:$0", "s:#", "w:if"]),
  ])
  func words(text: String, expected: [String]) { #expect(tokens(text) == expected) }

  @Test(arguments: [
    ("a/*b*/c//d\ne", ["^w:a", "w:c", "^w:e"]), ("/* /* */ x */ y", ["^w:y"]), ("/**/a", ["^w:a"]),
    ("/*/ a */ b", ["^w:b"]), ("/* a", []), ("/* a *", []), ("a // b", ["^w:a"]), ("a//b\rc", ["^w:a", "^w:c"]),
    ("a / b", ["^w:a", "s:/", "w:b"]),
  ])
  func comments(text: String, expected: [String]) { #expect(tokens(text) == expected) }

  @Test(arguments: [
    ("x = /a b/ + 1", ["^w:x", "s:=", "l:/a b/", "s:+", "l:1"]), ("x / y / z", ["^w:x", "s:/", "w:y", "s:/", "w:z"]),
    (#"f(/a\/b/)"#, ["^w:f", "s:(", #"l:/a\/b/"#, "s:)"]), ("= / a/", ["^s:=", "s:/", "w:a", "s:/"]),
    ("= /a\nb/", ["^s:=", "s:/", "w:a", "^w:b", "s:/"]), (#"= /a\"#, ["^s:=", "s:/", "w:a", #"s:\"#]),
    ("= /a/", ["^s:=", "l:/a/"]), ("= /", ["^s:=", "s:/"]), ("#/a/b/# c", ["^l:#/a/b/#", "w:c"]),
    ("##/a/#/## c", ["^l:##/a/#/##", "w:c"]), ("#/a", ["^l:#/a"]), ("#/a/#", ["^l:#/a/#"]),
  ])
  func regularExpressions(text: String, expected: [String]) { #expect(tokens(text) == expected) }

  @Test(arguments: [
    (#""a\(b("c"))d" e"#, [#"^l:"a\(b("c"))d""#, "w:e"]), (##"#"a\(b"# c"##, [##"^l:#"a\(b"#"##, "w:c"]),
    (##"#"a\#(b)"# c"##, [##"^l:#"a\#(b)"#"##, "w:c"]), (##"#"a" b"# c"##, [##"^l:#"a" b"#"##, "w:c"]),
    ("\"\"\"\na\"b\n\"\"\" c", ["^l:\"\"\"\na\"b\n\"\"\"", "w:c"]), (#""" a"#, [#"^l:"""#, "w:a"]),
    ("\"a\nb", ["^l:\"a", "^w:b"]), (#""a\" b" c"#, [#"^l:"a\" b""#, "w:c"]), (#""\\" c"#, [#"^l:"\\""#, "w:c"]),
    (#""\(a"#, [#"^l:"\(a"#]), (#""\("\(a)")" b"#, [#"^l:"\("\(a)")""#, "w:b"]), ("\"", ["^l:\""]),
  ])
  func strings(text: String, expected: [String]) { #expect(tokens(text) == expected) }
}
