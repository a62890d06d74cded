#if defined(__linux__)
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

/// Opens what lies at `path` below the open `folder` in one step, with no link anywhere on the way; negative where that
/// fails or the system has no such call.
static inline int swiftkit_open_beneath(int folder, const char *path, int flags) {
#if defined(__linux__) && defined(SYS_openat2)
  const uint64_t noSymbolicLinks = 0x04, beneath = 0x08;
  struct {
    uint64_t flags, mode, resolve;
  } how = {(uint64_t)flags, 0, noSymbolicLinks | beneath};
  return (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
#else
  (void)folder, (void)path, (void)flags;
  return -1;
#endif
}
