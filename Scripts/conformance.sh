#!/bin/sh
# Holds `swiftkit mcp` to the protocol: the official Python client in three modes, the official schemas, mcp-conform.
# Skipped, with the reason, where the packages cannot be installed.
set -eu
cd "$(dirname "$0")/.."
program=${SWIFTKIT:-.build/debug/swiftkit}
venv=.build/conformance
if ! Scripts/conformance-tools.sh; then
  echo "conformance: skipped, since its packages cannot be installed (no python3 -m venv, or no package registry)"
  exit 0
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export XDG_CACHE_HOME="$scratch/cache" XDG_CONFIG_HOME="$scratch/config"
[ -x .build/debug/swiftkit-plugin-host ] || export SWIFTKIT_HOST=0
for mode in legacy auto 2026-07-28; do
  "$venv/bin/python" Tests/Conformance/session.py "$mode" "$program" mcp
done
"$venv/bin/python" Tests/Conformance/wire.py "$program" mcp
"$venv/bin/mcp-conform" server --transport stdio --command "$program mcp"
