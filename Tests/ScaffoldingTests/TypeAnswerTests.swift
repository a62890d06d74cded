import Scaffolding
import Testing

/// What conditions ask of types and lists, and the values that samples get.
@Suite struct TypeAnswerTests {
  private let variables = [
    TemplateVariable(name: "flag", kind: .bool),
    TemplateVariable(name: "Value", kind: .swiftType),
    TemplateVariable(
      name: "fields",
      kind: .list(of: [
        TemplateVariable(name: "name", kind: .memberName),
        TemplateVariable(name: "type", kind: .swiftType, standard: "String"),
      ])),
    TemplateVariable(name: "words", kind: .list(of: [TemplateVariable(name: "name", kind: .memberName)])),
  ]

  @Test(arguments: [
    ("fields needs Foundation", "at:Date", true), ("fields needs Foundation", "at:[String: [URL?]]", true),
    ("fields needs Foundation", "at:My.Date", false), ("fields needs Foundation", "at:Dates", false),
    ("fields needs Foundation", "date,url", false), ("fields needs Foundation", "", false),
    ("fields needs Foundation", "at:CGSize", true), ("fields needs SwiftUI", "at:Color", true),
    ("!fields needs SwiftUI", "at:Date", true), ("Value needs Foundation", "", true),
    ("fields contains id", "title,id:Int", true), ("fields contains id", "ids", false),
    ("!fields contains id && fields", "ids", true), ("!fields contains id && flag", "id", false),
    ("!fields contains id || flag", "id", true),
    ("fields contains at:Date", "title,at:Date", true), ("fields contains at:Date", "at:Dates", false),
    ("fields contains map:[String:Int]", "map:[String:Int]", true), ("fields contains at:Date", "that:Date", false),
    ("fields has samples", "a:Int?,b:[Own],c:Own?", true), ("fields has samples", "a:Own", false),
    ("fields has samples", "a:Result<Int>", false), ("Value has samples", "", true),
  ])
  func conditions(condition: String, fields: String, expected: Bool) throws {
    let text = "//% if \(condition)\nyes\n//% else\nno\n//% end\n"
    #expect(try rendered(text, fields: fields) == (expected ? "yes\n" : "no\n"))
  }

  @Test(arguments: [
    ("flag needs Foundation", "'flag' is not a Swift type or a list of them, so 'needs Foundation' does not apply"),
    ("words has samples", "'words' is not a Swift type or a list of them, so 'has samples' does not apply"),
    ("Value contains id", "'Value' is not a list; 'contains' needs a list"),
    ("fields needs Fundation", "'Fundation' is not a known module; did you mean 'Foundation'?"),
    ("fields has sample", "'sample' is not a property of a type; did you mean 'samples'?"),
    ("fields needs", "a word is missing after 'needs'"),
    ("fields contain id", "'contain' is not understood here; join conditions with && or ||"),
  ])
  func mistakes(condition: String, message: String) {
    let problem = #expect(throws: TemplateProblem.self) { try rendered("//% if \(condition)\n//% end\n", fields: "") }
    #expect(problem?.message == message)
  }

  @Test(arguments: [
    ("title", "String", #""Morning overview" "Weekly summary""#), ("name", "String?", #""Taylor" "Robin""#),
    ("authorName", "String", #""First author name" "Second author name""#), ("n", "UInt8", "1 2"),
    ("n", "[Int]", "[] []"), ("n", "[String: Int]", "[:] [:]"), ("n", "[[String: Int]]", "[] []"),
    ("n", "Own?", "nil nil"), ("n", "Set<Own>", "[] []"), ("n", "UUID", "UUID() UUID()"),
    ("n", "URL", #"URL(filePath: "/samples/first") URL(filePath: "/samples/second")"#), ("id", "String", #""1" "2""#),
    ("n", "Own", "<#Own#> <#Own#>"), ("n", "Character", #""A" "B""#), ("n", "CGFloat", "1.5 2.5"),
    ("n", "Bool", "true false"), ("n", "Duration", ".seconds(90) .seconds(120)"), ("n", "Dictionary<A, B>", "[:] [:]"),
    ("n", "[(a: Int)]", "[] []"), ("n", "[A: [B]]", "[:] [:]"), ("n", "Result<Int>", "<#Result<Int>#> <#Result<Int>#>"),
    (
      "n", "Date",
      "Date(timeIntervalSinceReferenceDate: 800_000_000) Date(timeIntervalSinceReferenceDate: 800_086_400)"
    ), ("notes", "String", #""Updated today at 9:41" "Seven changes since Monday""#),
  ])
  func samples(name: String, type: String, expected: String) throws {
    let text = "//% for field in fields\n__field_type_sample__ __field_type_sample2__\n//% end\n"
    #expect(try rendered(text, fields: "\(name):\(type)") == expected + "\n")
  }

  /// What nobody has filled in; of what always means something there is none.
  @Test(arguments: [
    ("String", #""""#), ("Int", "0"), ("Double", "0"), ("Bool", "false"), ("Date", ".now"), ("UUID", "UUID()"),
    ("Own?", "nil"), ("[Int]", "[]"), ("[A: Int]", "[:]"), ("Set<A>", "[]"), ("URL", "<#URL#>"), ("Int8", "<#Int8#>"),
  ])
  func emptyValues(type: String, expected: String) throws {
    let text = "//% for field in fields\n__field_type_empty__\n//% end\n"
    #expect(try rendered(text, fields: "n:\(type)") == expected + "\n")
  }

  @Test func aFormThatATypeHasNotIsAMistake() {
    let problem = #expect(throws: TemplateProblem.self) { try rendered("__Value_sampel__\n", fields: "") }
    #expect(problem?.message == "'sampel' is not a form of a type; did you mean 'sample'?")
  }

  private func rendered(_ text: String, fields: String) throws -> String {
    let values = ["flag": "true", "Value": "[Date]", "fields": fields, "words": ""]
    var answers: [String: Answer] = [:]
    for variable in variables { answers[variable.name] = try Answer(values[variable.name] ?? "", for: variable) }
    return try TemplateText(text, file: "x.swift", variables: variables).rendered(with: answers)
  }
}
