#!/bin/sh
# 'make install' puts the tree of the archive below PREFIX, also where zsh left the tilde, and says where PATH leads.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../.." && pwd)
. "$here/expect.sh"
mkdir "$SCRATCH/home"
put() { env HOME="$SCRATCH/home" make -s -C "$package" install 'PREFIX=~/own place'; } # Linux
expect "it says that PATH does not lead there" 0 "$SCRATCH/home/own place/bin is not on the PATH" put
touch "$SCRATCH/home/own place/bin/mine" "$SCRATCH/home/own place/lib/swiftkit/plugins/libGone.so"
expect "again" 0 "installed swiftkit" put
expect "what is not ours stays" 0 "" test -f "$SCRATCH/home/own place/bin/mine"
expect "what an earlier version had goes" 1 "" test -f "$SCRATCH/home/own place/lib/swiftkit/plugins/libGone.so"
rm "$SCRATCH/home/own place/bin/mine"
tar -xzf "$ARCHIVE" -C "$SCRATCH"
expect "the tree is that of the archive" 0 "" diff -r "$SCRATCH"/swiftkit-* "$SCRATCH/home/own place"
expect "it runs" 0 "" "$SCRATCH/home/own place/bin/swiftkit" --version
exit "$wrong"
