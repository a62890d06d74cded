#!/bin/sh
# Prints what a release says of its own making, for share/swiftkit/build.txt: the commit of these sources and the Swift
# that compiles them. No time of day, no name of a machine: two builds of one commit say the same.
set -eu
cd "$(dirname "$0")/.."

if commit=$(git rev-parse HEAD 2>/dev/null); then
    # What was changed since is not that commit.
    if [ -n "$(git status --porcelain 2>/dev/null)" ]; then commit="$commit, with changes"; fi
    echo "commit: $commit"
fi
echo "swift: $(${SWIFT:-swift} --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*[0-9]\).*/\1/p' | head -n 1)"
