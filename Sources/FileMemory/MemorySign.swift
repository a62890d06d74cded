/// The line that a memory of a project's files begins with: who keeps it and who judges whether it is one look for the same.
package enum MemorySign {
  /// Which types the files of a project declare.
  package static let declared = Array("swiftkit declared 3\n".utf8)
}
