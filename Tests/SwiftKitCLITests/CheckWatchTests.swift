import POSIXSupport
import TestSupport
import Testing

@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct CheckWatchTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func aChangedFileIsCheckedAgain(signal: Int32) throws {
    let kit = try PortableSwiftKit(plugins: ["test": ""])
    try kit.write("let a = 1\n", to: "a.swift")
    var output = try Pipe()
    let child = try ChildProcess(
      "/bin/sh",
      arguments: ["-c", "cd \"$0\" && exec \"$@\"", kit.project.string, "\(kit.kit)/swiftkit", "check", "--watch"],
      environment: ["HOME=\(kit.folder.path)", "PATH=/usr/bin:/bin"],
      descriptors: [(output.writing, 1), (output.writing, 2)])
    output.closeWriting()
    var text = ""
    func wait(for words: String) -> Bool {
      let end = ContinuousClock.now + .seconds(120)
      while ContinuousClock.now < end {
        if text.contains(words) { return true }
        var ready = pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 100) > 0 else { continue }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(output.reading, &bytes, bytes.count)
        text += String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      }
      return false
    }
    #expect(wait(for: "no findings in 1 file\nswiftkit: watching for changes; press Control-C to stop\n"))
    try kit.write("let trip = 1\n", to: "a.swift")
    #expect(wait(for: "a.swift:1:5: warning: a trip [words]\n"))
    try kit.write("let trip = 1\n", to: "b.swift")
    #expect(wait(for: "b.swift:1:5: warning: a trip [words]\n"))
    #expect(wait(for: "2 warnings in 2 files\nswiftkit: watching for changes; press Control-C to stop\n"))
    try kit.write("disable: [words]\n", to: ".swiftkit.yml")
    #expect(wait(for: "no findings in 2 files\nswiftkit: watching for changes; press Control-C to stop\n"), "\(text)")
    child.signal(signal)
    #expect(child.wait() == .exited(0))
  }
}
