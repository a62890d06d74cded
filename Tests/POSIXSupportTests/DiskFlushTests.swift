import TestSupport
import Testing

@testable import POSIXSupport

struct DiskFlushTests {
  /// On slow disks and on quick ones, the code of each file stands at its place.
  @Test(arguments: [Duration.zero, .seconds(600)]) func codesComeInOrder(patience: Duration) throws {
    let folder = try TemporaryFolder()
    var files: [Int32] = []
    defer { for file in files { close(file) } }
    for number in 0..<20 {
      let path = folder.path.appending("\(number)")
      try folder.write("text", to: "\(number)")
      files.append(open(path.string, O_RDONLY | O_CLOEXEC))
    }
    let asked = files.enumerated().map { $0.offset % 3 == 1 ? -1 : $0.element }
    let codes = DiskFlush.flush(asked, patience: patience)
    #expect(codes == asked.map { $0 < 0 ? Errno.badFileDescriptor : nil })
    #expect(DiskFlush.flush([], patience: patience).isEmpty)
  }
}
