#!/bin/sh
# Installs under PREFIX the tree that a release gives away: swiftkit, the host, the plugins, content, completions, manuals.
set -eu
cd "$(dirname "$0")/.."
prefix=${PREFIX:?}
# zsh leaves the tilde of 'make install PREFIX=~/.local' as it is.
# shellcheck disable=SC2088
case "$prefix" in "~") prefix=$HOME ;; "~/"*) prefix=$HOME/${prefix#"~/"} ;; esac
umask 022

Scripts/dist/build.sh
tree=.build-dist/tree
Scripts/dist/tree.sh "$tree"

mkdir -p "$prefix"
# Ours alone: what an earlier version had and this one has not must go.
rm -rf "$prefix/share/swiftkit" "$prefix/lib/swiftkit"
(cd "$tree" && find . -type d) | while read -r folder; do mkdir -p "$prefix/$folder"; done
# A program that runs keeps its file; the new one gets the name.
(cd "$tree" && find . -type f) | while read -r file; do
    mode=644
    [ -x "$tree/$file" ] && mode=755
    rm -f "$prefix/$file"
    install -m "$mode" "$tree/$file" "$prefix/$file"
done
echo "installed swiftkit $("$prefix/bin/swiftkit" --version) in $prefix"
case ":$PATH:" in
*":$prefix/bin:"*) ;;
*) echo "$prefix/bin is not on the PATH; to add it: export PATH=\"$prefix/bin:\$PATH\"" ;;
esac
