import DesignTokenRules
public import SwiftKitABI

/// The function that a host looks up.
// swift-format-ignore: AlwaysUseLowerCamelCase
@c @implementation
public func swiftkit_plugin_entry(_ major: UInt32, _ minor: UInt32) -> UnsafePointer<swiftkit_plugin>? {
  guard major == SWIFTKIT_ABI_MAJOR else { return nil }
  return description
}

/// What the plugin says of itself; it lives as long as the library is loaded, so nobody frees it.
nonisolated(unsafe) private let description: UnsafePointer<swiftkit_plugin> = {
  let memory = UnsafeMutablePointer<swiftkit_plugin>.allocate(capacity: 1)
  memory.initialize(
    to: swiftkit_plugin(
      struct_size: UInt32(MemoryLayout<swiftkit_plugin>.size),
      abi_major: UInt32(SWIFTKIT_ABI_MAJOR), abi_minor: UInt32(SWIFTKIT_ABI_MINOR),
      id: text("design-tokens"), version: text("0.1.0"), checks: nil, check_count: 0, check: nil,
      answer: { host, question in
        guard let host, let question else { return }
        answer(host.pointee, question.pointee)
      }))
  return UnsafePointer(memory)
}()

/// Answers through `host`, or stays silent.
private func answer(_ host: swiftkit_host, _ question: swiftkit_question) {
  let profile = host.setting.map { setting in setting(host.context, text("profile")) }
  let questions = TokenQuestions(profile: profile.map(string) ?? "")
  guard let answer = questions.answer(to: string(question.text)) else { return }
  withText(answer.kind.rawValue) { key in
    withText(answer.statement) { statement in
      withText(answer.code) { code in
        var reply = swiftkit_answer(
          struct_size: UInt32(MemoryLayout<swiftkit_answer>.size), confidence: answer.confidence, key: key,
          statement: statement, code: code)
        host.reply(host.context, &reply)
      }
    }
  }
}

/// Text that is part of the library.
private func text(_ text: StaticString) -> swiftkit_text {
  swiftkit_text(
    bytes: UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self), length: text.utf8CodeUnitCount)
}

/// Text that lives during `body`.
private func withText(_ string: String, _ body: (swiftkit_text) -> Void) {
  var string = string
  string.withUTF8 { bytes in
    bytes.withMemoryRebound(to: CChar.self) { body(swiftkit_text(bytes: $0.baseAddress, length: $0.count)) }
  }
}

private func string(_ text: swiftkit_text) -> String {
  let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.bytes == nil ? 0 : text.length)
  return String(decoding: bytes, as: UTF8.self)
}
