import POSIXSupport
import TestSupport
import Testing

/// What lies in folders above the one that somebody works in.
@Suite struct FolderTrustTests {
  @Test(arguments: [(0o755, true), (0o775, true), (0o777, false), (0o1777, false), (0o757, false)] as [(mode_t, Bool)])
  func foldersThatOthersMayWriteTo(mode: mode_t, isCovered: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "above/work/mark")
    let above = folder.path.appending("above")
    #expect(chmod(above.string, mode) == 0)
    let trust = FolderTrust(workingIn: above.appending("work"))
    #expect(trust.covers(above) == isCovered)
    #expect(trust.covers("mark", in: above.appending("work")))
    // Where somebody works is their choice.
    #expect(FolderTrust(workingIn: above).covers(above))
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give files away")) func foldersOfOthers() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "above/work/a")
    try folder.write("", to: "above/mark")
    let above = folder.path.appending("above")
    #expect(chown(above.appending("mark").string, 12_345, 12_345) == 0)
    #expect(!FolderTrust(workingIn: above.appending("work")).covers("mark", in: above))
    #expect(chown(above.appending("work").string, 12_345, 12_345) == 0)
    // Who owns the folder that is worked in has a say anyway.
    #expect(FolderTrust(workingIn: above.appending("work")).covers("mark", in: above))
  }
}
