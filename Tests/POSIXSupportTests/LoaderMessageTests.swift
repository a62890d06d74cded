import POSIXSupport
import Testing

/// What the loaders of Linux and of a Mac say, as it was written down from them.
@Suite struct LoaderMessageTests {
  @Test(
    arguments: [
      ("/p/liba.so: undefined symbol: not_there", .undefinedSymbol("not_there")),
      ("/p/liba.so: undefined symbol: not_there, version V1", .undefinedSymbol("not_there")),
      (
        "libneeded.so: cannot open shared object file: No such file or directory", .missingDependency("libneeded.so")
      ),
      ("/p/liba.so: file too short", .other("file too short")),
      (
        """
        dlopen(/p/liba.so, 0x0006): Library not loaded: @rpath/libneeded.dylib
          Referenced from: <7F0C1A55-3F0D-33A8-9C0B-6A3E0C6C1F11> /p/liba.so
          Reason: tried: '/usr/lib/libneeded.dylib' (no such file, not in dyld cache)
        """, .missingDependency("@rpath/libneeded.dylib")
      ),
      (
        """
        dlopen(/p/liba.so, 0x0006): Symbol not found: _not_there
          Referenced from: <7F0C1A55-3F0D-33A8-9C0B-6A3E0C6C1F11> /p/liba.so
          Expected in: <no uuid> unknown
        """, .undefinedSymbol("not_there")
      ),
      ("dlopen(/p/liba.so, 0x0006): symbol not found in flat namespace '_not_there'", .undefinedSymbol("not_there")),
      (
        "dlopen(/p/liba.so, 0x0006): tried: '/p/liba.so' (code signature in <7F0C> '/p/liba.so' not valid for use in "
          + "process: library load disallowed by system policy)", .brokenSignature
      ),
      (
        "dlopen(/p/liba.so, 0x0006): tried: '/p/liba.so' (mach-o file, but is an incompatible architecture)",
        .other("tried: '/p/liba.so' (mach-o file, but is an incompatible architecture)")
      ),
    ] as [(String, LoaderMessage)])
  func causes(text: String, cause: LoaderMessage) {
    #expect(LoaderMessage(text, about: "/p/liba.so") == cause)
  }
}
