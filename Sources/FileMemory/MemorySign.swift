/// The first lines of files that several modules know: one writes the file, another judges whether it can be read.
package enum MemorySign {
  /// That of the file which says what types a project declares.
  package static let declared = Array("swiftkit declared 3\n".utf8)
}
