#!/bin/sh
# Puts the official clients and validators into .build/conformance, once; fails where they cannot be installed.
set -eu
cd "$(dirname "$0")/.."
venv=.build/conformance
"$venv/bin/python" -c 'import mcp, jsonschema, skills_ref, yaml, junitparser, sarif_pydantic' 2>/dev/null && exit 0
# Without command line tools a Mac's python3 only opens a dialog; and the packages want 3.10.
if [ "$(uname -s)" = Darwin ] && ! xcode-select -p >/dev/null 2>&1; then exit 1; fi
python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2>/dev/null || exit 1
{
  python3 -m venv "$venv"
  "$venv/bin/pip" install -q mcp==2.3.0 mcp-conform==0.1.0 jsonschema skills-ref==0.1.1 pyyaml==6.0.3 \
    junitparser==5.0.3 sarif-pydantic==0.6.2
} >/dev/null 2>&1
