import JSON
import TestSupport
import Testing

@testable import Workbench

/// A server in the files of clients: put in as text, updated, and taken out again.
@Suite struct JSONServerEntryTests {
  private static let entry = JSONServerEntry(
    list: "servers", name: "swiftkit",
    value: .members(["command": .string("/opt/bin/swiftkit"), "args": .array([.string("mcp")])]))

  private static let ours = #"{"command":"/opt/bin/swiftkit","args":["mcp"]}"#

  private static let texts = [
    "", " \n", "{}", "{ }\n", "{\n  \"a\": 1\n}\n", "{\"a\": 1, \"b\": [ ]}", "{\"servers\": {}}",
    "{\"servers\": { \"x\": {} }}",
    "{\n  \"servers\": {\n    \"x\": {},\n    \"y\": {}\n  }\n}\n", "{\"servers\": [1]}", "[1]", "{\"a\": ", "7",
    "{\"servers\": {\"swiftkit\": \(ours)}}", "{\"servers\": { \"swiftkit\": \(ours) }}",
    "{\"servers\":{\"swiftkit\":{\"args\":[\"mcp\",\"--profile\",\"full\"],\"command\":\"/opt/bin/swiftkit\"},\"x\":1}}",
    "{\"servers\": {\"x\": 1, \"swiftkit\": {\"command\":\"/old/swiftkit\",\"args\":[\"mcp\",\"-v\"]}}, \"z\": 0}",
    "{\"servers\": {\"swiftkit\": {\"command\":\"other\"}}}",
    "{\"servers\": {\"swiftkit\": {\"command\":\"/old/other\",\"args\":[\"mcp\"]}}}",
    "{\"servers\": {}, \"servers\": {}}", "{\"servers\": {\"swiftkit\": 1, \"swiftkit\": 2}}", "{\"swiftkit\": 1}",
    "{\"servers\": null}",
    "{\"servers\": {\"swiftkit\": {\"command\":\"/opt/bin/swiftkit\",\"args\":[\"other\"]}}}",
    "{\"servers\": {\"swiftkit\": {\"command\":\"/opt/bin/swiftkit\",\"args\":[\"mcp\"],\"env\":{}}}}",
  ]

  private func told(_ edit: () throws(JSONServerEntry.Flaw) -> AgentFileEdit) -> (text: String, bytes: [UInt8]?) {
    do throws(JSONServerEntry.Flaw) {
      switch try edit() {
      case .changed(let bytes): return (String(decoding: bytes, as: UTF8.self), bytes)
      case let other: return ("\(other)", nil)
      }
    } catch {
      return ("left alone, since \(error.reason)", nil)
    }
  }

  @Test func whatBecomesOfFiles() {
    var text = "no file: \(told { () throws(JSONServerEntry.Flaw) in try Self.entry.added(to: nil) }.text)"
    for before in Self.texts {
      let bytes = Array(before.utf8)
      let added = told { () throws(JSONServerEntry.Flaw) in try Self.entry.added(to: bytes) }
      text += "== \(before)\n+> \(added.text)\n"
      text += "-> \(told { () throws(JSONServerEntry.Flaw) in try Self.entry.removed(from: bytes) }.text)\n"
      guard let after = added.bytes, !before.contains("/old/") else { continue }
      // Taking out gives back the bytes from before.
      #expect(
        told { () throws(JSONServerEntry.Flaw) in try Self.entry.removed(from: after) }.text == before, "\(before)")
      #expect(
        told { () throws(JSONServerEntry.Flaw) in try Self.entry.added(to: after) }.text == "unchanged", "\(before)")
    }
    expectGolden(text, "server-entries.txt")
  }

  @Test func aFileThatWeMadeGoes() throws {
    guard case .changed(let bytes) = try Self.entry.added(to: nil) else { throw JSONServerEntry.Flaw.foreign }
    #expect(try Self.entry.removed(from: bytes) == .removed)
    #expect(try Self.entry.removed(from: nil) == .unchanged)
  }
}
