import CMemory

/// How the C library gets memory from the system; only glibc can be told, elsewhere nothing happens.
package enum WorkingMemory {
  /// Prepares for a short piece of work that takes several megabytes: they come at once and in large pages.
  ///
  /// Page by page, the system spends as much time on giving memory as a document takes to be read.
  package static func expectMegabytes() {
    #if canImport(Glibc)
      let size = 8 << 20, page = 2 << 20
      guard swiftkit_take_memory_at_once(Int32(size)) == 1 else { return }
      // Larger than what is left of the heap's first piece, and small enough to be taken from the heap.
      guard let start = malloc(120 << 10) else { return }
      free(start)
      let first = (UInt(bitPattern: start) + UInt(page - 1)) & ~UInt(page - 1)
      // The last of the large pages would reach beyond the heap.
      _ = madvise(UnsafeMutableRawPointer(bitPattern: first), size - page, MADV_HUGEPAGE)
    #endif
  }
}
