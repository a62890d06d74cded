import HostMessages

/// The names of folders as facts: a module is mostly called like one of those on the way to its files.
enum FolderFacts {
  /// Lines of `SourceFacts`, some of them perhaps twice.
  ///
  /// - Parameter folders: as their paths are shown.
  static func text(of folders: [Substring]) -> [UInt8] {
    var text: [UInt8] = []
    var last: [ArraySlice<UInt8>] = []
    for folder in folders {
      let names = Array(folder.utf8).split(separator: UInt8(ascii: "/"))
      // Folders that follow each other are mostly in the same one.
      for (place, name) in names.enumerated() where place >= last.count || name != last[place] {
        // A name that holds an end of line or a tab would be two facts.
        guard name.allSatisfy({ $0 >= 0x20 }) else { continue }
        text.append(SourceFacts.Relation.folder.rawValue)
        text += name
        text.append(UInt8(ascii: "\n"))
      }
      last = names
    }
    return text
  }
}
