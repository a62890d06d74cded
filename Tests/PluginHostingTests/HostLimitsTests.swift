import Testing

@testable import PluginHosting

/// How long work may take, by what it is about.
@Suite struct HostLimitsTests {
  @Test(arguments: [
    (-1, 5_000), (0, 5_000), (1, 5_000), (4 << 20, 17_500), (8 << 20, 30_000), (9 << 20, 30_000), (.max, 30_000),
  ])
  func parsing(bytes: Int, milliseconds: Int) {
    #expect(HostLimits(time: .seconds(1)).parseTime(bytes: bytes) == .milliseconds(milliseconds))
    #expect(HostLimits(time: .seconds(60)).parseTime(bytes: bytes) == .seconds(60))
  }

  @Test(arguments: [(1, 30, 120), (5, 30, 120), (6, 30, 144), (31, 31, 744)])
  func ownWork(seconds: Int, own: Int, task: Int) {
    let limits = HostLimits(time: .seconds(seconds))
    #expect(limits.ownTime == .seconds(own))
    #expect(limits.taskTime == .seconds(task))
    #expect(HostLimits(time: .seconds(seconds), task: .seconds(2)).taskTime == .seconds(2))
  }
}
