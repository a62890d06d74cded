#!/usr/bin/env python3
"""Where the toolchain keeps the libraries of its runtime; run by itself it prints the folder usr/lib."""
import json
import subprocess


def runtime_folders():
    """The folders of the runtime's shared libraries, as the compiler names them."""
    info = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True).stdout)
    return info["paths"]["runtimeLibraryPaths"]


if __name__ == "__main__":
    print(runtime_folders()[0].split("/lib/swift")[0] + "/lib")
