"""The files of the package."""

import os
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def text(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def pages_below(folder):
    """The paths of the pages in a folder, those of inner folders after its own."""
    found = []
    for path, folders, files in os.walk(os.path.join(ROOT, folder)):
        folders.sort()
        found += [os.path.relpath(os.path.join(path, name), ROOT) for name in sorted(files) if name.endswith(".md")]
    return found


def output(*command):
    """What a command prints in the package's folder."""
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
