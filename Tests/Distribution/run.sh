#!/bin/sh
# Tries what 'make dist' made where nothing else is: run.sh [PART...]; all parts when none is named. Linux, as root.
#
#   bare       the archive in a root with a C library, /proc and /dev and nothing more
#   debian     the package on Debian 12: installed, upgraded, removed
#   shells     completions and manual pages in bash, zsh and fish, where these are here
#   swiftpm    the artifact bundle with its build-tool and its command plugin
#   install    'make install' into a folder, from the same tree
set -u
here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../.." && pwd)
failed=
DIST=${DIST:-$package/dist}
export DIST
set -- $(cd "$DIST" && ls swiftkit-*-linux.tar.gz) "$@" || exit 2
ARCHIVE=$DIST/$1
shift
export ARCHIVE
[ $# -gt 0 ] || set -- bare debian shells swiftpm install

for part in "$@"; do
    echo "== $part"
    SCRATCH=$(mktemp -d)
    export SCRATCH
    if sh "$here/$part.sh"; then word=held; else word=FAILED failed="$failed $part"; fi
    echo "== $part $word"
    rm -rf "$SCRATCH"
done
[ -z "$failed" ] || { echo "distribution: failed:$failed"; exit 1; }
echo "distribution: everything held"
