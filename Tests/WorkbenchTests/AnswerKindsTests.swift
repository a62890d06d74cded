import POSIXSupport
import PluginHosting
import Synchronization
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

  /// What is wrong with a plugin that answers nothing does not take away the answers of others; with one that does, it is told.
  @Test(arguments: [
    (#"{"abi":2"#, false), ("", false), (#"{"abi": 1, "checks": []}"#, false), (#"{"answers": [{"when": 1"#, true),
  ])
  func damagedDescriptors(text: String, isTold: Bool) throws {
    let folder = try TemporaryFolder()
    for name in ["Skills", "Templates"] { try Folder.make(folder.path.appending(name)) }
    try folder.write(text, to: "plugins/ToolbarRules.json")
    var workplace = Workplace(workingFolder: folder.path)
    workplace.executable = folder.path.appending("swiftkit")
    let told = Mutex<[String]>([])
    workplace.remark = { remark in told.withLock { $0.append(remark) } }
    #expect(PluginInventory.answers(to: "a question", in: workplace).isEmpty)
    #expect(told.withLock { $0.isEmpty } == !isTold)
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"answers": 1}"#, #"{"answers": [{"key": "a", "title": "b"}]}"#,
    #"{"answers": [{"key": "a", "title": "b", "when": ["c"]}]}"#, #"{"answers": [{}]}"#,
  ])
  func whatIsNotClearIsLeftToTheWhole(text: String) {
    #expect(PluginDescriptor.answerKinds(in: Array(text.utf8)) == nil)
  }
}
