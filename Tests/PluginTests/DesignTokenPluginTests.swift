import DesignTokenRules
import POSIXSupport
import SwiftKitABI
import SwiftKitSDK
import TestSupport
import Testing

/// The built library, loaded as a host loads it.
@Suite struct DesignTokenPluginTests {
  private typealias Entry = @convention(c) (UInt32, UInt32) -> UnsafePointer<swiftkit_plugin>?

  private func entry() throws -> Entry {
    #if os(macOS)
      let name = "libDesignTokenRules.dylib"
    #else
      let name = "libDesignTokenRules.so"
    #endif
    let loaded: UnsafeMutableRawPointer? = dlopen(PackageFolder.products.appending(name).string, RTLD_NOW | RTLD_LOCAL)
    let library: UnsafeMutableRawPointer = try #require(loaded)
    let symbol: UnsafeMutableRawPointer? = dlsym(library, "swiftkit_plugin_entry")
    let function: UnsafeMutableRawPointer = try #require(symbol)
    return unsafeBitCast(function, to: Entry.self)
  }

  private func plugin() throws -> swiftkit_plugin {
    try #require(try entry()(UInt32(SWIFTKIT_ABI_MAJOR), 0)).pointee
  }

  // MARK: - Answers across the border

  private final class Replies {
    var answers: [(key: String, statement: String, code: String, confidence: Double)] = []
    let profile: UnsafeMutableBufferPointer<CChar>

    init(profile: String) {
      self.profile = .allocate(capacity: profile.utf8.count)
      _ = self.profile.initialize(from: profile.utf8.map { CChar(bitPattern: $0) })
    }

    deinit { profile.deallocate() }
  }

  /// Everything that the plugin replies to `question`.
  private func ask(_ question: String, profile: String = "") throws -> Replies {
    let replies = Replies(profile: profile)
    var host = swiftkit_host()
    host.struct_size = UInt32(MemoryLayout<swiftkit_host>.size)
    host.context = Unmanaged.passUnretained(replies).toOpaque()
    host.reply = { context, answer in
      guard let context, let answer = answer?.pointee else { return }
      Unmanaged<Replies>.fromOpaque(context).takeUnretainedValue().answers.append(
        (text(answer.key), text(answer.statement), text(answer.code), answer.confidence))
    }
    host.setting = { context, name in
      guard let context, text(name) == "profile" else { return swiftkit_text(bytes: nil, length: 0) }
      let profile = Unmanaged<Replies>.fromOpaque(context).takeUnretainedValue().profile
      return swiftkit_text(bytes: profile.baseAddress, length: profile.count)
    }
    let answer = try #require(try plugin().answer)
    let bytes = question.utf8.map { CChar(bitPattern: $0) }
    bytes.withUnsafeBufferPointer { buffer in
      var asked = swiftkit_question(
        struct_size: UInt32(MemoryLayout<swiftkit_question>.size),
        text: swiftkit_text(bytes: buffer.isEmpty ? nil : buffer.baseAddress, length: buffer.count))
      withExtendedLifetime(replies) { answer(&host, &asked) }
    }
    return replies
  }

  @Test func repliesWithKeyStatementAndCode() throws {
    let answers = try ask("which token is #A1A1AA").answers
    #expect(answers.map(\.key) == ["nearest-token"])
    #expect(
      answers.first?.statement
        == "#A1A1AA is Color.pfTextSecondary, supporting text, in dark, in the profile 'tokens'.")
    #expect(answers.first?.code == "Color.pfTextSecondary")
    #expect(answers.first?.confidence == 1)
  }

  @Test(arguments: [("", "theme.spacing.md"), ("tokens", "PFSpacing.lg"), ("system", "theme.spacing.md")])
  func followsTheUsersProfile(profile: String, code: String) throws {
    #expect(try ask("what is 16 pt spacing called", profile: profile).answers.map(\.code) == [code])
  }

  @Test(arguments: ["", "toolbar button glass", "größer → 🎨"])
  func staysSilent(question: String) throws {
    #expect(try ask(question).answers.isEmpty)
  }

  @Test func refusesAnotherVersionOfTheContract() throws {
    #expect(try entry()(UInt32(SWIFTKIT_ABI_MAJOR) + 1, 0) == nil)
    #expect(try entry()(UInt32(SWIFTKIT_ABI_MAJOR), UInt32(SWIFTKIT_ABI_MINOR) + 1) != nil)
  }

  // MARK: - The words of its questions

  private func lets(_ question: String, to kind: TokenAnswer.Kind) -> Bool {
    let words = designTokenRules.answerer?.kinds.first { $0.key == kind.rawValue }?.words ?? []
    return words.allSatisfy { list in list.contains(where: question.lowercased().contains) }
  }

  /// A question that the plugin answers must not be kept from it.
  @Test(arguments: [
    ("which token is #A1A1AA", TokenAnswer.Kind.token), ("what do I write for hex A1A1AA", .token),
    ("name for 0xA1A1AA", .token), ("hex of pfAccent", .value), ("RGB of Labels/Secondary", .value),
    ("contrast of pfAccent on pfBackground", .contrast), ("is .pfAccent legible on .pfBackground", .contrast),
    ("Readability of #FFF on #000", .contrast), ("what is 16 pt spacing called", .size),
    ("token for a corner radius of 10", .size), ("which spacing is 16 points", .size), ("name for a gap of 16", .size),
    ("which gap is 16pt", .size), ("is 20 pt padding on the scale", .size),
  ])
  func theDescriptorLetsQuestionsThrough(question: String, kind: TokenAnswer.Kind) {
    #expect(TokenQuestions().answer(to: question)?.kind == kind)
    #expect(lets(question, to: kind))
  }

  @Test(arguments: [
    "toolbar button glass", "list or scrollview", "how do I style a primary action glass button",
    "what padding should a card have", "spring animation", "spacing tokens", "which icon for a tab",
  ])
  func theDescriptorKeepsOtherQuestionsAway(question: String) {
    for kind in TokenAnswer.Kind.allCases { #expect(!lets(question, to: kind), "\(kind)") }
  }
}

private func text(_ text: swiftkit_text) -> String {
  String(decoding: UnsafeRawBufferPointer(start: text.bytes, count: text.length), as: UTF8.self)
}
