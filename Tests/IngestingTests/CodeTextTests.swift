import Testing

@testable import Ingesting

/// Code as conflicts look at it: without comments, texts and the spaces between signs.
struct CodeTextTests {
  @Test(
    arguments: [
      ("view.padding(8)", [8]), ("view.padding(.vertical, 4)", [4]), ("view.padding(.all)", []),
      ("padding (1.5).padding( 2 )", [1.5, 2]), ("xpadding(3)", []), ("padding(", []), ("padding(4", [4]),
      ("Text(\"padding(3)\")", []), ("Text(\"\\\" padding(1)\").padding(2)", [2]), ("Text(\"//\").padding(7)", [7]),
      ("// padding(3)\nview.padding(5)", [5]), ("a / b.padding(6)", [6]), ("padding(.", []), ("padding(.top", []),
    ] as [(String, [Double])])
  func numbersBehindALabel(code: String, numbers: [Double]) {
    #expect(CodeText(code).numbers(after: "padding(") == numbers)
  }

  @Test(arguments: [
    ("List", "List", true), ("a.List(", "List", true), ("Lists", "List", false), ("aList", "List", false),
    ("Lis", "List", false), ("Lists List", "List", true), ("let  x\n=\t1", "let x=1", true),
    ("let x", "letx", false), (" \nlet", "let", true), ("f(a, b )", "f(a,b)", true), ("// List", "List", false),
    ("List", "", false),
  ])
  func fragmentsAreWholeNames(code: String, fragment: String, isHeld: Bool) {
    #expect(CodeText(code).contains(fragment) == isHeld)
  }
}
