/*
 * swiftkit_abi.h: the whole contract between swiftkit and a plugin.
 *
 * A plugin is a dynamic library that exports one function, swiftkit_plugin_entry. It contributes checks, which look at
 * one Swift file each and report findings, and answers to questions that a document cannot hold. It needs this header
 * and nothing else: no Swift runtime, no parser. The host has parsed the file and hands it over as a flat table.
 *
 * RULES THAT HOLD EVERYWHERE
 *   Versions   A plugin says which SWIFTKIT_ABI_MAJOR it was built for; the host refuses any other. Within a major,
 *              structs grow at their end only and new abilities come as named extensions, so a plugin built for
 *              1.0 runs in every host 1.x. Every struct that may grow starts with its size in bytes as its writer
 *              knew it: read a later field only after comparing.
 *   Ownership  Whoever made memory frees it; nothing that crosses is freed by the other side. What the host hands to
 *              a call is valid until that call returns. What a plugin hands to report or reply is copied before it
 *              returns. What swiftkit_plugin_entry returns lives as long as the library is loaded.
 *   Threads    All calls come from one thread, one at a time, in a process of the host's own. A plugin may start
 *              threads, but calls the host only from the thread that called it, and only during that call.
 *   Text       UTF-8, a pointer and a length, no terminating zero; a zero length is the empty text, its pointer may
 *              be NULL. Offsets are bytes into the file's source, start included, end excluded.
 *   Trouble    A crash, a hang or an exit ends the process, not the run: swiftkit starts another without the check
 *              that was running and says so. Anything written to standard output is thrown away.
 */
#ifndef SWIFTKIT_ABI_H
#define SWIFTKIT_ABI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SWIFTKIT_ABI_MAJOR 1
#define SWIFTKIT_ABI_MINOR 4

/* No node, no symbol. */
#define SWIFTKIT_NONE UINT32_MAX

typedef struct swiftkit_text {
    const char *bytes;
    size_t length;
} swiftkit_text;

/*
 * THE SOURCE MODEL
 *
 * A file is an array of nodes in preorder: node 0 is the file, a node's children follow it in source order, and
 * `subtree_end` is the index after its last descendant, so "everything inside node i" is the range
 * i+1 ..< nodes[i].subtree_end and the next sibling of i is nodes[i].subtree_end (if that is below the parent's own
 * subtree_end). A file with syntax errors has a model too, of what could be understood; its FILE carries flag BROKEN.
 *
 * What SwiftUI code is made of is a chain: a root, then the members and calls applied to it, in source order.
 *
 *     Button("Save") { save() }        CHAIN
 *       .padding(8)                      CALL     name "Button"       the root
 *       .glassEffect()                     ARGUMENT  name none          its first child is the value: STRING "Save"
 *                                          ARGUMENT  flag TRAILING      CLOSURE ...
 *                                        CALL     name "padding"
 *                                          ARGUMENT                     INTEGER, number 8
 *                                        CALL     name "glassEffect"
 *
 * The parts of a chain are siblings: what is inside a modifier's argument is inside that modifier's node, and what the
 * modifier is applied to is not. "Inside the toolbar" therefore is a walk up the parents that meets a CALL named
 * "toolbar"; the view that .toolbar { } is attached to never meets it.
 *
 * A lone name (`title`, `.red`, `self`) is a chain of one MEMBER. Any other expression may be the root too, when parts
 * follow it (`"a".count`, `{ 1 }()`, `#macro().x`); without parts it stands for itself, not in a chain. A call of what
 * is no name, as the second one in `make()(1)`, is a CALL without a name. `#if` inside a chain is an IF_CONFIG between
 * the parts, holding parts.
 *
 * The array is the host's; it is valid during the call that received it, and must not be written to.
 * swiftkit_node and swiftkit_text never change within a major; what more there will be to say about a node comes as
 * a table of its own, from an extension of the host.
 */

/* What a node is. Values are never reused; a plugin passes over kinds that it does not know. */
typedef uint16_t swiftkit_kind;
enum {
    SWIFTKIT_FILE = 1,

    /* Expressions. */
    SWIFTKIT_CHAIN = 10,     /* children: the parts, root first; always at least one */
    SWIFTKIT_CALL = 11,      /* a part that is called; name; children: GENERIC?, ARGUMENT... in source order */
    SWIFTKIT_MEMBER = 12,    /* a part that is only named: `.red`, `viewModel`; name; children: GENERIC? */
    SWIFTKIT_SUBSCRIPT = 13, /* a part: `[0]`; children: ARGUMENT... */
    SWIFTKIT_FORCE = 14,     /* a part: `!` */
    SWIFTKIT_OPTIONAL = 15,  /* a part: `?` */
    SWIFTKIT_ARGUMENT = 16,  /* name: its label, or none; one child, the value */
    SWIFTKIT_CLOSURE = 17,   /* children: ATTRIBUTE..., CAPTURE..., PARAMETER..., TYPE? (result), then its statements */
    SWIFTKIT_INTEGER = 18,   /* number; with its sign: `-8` is an integer */
    SWIFTKIT_FLOAT = 19,     /* number; with its sign */
    SWIFTKIT_STRING = 20,    /* text: what stands between the quotes, escapes and all, when nothing is interpolated;
                                children: the interpolations as ARGUMENT */
    SWIFTKIT_BOOLEAN = 21,   /* number 0 or 1 */
    SWIFTKIT_NIL = 22,
    SWIFTKIT_ARRAY = 23,     /* children: the elements */
    SWIFTKIT_DICTIONARY = 24,/* children: key, value, key, value ... */
    SWIFTKIT_TUPLE = 25,     /* children: ARGUMENT...; parentheses around one expression too */
    SWIFTKIT_TERNARY = 26,   /* children: condition, then, else */
    SWIFTKIT_OPERATION = 27, /* operators and their operands, unfolded: children in source order, OPERATOR between;
                                number when all of it is numbers, + - * / and parentheses */
    SWIFTKIT_OPERATOR = 28,  /* name: the operator as written, also `=`, `as!`, `try!`, `await`, prefix, postfix */
    SWIFTKIT_KEY_PATH = 29,  /* its bytes say all: `\.colorScheme` */
    SWIFTKIT_EXPRESSION = 30,/* any other expression; children: what it holds */
    SWIFTKIT_MACRO = 31,     /* `#Preview { }`, `#selector(...)`; name without the `#`; children as of CALL */
    SWIFTKIT_GENERIC = 32,   /* generic arguments of a CALL or MEMBER; children: TYPE... */

    /* Declarations. name; children: ATTRIBUTE..., MODIFIER..., GENERIC_PARAMETER..., INHERITED..., PARAMETER..., TYPE?,
       then what the declaration holds. */
    SWIFTKIT_STRUCT = 50,    /* holds its members; so do the next five */
    SWIFTKIT_CLASS = 51,
    SWIFTKIT_ENUM = 52,
    SWIFTKIT_ACTOR = 53,
    SWIFTKIT_PROTOCOL = 54,
    SWIFTKIT_EXTENSION = 55, /* name: the extended type's, without outer types and generic arguments; text: whole */
    SWIFTKIT_FUNCTION = 56,  /* TYPE: the result; BODY? */
    SWIFTKIT_INITIALIZER = 57,/* name: `init`; BODY? */
    SWIFTKIT_VARIABLE = 58,  /* one binding, in patterns too; INITIAL?, then BODY or ACCESSOR...; of `let a = 1, b = 2`
                                attributes and modifiers stand at the first; of `let (a, b)` each name is one */
    SWIFTKIT_CASE = 59,      /* one case of an enum; PARAMETER..., INITIAL? */
    SWIFTKIT_TYPEALIAS = 60, /* TYPE: what it stands for */
    SWIFTKIT_IMPORT = 61,    /* name: the module, up to the first dot; text: the whole path */
    SWIFTKIT_DECLARATION = 62, /* any other declaration; name: its keyword, such as `deinit`, `subscript` */

    /* Parts of declarations. */
    SWIFTKIT_ATTRIBUTE = 80, /* name without the `@`; children: ARGUMENT..., or text: what the parentheses hold */
    SWIFTKIT_MODIFIER = 81,  /* name: `private`, `static` ...; text: its detail, such as `set` */
    SWIFTKIT_INHERITED = 82, /* name: a type of the inheritance clause, without outer types and generic arguments */
    SWIFTKIT_PARAMETER = 83, /* name: the local name; text: the label when another; ATTRIBUTE..., TYPE?, INITIAL? */
    SWIFTKIT_TYPE = 84,      /* name: the outermost name, `View` of `some View`, `Binding` of `Binding<Int>?`; text: as
                                written, white space and comments as single spaces; children: TYPE of its arguments */
    SWIFTKIT_INITIAL = 85,   /* an initial or default value; one child */
    SWIFTKIT_BODY = 86,      /* a body of statements */
    SWIFTKIT_ACCESSOR = 87,  /* name: get, set, willSet, didSet ...; children: statements */
    SWIFTKIT_GENERIC_PARAMETER = 88, /* name; children: TYPE? (what it conforms to) */
    SWIFTKIT_CAPTURE = 89,   /* of a closure; name; text: `weak` ...; children: INITIAL? */

    /* Statements. Expressions stand among statements as they are, and IF and SWITCH may stand as values. */
    SWIFTKIT_IF = 100,       /* children: CONDITION..., BRANCH (then), BRANCH or IF (else) */
    SWIFTKIT_GUARD = 101,    /* children: CONDITION..., BRANCH (else) */
    SWIFTKIT_SWITCH = 102,   /* children: subject, SWITCH_CASE... */
    SWIFTKIT_SWITCH_CASE = 103, /* text: the patterns as written, or `default`; children: CONDITION (one a pattern),
                                then statements */
    SWIFTKIT_FOR = 104,      /* children: the pattern, the sequence, CONDITION?, BODY */
    SWIFTKIT_WHILE = 105,    /* also `repeat`; children: CONDITION... and BODY in source order */
    SWIFTKIT_RETURN = 106,   /* children: the value */
    SWIFTKIT_STATEMENT = 107,/* any other statement; name: its keyword, such as `defer`; children: what it holds */
    SWIFTKIT_BRANCH = 108,   /* the statements of a branch; flag ELSE for an else branch */
    SWIFTKIT_CONDITION = 109,/* one condition or pattern; children: what it holds */
    SWIFTKIT_AVAILABLE = 110,/* `#available` / `#unavailable` (flag NEGATED) in a condition; text: inside the parentheses */

    /* `#if`: one node a clause, around what the clause holds, also around postfix members (parts of a chain). */
    SWIFTKIT_IF_CONFIG = 120,/* text: the condition as written, none for #else; flag ELSE from the second clause on */

    SWIFTKIT_COMMENT = 130   /* children of the file node, after everything else; the bytes hold the delimiters too */
};

/* Flags of a node. */
typedef uint16_t swiftkit_flags;
enum {
    SWIFTKIT_FLAG_TRAILING = 1,  /* ARGUMENT: a trailing closure */
    SWIFTKIT_FLAG_IMPLICIT = 2,  /* MEMBER, CALL: a root with a leading dot, as in `.red` */
    SWIFTKIT_FLAG_CONSTANT = 4,  /* VARIABLE: let */
    SWIFTKIT_FLAG_ELSE = 8,
    SWIFTKIT_FLAG_NEGATED = 16,
    SWIFTKIT_FLAG_STATIC = 32,   /* a static or class member */
    SWIFTKIT_FLAG_ASYNC = 64,    /* FUNCTION, INITIALIZER, ACCESSOR, CLOSURE */
    SWIFTKIT_FLAG_THROWS = 128,  /* the same */
    SWIFTKIT_FLAG_BROKEN = 256   /* FILE: the source has syntax errors */
};

typedef struct swiftkit_node {
    swiftkit_kind kind;
    swiftkit_flags flags;
    uint32_t parent;      /* SWIFTKIT_NONE for the file */
    uint32_t subtree_end; /* index after the last descendant */
    uint32_t name;        /* index into symbols, or SWIFTKIT_NONE; without back quotes */
    uint32_t text;        /* index into symbols, or SWIFTKIT_NONE */
    uint32_t start, end;  /* bytes of the whole node, without surrounding white space and comments */
    uint32_t anchor, anchor_end; /* bytes of its name token, where findings about it belong (of a SWITCH_CASE its
                                    text); start, end without one */
    double number;        /* the value of numbers and of operations over them; of booleans; else NaN */
} swiftkit_node;

/* One parsed file. Valid during the call. */
typedef struct swiftkit_file {
    uint32_t struct_size;
    uint32_t node_count;
    const swiftkit_node *nodes;
    uint32_t symbol_count;
    uint32_t reserved;            /* zero */
    const swiftkit_text *symbols; /* distinct, so that equal texts have equal indexes; ascending by bytes (memcmp, then
                                     length), so that a name is found by bisection */
    swiftkit_text path;           /* as the user will see it; no promise that it exists */
    swiftkit_text source;
    /* Since 1.2: never 0, the same in every call about this file and another for any other file of the process, so that
     * what a plugin works out for one check can serve the next. Pointers of an earlier call are stale all the same. */
    uint32_t serial;
    uint32_t reserved_2;          /* zero */
} swiftkit_file;

/*
 * CHECKS
 */
typedef uint32_t swiftkit_severity;
enum { SWIFTKIT_INFO = 0, SWIFTKIT_WARNING = 1, SWIFTKIT_ERROR = 2 };

/* What a check is; static memory of the plugin. */
typedef struct swiftkit_check {
    uint32_t struct_size;
    swiftkit_severity severity;   /* the default; users may set another */
    swiftkit_text id;             /* kebab-case; users see `plugin/id`, bundled plugins' ids stand alone */
    swiftkit_text title;          /* one line, no full stop */
    /* The check is run only on files that hold at least one of these; none: on all. Since 1.3 ` & ` joins texts that must
     * all stand in the file, in any order, and `|` before or behind a text asks that a word begin or end there: in
     * `sheet & |View|`, `View` is a whole word. A word is of letters, digits, underscores and what is not ASCII. */
    const swiftkit_text *literals;
    size_t literal_count;
    const swiftkit_text *rules;   /* keys of the rules it enforces */
    size_t rule_count;
    uint32_t off_by_default;
    uint32_t fixable;
} swiftkit_check;

typedef struct swiftkit_edit {
    uint32_t start, end;          /* bytes to replace; equal for an insertion */
    swiftkit_text replacement;
} swiftkit_edit;

typedef struct swiftkit_finding {
    uint32_t struct_size;
    uint32_t start, end;          /* where; a range outside the file is reported as a fault of the plugin */
    swiftkit_text message;        /* one sentence, lower case, no full stop */
    const swiftkit_edit *edits;   /* a fix, or none; ascending, not overlapping */
    size_t edit_count;
    /* Since 1.4: 0 when the fix is safe, so that the program does the same as before; 1 when it is a suggestion, which is
     * right in most cases and has to be read: it is made only where somebody asks for suggestions. */
    uint32_t is_suggestion;
    /* Since 1.4: 1 when this finding is only a note, whatever the severity of its check; 0 otherwise. A severity that the
     * settings choose for the check counts for it, too. Hosts before 1.4 take no notice. */
    uint32_t is_note;
} swiftkit_finding;

/*
 * ANSWERS
 */
typedef struct swiftkit_question {
    uint32_t struct_size;
    swiftkit_text text;           /* as the user wrote it */
} swiftkit_question;

typedef struct swiftkit_answer {
    uint32_t struct_size;
    double confidence;            /* 0 to 1: how sure the plugin is that this is what was asked */
    swiftkit_text key;            /* stable id of the answer, such as `nearest-token` */
    swiftkit_text statement;      /* the answer in one to three sentences */
    swiftkit_text code;           /* an example in Swift, or empty */
} swiftkit_answer;

/*
 * THE HOST, as a plugin sees it. Valid during the call that received it.
 */
typedef struct swiftkit_host {
    uint32_t struct_size;
    uint32_t abi_major, abi_minor;
    void *context;                /* pass it back, do not look inside */
    /* Reports one finding of the running check; the finding is copied. */
    void (*report)(void *context, const swiftkit_finding *finding);
    /* Gives one answer to the question asked; the answer is copied. */
    void (*reply)(void *context, const swiftkit_answer *answer);
    /* A value of the user's configuration: `deployment-target` (of iOS, "26.0"), `profile` ("system" or "tokens"),
       `systems` (of the file, "macOS=14.0", as project files say it), `default-isolation` ("MainActor" where they put code that
       says no actor there),
       `api.extra` (names that exist, with spaces between), `api.seen-in` ("off" where names that files of the run apply often need
       not exist), or one of the plugin's own options, `<plugin id>/<check id>.<option>` (numbers with spaces between), where its
       descriptor says that the check has it; empty when not set. The next file may
       have other values. The text lives until the plugin's call returns. */
    swiftkit_text (*setting)(void *context, swiftkit_text name);
    /* A further table by name and revision, such as SWIFTKIT_FACTS, or NULL when this host has none of that name. The
       table lives as long as the process. */
    const void *(*extension)(void *context, const char *name);
} swiftkit_host;

/*
 * FACTS (since 1.1)
 *
 * What all files of a run declare, for checks that look beyond their own file: whether a type of another file is a view,
 * what a wrapper wraps, whether a view is shown in a preview elsewhere. host->extension(host->context, SWIFTKIT_FACTS)
 * gives a `const swiftkit_facts *`, or NULL when nothing was gathered. The file under check is among the files.
 *
 * The facts come from a light scan of the text, not from the parser: what is not said here may still be so, and names
 * are all they know. A type's name stands without outer types and generic arguments, so two types of one name are one
 * subject; SWIFTKIT_REPEATED warns of that.
 */
#define SWIFTKIT_FACTS "facts/1"

/* What is said of a subject. Values are never reused; pass over those that you do not know. */
typedef uint32_t swiftkit_relation;
enum {
    SWIFTKIT_DECLARES = 1,   /* subject: a type; object: struct, class, enum, actor, protocol or typealias */
    SWIFTKIT_REPEATED = 2,   /* subject: a type declared more than once; no object */
    SWIFTKIT_INHERITS = 3,   /* subject: a type; object: a name in the inheritance clause of it or of an extension */
    SWIFTKIT_HAS_ATTRIBUTE = 4, /* subject: a type; object: an attribute of it, without the `@` */
    SWIFTKIT_HAS_CASE = 5,   /* subject: an enum; object: a case */
    SWIFTKIT_HAS_STATIC = 6, /* subject: a type; object: a static or class member, of its extensions too, and what Xcode gives
                                Color, UIImage and the like for the names in asset catalogs */
    SWIFTKIT_CONSISTS_OF = 7,/* subject: `Type.member`, a property or function that gives `some` type by one expression;
                                object: the root of that expression, such as Button */
    SWIFTKIT_PREVIEWED = 8,  /* subject: a name that is called in a preview; no object */
    SWIFTKIT_SHOWN_IN_TOOLBAR = 9, /* subject: `Type.member`, named in the content of a toolbar; object: the placement
                                of the item around it, such as bottomBar, or none */
    SWIFTKIT_EXTENDS = 10,   /* since 1.4; subject: the name of a method, or init, that an extension or a protocol declares;
                                object: the type that it is a member of; both the name of a function that is called like
                                a type */
    SWIFTKIT_IMPORTS = 11,   /* since 1.4; subject: a module that a file imports; no object */
    SWIFTKIT_APPLIES = 12,   /* since 1.4; subject: a method that three files or more apply at the beginning of a line, as
                                modifiers are; no object */
    SWIFTKIT_FOLDER = 13,    /* since 1.4; subject: the name of a folder on the way to a file of the run; a module is mostly
                                called like one; no object */
    SWIFTKIT_HAS_PROPERTY = 14, /* since 1.4; subject: a type; object: a property of its values that an extension, or a protocol
                                itself, declares */
    SWIFTKIT_NESTED = 15,    /* since 1.4; subject: a type that is declared inside of other types, or for one file, alone; object:
                                such an outer type, or none */
    SWIFTKIT_LABELLED = 16,  /* since 1.4; subject: a method, or a type, that three files or more call with a label; object: the
                                label; without those that the table of SWIFTKIT_API has */
    SWIFTKIT_TAKES = 17,     /* since 1.4; subject: a method that an extension or a protocol declares, or the type that one
                                gives an initialiser; object: the label of a parameter, `_` for none */
    SWIFTKIT_HOLDS_STATE = 18 /* since 1.4; subject: a type with a property that is @State or @StateObject; object: private for
                                one that is private, or none */
};

/* Never changes within a major. */
typedef struct swiftkit_fact {
    swiftkit_relation relation;
    uint32_t reserved;            /* zero */
    swiftkit_text subject;
    swiftkit_text object;
} swiftkit_fact;

/* The table and its texts live as long as the process, and never change in it. */
typedef struct swiftkit_facts {
    uint32_t struct_size;
    uint32_t fact_count;
    const swiftkit_fact *facts;   /* distinct, ascending by relation, then subject, then object (memcmp, then length) */
} swiftkit_facts;

/*
 * API (since 1.4)
 *
 * Public declarations of Apple's frameworks. host->extension(host->context, SWIFTKIT_API) gives a `const swiftkit_api *`,
 * or NULL when this host has no such table.
 *
 * The table is text. It begins with the line "# swiftkit api 1" and more comments that begin with `#`; then comes one fact a
 * line, in the order of their bytes, so that a name is found by bisection. Columns are set apart by tabs, empty ones at the end
 * may be missing, and more may come: name (of an initialiser, that of its type), container, kind (func, init, var, let, case,
 * struct, class, enum, protocol, typealias, macro, subscript, perhaps after "static "), labels ("of:initial:_:"), shapes (p, or
 * c for a closure, for each label, then ? where it may be left out), type, module, then for iOS, macOS, tvOS, watchOS and visionOS
 * the first version, "no", or nothing where it is not known, with a slash and the version that deprecates it, "soft" or "always";
 * last, its new name. Two kinds are no declarations: "foreign", a name that people write and that means `type`, and "replaced",
 * for which `type` is written since the version of iOS that stands there.
 */
#define SWIFTKIT_API "api/1"

/* The table and its text live as long as the process, and never change in it. */
typedef struct swiftkit_api {
    uint32_t struct_size;
    uint32_t reserved;            /* zero */
    swiftkit_text table;
} swiftkit_api;

/*
 * THE PLUGIN. Static memory of the plugin.
 */
typedef struct swiftkit_plugin {
    uint32_t struct_size;
    uint32_t abi_major, abi_minor;/* SWIFTKIT_ABI_MAJOR and _MINOR of the header it was built with */
    swiftkit_text id;             /* kebab-case */
    swiftkit_text version;
    const swiftkit_check *checks; /* laid out with the struct_size of the first one as stride */
    size_t check_count;
    /* Runs one check over one file. NULL when check_count is 0. */
    void (*check)(const swiftkit_host *host, const swiftkit_file *file, uint32_t check_index);
    /* Answers a question, or stays silent. NULL when the plugin answers nothing. */
    void (*answer)(const swiftkit_host *host, const swiftkit_question *question);
} swiftkit_plugin;

/*
 * SIZES OF 1.0
 *
 * What a plugin hands over has at least these sizes, in bytes, where a pointer has eight. The host takes any size from
 * these on: of a smaller struct than its own it takes what is there and zero for the rest, of a larger one what it knows.
 * They never change within a major; a field that comes later is beyond them.
 */
#define SWIFTKIT_PLUGIN_SIZE_1_0 80
#define SWIFTKIT_CHECK_SIZE_1_0 80
#define SWIFTKIT_FINDING_SIZE_1_0 48
#define SWIFTKIT_ANSWER_SIZE_1_0 64

/*
 * The one exported function. It is called once, before anything else, and should do no work: it returns the
 * description above, or NULL when the plugin cannot run in a host of that version.
 */
#if defined(_WIN32)
#define SWIFTKIT_EXPORT __declspec(dllexport)
#else
#define SWIFTKIT_EXPORT __attribute__((visibility("default")))
#endif
SWIFTKIT_EXPORT const swiftkit_plugin *swiftkit_plugin_entry(uint32_t host_abi_major, uint32_t host_abi_minor);

#ifdef __cplusplus
}
#endif
#endif
