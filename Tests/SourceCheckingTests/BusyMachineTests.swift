import POSIXSupport
import PluginHosting
import TestSupport
import Testing

/// On a machine that is busy with others a plugin is not blamed for the time in which it stood in line.
@Suite(
  .enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"),
  .enabled(if: BusyProcess.canWait, "only Linux keeps a process on one processor and says how long it waited"))
struct BusyMachineTests {
  /// Takes 0.3 s of one processor's time.
  private static let work = """
    cpu_set_t one; CPU_ZERO(&one); CPU_SET(\(BusyProcess.processor), &one); sched_setaffinity(0, sizeof one, &one);
    for (clock_t end = clock() + CLOCKS_PER_SEC * 3 / 10; clock() < end;) ;
    report(0, 1, "done");
    """

  private func check(_ body: String) throws -> TestCheck {
    var check = try TestCheck(["a.swift": "// bad!\n"])
    check.limits = HostLimits(time: .milliseconds(1200), loading: .seconds(20))
    let source = PluginInC.source(id: "p", body: body).replacing(
      "#include <signal.h>", with: "#include <sched.h>\n#include <signal.h>\n#include <time.h>")
    check.add("p", library: try PluginInC("p", source: source, in: check.folder).library)
    return check
  }

  @Test func waitingForAProcessorIsNoHang() throws {
    let check = try check(Self.work)
    let busy = try (0..<6).map { _ in try BusyProcess() }
    let outcome = try check.run()
    #expect(outcome.problemLines == [])
    #expect(outcome.lines == ["a.swift:1:1 bad done"])
    #expect(busy.allSatisfy { ($0.waiting ?? .zero) > .milliseconds(50) })
  }

  @Test func aHangIsOneAllTheSame() throws {
    let check = try check("for (;;) ;")
    let busy = try (0..<2).map { _ in try BusyProcess() }
    #expect(try check.run().problemLines == ["bad a.swift: checking this file took longer than 1.2 s"])
    #expect(busy.count == 2)
  }
}

/// A process that keeps one processor busy until its owner goes.
private final class BusyProcess {
  /// The first of those that this process may run on: not every machine gives away its number 0.
  static let processor: Int = {
    let status = (try? FileContents.text(of: "/proc/self/status")) ?? ""
    let allowed = status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }
    return allowed.flatMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) } ?? 0
  }()

  static let canWait = FileStatus("/usr/bin/taskset") != nil && FileStatus("/proc/self/schedstat") != nil

  private var child: ChildProcess?

  init() throws {
    child = try ChildProcess(
      "/usr/bin/taskset", arguments: ["-c", "\(Self.processor)", "/bin/sh", "-c", "while :; do :; done"],
      environment: [],
      descriptors: [])
  }

  var waiting: Duration? { child?.waiting }

  deinit {
    child?.signal(SIGKILL)
    _ = child.take()?.wait()
  }
}
