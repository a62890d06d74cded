#include "swiftkit_abi.h"

/* The layouts that every compiler must agree on. */
_Static_assert(sizeof(swiftkit_node) == 48, "swiftkit_node has 48 bytes");
_Static_assert(offsetof(swiftkit_node, number) == 40, "swiftkit_node ends with its number");
_Static_assert(sizeof(swiftkit_text) == 2 * sizeof(void *), "swiftkit_text is two words");
