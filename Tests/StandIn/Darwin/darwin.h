/*
 * What swiftkit calls of macOS' C library, in the shapes that the manual pages give: enough to type-check against, without
 * bodies, layouts or anything of Apple's. Each group names its pages. Nullability stands where macOS has it and is left out
 * where macOS leaves it out, since Swift sees the difference. A test holds this to what the sources use: no name more.
 */
#ifndef STANDIN_DARWIN
#define STANDIN_DARWIN
#include <stddef.h>
#include <stdint.h>

/* types(5) */
typedef int32_t pid_t, dev_t, blksize_t, suseconds_t;
typedef uint16_t mode_t, nlink_t;
typedef uint32_t uid_t, gid_t, id_t, sigset_t;
typedef uint64_t ino_t, rlim_t;
typedef int64_t off_t, blkcnt_t;
typedef long ssize_t, time_t;
typedef unsigned int useconds_t, nfds_t;

/* stat(2), chmod(2), mkdir(2), utimes(2); in Darwin's stat the times are named ...timespec */
struct timespec { time_t tv_sec; long tv_nsec; };
struct stat {
  dev_t st_dev; mode_t st_mode; nlink_t st_nlink; ino_t st_ino; uid_t st_uid; gid_t st_gid; dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size; blkcnt_t st_blocks; blksize_t st_blksize; uint32_t st_flags, st_gen;
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int fchown(int, uid_t, gid_t); /* chown(2) */

/* copyfile(3) */
int fcopyfile(int, int, void *, unsigned);
#define COPYFILE_ACL 1u
#define COPYFILE_XATTR 4u
int mkdir(const char *, mode_t);
struct timeval { time_t tv_sec; suseconds_t tv_usec; };
int utimes(const char *, const struct timeval *);
int mkdirat(int, const char *, mode_t);
#define AT_FDCWD -2
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_REMOVEDIR 0x0080

/* open(2), fcntl(2), flock(2); open, openat and fcntl take a changing number of arguments and stand in the overlay */
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_FULLFSYNC 51
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
int flock(int, int);

/* read(2), write(2), close(2), unlink(2), link(2), symlink(2), readlink(2), remove(3), rename(2), renameatx_np(2), access(2), fsync(2), truncate(2), pipe(2) */
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int close(int);
int unlink(const char *);
int unlinkat(int, const char *, int);
int rmdir(const char *);
int link(const char *, const char *);
int linkat(int, const char *, int, const char *, int);
int symlink(const char *, const char *);
ssize_t readlinkat(int, const char *, char *, size_t);
int remove(const char *);
int rename(const char *, const char *);
int renameat(int, const char *, int, const char *);
int renamex_np(const char *, const char *, unsigned int);
int renameatx_np(int, const char *, int, const char *, unsigned int);
#define RENAME_SWAP 0x00000002
int access(const char *, int);
int faccessat(int, const char *, int, int);
#define F_OK 0
#define X_OK 1
#define W_OK 2
int fsync(int);
int ftruncate(int, off_t);
int pipe(int[2]);

/* getcwd(3), isatty(3), sysconf(3), usleep(3), mkstemp(3), mkdtemp(3) */
char *getcwd(char *, size_t);
int isatty(int);
long sysconf(int);
#define _SC_NPROCESSORS_ONLN 58
int usleep(useconds_t);
int mkstemp(char *);
char *mkdtemp(char *);
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2

/* getpid(2), getuid(2), getpgrp(2), _exit(2), exit(3), atexit(3) */
pid_t getpid(void);
pid_t getppid(void);
pid_t getpgrp(void);
uid_t getuid(void);
uid_t geteuid(void);
void _exit(int) __attribute__((noreturn));
void exit(int) __attribute__((noreturn));
int atexit(void (*)(void));

/* malloc(3), getenv(3), realpath(3), strdup(3), memchr(3), memcmp(3), memcpy(3), memset(3), strlen(3) */
void *malloc(size_t);
void free(void *);
char *getenv(const char *);
char *realpath(const char *restrict, char *restrict);
char *strdup(const char *);
size_t strlen(const char *);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
void *memcpy(void *, const void *, size_t);
void *memset(void *, int, size_t);

/* opendir(3); DIR is a complete type on macOS */
typedef struct { int __dd_fd; long __dd_loc; } DIR;
struct dirent { uint64_t d_ino; uint64_t d_seekoff; uint16_t d_reclen; uint16_t d_namlen; uint8_t d_type; char d_name[1024]; };
DIR *opendir(const char *);
DIR *fdopendir(int);
struct dirent *readdir(DIR *);
int closedir(DIR *);
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10

/* intro(2); errno itself stands in the overlay */
int *__error(void);
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define EEXIST 17
#define ENOSPC 28
#define EROFS 30
#define EAGAIN 35

/* poll(2) */
struct pollfd { int fd; short events; short revents; };
int poll(struct pollfd *, nfds_t, int);
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLERR 0x0008
#define POLLHUP 0x0010
#define POLLNVAL 0x0020

/* signal(3), sigaction(2), sigprocmask(2), sigpending(2), sigsetops(3), kill(2), raise(3) */
#define SIGINT 2
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGTERM 15
#define SIGCHLD 20
#define SIGXFSZ 25
#define SIGUSR1 30
#define SIG_BLOCK 1
#define SIG_SETMASK 3
typedef void (*sig_t)(int);
typedef struct { int si_signo, si_errno, si_code; pid_t si_pid; uid_t si_uid; int si_status; void *si_addr; } siginfo_t;
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigismember(const sigset_t *, int);
int sigpending(sigset_t *);
int kill(pid_t, int);
int raise(int);
void (*signal(int, void (*)(int)))(int);

/* wait(2), waitid(2) */
typedef enum { P_ALL, P_PID, P_PGID } idtype_t;
#define WNOHANG 0x00000001
#define WEXITED 0x00000004
#define WNOWAIT 0x00000020
int waitid(idtype_t, id_t, siginfo_t *, int);
pid_t waitpid(pid_t, int *, int);

/* posix_spawn(2), posix_spawnattr_init(3), posix_spawn_file_actions_init(3), posix_spawn_file_actions_addinherit_np(3) */
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
int posix_spawn(
  pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *restrict,
  char *const[restrict], char *const[restrict]);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addinherit_np(posix_spawn_file_actions_t *, int);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawnattr_setsigmask(posix_spawnattr_t *restrict, const sigset_t *restrict);

/* pthread(3), pthread_create(3), pthread_mutex_init(3), pthread_cond_init(3), pthread_sigmask(2): with nullability */
typedef struct _opaque_pthread_t { long sig; char opaque[8176]; } *pthread_t;
typedef struct _opaque_pthread_attr_t { long sig; char opaque[56]; } pthread_attr_t;
typedef struct _opaque_pthread_mutex_t { long sig; char opaque[56]; } pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t { long sig; char opaque[8]; } pthread_mutexattr_t;
typedef struct _opaque_pthread_cond_t { long sig; char opaque[40]; } pthread_cond_t;
typedef struct _opaque_pthread_condattr_t { long sig; char opaque[8]; } pthread_condattr_t;
int pthread_create(
  pthread_t _Nullable *_Nonnull restrict, const pthread_attr_t *_Nullable restrict,
  void *_Nullable (*_Nonnull)(void *_Nonnull), void *_Nullable restrict);
int pthread_join(pthread_t _Nonnull, void *_Nullable *_Nullable);
pthread_t _Nonnull pthread_self(void);
int pthread_equal(pthread_t _Nullable, pthread_t _Nullable);
int pthread_attr_init(pthread_attr_t *_Nonnull);
int pthread_attr_destroy(pthread_attr_t *_Nonnull);
int pthread_attr_setstacksize(pthread_attr_t *_Nonnull, size_t);
int pthread_mutex_init(pthread_mutex_t *_Nonnull restrict, const pthread_mutexattr_t *_Nullable restrict);
int pthread_mutex_destroy(pthread_mutex_t *_Nonnull);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull);
int pthread_cond_init(pthread_cond_t *_Nonnull restrict, const pthread_condattr_t *_Nullable restrict);
int pthread_cond_destroy(pthread_cond_t *_Nonnull);
int pthread_cond_wait(pthread_cond_t *_Nonnull restrict, pthread_mutex_t *_Nonnull restrict);
int pthread_cond_timedwait(
  pthread_cond_t *_Nonnull restrict, pthread_mutex_t *_Nonnull restrict, const struct timespec *_Nullable restrict);
int pthread_cond_timedwait_relative_np(
  pthread_cond_t *_Nonnull, pthread_mutex_t *_Nonnull, const struct timespec *_Nullable);
int pthread_cond_broadcast(pthread_cond_t *_Nonnull);
int pthread_sigmask(int, const sigset_t *_Nullable, sigset_t *_Nullable);

/* mmap(2), munmap(2), shm_open(2), shm_unlink(2) */
#define PROT_READ 0x01
#define PROT_WRITE 0x02
#define MAP_SHARED 0x0001
#define MAP_PRIVATE 0x0002
void *mmap(void *, size_t, int, int, int, off_t);
int munmap(void *, size_t);
int shm_open(const char *, int, ...);
int shm_unlink(const char *);

/* getrlimit(2) */
struct rlimit { rlim_t rlim_cur, rlim_max; };
#define RLIMIT_STACK 3
#define RLIMIT_CORE 4
int getrlimit(int, struct rlimit *);
int setrlimit(int, const struct rlimit *);

/* libproc.h, whose only manual is its own comments */
typedef void *rusage_info_t;
struct rusage_info_v4 { uint8_t ri_uuid[16]; uint64_t ri_phys_footprint; };
#define RUSAGE_INFO_V4 4
int proc_pid_rusage(int, int, rusage_info_t *);

/* confstr(3), getxattr(2) */
#define _CS_DARWIN_USER_TEMP_DIR 65537
size_t confstr(int, char *, size_t);
ssize_t getxattr(const char *, const char *, void *, size_t, uint32_t, int);

/* clock_gettime(3), tty(4) */
typedef enum : unsigned int { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6, _CLOCK_THREAD_CPUTIME_ID = 16 } clockid_t;
int clock_gettime(clockid_t, struct timespec *);
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };

/* environ(7), dyld(3), dlopen(3), dlsym(3), dlerror(3), dladdr(3) */
char ***_NSGetEnviron(void);
int _NSGetExecutablePath(char *, uint32_t *);
typedef struct dl_info { const char *dli_fname; void *dli_fbase; const char *dli_sname; void *dli_saddr; } Dl_info;
void *dlopen(const char *, int);
void *dlsym(void *, const char *);
char *dlerror(void);
int dladdr(const void *, Dl_info *);
#define RTLD_NOW 0x2
#define RTLD_LOCAL 0x4

/* posix_openpt(3), grantpt(3) */
int posix_openpt(int);
int grantpt(int);
int unlockpt(int);
char *ptsname(int);

/* math(3) */
double log(double);
double exp(double);
double pow(double, double);
double sqrt(double);
double cbrt(double);
double sin(double);
double cos(double);
double atan2(double, double);
double hypot(double, double);

#include <theirs.h>
#endif
