#!/usr/bin/env python3
"""Prints a plugin's descriptor with the compiler that its library says it was built with: descriptor.py JSON LIBRARY"""
import re
import sys
from pathlib import Path

descriptor, library = Path(sys.argv[1]).read_text(), Path(sys.argv[2]).read_bytes()
compiler = re.search(rb"@\(#\)swiftkit-sdk, compiled by (Swift [0-9.]+)\n", library)
if compiler and '"compiler":' not in descriptor:
    # The line stands where the order of the alphabet puts it; everything else stays as it is.
    descriptor = re.sub(r'^(  "id":)', f'  "compiler": "{compiler[1].decode()}",\n\\1', descriptor, count=1, flags=re.M)
sys.stdout.write(descriptor)
