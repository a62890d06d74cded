#!/bin/sh
# The archive in a root of its own: the C library of this machine, a shell, /proc and /dev. No /usr, no compiler, no git.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$SCRATCH/root
mkdir -p "$root/proc" "$root/dev" "$root/tmp" "$root/root" "$root/work" "$root/bin" "$root/opt"

# The libraries of glibc at the places where its loader looks for them.
loader=$(readelf -lW /bin/sh | sed -n 's/.*interpreter: \(.*\)\]/\1/p')
mkdir -p "$root$(dirname "$loader")" "$root/lib"
cp -L "$loader" "$root$loader"
for library in libc.so.6 libm.so.6 libdl.so.2 libpthread.so.0 librt.so.1; do
    cp -L "$(cc -print-file-name=$library)" "$root/lib/$library"
done
# A shell that needs no library; swiftkit does not use it.
busybox=$(command -v busybox) || { echo "install busybox-static first"; exit 2; }
cp "$busybox" "$root/bin/busybox"
for tool in sh ls cat env head mkdir grep; do ln -s busybox "$root/bin/$tool"; done

tar -xzf "$ARCHIVE" -C "$root/opt"
mv "$root"/opt/swiftkit-* "$root/opt/swiftkit"
cp "$here/inside.sh" "$here/expect.sh" "$root/work/"
cp -R "$here/Project" "$root/work/project"
unshare --mount --fork --pid sh -c '
    mount -t proc proc "$1/proc" && mount --bind /dev "$1/dev" &&
    exec chroot "$1" /bin/sh /work/inside.sh' bare "$root"
echo "  without /proc:"
unshare --mount --fork sh -c '
    mount --bind /dev "$1/dev" && exec chroot "$1" /bin/sh -c "cd /work && . ./expect.sh
    for words in --version \"ask glass\" \"check project\"; do
        expect \"\$words\" 2 \"/proc is not mounted here\" /opt/swiftkit/bin/swiftkit \$words
    done; exit \$wrong"' bare "$root"
