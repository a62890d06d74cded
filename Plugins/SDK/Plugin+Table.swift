public import SwiftKitABI

extension Plugin {
  /// What `swiftkit_plugin_entry` returns; nil when the host is of another major version.
  ///
  ///     @c @implementation
  ///     public func swiftkit_plugin_entry(_ major: UInt32, _ minor: UInt32) -> UnsafePointer<swiftkit_plugin>? {
  ///       glassRules.table(forHost: major)
  ///     }
  ///
  /// One library has one plugin: the last one that was asked for its table is the one that runs.
  public func table(forHost major: UInt32) -> UnsafePointer<swiftkit_plugin>? {
    guard major == UInt32(SWIFTKIT_ABI_MAJOR) else { return nil }
    (loaded, checksOfLoaded, latestSettings) = (self, checks, nil)
    let table = UnsafeMutablePointer<swiftkit_plugin>.allocate(capacity: 1)
    table.initialize(
      to: swiftkit_plugin(
        struct_size: UInt32(MemoryLayout<swiftkit_plugin>.stride),
        abi_major: UInt32(SWIFTKIT_ABI_MAJOR), abi_minor: UInt32(SWIFTKIT_ABI_MINOR),
        id: .immortal(id), version: .immortal(version),
        checks: immortal(checks.map { $0.entry }), check_count: checks.count,
        check: { host, file, index in
          guard let host, let file, checksOfLoaded.indices.contains(Int(index)) else { return }
          checksOfLoaded[Int(index)].run(over: file, for: host.pointee)
        },
        answer: answerer == nil
          ? nil
          : { host, question in
            guard let host, let question, let loaded else { return }
            loaded.answer(String(question.pointee.text), for: host.pointee)
          }))
    return UnsafePointer(table)
  }

  private func answer(_ question: String, for host: swiftkit_host) {
    for answer in answerer?.answers(to: question, settings: .read(from: host)) ?? [] { answer.send(to: host) }
  }
}

extension Check {
  fileprivate func run(over file: UnsafePointer<swiftkit_file>, for host: swiftkit_host) {
    let facts = host.extension?(host.context, SWIFTKIT_FACTS)?.assumingMemoryBound(to: swiftkit_facts.self)
    let table = swiftkit_file(readingFrom: file)
    let source: SourceFile
    if let latest, latest.adopt(table, project: Project(facts)) {
      source = latest
    } else {
      latest?.end()
      let api = host.extension?(host.context, SWIFTKIT_API)?.assumingMemoryBound(to: swiftkit_api.self)
      source = SourceFile(
        table, settings: .read(from: host), project: Project(facts), apiTable: api?.pointee.table.buffer)
      latest = source
    }
    defer { source.forget() }
    for finding in findings(in: source) { finding.send(to: host) }
  }
}

/// The plugin of this library. It is set once, before any other call, and calls come one at a time: see the header.
nonisolated(unsafe) private var loaded: Plugin?
/// Its checks, apart, because all of a plugin is much to copy for each of them.
nonisolated(unsafe) private var checksOfLoaded: [any Check] = []

/// The file of the last call: a plugin's checks look at a file one after the other, and what was worked out for one
/// serves the next.
nonisolated(unsafe) private var latest: SourceFile?

/// The settings of the last file, and what they were read from: nearly always those of the next one, too.
nonisolated(unsafe) private var latestSettings: (names: [String], values: [String], settings: Settings)?

extension Settings {
  fileprivate static func read(from host: swiftkit_host) -> Settings {
    func text(_ name: String) -> swiftkit_text {
      swiftkit_text.with(name) { name in host.setting.map { $0(host.context, name) } ?? swiftkit_text() }
    }
    let names = latestSettings?.names ?? names(of: loaded)
    if let latestSettings, zip(names, latestSettings.values).allSatisfy({ text($0).equals($1) }) {
      return latestSettings.settings
    }
    let settings = Settings({ String(text($0)) }, of: loaded)
    latestSettings = (names, names.map { String(text($0)) }, settings)
    return settings
  }
}

/// A copy that is never freed, for what must live as long as the library.
private func immortal<Element>(_ elements: [Element]) -> UnsafePointer<Element>? {
  let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
  _ = copy.initialize(from: elements)
  return UnsafePointer(copy.baseAddress)
}

extension Check {
  fileprivate var entry: swiftkit_check {
    swiftkit_check(
      struct_size: UInt32(MemoryLayout<swiftkit_check>.stride), severity: severity.raw,
      id: .immortal(id), title: .immortal(title),
      literals: immortal(literals.map { .immortal($0) }), literal_count: literals.count,
      rules: immortal(rules.map { .immortal($0) }), rule_count: rules.count,
      off_by_default: isOffByDefault ? 1 : 0, fixable: isFixable ? 1 : 0)
  }
}

extension Finding {
  /// Hands the finding to the host, which copies it.
  fileprivate func send(to host: swiftkit_host) {
    // The replacements one behind the other, so that one buffer holds them all.
    let replacements = edits.flatMap { Array($0.replacement.utf8) }.map { CChar(bitPattern: $0) }
    replacements.withUnsafeBufferPointer { bytes in
      var offset = 0
      let edits = edits.map { edit in
        let length = edit.replacement.utf8.count
        defer { offset += length }
        return swiftkit_edit(
          start: UInt32(edit.range.lowerBound), end: UInt32(edit.range.upperBound),
          replacement: swiftkit_text(bytes: bytes.baseAddress?.advanced(by: offset), length: length))
      }
      edits.withUnsafeBufferPointer { edits in
        swiftkit_text.with(message) { message in
          var finding = swiftkit_finding(
            struct_size: UInt32(MemoryLayout<swiftkit_finding>.stride),
            start: UInt32(range.lowerBound), end: UInt32(range.upperBound), message: message,
            edits: edits.baseAddress, edit_count: edits.count, is_suggestion: isSuggestion ? 1 : 0,
            is_note: isNote ? 1 : 0)
          host.report?(host.context, &finding)
        }
      }
    }
  }
}
