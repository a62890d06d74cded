import POSIXSupport
import Scaffolding
import TestSupport
import Testing

@Suite struct DeclarationScannerTests {
  @Test(arguments: [
    (
      "struct A {}\nfinal class B: C {}\nenum D<T> { case x }\nactor E {}\nprotocol F {}\ntypealias G = Int",
      "A B D E F G"
    ),
    ("@MainActor @Observable\npublic final class Model {}", "Model"),
    ("struct A { struct Inner {} }\nextension A { enum Other {} }\nstruct B {}", "A B"),
    ("// struct A {}\n/* struct B {} /* struct C {} */ struct D {} */ struct E {}", "E"),
    ("let s = \"struct A {\"\nstruct B {}", "B"),
    ("let s = \"\"\"\nstruct A {}\n\\(f(\")\"))\n\"\"\"\nstruct B {}", "B"),
    ("let s = #\"\\(\"# + \"\\\"\"\nstruct B {}", "B"),
    ("let s = \"\\(a { \"}\" } ?? \"(\")\"\nstruct B {}", "B"),
    ("private struct A {}\nfileprivate enum B {}\nprivate let x = 1\nstruct C {}", "C"),
    ("func f() -> some View { struct A {} }\nclass B {}", "B"),
    ("#if os(iOS)\nstruct A {}\n#endif", "A"),
    ("struct `Type` {}", "Type"),
    ("struct Größe {}", "Größe"),
    ("let x = a / b\nstruct A {}", "A"),
    ("struct", ""), ("\"", ""), ("/*", ""), ("\"\\(", ""), ("}}}} struct A {}", "A"),
  ])
  func findsTopLevelTypes(source: String, names: String) {
    #expect(DeclarationScanner.topLevelTypes(in: Array(source.utf8)).joined(separator: " ") == names)
  }

  @Test func anyBytesAreScanned() {
    var random = SeededRandom(seed: 3)
    let alphabet = Array("struct A{}()\"#\\/*`\n ".utf8) + [0, 0xFF, 0xC3]
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 0..<80, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      #expect(DeclarationScanner.topLevelTypes(in: bytes).count <= bytes.count)
    }
  }
}
