#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#else
#include <stdio.h>
#endif

/// Exchanges two names in one step; 0 when that is done. Glibc shows its call only to programs that ask for GNU extensions.
static inline int swiftkit_exchange_names(int folder, const char *name, int otherFolder, const char *otherName) {
#if defined(__linux__)
  return (int)syscall(SYS_renameat2, folder, name, otherFolder, otherName, 2u);
#else
  return renameatx_np(folder, name, otherFolder, otherName, RENAME_SWAP);
#endif
}
