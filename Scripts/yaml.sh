#!/bin/sh
# Holds our reader of YAML to PyYAML, on texts from a seed and the files of this tree: read alike, or refused with a place.
# usage: Scripts/yaml.sh [FOLDER...]     on the .yml, .yaml and front matter below the folders instead
set -eu
cd "$(dirname "$0")/.."
if ! Scripts/conformance-tools.sh; then
  echo "yaml: skipped, since PyYAML cannot be installed (no python3 -m venv, or no package registry)"
  exit 0
fi
program=${SWIFTKIT:-$(swift build --show-bin-path)/swiftkit}
exec .build/conformance/bin/python Tests/YAMLComparison/compare.py "$(dirname "$program")/yaml-nodes" "$@"
