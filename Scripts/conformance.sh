#!/bin/sh
# Holds `swiftkit mcp` to the protocol, and to staying alive. What needs Python or its packages is skipped, with the
# reason, where they are not to be had.
set -eu
cd "$(dirname "$0")/.."
program=${SWIFTKIT:-$(swift build --show-bin-path)/swiftkit}
# From here, as clients are given it: a command line that is split at spaces.
program=${program#"$(pwd)/"}
venv=.build/conformance
if ! command -v python3 >/dev/null 2>&1; then
  echo "conformance: skipped, since there is no python3"
  exit 0
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export XDG_CACHE_HOME="$scratch/cache" XDG_CONFIG_HOME="$scratch/config"
[ -x "$(dirname "$program")/swiftkit-plugin-host" ] || [ "${SWIFTKIT_HOST:-}" = 1 ] || export SWIFTKIT_HOST=0

full="mcp --profile full"
# shellcheck disable=SC2086
python3 Tests/Conformance/scenarios.py "$program" $full
# shellcheck disable=SC2086
python3 Tests/Conformance/hardships.py "$program" $full
# shellcheck disable=SC2086
python3 Tests/Conformance/fuzz.py --seconds "${SWIFTKIT_FUZZ_SECONDS:-30}" "$program" $full

if ! Scripts/conformance-tools.sh; then
  echo "conformance: the rest is skipped, since its packages cannot be installed (no python3 -m venv, or no package registry)"
  exit 0
fi
for mode in legacy auto 2026-07-28; do
  # shellcheck disable=SC2086
  "$venv/bin/python" Tests/Conformance/session.py "$mode" "$program" $full
done
# shellcheck disable=SC2086
"$venv/bin/python" Tests/Conformance/wire.py "$program" $full
"$venv/bin/python" Tests/Conformance/nine.py "$program" mcp
"$venv/bin/mcp-conform" server --transport stdio --command "$program $full"
