#include "startup.h"

/*
 * On Linux the Swift runtime reads from /proc where its program lies and what the arguments are. Where that is not mounted
 * it ends the program with SIGABRT and a sentence that helps nobody, before the first line of Swift; this comes earlier.
 */
#if defined(__linux__)
#include <unistd.h>

__attribute__((constructor(101))) static void swiftkit_look_for_proc(void) {
  static const char reason[] =
      "swiftkit: /proc is not mounted here, and the Swift runtime learns from it where its program lies and what it is "
      "asked; mount it first: mount -t proc proc /proc\n";
  if (access("/proc/self/exe", F_OK) == 0) return;
  ssize_t written = write(2, reason, sizeof reason - 1);
  (void)written;
  _exit(2);
}
#endif
