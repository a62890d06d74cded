// Its headers hold structures of the C library, and whose members these are depends on which of the two is read first.
@_exported public import CMemory
@_exported public import SystemPackage

// The one place that names the C library and the file path type, so that every other file speaks of files and processes.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Glibc
#endif
