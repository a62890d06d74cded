#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/xattr.h>
#else
#include <copyfile.h>
#endif

/// Gives the open file `copy` the owner, group, access list and extended attributes of the open file `original`, as far as
/// the system lets this process do so. A Mac's and Linux's calls differ in shape, so Swift sees neither.
static inline void swiftkit_copy_attributes(int original, int copy) {
  struct stat old, new;
  if (fstat(original, &old) != 0 || fstat(copy, &new) != 0) return;
  if (old.st_uid != new.st_uid || old.st_gid != new.st_gid) {
    const int isGiven = fchown(copy, old.st_uid, old.st_gid) == 0;
    // A group of one's own may be given where an owner may not.
    if (!isGiven && fchown(copy, (uid_t)-1, old.st_gid) != 0) { /* It stays ours. */ }
    // Giving a file away takes special bits from its mode; of a file that stays ours they would say something else.
    if (fchmod(copy, new.st_mode & (isGiven ? 07777 : 0777)) != 0) return;
  }
#if defined(__linux__)
  ssize_t count = flistxattr(original, NULL, 0);
  if (count <= 0 || count > 1 << 16) return;
  char *names = malloc((size_t)count), *value = malloc(1 << 16);
  if (names && value && (count = flistxattr(original, names, (size_t)count)) > 0) {
    for (char *name = names; name < names + count; name += strlen(name) + 1) {
      ssize_t size = fgetxattr(original, name, value, 1 << 16);
      if (size >= 0 && fsetxattr(copy, name, value, (size_t)size, 0) != 0) continue;
    }
  }
  free(names);
  free(value);
#else
  fcopyfile(original, copy, NULL, COPYFILE_ACL | COPYFILE_XATTR);
#endif
}
