import POSIXSupport
import Scaffolding
import TestSupport
import Testing

@Suite struct TemplateCombinationsTests {
  @Test(arguments: [(0, 1, 1), (1, 2, 2), (7, 128, 128), (8, 200, 256), (20, 40, 1_000_000)])
  func everyCombinationOrEveryPair(options: Int, most: Int, total: Int) throws {
    let template = try template(bools: options)
    let found = TemplateCombinations(of: template)
    #expect(found.total == total && found.combinations.count <= most)
    #expect(found.combinations[0].settings.isEmpty && Set(found.combinations).count == found.combinations.count)
    for first in 0..<options {
      for second in first + 1..<max(first + 1, options) {
        var pairs: Set<String> = []
        for combination in found.combinations {
          pairs.insert("\(combination.settings["o\(first)"] ?? "-") \(combination.settings["o\(second)"] ?? "-")")
        }
        #expect(pairs.count == 4)
      }
    }
  }

  @Test func defaultsComeFirst() throws {
    let template = try template(bools: 2)
    #expect(
      TemplateCombinations(of: template).combinations.map(\.label) == [
        "defaults", "o1=true", "o0=true", "o0=true,o1=true",
      ])
  }

  private func template(bools: Int) throws -> Template {
    let folder = try TemporaryFolder()
    let options = (0..<bools).map { #"{"name":"o\#($0)","type":"bool","default":false}"# }
    let uses = (0..<bools).map { "//% if o\($0)\n//% end\n" }.joined()
    try folder.write(uses + "__Name__\n", to: "x.swift")
    let variables = ([#"{"name":"Name","type":"typeName","from":"argument"}"#] + options).joined(separator: ",")
    try folder.write(
      #"{"schema":1,"name":"x","version":"1","summary":"","variables":[\#(variables)],"#
        + #""files":[{"from":"x.swift","place":"feature","role":"x"}]}"#, to: "template.json")
    return try Template(in: folder.path, origin: .project)
  }
}
