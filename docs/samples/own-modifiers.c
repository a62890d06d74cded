/*
 * A plugin in C that asks what a project and SwiftUI declare: it reports a modifier of the project that is called like one of
 * SwiftUI's, so that nobody can tell which of them a call means.
 *
 *     cc -std=c11 -shared -fPIC -I ../../Plugins/ABI/include -o libOwnModifiers.so own-modifiers.c
 *
 * The facts (SWIFTKIT_FACTS) say what the files of the run and the packages at hand declare, the table (SWIFTKIT_API) what Apple's
 * frameworks do, and the setting `api.extra` which further names the user says exist.
 */
#include "swiftkit_abi.h"

#include <string.h>

#define TEXT(literal) { literal, sizeof(literal) - 1 }

static int equals(swiftkit_text text, const char *word)
{
    return text.length == strlen(word) && memcmp(text.bytes, word, text.length) == 0;
}

static int compare(swiftkit_text left, swiftkit_text right)
{
    size_t shorter = left.length < right.length ? left.length : right.length;
    int order = shorter == 0 ? 0 : memcmp(left.bytes, right.bytes, shorter);
    return order != 0 ? order : (left.length > right.length) - (left.length < right.length);
}

/* The facts are in order, so that bisection finds the first one about a subject. */
static uint32_t first_fact(const swiftkit_facts *facts, swiftkit_relation relation, swiftkit_text subject)
{
    uint32_t low = 0, high = facts->fact_count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        const swiftkit_fact *fact = &facts->facts[middle];
        if (fact->relation < relation || (fact->relation == relation && compare(fact->subject, subject) < 0))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Whether an extension of View declares a method of that name. */
static int extends_view(const swiftkit_facts *facts, swiftkit_text name)
{
    for (uint32_t place = first_fact(facts, SWIFTKIT_EXTENDS, name); place < facts->fact_count; place++) {
        const swiftkit_fact *fact = &facts->facts[place];
        if (fact->relation != SWIFTKIT_EXTENDS || compare(fact->subject, name) != 0)
            return 0;
        if (equals(fact->object, "View"))
            return 1;
    }
    return 0;
}

/* Whether the table has a line that begins with the name, a tab, "View", a tab, "func". A sample may look at all of them. */
static int is_modifier_of_swiftui(const swiftkit_api *api, swiftkit_text name)
{
    static const char rest[] = "\tView\tfunc";
    size_t length = sizeof rest - 1;
    const char *start = api->table.bytes, *end = start + api->table.length;
    while (start < end) {
        size_t left = (size_t)(end - start);
        if (left > name.length + length && memcmp(start, name.bytes, name.length) == 0
            && memcmp(start + name.length, rest, length) == 0)
            return 1;
        const char *next = memchr(start, '\n', left);
        if (!next)
            return 0;
        start = next + 1;
    }
    return 0;
}

/* Whether a setting, words with spaces between them, names it. */
static int is_named_by_user(const swiftkit_host *host, swiftkit_text name)
{
    swiftkit_text words = host->setting(host->context, (swiftkit_text)TEXT("api.extra"));
    for (size_t start = 0; start < words.length;) {
        const char *space = memchr(words.bytes + start, ' ', words.length - start);
        size_t end = space ? (size_t)(space - words.bytes) : words.length;
        if (compare((swiftkit_text){ words.bytes + start, end - start }, name) == 0)
            return 1;
        start = end + 1;
    }
    return 0;
}

static void own_modifiers(const swiftkit_host *host, const swiftkit_file *file)
{
    const swiftkit_facts *facts = host->extension(host->context, SWIFTKIT_FACTS);
    const swiftkit_api *api = host->extension(host->context, SWIFTKIT_API);
    /* An older host has neither, and a check that knows nothing says nothing. */
    if (!facts || !api)
        return;
    for (uint32_t index = 0; index < file->node_count; index++) {
        const swiftkit_node *node = &file->nodes[index];
        if (node->kind != SWIFTKIT_FUNCTION || node->name == SWIFTKIT_NONE)
            continue;
        swiftkit_text name = file->symbols[node->name];
        if (!extends_view(facts, name) || !is_modifier_of_swiftui(api, name) || is_named_by_user(host, name))
            continue;
        swiftkit_finding finding = {
            .struct_size = sizeof finding,
            .start = node->anchor,
            .end = node->anchor_end,
            .message = TEXT("SwiftUI has a modifier of this name; give this one a name of its own"),
        };
        host->report(host->context, &finding);
    }
}

static const swiftkit_text literals[] = { TEXT("extension & View") };

static const swiftkit_check checks[] = {
    {
        .struct_size = sizeof(swiftkit_check),
        .severity = SWIFTKIT_WARNING,
        .id = TEXT("own-modifier-name"),
        .title = TEXT("a modifier that is called like one of SwiftUI's"),
        .literals = literals,
        .literal_count = 1,
    },
};

static void check(const swiftkit_host *host, const swiftkit_file *file, uint32_t check_index)
{
    if (check_index == 0)
        own_modifiers(host, file);
}

static const swiftkit_plugin plugin = {
    .struct_size = sizeof(swiftkit_plugin),
    .abi_major = SWIFTKIT_ABI_MAJOR,
    .abi_minor = SWIFTKIT_ABI_MINOR,
    .id = TEXT("own-modifiers"),
    .version = TEXT("0.1.0"),
    .checks = checks,
    .check_count = sizeof checks / sizeof checks[0],
    .check = check,
};

SWIFTKIT_EXPORT const swiftkit_plugin *swiftkit_plugin_entry(uint32_t host_abi_major, uint32_t host_abi_minor)
{
    (void)host_abi_minor;
    return host_abi_major == SWIFTKIT_ABI_MAJOR ? &plugin : NULL;
}
