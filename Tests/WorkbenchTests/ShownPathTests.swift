import POSIXSupport
import Testing
import Workbench

/// Paths as people find them from the folder that they work in.
@Suite struct ShownPathTests {
  @Test(arguments: [
    ("/work/App", "/work/App/Sources/a.swift", "Sources/a.swift"),
    ("/work/Bücher", "/work/Bücher/Sources/a.swift", "Sources/a.swift"),
    ("/work/書籍", "/work/書籍/ä.swift", "ä.swift"),
    ("/work/App", "/work/App2/a.swift", "/work/App2/a.swift"), ("/work/App", "/work/App", "/work/App"),
    ("/", "/work/a.swift", "/work/a.swift"),
  ])
  func shownFromTheWorkingFolder(folder: String, path: String, shown: String) {
    #expect(Workplace(workingFolder: FilePath(folder)).shown(path) == shown)
  }
}
