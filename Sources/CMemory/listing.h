#if defined(__linux__)
#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Reads entries of an open folder as the system writes them; how many bytes that were, 0 at the end, and negative, with
/// errno, where it fails. Glibc shows its call only to programs that ask for GNU extensions.
static inline long swiftkit_list(int folder, void *entries, unsigned long size) {
  return syscall(SYS_getdents64, folder, entries, size);
}
#endif
