import CMemory

/// How the C library gets memory from the system; only glibc on Linux can be told, elsewhere nothing happens.
package enum WorkingMemory {
  /// Prepares the thread for a short piece of work that takes memory: so many bytes of it are there at once.
  ///
  /// Page by page, where each is first touched, the system spends a tenth of an ingest on giving memory. (Pages of 2 MiB
  /// would be still fewer, but at times it takes milliseconds to find one.) What is freed stays with the process, so this
  /// is for commands that end soon.
  package static func expect(_ count: Int) {
    #if canImport(Glibc)
      let most = 8 << 20, page = 4096
      guard (page...most / 2).contains(count), swiftkit_take_memory_at_once(Int32(most)) == 1, let start = malloc(count)
      else {
        return
      }
      let first = (Int(bitPattern: start) / page + 1) * page
      // MADV_POPULATE_WRITE; older systems do not know it and do nothing.
      _ = madvise(UnsafeMutableRawPointer(bitPattern: first), count - page, 23)
      free(start)
    #endif
  }
}
