import Foundation

// A macro plugin for type checks where SwiftUI does not exist: #Preview and @Previewable expand to nothing, @Entry to a
// plain computed property. Messages are JSON behind a length of eight bytes, on standard input and output.

func readExactly(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    let part = try? FileHandle.standardInput.read(upToCount: count - data.count)
    guard let part, !part.isEmpty else { return nil }
    data.append(part)
  }
  return data
}

func reply(_ message: [String: Any]) {
  guard let data = try? JSONSerialization.data(withJSONObject: message) else { return }
  var length = UInt64(data.count).littleEndian
  FileHandle.standardOutput.write(Data(bytes: &length, count: 8) + data)
}

while let header = readExactly(8) {
  let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
  guard let body = readExactly(length),
    let message = try? JSONSerialization.jsonObject(with: body) as? [String: Any]
  else { break }
  if message["getCapability"] != nil {
    reply(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
  } else {
    reply(["expandMacroResult": ["expandedSource": "", "diagnostics": [Any]()]])
  }
}
