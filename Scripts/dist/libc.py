#!/usr/bin/env python3
"""Writes Debian's control file with the oldest C library that the libraries of FOLDER run with: libc.py FOLDER IN OUT"""
import re
import subprocess
import sys
from pathlib import Path


def newest(folder):
    """The newest version of glibc that a symbol of these files asks for."""
    versions = {(2, 17)}
    for file in [folder / "swiftkit-plugin-host", *folder.rglob("*.so*")]:
        text = subprocess.run(["readelf", "-VW", file], check=True, capture_output=True, text=True).stdout
        versions |= {tuple(map(int, v.split("."))) for v in re.findall(r"Name: GLIBC_([0-9.]+)", text)}
    return ".".join(map(str, max(versions)))


if __name__ == "__main__":
    folder, source, target = map(Path, sys.argv[1:])
    machine = {"x86_64": "amd64", "aarch64": "arm64"}
    name = subprocess.run(["uname", "-m"], check=True, capture_output=True, text=True).stdout.strip()
    text = source.read_text().replace("@LIBC@", newest(folder)).replace("@ARCHITECTURE@", machine.get(name, name))
    target.write_text(text)
