#!/usr/bin/env python3
"""Packs a laid-out tree so that the same tree gives the same bytes:

pack.py tar TREE NAME FILE      a .tar.gz with everything below NAME/
pack.py deb TREE CONTROL FILE   a Debian package that puts the tree below /usr

Names in order, no owner, one time for all: SOURCE_DATE_EPOCH, that of the commit.
"""
import gzip
import hashlib
import io
import lzma
import os
import sys
import tarfile
from pathlib import Path

EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))


def files(tree):
    """Every folder and file below the tree in the order of their names, with its mode."""
    for path in sorted(Path(tree).rglob("*"), key=lambda p: p.relative_to(tree).as_posix()):
        yield path, path.relative_to(tree).as_posix(), 0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644


def tar(entries):
    """A tar of (name, mode, bytes or None for a folder)."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for name, mode, data in entries:
            info = tarfile.TarInfo(name)
            info.mode, info.mtime = mode, EPOCH
            info.type = tarfile.DIRTYPE if data is None else tarfile.REGTYPE
            info.size = len(data or b"")
            archive.addfile(info, io.BytesIO(data or b""))
    return out.getvalue()


def gzipped(data):
    return gzip.compress(data, compresslevel=9, mtime=0)


def pack_tar(tree, name, target):
    entries = [(name, 0o755, None)]
    entries += [(f"{name}/{n}", m, None if p.is_dir() else p.read_bytes()) for p, n, m in files(tree)]
    Path(target).write_bytes(gzipped(tar(entries)))


def debian_place(name):
    """Where Debian wants what others keep elsewhere."""
    return name.replace("share/zsh/site-functions", "share/zsh/vendor-completions")


def pack_deb(tree, control, target):
    entries, sums, size = {"./usr": (0o755, None)}, [], 0
    for path, name, mode in files(tree):
        place, data = "usr/" + debian_place(name), None if path.is_dir() else path.read_bytes()
        # Debian's policy: manuals are compressed, and the terms lie in a file called copyright.
        if data is not None and name.startswith("share/man/"):
            place, data = place + ".gz", gzipped(data)
        if place == "usr/share/doc/swiftkit/NOTICE":
            data = (Path(tree) / "share/doc/swiftkit/LICENSE").read_bytes() + b"\n" + data
            place = "usr/share/doc/swiftkit/copyright"
        entries["./" + place] = (mode, data)
        if data is not None:
            sums.append(f"{hashlib.md5(data).hexdigest()}  {place}\n")
            size += len(data)
    text = Path(control).read_text() + f"Installed-Size: {size // 1024}\n"
    members = [
        ("debian-binary", b"2.0\n"),
        ("control.tar.gz", gzipped(tar([
            ("./control", 0o644, text.encode()), ("./md5sums", 0o644, "".join(sorted(sums)).encode()),
        ]))),
        ("data.tar.xz", lzma.compress(tar([("./", 0o755, None)] + [(n, m, d) for n, (m, d) in sorted(entries.items())]), preset=6)),
    ]
    out = b"!<arch>\n"
    for name, data in members:
        head = f"{name:<16}{EPOCH:<12}{0:<6}{0:<6}{0o100644:<8o}{len(data):<10}`\n"
        out += head.encode() + data + (b"\n" if len(data) % 2 else b"")
    Path(target).write_bytes(out)


if __name__ == "__main__":
    {"tar": pack_tar, "deb": pack_deb}[sys.argv[1]](*sys.argv[2:])
