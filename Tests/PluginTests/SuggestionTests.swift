import SwiftKitSDK
import Testing

/// What `--fix --suggestions` makes of source, beside the safe fixes.
@Suite struct SuggestionTests {
  @Test(arguments: [
    ("state-private", "struct A { @State var isOn = false }", "struct A { @State private var isOn = false }"),
    (
      "state-private", "struct A { @State var isOn = false }\nstruct B { let isOn: Bool; func f() { print(isOn) } }",
      "struct A { @State private var isOn = false }\nstruct B { let isOn: Bool; func f() { print(isOn) } }"
    ),
    ("hardcoded-font-size", "Text(a).font(.system(size: 13, weight: .bold))", "Text(a).font(.footnote.weight(.bold))"),
    (
      "hardcoded-font-size", "Text(a).font(.system(size: 33, design: .serif))",
      "Text(a).font(.system(.largeTitle, design: .serif))"
    ),
    (
      "api-soft-deprecated", "import SwiftUI\nText(a).bold().foregroundColor(isOn ? .red : tint)",
      "import SwiftUI\nText(a).bold().foregroundStyle(isOn ? Color.red : tint)"
    ),
    ("minimum-scale-factor", "Text(a)\n  .minimumScaleFactor(0.5)\n  .bold()", "Text(a)\n  .bold()"),
    (
      "label-over-hstack", "HStack(spacing: 4) {\n  Image(systemName: \"plus\")\n  Text(a).bold()\n}",
      "Label { Text(a).bold() } icon: { Image(systemName: \"plus\") }"
    ),
    ("task-detached", "func f() { Task.detached { await g() } }", "func f() { Task { await g() } }"),
    (
      "eager-stack",
      "struct A: View { @State private var b: [C]; var body: some View { ScrollView { VStack { ForEach(b) { D($0) } } } } }",
      "struct A: View { @State private var b: [C]; var body: some View { ScrollView { LazyVStack { ForEach(b) { D($0) } } } } }"
    ),
    ("text-by-plus", "Text(\"From \" + user.name + \" today\")", "Text(\"From \\(user.name) today\")"),
    (
      "destructive-role", "a.swipeActions { Button(\"Delete\") { b() } }",
      "a.swipeActions { Button(\"Delete\", role: .destructive) { b() } }"
    ),
    ("type-size-capped", "Text(a).dynamicTypeSize(.large)", "Text(a)"),
    ("insecure-url", "let a = URL(string: \"http://api.shop.com\")", "let a = URL(string: \"https://api.shop.com\")"),
    (
      "symbol-resizable-frame",
      "HStack { Image(systemName: \"star\").resizable().scaledToFit().frame(width: 16, height: 16); Text(a) }",
      "HStack { Image(systemName: \"star\").font(.body); Text(a) }"
    ),
    (
      "white-black-foreground", "Text(a).foregroundStyle(Color.black.opacity(0.5))",
      "Text(a).foregroundStyle(Color.secondary)"
    ),
  ])
  func suggests(id: String, before: String, after: String) throws {
    let check = try #require(RuleTests.plugins.flatMap(\.checks).first { $0.id == id })
    let made = FixedSample.fixed(Array(before.utf8), check) { $0.isSuggestion }
    #expect(String(decoding: made.bytes, as: UTF8.self) == after)
  }

  @Test(arguments: [
    // What is set by others is no matter of one word.
    ("state-private", "struct A { @State public var isOn = false }"),
    // What another type of the file reads, or a protocol may ask for.
    ("state-private", "struct A { @State var isOn = false }\nstruct B { let a: A; func f() { print(a.isOn) } }"),
    ("state-private", "struct A: View, Themed { @State var isOn = false }"),
    ("hardcoded-font-size", "Text(a).font(.system(size: 46))"),
    ("hardcoded-font-size", "Text(a).font(.system(size: 17 /* why */))"),
    ("label-over-hstack", "HStack { Image(systemName: \"plus\") /* why */\n Text(a) }"),
    ("text-by-plus", "Text(\"From \" + names[\"a\"])"),
    ("mutable-static", "enum A { static var b = 1\n static func c() { b += 1 } }"),
    (
      "symbol-resizable-frame",
      "HStack { Image(systemName: \"star\").resizable().frame(width: 50, height: 50); Text(a) }"
    ),
  ])
  func leavesToAPerson(id: String, source: String) throws {
    let check = try #require(RuleTests.plugins.flatMap(\.checks).first { $0.id == id })
    let found = findings(check, in: Array(source.utf8))
    #expect(found.count == 1 && found.allSatisfy { $0.edits.isEmpty }, "\(found)")
  }

  @Test func whoSaysThatItSuggestsDoes() {
    #expect(RuleTests.plugins.flatMap(\.checks).count { $0.suggests } >= 30)
    #expect(RuleTests.plugins.flatMap(\.checks).count { $0.isFixable } >= 50)
    for (id, samples) in Dictionary(grouping: RuleTests.samples, by: \.check.id) {
      let forms = ((try? Form.all(of: id)) ?? []).filter(\.isBad).map(\.source)
      let isFound = samples.contains { sample in
        (sample.bad + forms).contains {
          findings(sample.check, in: MarkedSource($0).source, settings: sample.settings).contains(where: \.isSuggestion)
        }
      }
      #expect(isFound == samples[0].check.suggests, "\(id)")
    }
  }

  /// For every check with fixes or suggestions, on its samples: the text parses as before, what was fixed is gone, a second
  /// time nothing is left to do, and no other check has anything new to say, those with fixes among them.
  @Test func noneMakesWorkForAnother() {
    var count = 0
    for sample in RuleTests.samples where sample.check.suggests || sample.check.isFixable {
      let others = FixedSample.others(than: sample.check)
      for text in sample.bad {
        let source = MarkedSource(text)
        let before = FixedSample.fixed(source.source, sample.check, settings: sample.settings) { _ in true }
        if before.count == 0 { continue }
        count += before.count
        let after = FixedSample.fixed(before.bytes, sample.check, settings: sample.settings) { _ in true }
        let comment: Comment =
          "\(sample.check.id):\n\(source.text)\n-- became:\n\(String(decoding: before.bytes, as: UTF8.self))"
        #expect(FixedSample.isBroken(source.source) == FixedSample.isBroken(before.bytes), comment)
        let left = findings(sample.check, in: before.bytes, settings: sample.settings)
        #expect(left.count == source.marks.count - before.count, comment)
        #expect(after.count == 0 && after.bytes == before.bytes, comment)
        for (old, new) in zip(findings(ofEach: others, in: source.source), findings(ofEach: others, in: before.bytes)) {
          #expect(FixedSample.isPart(new, of: old), comment)
        }
      }
    }
    #expect(count > 150)
  }
}
