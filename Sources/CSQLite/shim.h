#include <sqlite3.h>

/// Tells SQLite not to count what it allocates, which takes a lock each time; nobody here asks for the counts.
/// Swift cannot call a C function with a variable number of arguments.
static inline int swiftkit_sqlite_without_counts(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
