package import POSIXSupport
package import RuleModel

/// What is remembered of a file to see whether it changed, without reading it.
package struct FileStamp: Hashable, Sendable {
  package let size: Int
  package let modified: Int64
  /// When the file's entry was last changed: tells of a file that was written in place and given its old time again.
  package let changed: Int64
  package let inode: UInt64

  package init(_ status: FileStatus) {
    size = status.size
    modified = status.modified
    changed = status.changed
    inode = status.inode
  }

  package init(_ stamp: ContentStamp) {
    size = Int(stamp.size)
    modified = stamp.modified
    changed = stamp.changed
    inode = stamp.inode
  }

  package init(size: Int, modified: Int64, changed: Int64 = 0, inode: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
  }
}

/// A file as the index remembers it.
package struct FileRecord: Hashable, Sendable {
  package let id: Int64
  package let path: FilePath
  package let stamp: FileStamp
  package let hash: String
  /// The folder or file that it was read as a part of: a change in a unit makes all of it be read again.
  package let unit: String
}

/// One document, read, on its way into the index.
package struct IndexedFile: Sendable {
  package let path: FilePath
  package let unit: String
  package let stamp: FileStamp
  package let hash: String
  package let lineCount: Int
  package let skill: Skill
  package let rules: [Rule]
  let packed: PackedRules
  package let tokens: [Token]
  package let problems: [Problem]
  /// Nil unless the file is a table of aliases.
  package let aliases: AliasBook?

  package struct Problem: Hashable, Sendable {
    package let line: Int
    /// Counted from 1 in bytes; 1 where the line as a whole is meant.
    package let column: Int
    package let message: String

    package init(line: Int, column: Int = 1, message: String) {
      self.line = line
      self.column = column
      self.message = message
    }
  }

  package init(
    path: FilePath, unit: String, stamp: FileStamp, hash: String, lineCount: Int, skill: Skill, rules: [Rule] = [],
    tokens: [Token] = [], problems: [Problem] = [], aliases: AliasBook? = nil
  ) {
    self.path = path
    self.unit = unit
    self.stamp = stamp
    self.hash = hash
    self.lineCount = lineCount
    self.skill = skill
    self.rules = rules
    packed = PackedRules(rules, of: skill)
    self.tokens = tokens
    self.problems = problems
    self.aliases = aliases
  }
}

/// Everyday words, or those of another framework, and what the documents call the thing.
package struct Alias: Hashable, Sendable {
  /// One or more words, in small letters.
  package let words: String
  package let target: String

  package init(words: String, target: String) {
    self.words = words
    self.target = target
  }
}
