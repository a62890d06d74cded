/// Times that stand in place of that of a folder's last change.
package enum FolderTime {
  /// The file or folder could not be read: it is tried again whenever the index is used.
  package static let unread = Int64.min
}
