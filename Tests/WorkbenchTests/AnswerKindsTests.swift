import POSIXSupport
import PluginHosting
import TestSupport
import Testing

@testable import Workbench

struct AnswerKindsTests {
  /// The short look at a descriptor sees what reading all of it sees.
  @Test func bundledDescriptors() throws {
    let plugins = PackageFolder.root.appending("Plugins")
    var kinds = 0
    for name in try Folder.names(in: plugins) where name.hasSuffix("Rules") {
      let path = plugins.appending(name).appending("\(name).json")
      let whole = try PluginInventory.descriptor(at: path)
      #expect(PluginDescriptor.answerKinds(in: try FileContents.bytes(of: path)) == whole.answers, "\(name)")
      kinds += whole.answers.count
    }
    #expect(kinds > 3)
  }

  /// What stands behind the answers, hundreds of checks, is not read to find out that there are none.
  @Test func nothingBehindTheAnswersIsRead() {
    #expect(PluginDescriptor.answerKinds(in: Array(#"{"abi": 1, "answers": [], "checks": [{"id""#.utf8)) == [])
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"answers": 1}"#, #"{"answers": [{"key": "a", "title": "b"}]}"#,
    #"{"answers": [{"key": "a", "title": "b", "when": ["c"]}]}"#, #"{"answers": [{}]}"#,
  ])
  func whatIsNotClearIsLeftToTheWhole(text: String) {
    #expect(PluginDescriptor.answerKinds(in: Array(text.utf8)) == nil)
  }
}
