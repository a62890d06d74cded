#!/bin/sh
# Type-checks every module for macOS, on Linux: the Darwin branches are compiled for the version that Package.swift names,
# with the standard library's own interfaces and with Tests/StandIn in place of the system. Prints what the compiler says.
# Runs on Linux only.
# usage: Scripts/typecheck-macos.sh            all modules
#        Scripts/typecheck-macos.sh --control  the wrong code beside the stand-in, which must not pass
set -eu
cd "$(dirname "$0")/.."
unset MAKEFLAGS MFLAGS MAKELEVEL

# The toolchain: where its interfaces lie, and its version, which names the cache.
about=$(swiftc -print-target-info)
resources=$(printf '%s\n' "$about" | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
version=$(printf '%s\n' "$about" | sed -n 's/.*"compilerVersion": ".*(\(.*\))".*/\1/p')
interfaces="Swift _Concurrency Synchronization _StringProcessing _RegexParser Observation SwiftOnoneSupport"
for module in $interfaces; do
  if ! ls "$resources/linux/$module.swiftmodule/"*-linux-gnu.swiftinterface >/dev/null 2>&1; then
    echo "typecheck-macos: skipped, since this toolchain has no textual interface of $module" >&2
    exit 3
  fi
done

# What Package.swift says: the oldest macOS, and the language features of every target.
macos=$(sed -n 's/.*\.macOS(\.v\([0-9_]*\)).*/\1/p' Package.swift | tr _ .)
case $macos in *.*) ;; *) macos=$macos.0 ;; esac
features=$(sed -n '/^let upcoming = \[/,/^\]/s/"\([A-Za-z]*\)",*/-enable-upcoming-feature \1/gp' Package.swift | tr -s ' \n' ' ')
checkouts=${SWIFTKIT_CHECKOUTS:-.build/checkouts}
if [ ! -d "$checkouts/swift-system" ]; then
  echo "typecheck-macos: the packages that swiftkit needs are not in '$checkouts'; run: swift package resolve" >&2
  exit 2
fi

cache=.build/standin/$version
work=$cache/macos$macos
mkdir -p "$cache" "$work"

# The resource folder of a macOS toolchain, as far as type-checking asks for one: the standard library's interfaces with
# another target. What Linux' own parts of it import is left out, and with it what was deployed back.
if [ ! -d "$cache/resources" ]; then
  made=$cache/resources.$$
  mkdir -p "$made/macosx"
  for folder in shims clang apinotes; do ln -s "$resources/$folder" "$made/$folder"; done
  for module in $interfaces; do
    mkdir "$made/macosx/$module.swiftmodule"
    for source in "$resources/linux/$module.swiftmodule/"*-linux-gnu.swiftinterface; do
      case $source in *.private.*) continue ;; esac
      sed -e '/^\/\/ swift-module-flags:/s/-target [^ ]*/-target x86_64-apple-macosx'"$macos"' -disable-availability-checking/' \
        -e '/^import Glibc$/d' -e 's/@backDeployed([^)]*)//' \
        "$source" >"$made/macosx/$module.swiftmodule/x86_64-apple-macos.swiftinterface"
    done
  done
  # The lock of Linux asks for its thread's number.
  echo '@usableFromInline internal func _swift_stdlib_gettid() -> Swift.UInt32 { 0 }' \
    >>"$made/macosx/Synchronization.swiftmodule/x86_64-apple-macos.swiftinterface"
  mv "$made" "$cache/resources" 2>/dev/null || rm -rf "$made"
fi

common="-target x86_64-apple-macosx$macos -disable-objc-interop -sdk $cache/sdk -resource-dir $cache/resources"
common="$common -module-cache-path $cache/modules -I $work -I Tests/StandIn/Darwin"
common="$common -I Sources/CMemory -I Sources/CSQLite -I Plugins/ABI/include -I $checkouts/swift-system/Sources/CSystem/include"
common="$common -I $checkouts/swift-syntax/Sources/_SwiftSyntaxCShims/include"
ours="$common -swift-version 6 -package-name swiftkit -enable-testing -warnings-as-errors $features"
# Of other packages only the declarations are asked for.
theirs="$common -swift-version 5 -suppress-warnings -experimental-skip-all-function-bodies"

# C code finds the stand-in under the names that it asks for. SQLite's own header is this machine's.
sdk=$cache/sdk/usr/include
mkdir -p "$sdk/sys"
for header in copyfile errno fcntl libproc pthread stdio stdlib string sys/mman sys/resource sys/stat unistd; do
  [ -f "$sdk/$header.h" ] || printf '#include <darwin.h>\n' >"$sdk/$header.h"
done
cmp -s Tests/StandIn/SDK/stdint.h "$sdk/stdint.h" || cp Tests/StandIn/SDK/stdint.h "$sdk"
sqlite=$(printf '#include <sqlite3.h>\n' | clang -E -x c - 2>/dev/null | sed -n 's/^# 1 "\(.*sqlite3\.h\)".*/\1/p' | head -1)
[ -n "$sqlite" ] || { echo "typecheck-macos: no sqlite3.h; run Scripts/deps.sh" >&2; exit 2; }
cmp -s "$sqlite" "$sdk/sqlite3.h" || cp "$sqlite" "$sdk"

# The rules of `make`, which knows what is up to date and what can be done at the same time.
rules=$work/rules.mk
: >"$rules.$$"

# Writes a sorted list, unless the file has it already: what is older than its sources is made anew.
keep() {
  sort >"$1.$$"
  if cmp -s "$1.$$" "$1"; then rm "$1.$$"; else mv "$1.$$" "$1"; fi
}
# A module of another package: its name, its language options, its folder, the modules it needs. What it has for Linux or
# for the kernel of a Mac is of no interest.
their_module() {
  module=$1 options=$2 folder=$3
  shift 3
  find "$folder" -name '*.swift' ! -path '*/IORing/*' ! -name MachPort.swift ! -path '*.docc/*' | keep "$work/$module.sources"
  printf '%s/%s.swiftmodule: %s/%s.sources' "$work" "$module" "$work" "$module" >>"$rules.$$"
  for needed in "$@"; do printf ' %s/%s.swiftmodule' "$work" "$needed" >>"$rules.$$"; done
  recipe "$theirs $options -parse-as-library" "$module"
}
# Compiles the files of a list; what the compiler says is kept, and shown where it fails.
recipe() {
  printf '\n\t@swiftc -frontend -emit-module %s -module-name %s -o $@ -filelist %s/%s.sources >$@.log 2>&1' \
    "$1" "$(printf %s "$2" | tr - _)" "$work" "$2" >>"$rules.$$"
  printf ' || { cat $@.log >&2; exit 1; }\n' >>"$rules.$$"
}
their_module Darwin '-import-underlying-module' Tests/StandIn/Darwin
their_module Foundation '-swift-version 6' Tests/StandIn/Foundation Darwin
# Its own words for versions, with the meaning that they have outside of Apple's systems.
availability=$(sed -n "s/^  Available(\"\([0-9.]*\)\".*/-define-availability 'System \1:macOS 10.10'/p" \
  "$checkouts/swift-system/Package.swift" | tr '\n' ' ')
their_module SystemPackage "-package-name system -D SYSTEM_PACKAGE -D SYSTEM_PACKAGE_DARWIN $availability" \
  "$checkouts/swift-system/Sources/System" Darwin
their_module ArgumentParserToolInfo '-package-name parser' "$checkouts/swift-argument-parser/Sources/ArgumentParserToolInfo"
their_module ArgumentParser '-package-name parser' "$checkouts/swift-argument-parser/Sources/ArgumentParser" \
  ArgumentParserToolInfo Darwin Foundation
their_module SwiftSyntax '-package-name syntax' "$checkouts/swift-syntax/Sources/SwiftSyntax"
their_module SwiftParser '-package-name syntax' "$checkouts/swift-syntax/Sources/SwiftParser" SwiftSyntax
known=" Darwin Foundation SystemPackage ArgumentParser SwiftSyntax SwiftParser "

# Our modules: every folder of sources, and the plugins, which are two each.
modules=
add() {
  modules="$modules $1"
  eval "folder_$(printf %s "$1" | tr - _)=\$2"
  known="$known$1 "
}
for folder in Sources/*; do
  name=$(basename "$folder")
  case $name in CMemory | CSQLite | CStartUp) ;; *) add "$name" "$folder" ;; esac
done
add SwiftKitSDK Plugins/SDK
add TestSupport Tests/TestSupport
for folder in Plugins/*/Rules; do
  name=$(basename "$(dirname "$folder")")
  add "$name" "$folder"
  add "${name}Plugin" "Plugins/$name/Plugin"
done
for module in $modules; do
  eval "folder=\$folder_$(printf %s "$module" | tr - _)"
  # What needs the macros of the testing library cannot be compiled for another system.
  find "$folder" -name '*.swift' ! -path '*/Golden/*' -exec grep -L '^[a-z ]*import Testing$' {} + |
    keep "$work/$module.sources"
  style=-parse-as-library
  [ -f "$folder/main.swift" ] && style=
  printf '%s/%s.swiftmodule: Tests/StandIn/Darwin/darwin.h' "$work" "$module" >>"$rules.$$"
  for needed in $(xargs sed -n 's/^.*import \([A-Za-z]*\)$/\1/p' <"$work/$module.sources" | sort -u); do
    case $known in *" $needed "*) printf ' %s/%s.swiftmodule' "$work" "$needed" >>"$rules.$$" ;; esac
  done
  printf ' ' >>"$rules.$$"
  tr '\n' ' ' <"$work/$module.sources" >>"$rules.$$"
  recipe "$ours $style" "$module"
done
printf 'all:' >>"$rules.$$"
for module in $modules; do printf ' %s/%s.swiftmodule' "$work" "$module" >>"$rules.$$"; done
printf '\n' >>"$rules.$$"
mv "$rules.$$" "$rules"

if [ "${1:-}" = --control ]; then
  make -s -f "$rules" "$work/POSIXSupport.swiftmodule"
  swiftc -frontend -typecheck $ours -parse-as-library -module-name Control Tests/StandIn/Control.swift
else
  make -s -k -j "$(getconf _NPROCESSORS_ONLN)" -O -f "$rules" all
fi
