import CMemory

/// How the C library gets memory from the system; only glibc can be told, elsewhere nothing happens.
package enum WorkingMemory {
  /// Prepares the thread for a short piece of work that takes several megabytes: they come at once and in large pages.
  ///
  /// Page by page, the system spends a tenth of an ingest on giving memory. What is freed stays with the process, so this
  /// is for commands that end soon.
  package static func expectMegabytes() {
    #if canImport(Glibc)
      let size = 8 << 20, page = 2 << 20
      // More than is left of the heap now, so that it grows here.
      guard swiftkit_take_memory_at_once(Int32(size)) == 1, let start = malloc(120 << 10) else { return }
      free(start)
      // What lies before the first large page stays unused and so costs nothing; the heap's own mark behind it, too.
      let gap = page - Int(bitPattern: start) % page
      guard let spacer = malloc(max(16, gap - 64)) else { return }
      let first = (Int(bitPattern: spacer) / page + 1) * page
      _ = madvise(UnsafeMutableRawPointer(bitPattern: first), size - page, MADV_HUGEPAGE)
    #endif
  }
}
