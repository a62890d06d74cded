/* A plugin of 1.0: built with the header of that version beside it, it must load in every later 1.x. Both files stay as
 * they are. Every struct that it hands over ends where readable memory ends, so that a host that reads more than a struct
 * says it has ends here. */
#define _GNU_SOURCE
#include "swiftkit_abi.h"
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#define T(s) { s, sizeof(s) - 1 }

static void *at_the_end(const void *record, size_t size) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *pages = mmap(0, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    mprotect(pages + page, page, PROT_NONE);
    return memcpy(pages + page - size, record, size);
}

static const swiftkit_text trip[] = { T("trip") };
static const swiftkit_text rules[] = { T("skill/section/rule") };
static const swiftkit_check checks[] = {
    { sizeof(swiftkit_check), SWIFTKIT_WARNING, T("words"), T("Trips"), trip, 1, rules, 1, 0, 0 },
    { sizeof(swiftkit_check), SWIFTKIT_ERROR, T("bad"), T("Goes wrong"), 0, 0, rules, 0, 0, 1 },
};

static void check(const swiftkit_host *host, const swiftkit_file *file, uint32_t index) {
    swiftkit_edit edit = { 0, 1, T("x") };
    swiftkit_finding finding = { sizeof finding, 0, 1, T("of 1.0"), &edit, index };
    host->report(host->context, at_the_end(&finding, sizeof finding));
}

static void answer(const swiftkit_host *host, const swiftkit_question *question) {
    swiftkit_answer answer = { sizeof answer, 0.5, T("key"), T("of 1.0"), T("let a = 1") };
    host->reply(host->context, at_the_end(&answer, sizeof answer));
}

SWIFTKIT_EXPORT const swiftkit_plugin *swiftkit_plugin_entry(uint32_t major, uint32_t minor) {
    swiftkit_plugin plugin = {
        sizeof plugin, SWIFTKIT_ABI_MAJOR, SWIFTKIT_ABI_MINOR, T("old"), T("1.0"),
        at_the_end(checks, sizeof checks), 2, check, answer
    };
    return at_the_end(&plugin, sizeof plugin);
}
