#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

/// Lets `malloc` ask the system for so many bytes at once and give none back; 1 where it does. Swift does not see
/// glibc's <malloc.h>.
static inline int swiftkit_take_memory_at_once(int bytes) {
  return mallopt(M_TOP_PAD, bytes) && mallopt(M_TRIM_THRESHOLD, 4 * bytes);
}
#else
static inline int swiftkit_take_memory_at_once(int bytes) { return 0; }
#endif
