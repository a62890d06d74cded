extension String {
  /// The rest of this path below the folder `folder`, which it begins with.
  ///
  /// By bytes: a letter may have several, and may be written in two ways.
  package func below(_ folder: String) -> String { String(Substring(utf8.dropFirst(folder.utf8.count + 1))) }
}
