import JSON
import POSIXSupport
import TestSupport
import Testing

/// Our reader beside Python's, on documents made by chance, on odd ones, and on all JSON of this package.
@Suite(.enabled(if: Python.canRun, "needs python3"))
struct PythonTests {
  @Test func readsTheSameOrRefuses() throws {
    let root = PackageFolder.root
    let script = root.appending("Tests/JSONTests/Fixtures/python_json.py").string
    let files = try ["Data", "Packaging", "Plugins", "Skills", "Templates", "Tests"].flatMap {
      try FileTree.files(below: root.appending($0)).filter { $0.extension == "json" }.map(\.string)
    }
    #expect(files.count > 60)
    let run = try ProgramRun("/usr/bin/env", ["python3", script, "29", "1500"] + files)
    try #require(run.exitCode == 0, "\(run.errors)")
    var (same, refused) = (0, 0)
    for line in run.output.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "\t")).map(Array.init)
      let document = PythonTests.bytes(parts.count == 2 ? parts[0][...] : [])
      let expected = parts.last ?? []
      if expected == [UInt8(ascii: "!")] { refused += 1 } else { same += 1 }
      try compare(document, expected)
    }
    #expect(same > 2_000 && refused > 2_000)
  }

  /// What Python refuses is refused, with a place inside the document; all else is the same, whole and piece by piece.
  private func compare(_ document: [UInt8], _ expected: [UInt8]) throws {
    let shown = String(decoding: document.prefix(200), as: UTF8.self)
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue(json: document)
    } catch {
      #expect(expected == [UInt8(ascii: "!")], "'\(shown)' is refused: \(error)")
      let (place, end) = (error.place, document.withUnsafeBufferPointer { JSONPlace(of: document.count, in: $0) })
      #expect(place.line < end.line || place.line == end.line && place.column <= end.column, "'\(shown)'")
      return
    }
    #expect(Canonical(value).bytes == expected, "'\(shown)'")
    let pulled = try document.withUnsafeBufferPointer { try Canonical.pulled(from: $0) }
    #expect(pulled == expected, "'\(shown)' in pieces")
    #expect(try JSONValue(json: Array(value.line.utf8)) == value, "'\(shown)' written and read")
    #expect(try JSONValue(json: Array(value.document.utf8)) == value, "'\(shown)' laid out and read")
  }

  private static func bytes(_ digits: ArraySlice<UInt8>) -> [UInt8] {
    func value(_ digit: UInt8) -> UInt8 { digit < 0x3A ? digit - 0x30 : digit - 0x57 }
    return stride(from: 0, to: digits.count, by: 2).map { value(digits[$0]) << 4 | value(digits[$0 + 1]) }
  }
}

private enum Python {
  static let canRun = (try? ProgramRun("/usr/bin/env", ["python3", "--version"]).exitCode) == 0
}

/// A value as python_json.py writes it.
private struct Canonical {
  private(set) var bytes: [UInt8] = []

  init(_ value: JSONValue) { write(value) }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .null, .encoded: bytes += "z".utf8
    case .bool(let truth): bytes += (truth ? "t" : "f").utf8
    case .number(let digits):
      let bits = String((value.double ?? 0).bitPattern, radix: 16)
      bytes += "n\(digits)=\(String(repeating: "0", count: 16 - bits.utf8.count))\(bits)".utf8
    case .string(let text):
      bytes += "s".utf8
      write(text)
    case .array(let values):
      bytes += "[".utf8
      for value in values {
        write(value)
        bytes += ",".utf8
      }
      bytes += "]".utf8
    case .object(let members):
      bytes += "{".utf8
      for member in members {
        write(member.name)
        bytes += ":".utf8
        write(member.value)
        bytes += ",".utf8
      }
      bytes += "}".utf8
    }
  }

  private mutating func write(_ text: String) {
    let digits = Array("0123456789abcdef".utf8)
    for byte in text.utf8 { bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
  }

  /// The document as a reader finds it that asks for each piece; numbers are held against the reading of the whole.
  static func pulled(from buffer: UnsafeBufferPointer<UInt8>) throws(JSONFault) -> [UInt8] {
    var cursor = JSONCursor(buffer)
    try cursor.skip()
    try cursor.end()
    cursor = JSONCursor(buffer)
    let value = try pulled(&cursor)
    try cursor.end()
    return Canonical(value).bytes
  }

  private static func pulled(_ cursor: inout JSONCursor) throws(JSONFault) -> JSONValue {
    switch try cursor.next() {
    case .object:
      var members: [JSONValue.Member] = []
      try cursor.object { cursor, name throws(JSONFault) in
        members.append(.init(name: name, value: try pulled(&cursor)))
      }
      return .object(members)
    case .array:
      var values: [JSONValue] = []
      try cursor.array { cursor throws(JSONFault) in values.append(try pulled(&cursor)) }
      return .array(values)
    case .string: return try cursor.optionalString().map { .string($0) } ?? .null
    case .word: return try cursor.optionalBool().map { .bool($0) } ?? .null
    case .number:
      var whole = cursor
      let value = try whole.value(1)
      let number = try cursor.optionalNumber()
      // What is not finite is none, here.
      let isSame = number?.bitPattern == value.double?.bitPattern || number == nil && value.double?.isFinite == false
      return isSame ? value : .string("\(number as Double?) is not \(value)")
    }
  }
}
