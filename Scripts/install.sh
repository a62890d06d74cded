#!/bin/sh
# Installs under PREFIX: swiftkit, on Linux without a single shared library (it starts in half the time), the host,
# plugins and content.
set -eu
cd "$(dirname "$0")/.."
prefix=${PREFIX:?}
scratch=.build-static

case "$(uname -s)" in
Darwin) static= suffix=dylib ;;
*)
    static="--static-swift-stdlib -Xlinker -s" suffix=so
    # Where the static SQLite and C libraries are (Debian has them), nothing need be looked up at every start.
    case "$(cc -print-file-name=libsqlite3.a):$(cc -print-file-name=libc.a)" in
    /*:/*) static="$static -Xswiftc -static-executable" ;;
    esac
    ;;
esac

# Programs and plugins come from two builds: a plugin is loaded into the host, and each brings its own runtime there.
swift build -c release --scratch-path "$scratch" $static --product swiftkit
swift build -c release

release=$(swift build -c release --show-bin-path)
install -d "$prefix/bin" "$prefix/lib/swiftkit/plugins" "$prefix/share/swiftkit"
install -m 755 "$scratch/release/swiftkit" "$prefix/bin/swiftkit"
install -m 755 "$release/swiftkit-plugin-host" "$prefix/lib/swiftkit/swiftkit-plugin-host"
for descriptor in Plugins/*/*.json; do
    name=$(basename "$descriptor" .json)
    [ "$name" = Template ] && continue
    install -m 755 "$release/lib$name.$suffix" "$prefix/lib/swiftkit/plugins/lib$name.$suffix"
    install -m 644 "$descriptor" "$prefix/lib/swiftkit/plugins/$name.json"
done
rm -rf "$prefix/share/swiftkit/Skills" "$prefix/share/swiftkit/Templates" "$prefix/share/swiftkit/Data"
cp -R Skills Templates Data "$prefix/share/swiftkit/"
# What 'swiftkit plugin new' puts into a new plugin.
rm -rf "$prefix/share/swiftkit/Plugins"
install -d "$prefix/share/swiftkit/Plugins"
cp -R Plugins/ABI Plugins/SDK Plugins/Template "$prefix/share/swiftkit/Plugins/"
echo "installed $("$prefix/bin/swiftkit" --version) in $prefix"
