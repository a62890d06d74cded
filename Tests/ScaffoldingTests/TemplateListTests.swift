import Scaffolding
import TestSupport
import Testing

/// Lists, the loops over them, and included files.
@Suite struct TemplateListTests {
  static let variables = [
    TemplateVariable(name: "Feature", kind: .typeName(withoutSuffixes: []), isArgument: true),
    TemplateVariable(
      name: "fields",
      kind: .list(of: [
        TemplateVariable(name: "name", kind: .memberName),
        TemplateVariable(name: "type", kind: .swiftType, standard: "String"),
      ])),
    TemplateVariable(
      name: "tabs", kind: .list(of: [TemplateVariable(name: "Tab", kind: .typeName(withoutSuffixes: []))])),
  ]

  @Test(arguments: [
    (
      "//% for f in fields\nlet __f_name__: __f_type__\n//% end\n", "let title: String\nlet itemCount: [String: Int]?\n"
    ),
    (
      "//% for f in fields\ncase with__f_Name__ // __f_name_words__\n//% end\n",
      "case withTitle // title\ncase withItemCount // item count\n"
    ),
    (
      "//% for t in tabs\ncase __t_tab__ = __t_Tab__ // __t_Tab_title__\n//% end\n",
      "case home = Home // Home\ncase tradeHistory = TradeHistory // Trade History\n"
    ),
    (
      "//% for f in fields\n//% if !f_first\n, \n//% end\n__f_name__\n//% if f_last\n.\n//% end\n//% end\n",
      "title\n, \nitemCount\n.\n"
    ),
    (
      "//% for t in tabs\n//% for f in fields\n__t_tab__ __f_name__\n//% end\n//% end\n",
      "home title\nhome itemCount\ntradeHistory title\ntradeHistory itemCount\n"
    ),
    ("//% if fields\nyes\n//% else\nno\n//% end\n", "yes\n"),
    ("//% if !tabs\nyes\n//% end\n", ""),
    ("//% include part.swift\nend\n", "struct Portfolio {}\nend\n"),
    ("//% for t in tabs\n//% include tab.swift\n//% end\n", "case home\ncase tradeHistory\n"),
    ("//% if tabs\n//% include deep/outer.swift\n//% end\n", "outer\nstruct Portfolio {}\n"),
    ("//% include empty.swift\n", ""),
  ])
  func renders(template: String, expected: String) throws {
    #expect(try Self.parsed(template).rendered(with: Self.answers()) == expected)
  }

  @Test(arguments: [
    ("//% for", "x.swift:1:1: error: write 'for row in rows', with the name of a list"),
    ("//% for f of fields\n//% end", "x.swift:1:1: error: write 'for row in rows', with the name of a list"),
    (
      "//% for f in feilds\n//% end",
      "x.swift:1:1: error: 'feilds' is not a variable of this template; did you mean 'fields'?"
    ),
    ("//% for f in Feature\n//% end", "x.swift:1:1: error: 'Feature' is not a list"),
    ("//% for f-g in fields\n//% end", "x.swift:1:1: error: 'f-g' is not a row name; use letters and digits"),
    ("//% for f in fields\n", "x.swift:1:1: error: this 'for' has no '//% end'"),
    ("//% for f in fields\n//% else\n//% end", "x.swift:2:1: error: 'else' without an 'if'"),
    (
      "//% for f in fields\n//% for f in tabs\n//% end\n//% end",
      "x.swift:2:1: error: 'f' is already used for something else here; choose another name for the row"
    ),
    (
      "//% for fields in fields\n//% end",
      "x.swift:1:1: error: 'fields' is already used for something else here; choose another name for the row"
    ),
    (
      "//% for f in fields\n__f_nam__\n//% end",
      "x.swift:2:1: error: 'f_nam' is not a variable of this template; did you mean 'f_name'?"
    ),
    (
      "//% for f in fields\n//% end\n__f_name__",
      "x.swift:3:1: error: 'f' is not a variable of this template; known: Feature, feature, fields, tabs"
    ),
    ("__fields__", "x.swift:1:1: error: 'fields' is a list; use it in '//% for row in fields'"),
    ("//% if fields == a\n//% end", "x.swift:1:1: error: 'fields' is a list; write 'fields' or '!fields'"),
    ("//% include", "x.swift:1:1: error: the path '' is empty"),
    ("//% include ../x", "x.swift:1:1: error: the path '../x' goes up with '..'"),
    ("//% include /etc/passwd", "x.swift:1:1: error: the path '/etc/passwd' is absolute"),
    ("//% include nothing.swift", "x.swift:1:1: error: no such file"),
    (
      "//% include self.swift",
      "self.swift:1:1: error: the files include each other in a cycle: x.swift, self.swift, self.swift"
    ),
    (
      "//% include ping.swift",
      "pong.swift:1:1: error: the files include each other in a cycle: x.swift, ping.swift, pong.swift, ping.swift"
    ),
    (
      "//% include broken.swift",
      "broken.swift:2:3: error: 'Nane' is not a variable of this template; did you mean 'Name'?"
    ),
    ("//% include open.swift\n//% end", "open.swift:1:1: error: this 'if' has no '//% end'"),
  ])
  func complainsWithAPlace(template: String, message: String) {
    do throws(TemplateProblem) {
      _ = try Self.parsed(
        template, extra: [TemplateVariable(name: "Name", kind: .string)].filter { _ in template.contains("broken") })
      Issue.record("'\(template)' was accepted")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test(arguments: [
    ("title", "title:String"), ("title:Int,count", "title:Int,count:String"), ("", ""), ("  ", ""),
    ("a : [String: Int]? , b:Result<Int, any Error>", "a:[String: Int]?,b:Result<Int, any Error>"),
    ("f:(Int, String)", "f:(Int, String)"),
  ])
  func readsLists(text: String, expected: String) throws {
    #expect(try Answer(text, for: Self.variables[1]).description == expected)
  }

  @Test(arguments: [
    ("Title", "write a name in lowerCamelCase"), ("class", "it is a Swift keyword"), ("a:b:c", "write name:type"),
    ("a:string", "use a Swift type"), ("a:[Int", "use a Swift type"), ("a,a", "'a' appears twice"),
    ("a,,b", "write a name in lowerCamelCase"), ("a:Int; import Evil", "use a Swift type"),
    ("a:Int = f()", "use a Swift type"), ("a\":Int", "write a name in lowerCamelCase"),
    (String(repeating: "a,", count: 200), "at most 100 are allowed"), (":", "write a name in lowerCamelCase"),
  ])
  func refusesLists(text: String, reason: String) {
    do throws(ScaffoldingError) {
      let answer = try Answer(text, for: Self.variables[1])
      Issue.record("'\(text)' became \(answer)")
    } catch {
      #expect(error.description.contains(reason) && error.isUsage, "\(error)")
    }
  }

  /// A hundred rows in each of four loops inside each other are a hundred million lines.
  @Test func loopsThatWouldNeverEndAreStopped() throws {
    var texts: [String] = ["", "x", "__a_name__"].map { body in
      let rows = ["a", "b", "c", "d", "e", "f"]
      return rows.map { "//% for \($0) in fields\n" }.joined() + body + "\n" + rows.map { _ in "//% end\n" }.joined()
    }
    texts.append("//% for a in fields\n\(String(repeating: "x", count: 100_000))\n//% end\n")
    let names = (0..<100).map { "n\($0)" }.joined(separator: ",")
    let answers = ["fields": try Answer(names, for: Self.variables[1])]
    for text in texts {
      let template = try Self.parsed(text)
      #expect(throws: TemplateProblem.self) { try template.rendered(with: answers) }
    }
  }

  @Test func filesThatDoubleWithoutEndAreStopped() {
    #expect(throws: TemplateProblem.self) {
      try TemplateText("//% include 0.swift", file: "x.swift", variables: []) { name throws(Complaint) in
        let number = Int(name.prefix { $0.isNumber }) ?? 0
        return String(repeating: "//% include \(number + 1).swift\n", count: 2)
      }
    }
    #expect(throws: TemplateProblem.self) {
      try TemplateText("//% include 0.swift", file: "x.swift", variables: []) { name throws(Complaint) in
        let number = Int(name.prefix { $0.isNumber }) ?? 0
        return number > 20 ? "" : String(repeating: "//% include \(number + 1).swift\n", count: 1_000)
      }
    }
  }

  /// So many files are included, and no more.
  @Test(arguments: [(500, true), (501, false)]) func manyFiles(count: Int, isTaken: Bool) {
    let template = try? Self.parsed(String(repeating: "//% include empty.swift\n", count: count))
    #expect((template != nil) == isTaken)
  }

  private static let files = [
    "part.swift": "struct __Feature__ {}\n", "tab.swift": "case __t_tab__\n", "empty.swift": "",
    "deep/outer.swift": "outer\n//% include part.swift\n", "self.swift": "//% include self.swift",
    "ping.swift": "//% include pong.swift", "pong.swift": "//% include ping.swift", "broken.swift": "a\n  __Nane__",
    "open.swift": "//% if tabs\n",
  ]

  private static func parsed(
    _ text: String, extra: [TemplateVariable] = []
  ) throws(TemplateProblem) -> TemplateText {
    try TemplateText(text, file: "x.swift", variables: variables + extra) { name throws(Complaint) in
      guard let text = files[name] else { throw Complaint("no such file") }
      return text
    }
  }

  private static func answers() throws -> [String: Answer] {
    let values = ["Feature": "Portfolio", "fields": "title,itemCount:[String: Int]?", "tabs": "Home,TradeHistory"]
    return try Dictionary(uniqueKeysWithValues: variables.map { ($0.name, try Answer(values[$0.name] ?? "", for: $0)) })
  }
}
