"""Real files of this repository, to be changed."""
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]


def files(*patterns, most=200, size=60_000):
    """The texts of files that match, in a fixed order, none of them large."""
    found = sorted({path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()})
    step = max(1, len(found) // most)
    return [data for data in (path.read_bytes() for path in found[::step]) if len(data) < size]
