import JSON
import TestSupport
import Testing

@testable import Workbench

/// The tokens of designs: what becomes a colour, a distance, a radius or a duration, and under which name.
@Suite struct TokenFileTests {
  private static let files = [
    ##"{"color":{"$type":"color","brand":{"primary-500":{"$value":"#6366f1"},"on":{"$value":"{color.brand.primary-500}"}}}}"##,
    ##"{"palette":{"light":{"ink":{"$value":"#123"},"INK":{"$value":"#1234"}},"dark":{"ink":{"$value":"#abcdefaa"}}}}"##,
    ##"{"c":{"a":{"$type":"color","$value":{"components":[0,0.5,1]}},"b":{"$type":"color","$value":{"hex":"#00FF00"}}}}"##,
    ##"{"c":{"$type":"color","a":{"$value":{"colorSpace":"display-p3","components":[0,0,1]}}}}"##,
    ##"{"c":{"$type":"color","a":{"$value":{"components":[0,1.5,1]}}}}"##,
    ##"{"c":{"$type":"color","a":{"$value":"#12345"}}}"##,
    ##"{"spacing":{"xs":{"$value":4},"md":{"$value":"12px"},"2xl":{"$value":"2rem"},"sm":{"$value":{"value":8,"unit":"pt"}}}}"##,
    ##"{"gap":{"a":{"$value":"1dp"},"b":{"$value":{"value":0.5,"unit":"rem"}},"c":{"$value":"1em"},"d":{"$value":true}}}"##,
    ##"{"border-radius":{"card":{"$value":16},"default":{"$value":0}},"corner":{"card":{"$value":8},"round":{"$value":1000000}}}"##,
    ##"{"radius":{"a":{"$value":1000001}}}"##, ##"{"spacing":{"a":{"$value":-1}}}"##,
    ##"{"size":{"a":{"$type":"number","$value":7}}}"##,
    ##"{"motion":{"$type":"duration","fast":{"$value":"150ms"},"slow":{"$value":"0.5s"},"b":{"$value":{"value":90,"unit":"ms"}},"c":{"$value":{"value":2,"unit":"s"}},"d":{"$value":"x"}}}"##,
    ##"{"motion":{"a":{"$type":"duration","$value":"86401s"}}}"##,
    ##"{"a":{"$value":"{b}"},"b":{"$value":"{a}"}}"##, ##"{"a":{"$value":"{c}"}}"##, "{}", "[1]",
    ##"{"$value":"#fff"}"##,
    ##"{"spacing":{"inset":{"X L":{"$value":3},"é":{"$value":5}},"10":{"$value":10},"a":{"$value":4},"b":{"$value":4}}}"##,
    ##"{"spacing":{"third":{"$value":0.333333},"n":{"$value":12.00004}},"class":{"$type":"color","$value":"#000000"}}"##,
    ##"{"$type":"color","$meta":{"x":{"$value":"#fff"}},"URL":{"$value":"#FFF"},"brandURL":{"$value":"#fff"}}"##,
  ]

  @Test func whatTokensBecome() throws {
    var text = ""
    for file in Self.files {
      text += "== \(file)\n"
      do {
        let tokens = try TokenFile(try JSONValue(json: Array(file.utf8)), shown: "t.json")
        text += tokens.answers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
        text += tokens.isEmpty ? "nothing\n" : ""
      } catch {
        text += "\(error)\n"
      }
    }
    expectGolden(text, "token-files.txt")
  }

  /// Groups are looked into 32 deep, and a reference is followed a thousand times.
  @Test(arguments: [(31, 1), (32, 0)]) func depth(levels: Int, found: Int) throws {
    let open = (0..<levels).map { $0 == 0 ? #"{"spacing":"# : "{\"g\($0)\":" }.joined()
    let text = open + #"{"$value":4}"# + String(repeating: "}", count: levels)
    #expect(try TokenFile(try JSONValue(json: Array(text.utf8)), shown: "t").spacing.count == found)
  }

  @Test(arguments: [(1_000, true), (1_001, false)]) func references(count: Int, isRead: Bool) throws {
    let links = (0..<count).map { "\"t\($0)\":{\"$value\":\"{spacing.t\($0 + 1)}\"}" }.joined(separator: ",")
    let text = "{\"spacing\":{\(links),\"t\(count)\":{\"$value\":4}}}"
    let value = try JSONValue(json: Array(text.utf8))
    #expect((try? TokenFile(value, shown: "t").spacing.count) == (isRead ? count + 1 : nil))
  }
}
