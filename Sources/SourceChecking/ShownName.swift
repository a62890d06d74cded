import ByteText

/// A file's name as people see it.
enum ShownName {
  /// The name of these bytes; where they are not UTF-8, each byte that is part of no character stands as `\xFF`.
  static func text(of bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      var parser = Unicode.UTF8.ForwardParser()
      var ahead = rest.makeIterator()
      switch parser.parseScalar(from: &ahead) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        text += scalar == "\\" ? "\\\\" : String(scalar)
        rest = rest.dropFirst(encoded.count)
      case .error, .emptyInput:
        text += "\\x" + rest[rest.startIndex].hexadecimal(digits: 2, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    return text
  }
}
