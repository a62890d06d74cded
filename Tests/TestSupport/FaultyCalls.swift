package import POSIXSupport

/// Makes system calls of a real program fail, or ends the program at one of them.
///
/// A small library, loaded before the C library, counts the calls on files below one folder. Calls from before `main`
/// and those on other files are let through, so that the numbers of calls that change something are the same in every run;
/// threads that read may come in another order.
package struct FaultyCalls: Sendable {
  /// What happens at the chosen call.
  package enum Fault: String, CaseIterable, Sendable {
    /// This call fails, the others do not.
    case failure
    /// From this call on nothing more fits on the disk; removing and renaming go on.
    case fullDisk
    /// From this call on nothing can be changed any more.
    case readOnlyDisk
    /// The process is ended by SIGKILL in place of the call.
    case kill
  }

  private let owner: TemporaryFolder
  private let library: FilePath
  private var log: FilePath { owner.path.appending("log") }

  /// The interposed names are those of Linux, and a C compiler is needed.
  package static let canRun: Bool = {
    #if os(Linux)
      (try? ProgramRun("/usr/bin/env", ["cc", "--version"]))?.exitCode == 0
    #else
      false
    #endif
  }()

  package init() throws {
    owner = try TemporaryFolder("swiftkit-faults-")
    library = try PluginInC("faults", source: FaultyCalls.source, in: owner).library
  }

  /// Runs swiftkit in `folder` with a fault at the call of this number; without one, no call fails.
  package func run(
    _ arguments: [String], in folder: FilePath, _ fault: (kind: Fault, call: Int)? = nil,
    environment: [String: String] = [:]
  ) throws -> ProgramRun {
    var environment = environment
    environment["LD_PRELOAD"] = library.string
    environment["FAULT_ROOT"] = folder.string
    if let fault {
      environment["FAULT_KIND"] = fault.kind.rawValue
      environment["FAULT_AT"] = String(fault.call)
    }
    return try ProgramRun(PackageFolder.program, arguments, in: folder, environment: environment)
  }

  /// The calls that swiftkit makes on files in `folder`, each as its name and the path below the folder.
  package func calls(
    _ arguments: [String], in folder: FilePath, environment: [String: String] = [:]
  ) throws -> [String] {
    try AtomicFile.write([], to: log)
    var environment = environment
    environment["FAULT_LOG"] = log.string
    let run = try run(arguments, in: folder, environment: environment)
    guard run.exitCode == 0 else { throw PluginInC.CompilerFailure(description: run.errors + run.output) }
    return try FileContents.text(of: log).split(separator: "\n").map(String.init)
  }

  /// True for a call that changes files; being ended at another one is the same as being ended at the next of these.
  package static func isChange(_ call: String) -> Bool {
    ["create", "write", "fsync", "mkdir", "link", "rename", "unlink", "rmdir"].contains { call.hasPrefix($0 + " ") }
  }

  private static let source = """
    #define _GNU_SOURCE
    #include <dirent.h>
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <signal.h>
    #include <stdarg.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/stat.h>
    #include <sys/syscall.h>
    #include <unistd.h>

    static const char *root, *kind;
    static long at = -1, number;
    static int record = -1;
    static char known[1024];

    __attribute__((constructor)) static void begin(void) {
      root = getenv("FAULT_ROOT");
      kind = getenv("FAULT_KIND");
      if (getenv("FAULT_AT")) at = atol(getenv("FAULT_AT"));
      int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
      if (getenv("FAULT_LOG")) record = real(getenv("FAULT_LOG"), O_WRONLY | O_APPEND | O_CLOEXEC);
    }

    static int ours(const char *path) { return root && path && strncmp(path, root, strlen(root)) == 0; }

    enum { READS, SHRINKS, GROWS };

    /* The error that this call is to fail with; 0 where it is let through. */
    static int fault(const char *call, const char *path, int effect) {
      long now = __atomic_fetch_add(&number, 1, __ATOMIC_RELAXED);
      if (record >= 0) dprintf(record, "%s %s\\n", call, path + (ours(path) ? strlen(root) : 0));
      if (at < 0 || now < at) return 0;
      switch (kind[0] == 'f' ? kind[1] : kind[0]) {
      case 'k': if (now == at) { kill(getpid(), SIGKILL); for (;;) pause(); } return 0;
      case 'a': return now == at ? EIO : 0;
      case 'u': return effect == GROWS ? ENOSPC : 0;
      case 'r': return effect == READS ? 0 : EROFS;
      }
      return 0;
    }

    #define REAL(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))
    #define STOP(call, path, effect) do { int e = fault(call, path, effect); if (e) { errno = e; return -1; } } while (0)

    static int opened(const char *name, const char *path, int flags, mode_t mode) {
      int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, name);
      if (!ours(path)) return real(path, flags, mode);
      int writes = (flags & O_ACCMODE) != O_RDONLY;
      STOP(writes ? "create" : "open", path, writes ? GROWS : READS);
      int result = real(path, flags, mode);
      if (result >= 0 && result < 1024) known[result] = 1;
      return result;
    }
    #define OPEN(name) int name(const char *path, int flags, ...) { \\
      va_list rest; va_start(rest, flags); mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0; va_end(rest); \\
      return opened(#name, path, flags, mode); }
    OPEN(open)
    OPEN(open64)

    static int is_known(int file) { return file >= 0 && file < 1024 && known[file]; }

    /* What lies in a folder of ours, by a path relative to it, is ours as well. */
    static int lies_in_ours(int folder, const char *path) { return path && path[0] == '/' ? ours(path) : is_known(folder); }

    static int opened_at(const char *name, int folder, const char *path, int flags, mode_t mode) {
      int (*real)(int, const char *, int, ...) = dlsym(RTLD_NEXT, name);
      if (!lies_in_ours(folder, path)) return real(folder, path, flags, mode);
      int writes = (flags & O_ACCMODE) != O_RDONLY;
      STOP(writes ? "create" : "open", path, writes ? GROWS : READS);
      int result = real(folder, path, flags, mode);
      if (result >= 0 && result < 1024) known[result] = 1;
      return result;
    }
    #define OPEN_AT(name) int name(int folder, const char *path, int flags, ...) { \\
      va_list rest; va_start(rest, flags); mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0; va_end(rest); \\
      return opened_at(#name, folder, path, flags, mode); }
    OPEN_AT(openat)
    OPEN_AT(openat64)

    int close(int file) {
      if (is_known(file)) { known[file] = 0; int e = fault("close", "", READS); REAL(close)(file); if (e) { errno = e; return -1; } return 0; }
      return REAL(close)(file);
    }
    ssize_t read(int file, void *bytes, size_t count) {
      if (is_known(file)) STOP("read", "", READS);
      return REAL(read)(file, bytes, count);
    }
    ssize_t write(int file, const void *bytes, size_t count) {
      if (is_known(file)) STOP("write", "", GROWS);
      return REAL(write)(file, bytes, count);
    }
    int fsync(int file) { if (is_known(file)) STOP("fsync", "", GROWS); return REAL(fsync)(file); }
    int fchmod(int file, mode_t mode) { if (is_known(file)) STOP("fchmod", "", SHRINKS); return REAL(fchmod)(file, mode); }
    int flock(int file, int operation) { extern int flock(int, int); if (is_known(file)) STOP("flock", "", READS); return REAL(flock)(file, operation); }
    int fstat(int file, struct stat *status) { if (is_known(file)) STOP("fstat", "", READS); return REAL(fstat)(file, status); }
    int stat(const char *path, struct stat *status) { if (ours(path)) STOP("stat", path, READS); return REAL(stat)(path, status); }
    int lstat(const char *path, struct stat *status) { if (ours(path)) STOP("lstat", path, READS); return REAL(lstat)(path, status); }
    int mkdir(const char *path, mode_t mode) { if (ours(path)) STOP("mkdir", path, GROWS); return REAL(mkdir)(path, mode); }
    int rmdir(const char *path) { if (ours(path)) STOP("rmdir", path, SHRINKS); return REAL(rmdir)(path); }
    int unlink(const char *path) { if (ours(path)) STOP("unlink", path, SHRINKS); return REAL(unlink)(path); }
    int link(const char *from, const char *to) { if (ours(to)) STOP("link", to, GROWS); return REAL(link)(from, to); }
    int rename(const char *from, const char *to) { if (ours(to)) STOP("rename", to, SHRINKS); return REAL(rename)(from, to); }
    int mkdirat(int f, const char *path, mode_t mode) { if (lies_in_ours(f, path)) STOP("mkdir", path, GROWS); return REAL(mkdirat)(f, path, mode); }
    int unlinkat(int f, const char *path, int flags) { if (lies_in_ours(f, path)) STOP(flags ? "rmdir" : "unlink", path, SHRINKS); return REAL(unlinkat)(f, path, flags); }
    int linkat(int f, const char *from, int g, const char *to, int flags) { if (lies_in_ours(g, to)) STOP("link", to, GROWS); return REAL(linkat)(f, from, g, to, flags); }
    int renameat(int f, const char *from, int g, const char *to) { if (lies_in_ours(g, to)) STOP("rename", to, SHRINKS); return REAL(renameat)(f, from, g, to); }
    int fstatat(int f, const char *path, struct stat *status, int flags) { if (lies_in_ours(f, path)) STOP("lstat", path, READS); return REAL(fstatat)(f, path, status, flags); }
    /* What glibc has no name for: opening a way in one step, listing a folder. */
    long syscall(long number, ...) {
      va_list rest; va_start(rest, number); long a[6]; for (int i = 0; i < 6; i++) a[i] = va_arg(rest, long); va_end(rest);
      long (*real)(long, ...) = dlsym(RTLD_NEXT, "syscall");
      int opens = number == SYS_openat2 && lies_in_ours((int)a[0], (const char *)a[1]);
      if (opens) STOP("open", (const char *)a[1], READS);
      if (number == SYS_getdents64 && is_known((int)a[0])) STOP("list", "", READS);
      long result = real(number, a[0], a[1], a[2], a[3], a[4], a[5]);
      if (opens && result >= 0 && result < 1024) known[result] = 1;
      return result;
    }
    DIR *fdopendir(int file) {
      if (is_known(file)) { int e = fault("opendir", "", READS); if (e) { errno = e; return 0; } known[file] = 0; }
      return REAL(fdopendir)(file);
    }
    DIR *opendir(const char *path) {
      if (ours(path)) { int e = fault("opendir", path, READS); if (e) { errno = e; return 0; } }
      return REAL(opendir)(path);
    }

    """
}
