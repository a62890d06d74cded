import POSIXSupport
import TestSupport
import Testing

@Suite struct PackageFolderTests {
  @Test(
    arguments: [
      ("/b/debug/kit.xctest/Contents/MacOS/kit", "/b/debug"), ("/b/debug/kit.xctest", "/b/debug"),
      ("/b/debug/kit", nil),
    ] as [(FilePath, FilePath?)])
  func bundleFolder(image: FilePath, folder: FilePath?) {
    #expect(PackageFolder.bundleFolder(of: image) == folder)
  }
}
