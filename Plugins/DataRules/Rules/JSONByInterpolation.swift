import SwiftKitSDK

/// A quote in the text breaks the document, or smuggles fields into it.
struct JSONByInterpolation: Check {
  let id = "json-by-interpolation"
  let rules = ["data/requests/json-by-interpolation"]
  let severity = Severity.warning
  let title = "JSON that is built with string interpolation"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = [
    "{\\\" & \\(", "\": & \\( & \"\"\"", "\\\": & \\(", "#\" & \\#(", "\\\":\\\"\" +", "\\\": \\\"\" +", "{\\\" & %@",
  ]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    let name = file.path.split(separator: "/").last?.lowercased() ?? ""
    if file.isOfTests || name.contains(bytesOf: "fixture") { return }
    for operation in file.nodes(.operation) where !operation.isInPreview && isJoined(operation) {
      report(operation, "a quotation mark in a value breaks this JSON; encode an `Encodable` type with `JSONEncoder`")
    }
    for call in file.calls(named: "String") where call.isRoot && !call.isInPreview && isFormatted(call) {
      report(call, "a quotation mark in a value breaks this JSON; encode an `Encodable` type with `JSONEncoder`")
    }
    for text in file.nodes(.string) where !text.isInPreview && text.children(.argument).contains(where: isText) {
      let written = text.source
      // Escaped quotes, or plain ones in a text of several lines, around a name and before a colon.
      let isEscaped = written.contains("{\\\"") && written.contains("\\\":")
      let isLong =
        written.hasPrefix("\"\"\"") && isValue(written) && written.contains("\":")
        && written.contains(": \"\\(")
      guard isEscaped && quotesValue(written) || isLong || isRaw(written) || isField(written) && !isLogged(text)
      else { continue }
      report(text, "a quotation mark in a value breaks this JSON; encode an `Encodable` type with `JSONEncoder`")
    }
  }

  /// `String(format: "{\"name\":\"%@\"}", name)`
  private func isFormatted(_ call: Node) -> Bool {
    guard let written = call.argument("format")?.value.source else { return false }
    return written.contains("{\\\"") && ["\\\":\\\"%@", "\\\": \\\"%@"].contains(where: written.contains)
  }

  /// `"{\"name\":\"" + name + "\"}"`
  private func isJoined(_ operation: Node) -> Bool {
    let parts = operation.children.filter { $0.kind != .operator }
    guard operation.children(.operator).allSatisfy({ $0.isNamed("+") }), let first = parts.first, first.kind == .string,
      first.text?.hasPrefix("{\\\"") == true
    else { return false }
    return zip(parts, parts.dropFirst()).contains { left, right in
      let before = left.text?.filter { $0 != " " } ?? ""
      return right.kind == .chain && before.hasSuffix("\\\":\\\"") && mayHoldQuote(right)
    }
  }

  /// Whether a value stands in quotes, as a text does, and is no JSON itself: `\"name\": \"\(name)\"`.
  private func quotesValue(_ written: String) -> Bool {
    written.contains("\\\"\\(") || written.contains("\\\":\\(") || written.contains("\\\": \\(")
  }

  /// `#"{"name":"\#(name)"}"#`
  private func isRaw(_ written: String) -> Bool {
    guard written.hasPrefix("#\"") else { return false }
    let value = written.drop { "#\"".contains($0) || $0.isWhitespace }
    let isValue = value.first == "{" || value.contains(/^\[\s*[{"\[]/)
    return isValue && (written.contains("\":\"\\#(") || written.contains("\": \"\\#("))
  }

  /// `#""name": "\#(value)""#`, a field of an object and nothing behind it.
  private func isField(_ written: String) -> Bool {
    written.hasPrefix("#\"\"") && written.contains(/^#""[^"]+": ?"\\#\([^"]*\)",?"#$/)
  }

  /// Whether it is written into a log, which nobody reads as JSON.
  private func isLogged(_ text: Node) -> Bool {
    guard let call = text.callOfArgument else { return false }
    return call.isNamed("print", "debugPrint", "NSLog", "os_log") || call.chain?.root.nameHolds("log") == true
  }

  /// Whether the text of several lines is a value of JSON and no program around one.
  private func isValue(_ written: String) -> Bool {
    let first = written.dropFirst(3).first { !$0.isWhitespace }
    return first == "{" || first == "["
  }

  /// Whether it puts in more than a number.
  private func isText(_ interpolation: Node) -> Bool { interpolation.firstChild.map(mayHoldQuote) ?? true }

  /// Neither a number, an identity, a constant nor what is escaped already.
  private func mayHoldQuote(_ value: Node) -> Bool {
    guard value.number == nil, !value.sourceHolds("escap"), !value.sourceHolds("encod"), !value.sourceHolds("base64")
    else { return false }
    guard let parts = value.chain?.parts, let last = parts.last else { return true }
    if last.isNamed("uuidString") || parts.count == 1 && last.kind == .call && last.isNamed("String", "Int") {
      return false
    }
    return !(parts[0].isCapitalized && parts.allSatisfy { $0.kind == .member })
  }
}
