#!/bin/sh
# What a release gives away, in dist/: the installed tree as .tar.gz, .deb and SwiftPM artifact bundle, their SHA-256, and
# the files of other package managers that name these. Nothing of the folder, the time or the user goes into them.
set -eu
cd "$(dirname "$0")/.."
umask 022
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
start=$(date +%s)

version=$(python3 Packaging/render.py --fact version)
machine=$(uname -m)
case "$(uname -s)" in Darwin) system=macos ;; *) system=linux ;; esac
name=swiftkit-$version-$machine-$system

Scripts/dist/build.sh
built=$(date +%s)
tree=.build-dist/tree
Scripts/dist/tree.sh "$tree"

rm -rf dist
mkdir dist
python3 Scripts/dist/pack.py tar "$tree" "$name" "dist/$name.tar.gz"
python3 Scripts/dist/bundle.py dist/swiftkit.artifactbundle.zip "dist/$name.tar.gz"
python3 Packaging/render.py --into .build-dist/rendered
if [ "$system" = linux ]; then
    python3 Scripts/dist/libc.py "$tree/lib/swiftkit" .build-dist/rendered/control .build-dist/control
    case "$machine" in x86_64) machine=amd64 ;; aarch64) machine=arm64 ;; esac
    python3 Scripts/dist/pack.py deb "$tree" .build-dist/control "dist/swiftkit_${version}_$machine.deb"
fi
(cd dist && for file in *; do python3 -c 'import hashlib, sys
print(hashlib.sha256(open(sys.argv[1], "rb").read()).hexdigest() + "  " + sys.argv[1])' "$file"; done >../.build-dist/SHA256SUMS)
mv .build-dist/SHA256SUMS dist/SHA256SUMS
# What names the archives knows their sums from here.
python3 Packaging/render.py --sums dist/SHA256SUMS --into dist/packaging
echo "built in $((built - start)) s, packed in $(($(date +%s) - built)) s:"
du -sk "$tree" | awk '{ printf "%8.1f MB  the tree\n", $1 / 1024 }'
for file in dist/*.*; do wc -c "$file" | awk '{ printf "%8.1f MB  %s\n", $1 / 1048576, $2 }'; done
