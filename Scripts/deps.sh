#!/bin/sh
# Makes sure that Swift is new enough, and that SQLite's header, its library and its command line are here; installs those
# where that needs no question.
set -eu

have_header() {
    if command -v pkg-config >/dev/null 2>&1 && pkg-config --exists sqlite3; then return 0; fi
    printf '#include <sqlite3.h>\n' | cc -E -x c - >/dev/null 2>&1
}

command -v swift >/dev/null 2>&1 || {
    echo "swiftkit needs Swift 6.3 or newer, and 'swift' is not on the PATH; see https://swift.org/install" >&2
    exit 2
}
found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
# A toolchain that does not say its version is given the benefit of the doubt.
if [ -n "$found" ] && [ $((${found%.*} * 100 + ${found#*.})) -lt 603 ]; then
    echo "swiftkit needs Swift 6.3 or newer, and this is Swift $found; on a Mac it comes with Xcode 26.4, elsewhere see" >&2
    echo "https://swift.org/install" >&2
    exit 2
fi
if have_header && command -v sqlite3 >/dev/null 2>&1; then exit 0; fi

case "$(uname -s)" in
Darwin)
    have_header || { echo "install the Xcode command line tools first: xcode-select --install" >&2; exit 2; }
    ;;
*)
    if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
        echo "installing libsqlite3-dev, sqlite3 and pkg-config" >&2
        export DEBIAN_FRONTEND=noninteractive
        apt-get install -y -qq libsqlite3-dev sqlite3 pkg-config >/dev/null 2>&1 ||
            { apt-get update -qq && apt-get install -y -qq libsqlite3-dev sqlite3 pkg-config >/dev/null; }
    elif command -v apt-get >/dev/null 2>&1; then
        echo "SQLite is missing; run: sudo apt-get install libsqlite3-dev sqlite3 pkg-config" >&2
        exit 2
    else
        echo "SQLite's header or command line is missing; install SQLite's development package and try again" >&2
        exit 2
    fi
    ;;
esac
