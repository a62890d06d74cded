extension FileStatus {
  /// Whether a Mac marked the file as one that came by a browser or by mail, and asks before it is run.
  package static func isQuarantined(_ path: FilePath) -> Bool {
    #if canImport(Darwin)
      path.withPlatformString { getxattr($0, "com.apple.quarantine", nil, 0, 0, 0) } >= 0
    #else
      false
    #endif
  }
}
