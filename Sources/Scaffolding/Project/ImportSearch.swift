import ByteText
import POSIXSupport
import ProjectModel
import RuleModel

/// A look into the files of test targets for the imports of a module, with one limit for all of them together: a project
/// may have hundreds of such targets.
struct ImportSearch: ~Copyable {
  private let module: [UInt8]
  private let folder: OpenFolder
  /// How many files may still be read, and how many bytes of them.
  private var files = 20
  private var bytes = 2 << 20

  /// - Parameter root: the folder of the project.
  init(of module: String, at root: FilePath) throws(FileFault) {
    folder = try OpenFolder(root)
    self.module = Array(module.utf8)
  }

  /// Whether most files of `target`, and enough of them, import the module, as far as they may be read.
  mutating func isImported(by target: ProjectTarget, in model: ProjectModel) -> Bool {
    guard files >= ImportSearch.least, let index = model.targets.firstIndex(of: target) else { return false }
    let places = model.groups.filter { $0.targets.contains(index) }.flatMap { Array($0.files) }.prefix(files)
    var missing = max(ImportSearch.least, places.count / 2 + 1)
    for (number, place) in places.enumerated() {
      // Where the rest cannot be enough, it is left to other targets.
      guard missing <= places.count - number else { return false }
      if imports(FilePath(model.files[place].path)) { missing -= 1 }
      if missing == 0 { return true }
    }
    return false
  }

  private mutating func imports(_ file: FilePath) -> Bool {
    files -= 1
    let limit = min(ImportSearch.largest, bytes)
    guard let text = try? folder.bytes(of: file, links: .inside, limit: limit) else { return false }
    bytes -= text.count
    for line in Lines.of(text) where ImportSearch.imports(module, line) { return true }
    return false
  }

  /// Whether `line` begins with an import of `module`, whatever follows it.
  private static func imports(_ module: [UInt8], _ line: ArraySlice<UInt8>) -> Bool {
    guard let beginning = beginnings.first(where: { line.starts(with: $0) }) else { return false }
    let rest = line.dropFirst(beginning.count)
    guard rest.starts(with: module) else { return false }
    return rest.dropFirst(module.count).first.map { !Ascii.isName($0) } ?? true
  }

  private static let beginnings = ["import ", "@testable import "].map { Array($0.utf8) }
  /// The bytes that one file may have, and the files that must import the module.
  private static let (largest, least) = (1 << 18, 3)
}
