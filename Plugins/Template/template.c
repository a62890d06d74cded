/*
 * The smallest plugin: one check, in C, that reports calls of `print`. Copy this folder and start from here.
 *
 *     cc -std=c11 -shared -fPIC -I ../ABI/include -o libTemplatePlugin.so template.c
 *
 * swiftkit_abi.h is the manual: what a node is, who owns which memory, which thread calls.
 */
#include "swiftkit_abi.h"

#include <string.h>

/* Text that is part of the library. */
#define TEXT(literal) { literal, sizeof(literal) - 1 }

static int is_named(const swiftkit_file *file, const swiftkit_node *node, const char *name)
{
    if (node->name == SWIFTKIT_NONE)
        return 0;
    swiftkit_text text = file->symbols[node->name];
    return text.length == strlen(name) && memcmp(text.bytes, name, text.length) == 0;
}

/* A call is the root of its chain when it is the first child of the chain: `print(x)`, not `logger.print(x)`. */
static int is_root(const swiftkit_file *file, uint32_t index)
{
    uint32_t parent = file->nodes[index].parent;
    return parent != SWIFTKIT_NONE && file->nodes[parent].kind == SWIFTKIT_CHAIN && index == parent + 1;
}

static void no_print(const swiftkit_host *host, const swiftkit_file *file)
{
    for (uint32_t index = 0; index < file->node_count; index++) {
        const swiftkit_node *node = &file->nodes[index];
        if (node->kind != SWIFTKIT_CALL || !is_named(file, node, "print") || !is_root(file, index))
            continue;
        swiftkit_finding finding = {
            .struct_size = sizeof finding,
            .start = node->anchor,
            .end = node->anchor_end,
            .message = TEXT("`print` writes to the console of a released app; use a `Logger`"),
        };
        host->report(host->context, &finding);
    }
}

/* The host runs a check only on files that hold one of its literals. */
static const swiftkit_text no_print_literals[] = { TEXT("print") };

/* The index of a check in this list is what `check` receives. */
static const swiftkit_check checks[] = {
    {
        .struct_size = sizeof(swiftkit_check),
        .severity = SWIFTKIT_WARNING,
        .id = TEXT("no-print"),
        .title = TEXT("a call to print"),
        .literals = no_print_literals,
        .literal_count = 1,
    },
};

static void check(const swiftkit_host *host, const swiftkit_file *file, uint32_t check_index)
{
    if (check_index == 0)
        no_print(host, file);
}

static const swiftkit_plugin plugin = {
    .struct_size = sizeof(swiftkit_plugin),
    .abi_major = SWIFTKIT_ABI_MAJOR,
    .abi_minor = SWIFTKIT_ABI_MINOR,
    .id = TEXT("template"),
    .version = TEXT("0.1.0"),
    .checks = checks,
    .check_count = sizeof checks / sizeof checks[0],
    .check = check,
};

SWIFTKIT_EXPORT const swiftkit_plugin *swiftkit_plugin_entry(uint32_t host_abi_major, uint32_t host_abi_minor)
{
    (void)host_abi_minor; /* Everything used here is in 1.0. */
    return host_abi_major == SWIFTKIT_ABI_MAJOR ? &plugin : NULL;
}
