"""Ending a process with all that it started."""
import os
import signal
import subprocess


def end(process):
    """Ends a process with its descendants, also those that left its group."""
    if process.poll() is not None:
        return
    listing = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], stdout=subprocess.PIPE).stdout.decode().split()
    parents = dict(zip(map(int, listing[::2]), map(int, listing[1::2])))
    family, size = {process.pid}, 0
    while size < len(family):
        size = len(family)
        family |= {pid for pid, parent in parents.items() if parent in family}
    for pid in sorted(family):
        try:
            os.kill(pid, signal.SIGKILL)
        except OSError:
            pass
    process.wait()
