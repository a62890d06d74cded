import TestSupport
import Testing

@testable import Scaffolding

/// What templates become, and what is said of those that are wrong, so that no form, condition or loop moves unseen.
@Suite struct ComposedTemplateTests {
  private static let variables = [
    TemplateVariable(name: "Feature", kind: .typeName(withoutSuffixes: ["View"]), isArgument: true),
    TemplateVariable(name: "tests", kind: .bool), TemplateVariable(name: "layout", kind: .choice(["list", "grid"])),
    TemplateVariable(name: "Module", kind: .moduleName), TemplateVariable(name: "open", kind: .access),
    TemplateVariable(
      name: "fields",
      kind: .list(of: [
        TemplateVariable(name: "name", kind: .memberName),
        TemplateVariable(name: "type", kind: .swiftType, standard: "String"),
      ])),
    TemplateVariable(name: "Value", kind: .swiftType), TemplateVariable(name: "note", kind: .string),
    TemplateVariable(name: "count", kind: .int),
  ]

  private static let answers = [
    [
      "Feature": "TradeHistory", "tests": "true", "layout": "grid", "Module": "App", "open": "public", "count": "4",
      "fields": "title,itemCount:Int,when:Date?,at:[String: Int]", "Value": "[URL]", "note": "by hand",
    ],
    [
      "Feature": "URLList", "tests": "no", "layout": "list", "Module": "", "open": "internal", "count": "007",
      "fields": "", "Value": "UUID", "note": "",
    ],
    [
      "Feature": "A", "tests": "yes", "layout": "list", "Module": "Kit", "open": "internal", "count": "-1",
      "fields": "url:URL,isDone:Bool", "Value": "Set<Int>", "note": "it's",
    ],
  ]

  private static let forms = [
    "__Feature__", "__feature__", "__Feature_snake__", "__Feature_words__", "__feature_kebab__", "__Feature_title__",
    "__Feature_plural__", "__Module__", "__note__", "__count__", "__layout__", "__Value__", "__Value_sample__",
    "__open__ ",
    "__Value_sample2__", "my__Feature__View", "___Feature___", "__Feature__s", "__fields__", "__Feature_Words__",
    "__Layout__",
  ]
  private static let conditions = [
    "tests", "!tests", "layout == grid", "layout != grid && tests", "Module || !!tests", "fields",
    "fields contains title",
    "fields contains itemCount:Int", "!fields contains nothing", "fields needs Foundation", "Value needs Foundation",
    "fields has samples", "Value has samples", "tests && layout == list || Module", "note == it's", "Feature == A",
    "count == 4",
    "open == public", "tests ==", "layout contains a", "tests needs Foundation", "fields has tests", "&& tests",
    "f_first",
  ]
  private static let rowParts = [
    "__f_name__", "__f_Name__", "__f_type__", "__f_type_sample__", "__f_name_title__", "__f_first__",
  ]

  private static func template(_ random: inout SeededRandom) -> String {
    func pick(_ values: [String], _ random: inout SeededRandom) -> String {
      values[Int(random.next() % UInt64(values.count))]
    }
    var lines: [String] = []
    for _ in 0..<Int(random.next() % 3) + 1 {
      let form = pick(forms, &random), condition = pick(conditions, &random)
      switch random.next() % 6 {
      case 0: lines.append("let a = \(form) // \(pick(forms, &random))")
      case 1: lines += ["//% if \(condition)", "  \(form)", "//% else", "no", "//% end"]
      case 2: lines += ["  //% if \(condition)", "a", "//% else if \(pick(conditions, &random))", "b", "//%end "]
      case 3:
        let part = pick(rowParts, &random)
        lines += [
          "//% for f in fields", "\(part): \(pick(rowParts, &random))", "//% if !f_last", ",", "//% end", "//% end",
        ]
      case 4:
        lines += [
          "//% for f in fields", "//% if f_first", form, "//% end",
          pick(["//% end", "//% else", "//% end x"], &random),
        ]
      default:
        lines.append(
          pick(["plain __ _x_", "__owned func __a() {}", "x //% if tests", "//% \(condition)", "é\(form)é"], &random))
      }
    }
    return lines.joined(separator: pick(["\n", "\n", "\r\n"], &random)) + pick(["\n", ""], &random)
  }

  @Test func whatTheyBecome() throws {
    var random = SeededRandom(seed: 5)
    let answers = try Self.answers.map { values in
      try Dictionary(uniqueKeysWithValues: Self.variables.map { ($0.name, try Answer(values[$0.name] ?? "", for: $0)) })
    }
    var text = ""
    for _ in 0..<260 {
      let source = Self.template(&random)
      text += "== \(source)\n"
      do throws(TemplateProblem) {
        let template = try TemplateText(source, file: "x.swift", variables: Self.variables)
        text += "names \(template.variables.sorted().joined(separator: " "))\n"
        for answers in answers { text += "-> \(try template.rendered(with: answers))\n" }
      } catch {
        text += "\(error)\n"
      }
    }
    expectGolden(text.replacing("\r", with: "␍"), "composed-templates.txt")
  }

  /// Two texts made from one, by lines that go, come and change: their difference as a patch, and both changes merged.
  @Test func differencesAndMerges() {
    var random = SeededRandom(seed: 9)
    func changed(_ lines: [String]) -> [String] {
      lines.flatMap { line -> [String] in
        switch random.next() % 9 {
        case 0: []
        case 1: [line, "new \(random.next() % 5)"]
        case 2: ["other"]
        default: [line]
        }
      }
    }
    func bytes(_ lines: [String], _ ending: Bool) -> [UInt8] {
      Array((lines.joined(separator: "\n") + (ending ? "\n" : "")).utf8)
    }
    var text = ""
    for number in 0..<24 {
      let base = (0..<Int(random.next() % 16)).map { "line \($0 % 7)" }
      let (ours, theirs) = (changed(base), changed(base))
      let (old, mine, its) = (bytes(base, true), bytes(ours, number % 5 > 0), bytes(theirs, number % 7 > 0))
      text += "== \(number)\n" + UnifiedDiff([.init("file", before: old, after: mine)]).text + "\n"
      let merge = ThreeWayMerge(base: old, ours: mine, theirs: its)
      text += "conflicts \(merge.conflicts)\n" + String(decoding: merge.bytes, as: UTF8.self) + "\n"
    }
    expectGolden(text, "composed-merges.txt")
  }
}
