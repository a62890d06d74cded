#!/bin/sh
# Runs on Linux only.
# The package in a Debian 12 of its own: installed, upgraded to a newer one, removed; nothing of it stays.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$SCRATCH/debian
package=$(ls "$DIST"/swiftkit_*.deb)
base=${DEBIAN_ROOT:-}
if [ -z "$base" ]; then
    command -v debootstrap >/dev/null || { echo "install debootstrap first, or name a root by DEBIAN_ROOT"; exit 2; }
    debootstrap --variant=minbase bookworm "$root" >"$SCRATCH/debootstrap.log" 2>&1 || { tail -5 "$SCRATCH/debootstrap.log"; exit 2; }
else
    cp -a "$base" "$root"
fi
# The same package under a newer version: what an upgrade meets.
cp "$package" "$root/old.deb"
mkdir "$SCRATCH/newer"
dpkg-deb -R "$package" "$SCRATCH/newer"
sed -i 's/^Version: .*/&+next/' "$SCRATCH/newer/DEBIAN/control"
rm "$SCRATCH/newer/usr/share/swiftkit/Data/"*.tsv 2>/dev/null || true
dpkg-deb --root-owner-group -b "$SCRATCH/newer" "$root/new.deb" >/dev/null
cp "$here/package.sh" "$here/expect.sh" "$root/"
cp -R "$here/Project" "$root/project"
exec unshare --mount --fork --pid sh -c '
    mount -t proc proc "$1/proc" && mount --bind /dev "$1/dev" && exec chroot "$1" /bin/sh /package.sh' debian "$root"
