@testable import FileMemory

/// A value that is stored as the text that it is.
struct Word: StoredValue, Equatable {
  let text: String
  init(_ text: String) { self.text = text }
  init?(stored: ArraySlice<UInt8>) { self.init(String(decoding: stored, as: UTF8.self)) }
  var stored: [UInt8] { Array(text.utf8) }
}
