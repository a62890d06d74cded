package import POSIXSupport
import RuleModel

/// The lines of the files that findings speak of; a file is read when it is asked for, and kept until another one is.
package struct SourceLines {
  private let folder: FilePath
  private let sources: [String: [UInt8]]
  private var current: (path: String, lines: [[UInt8]])?

  /// - Parameters:
  ///   - folder: where paths of findings start.
  ///   - sources: texts that do not lie on disk, by shown path.
  package init(below folder: FilePath, sources: [String: [UInt8]]) {
    (self.folder, self.sources) = (folder, sources)
  }

  /// A line, counted from 1, without its end; nil where the file has no such line or cannot be read.
  package mutating func line(_ number: Int, of path: String) -> [UInt8]? {
    if current?.path != path {
      let bytes = sources[path] ?? (try? FileContents.bytes(of: folder.pushing(FilePath(path)))) ?? []
      current = (path, Lines.of(bytes).map { Array($0) })
    }
    guard let lines = current?.lines, lines.indices.contains(number - 1) else { return nil }
    return lines[number - 1]
  }
}
