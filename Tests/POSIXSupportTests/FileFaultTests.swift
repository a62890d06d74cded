import POSIXSupport
import Testing

@Suite struct FileFaultTests {
  @Test func saysWhatWhereAndWhy() {
    #expect(
      FileFault("replace", "/a/b", code: .permissionDenied).description == "cannot replace '/a/b': Permission denied")
    #expect(FileFault("read", "a", reason: "it is a folder").description == "cannot read 'a': it is a folder")
  }

  @Test(arguments: [
    (Errno.noSuchFileOrDirectory, true), (.notDirectory, true), (.permissionDenied, false), (.fileExists, false),
  ])
  func missingMeansThatNothingIsThere(code: Errno, isMissing: Bool) {
    #expect(FileFault("read", "a", code: code).isMissing == isMissing)
  }

  @Test func aReasonOfOursIsNotMissing() {
    #expect(!FileFault("read", "a", reason: "No such file or directory").isMissing)
  }
}
