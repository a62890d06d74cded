import HostMessages
import TestSupport
import Testing

@Suite struct MessageTests {
  /// A message of 64 MiB is waited for; the length of a longer one is not believed.
  @Test(arguments: [(0, false), (1, true)]) func lengths(over: UInt32, isRefused: Bool) {
    let length = UInt32(MessageStream.limit) + over
    var stream = MessageStream()
    stream.append((0..<4).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) })
    do throws(MessageFault) {
      let request = try stream.nextRequest()
      #expect(request == nil && !isRefused)
    } catch {
      #expect(isRefused)
    }
  }

  @Test(arguments: Samples.requests) func requestsComeBack(request: HostRequest) throws {
    var stream = MessageStream()
    stream.append(request.frame)
    #expect(try stream.nextRequest() == request)
    #expect(try stream.nextRequest() == nil)
  }

  @Test(arguments: Samples.replies) func repliesComeBack(reply: HostReply) throws {
    var stream = MessageStream()
    stream.append(reply.frame)
    #expect(try stream.nextReply() == reply)
    #expect(try stream.nextReply() == nil)
  }

  @Test func manyMessagesArriveByteByByte() throws {
    var stream = MessageStream()
    var received: [HostReply] = []
    for byte in Samples.replies.flatMap(\.frame) {
      stream.append(CollectionOfOne(byte))
      while let reply = try stream.nextReply() { received.append(reply) }
    }
    #expect(received == Samples.replies)
  }

  @Test(arguments: [
    ([255, 255, 255, 255], MessageFault.tooLong(4_294_967_295)),
    ([0, 0, 0, 0], .cutShort),
    ([1, 0, 0, 0, 99], .unknownValue(99, of: "reply")),
    ([6, 0, 0, 0, 1, 1, 0, 0, 0, 7], .leftOver(6)),
    // A list that announces more elements than there are bytes.
    ([17, 0, 0, 0, 5, 1, 0, 0, 0, 255, 255, 255, 127, 0, 0, 0, 0, 0, 0, 0, 0], .cutShort),
  ])
  func badFramesAreFaults(bytes: [UInt8], expected: MessageFault) {
    var stream = MessageStream()
    stream.append(bytes)
    #expect(throws: expected) { try stream.nextReply() }
  }

  /// Whatever the bytes are, reading them ends with a message or a fault, never with a crash or a wait in the middle.
  @Test func changedBytesNeverCrash() {
    var random = SeededRandom(seed: 7)
    for reply in Samples.replies {
      for _ in 0..<400 {
        var bytes = reply.frame
        for _ in 0...Int(random.next() % 3) {
          bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        if random.next() % 4 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
        var stream = MessageStream()
        stream.append(bytes)
        while let message = try? stream.nextReply() { _ = message.frame }
      }
    }
  }
}

@Suite struct RunningMarkTests {
  @Test(
    arguments: [
      .idle, .reading(task: 1), .parsing(task: 0xfff_ffff), .loading(library: 65_535),
      .checking(task: 77, CheckReference(library: 3, check: 41)), .answering(task: 5, library: 2),
    ] as [RunningMark])
  func marksComeBack(mark: RunningMark) {
    #expect(RunningMark(word: mark.word) == mark)
  }

  @Test func otherWordsAreNoMarks() {
    #expect(RunningMark(word: .max) == nil)
    #expect(RunningMark(word: 0) == .idle)
  }
}
