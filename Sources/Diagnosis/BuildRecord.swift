package import POSIXSupport

/// What a release says of its own making: the commit, and the Swift that compiled it.
///
/// `Scripts/build-record.sh` writes it beside the content, as lines of `name: value`. A commit that was compiled in would
/// make every commit another program, and a program whose bytes depend on how it was fetched; so the program itself holds
/// none, and a build without the file says that it does not know.
package struct BuildRecord: Hashable, Sendable {
  package private(set) var commit: String?
  package private(set) var swift: String?

  /// Nothing is known.
  package init() {}

  /// Reads the file at `path`; one that is not there or cannot be read says nothing.
  package init(at path: FilePath) {
    self.init(reading: (try? FileContents.text(of: path, limit: 1 << 12)) ?? "")
  }

  /// Reads lines of `name: value`; names that are not known say nothing.
  package init(reading text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = String(line[line.index(after: colon)...].drop { $0 == " " })
      guard !value.isEmpty else { continue }
      switch line[..<colon] {
      case "commit": commit = value
      case "swift": swift = value
      default: continue
      }
    }
  }

  /// The Swift that compiled this program, as far as a compiler tells its own version.
  package static var compiler: String {
    #if compiler(>=6.5)
      "6.5 or newer"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3.3)
      "6.3.3 or newer"
    #elseif compiler(>=6.3.2)
      "6.3.2"
    #elseif compiler(>=6.3.1)
      "6.3.1"
    #else
      "6.3"
    #endif
  }
}
