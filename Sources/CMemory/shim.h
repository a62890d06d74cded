#include <stdlib.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#else
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#if defined(__GLIBC__)
#include <malloc.h>

/// Lets `malloc` ask the system for so many bytes at once, take large pieces from them too, and give none back, for all
/// threads together, as those of their own grow by single pages; 1 where it does. Swift does not see glibc's <malloc.h>.
static inline int swiftkit_take_memory_at_once(int bytes) {
  return mallopt(M_TOP_PAD, bytes) && mallopt(M_TRIM_THRESHOLD, 4 * bytes) && mallopt(M_MMAP_THRESHOLD, bytes)
    && mallopt(M_ARENA_MAX, 1);
}
#else
static inline int swiftkit_take_memory_at_once(int bytes) { return 0; }
#endif

/// A file in memory that has no name, closed on exec; negative, with errno, where there is none.
///
/// The calls behind it take a changing number of arguments, or are shown only to programs that ask for GNU extensions,
/// so Swift sees neither. `program`: its bytes are to be run as a library.
static inline int swiftkit_memory_file(int program) {
#if defined(__linux__)
  const unsigned closed = 1, sealable = 2, executable = 16;
  int made = (int)syscall(SYS_memfd_create, "swiftkit", closed | sealable | (program ? executable : 0));
  // Systems before 6.3 know no such flag and let every file be run.
  if (made < 0 && program) made = (int)syscall(SYS_memfd_create, "swiftkit", closed | sealable);
  return made;
#else
  static int number = 0;
  for (int attempt = 0; attempt < 64; attempt++) {
    char name[32];
    snprintf(name, sizeof name, "/swiftkit-%d-%d", (int)getpid(), __atomic_add_fetch(&number, 1, __ATOMIC_RELAXED));
    int made = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0600);
    if (made < 0) continue;
    shm_unlink(name);
    fcntl(made, F_SETFD, FD_CLOEXEC);
    return made;
  }
  return -1;
#endif
}

/// Keeps a file in memory at its size for good, and its bytes as they are where `closed`; 0 when that holds.
static inline int swiftkit_seal(int file, int closed) {
#if defined(__linux__)
  const int add = 1033, seal = 1, shrink = 2, grow = 4, write = 8;
  return fcntl(file, add, seal | shrink | grow | (closed ? write : 0));
#else
  // Shared memory of Darwin takes a size once and keeps it.
  return closed ? -1 : 0;
#endif
}

/// Makes orphans of processes that this one started its own children, or no more; 0 when that holds.
static inline int swiftkit_adopt_orphans(int wanted) {
#if defined(__linux__)
  return prctl(PR_SET_CHILD_SUBREAPER, (unsigned long)wanted, 0, 0, 0);
#else
  return wanted ? -1 : 0;
#endif
}
