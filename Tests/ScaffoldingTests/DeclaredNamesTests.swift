import Testing

@testable import Scaffolding

/// Which types a file declares and extends, where they stand, and what their words say of a design.
@Suite struct DeclaredNamesTests {
  @Test(arguments: [
    ("A", true, false), ("Bc", true, false), ("B", false, false), ("D", false, true), ("E", true, true),
    ("", false, false),
    ("Inner", false, false),
  ])
  func types(name: String, isDeclared: Bool, isExtended: Bool) throws {
    let source = "struct A { struct Inner {} }\nenum Bc {}\nclass E {}\nextension D {}\nextension E {}\n"
    let names = DeclaredNames(in: Array(source.utf8))
    // As a part of a whole file of them it says the same.
    let stored = try #require(DeclaredNames(stored: ([1, 2] + names.stored)[2...]))
    for names in [names, stored] {
      #expect(names.has(name, asExtension: false) == isDeclared)
      #expect(names.has(name, asExtension: true) == isExtended)
    }
  }

  @Test func filesOfExtensionsAlone() {
    let names = DeclaredNames(in: Array("extension D {}".utf8))
    #expect(names.has("D", asExtension: true) && !names.has("D", asExtension: false))
    #expect(!DeclaredNames(in: []).has("", asExtension: false))
  }

  @Test(arguments: [
    ("struct B {}", 1), ("struct A {}\n\nstruct B {}", 3), ("extension B {}\nstruct B {}", 2),
    ("struct B {}\nenum B {}", 1),
    ("struct A { struct B {} }", nil), ("private struct B {}", nil), ("", nil),
  ])
  func lines(source: String, expected: Int?) {
    #expect(DeclarationScanner.line(declaring: "B", in: Array(source.utf8)) == expected)
  }

  @Test(arguments: [
    (1, "spacingM", "Theme", "spacing1"), (999, "spacingM", "Theme", "spacing999"), (0, "spacingM", "Theme", nil),
    (1_000, "spacingM", "Theme", nil), (4, "m", "DSSpacing", "spacing4"), (4, "m", "XYZSpacing", "spacing4"),
    (4, "m", "WXYZSpacing", nil), (4, "m", "ASpacing", nil), (4, "spacing", "Theme", nil),
    (4, "spacing16", "Theme", "spacing4"),
    (4, "cornerRadiusLarge", "Theme", "radius4"), (4, "large", "Radius", "radius4"), (4, "large", "Theme", nil),
    (4, "large", "Spacing.Theme", nil), (4, "spacing_m", "App.Theme", "spacing4"), (4, "spacingTitle", "Theme", nil),
  ])
  func lengths(points: Int, member: String, containers: String, expected: String?) {
    let names = containers.split(separator: ".").map(String.init)
    #expect(DesignWords.role(ofLength: points, member, in: names)?.word == expected)
  }
}
