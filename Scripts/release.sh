#!/bin/sh
# Checks everything that a tag of VERSION needs, builds what it gives away, and says what is left to do by hand. Nothing is
# tagged, pushed or uploaded here.
#
# The tests must have passed for this very commit: 'make test' leaves a stamp, or TESTED=<commit> says so for a run
# elsewhere.
set -eu
cd "$(dirname "$0")/.."
version=${VERSION:-}
wrong=0

complain() {
    echo "release: $1" >&2
    wrong=1
}

case "$version" in
*[!0-9.]* | "" | .* | *. | *..*) complain "VERSION='$version' is no version; try 'make release VERSION=$(python3 Packaging/render.py --fact version)'"; exit 64 ;;
*.*.*.*) complain "VERSION='$version' has more than three parts"; exit 64 ;;
*.*.*) ;;
*) complain "VERSION='$version' has fewer than three parts, such as 0.1.0"; exit 64 ;;
esac

commit=$(git rev-parse HEAD)
[ -z "$(git status --porcelain)" ] || complain "the tree is not clean; commit or stash first: git status"
# TAGGED=1: run for a tag that is there already, to build what it gives away.
tag=$(git rev-parse -q --verify "refs/tags/v$version^{commit}" || true)
if [ "${TAGGED:-}" = 1 ]; then
    [ "$tag" = "$commit" ] || complain "the tag v$version is not this commit"
elif [ -n "$tag" ]; then
    complain "the tag v$version is there already; choose the next version"
fi
fact=$(python3 Packaging/render.py --fact version)
[ "$fact" = "$version" ] || complain "Packaging/facts.json says version $fact; change it, then run Packaging/render.py"
grep -q "static let current = \"$version\"" Sources/SwiftKitCLI/Version.swift ||
    complain "Sources/SwiftKitCLI/Version.swift names another version"
python3 Packaging/render.py --check >&2 || wrong=1
python3 Scripts/dist/changes.py "$version" CHANGELOG.md >/dev/null || wrong=1
tested=${TESTED:-$(cat .build/tested 2>/dev/null || true)}
[ "$tested" = "$commit" ] ||
    complain "the tests did not pass for this commit; run 'make test', or name the commit that did elsewhere: TESTED=$commit"
[ "$wrong" = 0 ] || exit 1

Scripts/dist.sh
(cd dist && python3 -c '
import hashlib, sys
for line in open("SHA256SUMS"):
    digest, name = line.split()
    if hashlib.sha256(open(name, "rb").read()).hexdigest() != digest:
        sys.exit(f"release: {name} is not what SHA256SUMS says")')
said=$(.build-dist/tree/bin/swiftkit --version)
[ "$said" = "$version" ] || { complain "the program that was built says version '$said'"; exit 1; }
python3 Scripts/dist/changes.py "$version" CHANGELOG.md >dist/NOTES.md
echo
echo "swiftkit $version can be released from $commit. Remaining steps, by hand:"
echo "  make dist-test"
echo "  git tag -a v$version -F dist/NOTES.md && git push origin v$version"
