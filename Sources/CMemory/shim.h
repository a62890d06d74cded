#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

/// Lets `malloc` ask the system for so many bytes at once, take large pieces from them too, and give none back; 1 where
/// it does. Swift does not see glibc's <malloc.h>.
static inline int swiftkit_take_memory_at_once(int bytes) {
  return mallopt(M_TOP_PAD, bytes) && mallopt(M_TRIM_THRESHOLD, 4 * bytes) && mallopt(M_MMAP_THRESHOLD, bytes);
}
#else
static inline int swiftkit_take_memory_at_once(int bytes) { return 0; }
#endif
