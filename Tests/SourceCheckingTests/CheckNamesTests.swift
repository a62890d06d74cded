import HostMessages
import POSIXSupport
import PluginHosting
import SourceChecking
import Testing

/// Which checks a word stands for, and what is said of one that stands for none.
@Suite struct CheckNamesTests {
  @Test(
    arguments: [
      ("default", .standard, [], false), ("all", .all, [], false), ("default,all", .all, [], false),
      ("all, default", .all, [], false), (" a , b-c ", .none, ["a", "b-c"], false),
      ("style,default", .standard, ["style"], false), ("", .none, [], true), (" , ,", .none, [], true),
    ] as [(String, CheckSelection.Base, Set<String>, Bool)])
  func lists(text: String, base: CheckSelection.Base, named: Set<String>, isEmpty: Bool) {
    let selection = CheckSelection(text)
    #expect(selection == CheckSelection(base: base, named: named))
    #expect(selection.isEmpty == isEmpty)
  }

  private func catalogue() -> CheckCatalogue {
    let plugins = [("ours", nil, "some-quite-long-name-of-check"), ("team", "d", "other-rather-long-name-here")].map {
      id, digest, check in
      HostedPlugin(
        library: FilePath(id),
        descriptor: PluginDescriptor(
          abi: 1, id: id, version: "1",
          checks: [
            CheckDescription(
              id: check, level: .info, title: "", literals: [], rules: [], isOnByDefault: true, isFixable: false)
          ], answers: []), digest: digest, checks: [check])
    }
    return CheckCatalogue(of: plugins)
  }

  @Test(
    arguments: [
      ("quite-long", "some-quite-long-name-of-check"), ("rather-long", "team/other-rather-long-name-here"),
      ("other-rather", "team/other-rather-long-name-here"), ("long-quite", nil), ("", nil), ("-", nil),
      ("some-quite-long-name-of-chekc", "some-quite-long-name-of-check"), ("styel", "style"),
    ] as [(String, String?)])
  func whatMayBeMeant(name: String, suggestion: String?) {
    #expect(catalogue().unknown(name).suggestion == suggestion)
  }

  @Test(arguments: [
    ("some-quite-long-name-of-check", true), ("team", true), ("style", true), ("ours", false), ("some", false),
    ("team/other-rather-long-name-here", true), ("other-rather-long-name-here", false), ("zzz", false), ("", false),
  ])
  func whatIsKnown(name: String, isKnown: Bool) {
    let catalogue = catalogue()
    #expect(catalogue.knows(name) == isKnown)
    #expect((catalogue.entry(named: name) != nil) == (isKnown && name.contains("-")))
  }
}
