#!/usr/bin/env python3
"""Puts the shared libraries that the host and the plugins need beside the host: runtime.py FOLDER

Only the system's C library is left to the machine. Every library looks for others beside itself and nowhere else; a
run path that leads into the folders of the machine that built it is an error.
"""
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

# What every Linux has: glibc. Its libraries belong to its loader, and no copy of them would run with another.
OF_THE_SYSTEM = re.compile(r"(libc|libm|libdl|librt|libpthread)\.so|ld-linux")


def dynamic(library):
    """The libraries that `library` needs, and its run path."""
    text = subprocess.run(["readelf", "-dW", library], check=True, capture_output=True, text=True).stdout
    run_path = re.findall(r"\((?:RPATH|RUNPATH)\).*\[(.*)\]", text)
    return re.findall(r"\(NEEDED\).*\[(.*)\]", text), run_path[0] if run_path else ""


def runtime_folders():
    """Where the toolchain keeps the runtime's shared libraries, as its compiler says."""
    info = subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True).stdout
    return json.loads(info)["paths"]["runtimeLibraryPaths"]


def found(name):
    """Where the machine that builds has the library."""
    for folder in runtime_folders():
        if (Path(folder) / name).is_file():
            return Path(folder) / name
    # The C++ library and the unwinder, which the runtime is written with.
    answer = subprocess.run(["cc", f"-print-file-name={name}"], check=True, capture_output=True, text=True).stdout.strip()
    if not answer.startswith("/"):
        sys.exit(f"runtime.py: the library '{name}' is needed and nowhere to be found")
    return Path(answer).resolve()


def main(folder):
    pending = [folder / "swiftkit-plugin-host", *sorted((folder / "plugins").glob("*.so"))]
    while pending:
        library = pending.pop()
        needed, run_path = dynamic(library)
        for entry in filter(None, run_path.split(":")):
            if not entry.startswith("$ORIGIN"):
                sys.exit(f"runtime.py: '{library.name}' looks for libraries in '{entry}', which only this machine has")
        for name in needed:
            copy = folder / name
            if OF_THE_SYSTEM.match(name) or copy.exists():
                continue
            shutil.copyfile(found(name), copy)
            subprocess.run(["strip", "--strip-unneeded", copy], check=True)
            copy.chmod(0o644)
            pending.append(copy)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
