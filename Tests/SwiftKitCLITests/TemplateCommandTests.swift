import POSIXSupport
import TestSupport
import Testing

@Suite struct TemplateCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func showsATemplate() throws {
    expectGolden(try run("template", "show", "feature").output, "template-show.txt")
    expectGolden(try run("template", "show", "feature", "--json").output, "template-show.json")
    let wrong = try run("template", "show", "featur")
    #expect(wrong.exitCode == 64 && wrong.errors.contains("did you mean 'feature'?"))
  }

  /// Who chooses a template may read its code first; nothing is left behind.
  @Test func showsTheCodeOfATemplate() throws {
    let code = try run("template", "show", "feature", "--code", "--set", "Item=Book").output
    #expect(code.hasPrefix("==> Portfolio/PortfolioView.swift (view) <==\nimport SwiftUI\n"))
    #expect(code.contains("\n\n==> Portfolio/Book.swift (model) <==\n") && code.contains("struct Book: "))
    #expect(code.contains("==> Shared/ViewState.swift (state) <==") && code.hasSuffix("}\n"))
    let json = try run("template", "show", "card", "--code", "--json").output
    #expect(json.contains("\"code\" : [") && json.contains("struct PortfolioCard"))
    #expect(try run("template", "show", "route", "--code").output.contains("==> "))
    let wrong = try run("template", "show", "feature", "--set", "Item=Book")
    #expect(wrong.exitCode == 64 && wrong.errors.contains("--set needs --code"))
    #expect(
      try run("template", "show", "feature", "--code", "--set", "Itm=Book").errors.contains("did you mean 'Item'?"))
    #expect(try Folder.names(in: folder.path) == [])
  }

  @Test func aTemplateThatHidesAnotherIsSaid() throws {
    try folder.write(
      #"{"schema":1,"name":"feature","version":"9","summary":"Ours.","extends":"feature","variables":[],"files":[]}"#,
      to: ".swiftkit/templates/feature/template.json")
    #expect(try run("template", "list").output.contains("Ours. [project, hides bundled]"))
    let show = try run("template", "show", "feature").output
    #expect(show.contains("feature 9 [project]") && show.contains("extends feature") && show.contains("hides bundled"))
    #expect(
      try run("new", "feature", "Orders").output.contains("note: the project template 'feature' hides the bundled one"))
  }

  @Test func aNewTemplateWorksAtOnce() throws {
    #expect(try run("template", "new", "screen").exitCode == 0)
    #expect(try run("template", "lint", ".swiftkit/templates/screen").exitCode == 0)
    #expect(try run("template", "test", "screen").output == "screen: 2 combinations, 2 files, no problems\n")
    #expect(try run("new", "screen", "TradeHistory").exitCode == 0)
    #expect(try folder.read("TradeHistory/TradeHistoryView.swift").contains("Text(\"Trade History\")"))
    #expect(try run("template", "new", "screen").exitCode == 2)
    for name in ["../x", "a/b", "", "a b", "-x"] {
      #expect(try run("template", "new", "--", name).exitCode == 64, "\(name)")
    }
  }

  @Test func aFeatureBecomesATemplate() throws {
    _ = try run("new", "feature", "TradeHistory")
    let made = try run("template", "from", "TradeHistory", "TradeHistoryTests", "--name", "mine")
    #expect(made.exitCode == 0, "\(made.errors)")
    let original = try folder.read("TradeHistory/TradeHistoryView.swift")
    let other = try TemporaryFolder()
    for path in try FileTree.files(below: folder.path.appending(".swiftkit/templates/mine")) {
      try other.write(
        try FileContents.text(of: path), to: ".swiftkit/templates/mine/\(path.lastComponent?.string ?? "")")
    }
    let again = try ProgramRun.swiftkit("new", "mine", "TradeHistory", in: other.path)
    #expect(again.exitCode == 0, "\(again.errors)\(again.output)")
    #expect(try other.read("TradeHistory/TradeHistoryView.swift") == original)
    #expect(
      try other.read("TradeHistoryTests/TradeHistoryViewModelTests.swift")
        == folder.read("TradeHistoryTests/TradeHistoryViewModelTests.swift"))
    let orders = try ProgramRun.swiftkit("new", "mine", "Orders", in: other.path)
    #expect(orders.exitCode == 0, "\(orders.errors)\(orders.output)")
    let bundled = try ProgramRun.swiftkit("new", "feature", "Orders", "--dry-run", "--diff", in: folder.path)
    for line in try other.read("Orders/OrdersView.swift").split(separator: "\n") {
      #expect(bundled.output.contains("+\(line)\n"))
    }
  }

  /// A feature as people have them: a plural with its singular, Xcode's header, helpers that do not know the feature.
  @Test func aRealFeatureBecomesATemplate() throws {
    let header = "//\n//  CountriesView.swift\n//\n//  Created by Taylor on 24.10.2019.\n//\n\n"
    let view = """
      import SwiftUI

      struct CountriesView: View {
        let countries: [Country]
        var body: some View { List(countries) { country in DetailRow(text: country.name) } }
      }

      #Preview { CountriesView(countries: []) }

      """
    try folder.write(
      header + view.replacing("import SwiftUI\n", with: "import SwiftUI  \n"), to: "UI/Countries/CountriesView.swift")
    let row =
      "import SwiftUI\n\nstruct DetailRow: View {\n  let text: String\n  var body: some View { Text(text) }\n}\n\n"
      + "#Preview { DetailRow(text: \"One\") }\n"
    try folder.write(row, to: "UI/Countries/DetailRow.swift")
    try folder.write(
      "struct Country: Identifiable {\n  let id: String\n  let name: String\n}\n", to: "UI/Countries/Country.swift")
    let made = try run("template", "from", "UI/Countries", "--name", "mine")
    #expect(made.exitCode == 0, "\(made.errors)")
    #expect(made.output.contains("note: DetailRow.swift does not mention the feature"), "\(made.output)")
    let template = try folder.read(".swiftkit/templates/mine/template.json")
    #expect(template.contains("\"summary\": \"3 files made from Countries.\"") && template.contains("\"once\": true"))
    let test = try run("template", "test", "mine")
    #expect(test.exitCode == 0, "\(test.output)\(test.errors)")
    let plan = try run("new", "mine", "Orders", "--no-check")
    #expect(plan.exitCode == 0, "\(plan.output)\(plan.errors)")
    let written = view.replacing("Countries", with: "Orders").replacing("countries", with: "orders")
      .replacing("Country", with: "Order").replacing("country", with: "order")
    #expect(try folder.read("Orders/OrdersView.swift") == written)
    #expect(try folder.read("Orders/Order.swift").hasPrefix("struct Order: Identifiable"))
    #expect(
      try folder.listing().filter { $0.hasSuffix("DetailRow.swift") && !$0.hasPrefix(".") } == [
        "UI/Countries/DetailRow.swift"
      ])
  }

  @Test func whatLooksLikeAPlaceholderCannotBecomeOne() throws {
    try folder.write("let __Name__ = 1\n", to: "Thing/Thing.swift")
    let run = try run("template", "from", "Thing", "--name", "mine")
    #expect(
      run.exitCode == 2
        && run.errors.contains("Thing.swift:1:1: error: it already contains text that looks like a placeholder")
    )
    #expect(try Folder.names(in: folder.path) == ["Thing"])
  }

  @Test func goldensAreRecordedAndCompared() throws {
    _ = try run("template", "new", "screen")
    let path = ".swiftkit/templates/screen/template.json"
    try folder.write(
      try folder.read(path).replacingFirst(
        "\"schema\": 1,",
        with: "\"schema\": 1,\n  \"tests\": [{ \"name\": \"plain\", \"set\": { \"preview\": \"false\" } }],"),
      to: path)
    #expect(try run("template", "test", "screen").exitCode == 1)
    #expect(
      try run("template", "test", "screen", "--record").output
        == "screen: 2 combinations, 2 files, 1 golden files, no problems\n")
    #expect(try run("template", "test", "screen").exitCode == 0)
    let old = ".swiftkit/templates/screen/golden/plain/Old.swift.txt"
    try folder.write("// old\n", to: old)
    let stale = try run("template", "test", "screen")
    #expect(
      stale.exitCode == 1 && stale.output.contains("plain: the golden file Old.swift.txt is no longer written"),
      "\(stale.output)")
    try Folder.removeAll(folder.path.pushing(FilePath(old)))
    try folder.write("// changed\n", to: ".swiftkit/templates/screen/__Name__View.swift")
    let changed = try run("template", "test", "screen")
    #expect(changed.exitCode == 2 && changed.errors.contains("is not used"))
    try folder.write("//% if preview\n// x \n//% end\n\n__Name__", to: ".swiftkit/templates/screen/__Name__View.swift")
    let complaints = try run("template", "test", "screen")
    #expect(complaints.exitCode == 1 && complaints.output.contains("trailing whitespace"))
    #expect(
      complaints.output.contains("differs from its golden file")
        && complaints.output.contains("no newline at end of file"))
  }

  @Test func everyCombinationIsWrittenOut() throws {
    let run = try run("template", "test", "feature", "--output", "out")
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(try Folder.names(in: folder.path.appending("out/feature")).contains("defaults"))
    #expect(FileStatus(folder.path.appending("out/feature/defaults/Portfolio/PortfolioView.swift"))?.kind == .file)
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(PackageFolder.program, arguments, in: folder.path)
  }
}

extension String {
  fileprivate func replacingFirst(_ word: String, with other: String) -> String {
    split(separator: word, maxSplits: 1, omittingEmptySubsequences: false).joined(separator: other)
  }
}
