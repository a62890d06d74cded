import HostMessages
import Testing

@testable import DeclaredChecks

/// The words of declared checks that need no source to be looked at.
@Suite struct DeclaredWordsTests {
  @Test(arguments: [
    ("padding", "padding", true), ("padding", "pad", false), ("padding", "pad*", true), ("padding", "*ding", true),
    ("padding", "*ddi*", true), ("padding", "*x*", false), ("padding", "*", true), ("", "*", true),
    ("pad", "*padding", false), ("padding", "*padding*", true), ("pad", "**", true), ("pad", "*", true),
    ("a*b", "a*b", true), ("axb", "a*b", false),
  ])
  func names(name: String, pattern: String, matches: Bool) {
    #expect(name.matches(pattern) == matches)
  }

  @Test(arguments: [(7.9, false), (8, true), (15.9, true), (16, false), (-8, false), (Double.nan, false)])
  func ranges(number: Double, isInside: Bool) {
    let range = DeclaredCheck.Value.range(from: 8, includingFrom: true, to: 16, includingTo: false)
    #expect(range.contains(number) == isInside)
    #expect(DeclaredCheck.Value.any.contains(number) == false)
  }

  @Test(arguments: [(8, false), (8.1, true), (16, true), (16.1, false)])
  func rangesWithTheOtherEnds(number: Double, isInside: Bool) {
    let range = DeclaredCheck.Value.range(from: 8, includingFrom: false, to: 16, includingTo: true)
    #expect(range.contains(number) == isInside)
  }

  @Test func onlyNoneIsMetByNothing() {
    let values: [DeclaredCheck.Value] = [.any, .name("a"), .text("a"), .truth(true), .kind("nil")]
    #expect(values.allSatisfy { !$0.matches(nil) })
    #expect(DeclaredCheck.Value.none.matches(nil))
  }

  @Test func everyWordIsKnown() {
    #expect(DeclaredSubject.declarations.count == 9)
    #expect(Set(DeclaredCheck.Value.kinds.keys) == ["number", "string", "closure", "nil", "array"])
  }
}
