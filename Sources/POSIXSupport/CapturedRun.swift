/// A program run to its end, with what it printed.
package struct CapturedRun: Sendable {
  package let output: [UInt8]
  package let errors: String
  package let ending: ChildProcess.Ending
  /// Whether it printed more than it may, or took longer; it was ended then, and what is kept is not all.
  package let isCut: Bool

  /// Runs `name`, an absolute path or a name that is searched for in `PATH`: in the absolute folders there, since a relative
  /// one would let the project say what is run.
  ///
  /// - Parameters:
  ///   - environment: the whole environment, as `NAME=value`.
  ///   - input: what it finds on its standard input; no more than a pipe holds, 16 KB.
  ///   - limit: the most bytes of its output, and of its complaints; whoever prints more is ended.
  ///   - patience: how long it may take; as long as it likes when nil.
  package init(
    _ name: String, _ arguments: [String], environment: [String], input: [UInt8] = [], limit: Int = 256 << 20,
    patience: Duration? = nil
  ) throws(FileFault) {
    do throws(Errno) {
      var output = try Pipe()
      var errors = try Pipe()
      let nowhere = open("/dev/null", O_RDONLY | O_CLOEXEC)
      defer { _ = close(nowhere) }
      var told = try Pipe()
      if !input.isEmpty, let fault = AtomicFile.writeAll(Array(input.prefix(16 << 10)), to: told.writing) {
        throw fault
      }
      told.closeWriting()
      let child: ChildProcess
      do throws(FileFault) {
        child = try ChildProcess(
          name.hasPrefix("/") ? FilePath(name) : "/usr/bin/env",
          arguments: (name.hasPrefix("/") ? [] : [name]) + arguments,
          environment: CapturedRun.withSafePath(environment),
          descriptors: [(input.isEmpty ? nowhere : told.reading, 0), (output.writing, 1), (errors.writing, 2)])
      } catch {
        throw error.code ?? .invalidArgument
      }
      output.closeWriting()
      errors.closeWriting()
      var (printed, complained): ([UInt8], [UInt8]) = ([], [])
      var isOpen = [true, true]
      var isCut = false
      let end = patience.map { ContinuousClock.now + $0 }
      while isOpen[0] || isOpen[1] {
        var ends = [
          pollfd(fd: isOpen[0] ? output.reading : -1, events: Int16(POLLIN), revents: 0),
          pollfd(fd: isOpen[1] ? errors.reading : -1, events: Int16(POLLIN), revents: 0),
        ]
        _ = poll(&ends, 2, end == nil ? -1 : 20)
        if isOpen[0], ends[0].revents != 0 { isOpen[0] = CapturedRun.take(output.reading, &printed) }
        if isOpen[1], ends[1].revents != 0 { isOpen[1] = CapturedRun.take(errors.reading, &complained) }
        let isLate = end.map { ContinuousClock.now >= $0 } ?? false
        if isLate || printed.count > limit || complained.count > limit {
          isCut = true
          child.signal(SIGKILL)
          break
        }
      }
      if let end, !isCut {
        // It may have closed both and go on.
        while !child.hasEnded, ContinuousClock.now < end { usleep(2_000) }
        isCut = !child.hasEnded
        if isCut { child.signal(SIGKILL) }
      }
      self.isCut = isCut
      self.output = printed
      self.errors = String(decoding: complained, as: UTF8.self)
      ending = child.wait()
    } catch {
      throw FileFault("run", FilePath(name), code: error)
    }
  }

  /// `environment` with the absolute folders of its `PATH` alone.
  static func withSafePath(_ environment: [String]) -> [String] {
    let mark = "PATH="
    let path = environment.first { $0.hasPrefix(mark) }?.dropFirst(mark.count) ?? ""
    let safe = path.split(separator: ":").filter { $0.hasPrefix("/") }.joined(separator: ":")
    return environment.filter { !$0.hasPrefix(mark) } + [mark + (safe.isEmpty ? "/usr/bin:/bin" : safe)]
  }

  /// Reads once; false at the end.
  private static func take(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Bool {
    var count = 0
    bytes += [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      count = read(descriptor, buffer.baseAddress, buffer.count)
      filled = max(0, count)
    }
    return count > 0 || (count < 0 && errno == EINTR)
  }
}
