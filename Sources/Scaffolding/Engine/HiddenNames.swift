import ByteText

/// The types of frameworks that a project hides from its code, because it has types of the same names.
///
/// In a module with a `Button` of its own, `Button` is that one, and SwiftUI's is `SwiftUI.Button`.
struct HiddenNames {
  private let names: Set<String>

  init(_ names: Set<String>) { self.names = names }

  /// What stands in front of words that an answer brought, until these are told from those of the template.
  private static let mark: Unicode.Scalar = "\u{E000}"

  /// `text` with a mark in front of each word that is one of `names`.
  static func marked(_ text: String, _ names: Set<String>) -> String {
    guard !names.isEmpty else { return text }
    var (result, word) = (String.UnicodeScalarView(), String.UnicodeScalarView())
    func end() {
      if names.contains(String(word)) { result.append(mark) }
      result.append(contentsOf: word)
      word.removeAll()
    }
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" {
        word.append(scalar)
      } else {
        end()
        result.append(scalar)
      }
    }
    end()
    return String(result)
  }

  /// `text` without the marks in front of these names; the same character elsewhere, as of a font of icons, stays.
  private func unmarked(_ text: String) -> String {
    names.reduce(text) { text, name in text.replacing("\(HiddenNames.mark)\(name)", with: name) }
  }

  /// The file with a module in front of each of these names that means a framework's type.
  func qualified(_ file: RenderedFile) -> RenderedFile {
    guard file.path.hasSuffix(".swift") else { return file }
    let present = names.filter { file.text.utf8.contains(bytesOf: $0) }
    guard !present.isEmpty else { return file }
    let source = Array((file.marked ?? file.text).utf8)
    let uses = TypeUses.read(source, for: present)
    var result = file
    var (bytes, end): ([UInt8], Int) = ([], 0)
    for use in uses.foreign {
      guard let module = FrameworkTypes.module(of: use.name), module.isKnown(by: uses.imports) else { continue }
      bytes += source[end..<use.start]
      bytes += Array("\(module.name).".utf8)
      end = use.start
      result.qualified.insert(use.name)
    }
    bytes += source[end...]
    guard !result.qualified.isEmpty else { return file }
    let text = String(decoding: bytes, as: UTF8.self)
    result.text = file.marked == nil ? text : unmarked(text)
    result.plain = file.text
    return result
  }
}
