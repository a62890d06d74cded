#!/usr/bin/env python3
"""Makes a SwiftPM artifact bundle of the archives of one release: bundle.py FILE.artifactbundle.zip ARCHIVE...

Each archive is a variant for its machine. Times and modes are those of the archives, so the same archives give the same
bundle.
"""
import json
import sys
import tarfile
import time
import zipfile
from pathlib import Path

# The end of an archive's name, and the triple that SwiftPM calls that machine by.
TRIPLES = {
    "x86_64-linux": "x86_64-unknown-linux-gnu",
    "aarch64-linux": "aarch64-unknown-linux-gnu",
    "arm64-macos": "arm64-apple-macosx",
    "x86_64-macos": "x86_64-apple-macosx",
}


def main(target, archives):
    top = Path(target).name.removesuffix(".zip")
    variants, version, latest = [], "", 0
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as bundle:
        def add(name, data, mode, when):
            # Zip knows no time before 1980.
            member = zipfile.ZipInfo(f"{top}/{name}", time.gmtime(max(when, 315_532_800))[:6])
            member.external_attr, member.compress_type = (0o100000 | mode) << 16, zipfile.ZIP_DEFLATED
            bundle.writestr(member, data)

        for archive in sorted(archives):
            name = Path(archive).name.removesuffix(".tar.gz")
            _, version, machine = name.split("-", 2)
            variants.append({"path": f"{name}/bin/swiftkit", "supportedTriples": [TRIPLES[machine]]})
            with tarfile.open(archive) as tar:
                for entry in tar:
                    if entry.isfile():
                        add(entry.name, tar.extractfile(entry).read(), entry.mode, entry.mtime)
                        latest = max(latest, entry.mtime)
        artifact = {"version": version, "type": "executable", "variants": variants}
        info = {"schemaVersion": "1.0", "artifacts": {"swiftkit": artifact}}
        add("info.json", (json.dumps(info, indent=2) + "\n").encode(), 0o644, latest)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
