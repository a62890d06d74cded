#!/bin/sh
# Has the formats of `check` read by readers of others: what they find is what JSON says, whatever a file is called.
set -eu
cd "$(dirname "$0")/.."
if ! Scripts/conformance-tools.sh; then
  echo "formats: skipped, since the readers cannot be installed (no python3 -m venv, or no package registry)"
  exit 0
fi
exec .build/conformance/bin/python Tests/Formats/read.py "${SWIFTKIT:-$(swift build --show-bin-path)/swiftkit}"
