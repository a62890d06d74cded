import JSON
import POSIXSupport

// The one file of this module that knows a JSON library, as the program's start-up time depends on which one.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Manifest {
  /// The manifest that `bytes` are, and why they are none.
  init(json bytes: [UInt8]) throws(JSONPart.Problem) {
    let place = JSONPart.Place(document: 0)
    guard let value = try? JSONValue(file: bytes) else {
      throw JSONPart.Problem(message: JSONPart.noJSON, place: place)
    }
    let part = JSONPart(value: value, place: place)
    schema = try part.member("schema").integer
    features = try part.member("features").list { part throws(JSONPart.Problem) in try Feature(part) }
  }

  /// Sorted keys and two spaces, so that the same value gives the same bytes and a diff stays small.
  func bytes() throws(ScaffoldingError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    } catch {
      throw .manifest(FilePath(Manifest.path), reason: "\(error)")
    }
  }
}

extension Manifest.Feature {
  fileprivate init(_ part: JSONPart) throws(JSONPart.Problem) {
    func texts(_ key: String) throws(JSONPart.Problem) -> [String: String] {
      try part.member(key).map { part throws(JSONPart.Problem) in try part.text }
    }
    name = try part.member("name").text
    template = try part.member("template").text
    version = try part.member("version").text
    origin = try part.member("origin").text
    answers = try texts("answers")
    folders = try texts("folders")
    files = try part.member("files").list { part throws(JSONPart.Problem) in try Manifest.File(part) }
    indentation = try part["indentation"]?.text
    injections = try part["injections"]?.list { part throws(JSONPart.Problem) in try Manifest.Injection(part) }
    injectedRoles = try part["injectedRoles"]?.texts
    hiddenNames = try part["hiddenNames"]?.texts
  }
}

extension Manifest.File {
  fileprivate init(_ part: JSONPart) throws(JSONPart.Problem) {
    path = try part.member("path").text
    role = try part.member("role").text
    sha256 = try part.member("sha256").text
    isShared = try part.member("isShared").truth
    blob = try part["blob"]?.text
  }
}

extension Manifest.Injection {
  fileprivate init(_ part: JSONPart) throws(JSONPart.Problem) {
    path = try part.member("path").text
    role = try part.member("role").text
    kind = try part.member("as").text
    into = try part.member("into").text
    call = try part["call"]?.text
    argument = try part["argument"]?.text
    text = try part.member("text").text
    before = try part.member("before").text
    after = try part.member("after").text
  }
}
