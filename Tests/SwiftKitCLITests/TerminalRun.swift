import POSIXSupport
import TestSupport

/// One run of swiftkit by a person: standard input and standard error are a terminal, standard output a file.
struct TerminalRun {
  let output: String
  /// What the person saw: questions, and what was typed.
  let screen: String
  let exitCode: Int32?

  /// Control-D at the beginning of a line: the end of the input.
  static let endOfInput = "\u{4}"

  /// - Parameter typed: all that the person types; it waits in the terminal until it is asked for.
  init(_ arguments: String..., in folder: FilePath, typed: String) throws {
    let scratch = try TemporaryFolder("swiftkit-terminal-")
    let file = try scratch.write("", to: "out")
    guard let (master, terminal) = TerminalRun.openTerminal() else { throw TerminalFailure() }
    let out = file.withPlatformString { open($0, O_RDWR | O_CLOEXEC) }
    guard out >= 0 else { throw TerminalFailure() }
    _ = AtomicFile.writeAll(Array(typed.utf8), to: master)
    let process = try ChildProcess(
      "/bin/sh",
      arguments: ["-c", "cd \"$0\" && exec \"$@\"", folder.string, PackageFolder.program.string] + arguments,
      environment: ["HOME=\(scratch.path)", "PATH=/usr/bin:/bin"],
      descriptors: [(from: terminal, to: 0), (from: out, to: 1), (from: terminal, to: 2)])
    let ending = process.wait()
    // What the terminal still holds is read before its last other end is closed, as some systems then forget it.
    screen = String(decoding: TerminalRun.everything(in: master), as: UTF8.self)
    for descriptor in [terminal, out, master] { _ = close(descriptor) }
    output = try FileContents.text(of: file)
    if case .exited(let code) = ending { exitCode = code } else { exitCode = nil }
  }

  /// All bytes that wait at the master end. One read may give only the first part of them: a terminal passes on what was
  /// written in pieces.
  private static func everything(in master: Int32) -> [UInt8] {
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = read(master, &piece, piece.count), count > 0 { bytes += piece.prefix(count) }
    return bytes
  }

  /// Both ends of a new terminal.
  private static func openTerminal() -> (master: Int32, terminal: Int32)? {
    #if os(Linux)
      // The functions of POSIX are hidden from Swift here, and so are these two macros: TIOCSPTLCK and TIOCGPTN.
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var number: Int32 = 0
      guard master >= 0, ioctl(master, 0x4004_5431, &number) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
        return nil
      }
      let terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    #else
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else { return nil }
      let terminal = open(name, O_RDWR | O_NOCTTY)
    #endif
    return terminal >= 0 ? (master, terminal) : nil
  }

  private struct TerminalFailure: Error {}
}
