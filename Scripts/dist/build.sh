#!/bin/sh
# Builds each program and plugin once, in release, below .build-dist: swiftkit without a single shared library (it starts
# in half the time), the host and the plugins for the runtime that is put beside the host.
set -eu
cd "$(dirname "$0")/../.."
here=$(pwd -P)
scratch=.build-dist

# Where it was built must not show: not in what a failed check prints, and not in debug information, which is not made.
# Nor in digests of the options of a build, which only serve to build it again.
set -- -c release -debug-info-format none \
    -Xswiftc -file-prefix-map -Xswiftc "$here=." -Xcc "-ffile-prefix-map=$here=." \
    -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen

case "$(uname -s)" in
Darwin)
    # The system brings the runtime.
    swift build "$@" --scratch-path "$scratch/program" --product swiftkit
    origin=@loader_path
    ;;
*)
    static="--static-swift-stdlib"
    # Where the static SQLite and C libraries are (Debian has them), nothing need be looked up at every start.
    case "$(cc -print-file-name=libsqlite3.a):$(cc -print-file-name=libc.a)" in
    /*:/*) static="$static -Xswiftc -static-executable" ;;
    *) echo "swiftkit will need this machine's C library and SQLite: their static libraries are not here" >&2 ;;
    esac
    # shellcheck disable=SC2086
    swift build "$@" $static -Xlinker -s --scratch-path "$scratch/program" --product swiftkit
    set -- "$@" --disable-local-rpath -Xswiftc -no-toolchain-stdlib-rpath -Xlinker -s
    origin='$ORIGIN'
    ;;
esac

# Programs and plugins come from two builds, since a plugin is loaded into the host and shares its runtime.
swift build "$@" -Xlinker -rpath -Xlinker "$origin" --scratch-path "$scratch/plugins" --product swiftkit-plugin-host
for descriptor in Plugins/*/*.json; do
    name=$(basename "$descriptor" .json)
    [ "$name" = Template ] && continue
    # Without a name of its own a library on Linux is known by the path at which it was linked.
    [ "$origin" = @loader_path ] || soname="-Xlinker -soname -Xlinker lib$name.so"
    # shellcheck disable=SC2086
    swift build "$@" ${soname-} -Xlinker -rpath -Xlinker "$origin/.." --scratch-path "$scratch/plugins" --product "$name"
done
