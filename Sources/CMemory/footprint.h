#if defined(__APPLE__)
#include <libproc.h>
#include <sys/resource.h>
#endif

/// How many bytes of memory a process has taken, as the system counts them against it; 0 where that is not known.
///
/// macOS only, where the limit that Linux holds a process to fails. A function here because Swift has no cast for its buffer.
static inline unsigned long long swiftkit_footprint(int process) {
#if defined(__APPLE__)
  struct rusage_info_v4 used;
  if (proc_pid_rusage(process, RUSAGE_INFO_V4, (rusage_info_t *)&used) == 0) return used.ri_phys_footprint;
#endif
  (void)process;
  return 0;
}
