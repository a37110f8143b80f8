"""Every PNG of a folder is its SVG in the device's pixels, and shows something.

usage: png_test.py FOLDER, with a .svg beside every .png
"""

import glob
import re
import struct
import sys
import zlib

SCALES = {"iphone-se-3": 2, "iphone-15": 3}


def size_in_points(path):
    with open(path, encoding="utf-8") as svg:
        head = svg.read(2000)
    return [float(re.search(rf'<svg [^>]*\b{side}="([\d.]+)"', head).group(1)) for side in ("width", "height")]


def read(path):
    """Width, height and the undecoded rows of a PNG."""
    with open(path, "rb") as png:
        data = png.read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", f"{path} is no PNG"
    width, height = struct.unpack(">II", data[16:24])
    place, packed = 8, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        if kind == b"IDAT":
            packed += data[place + 8:place + 8 + length]
        place += length + 12
    return width, height, zlib.decompress(packed)


def main(folder):
    pictures = sorted(glob.glob(f"{folder}/*.png"))
    assert len(pictures) == len(glob.glob(f"{folder}/*.svg")) > 0, "a picture is missing"
    for path in pictures:
        scale = next(scale for device, scale in SCALES.items() if f".{device}." in path)
        width, height, rows = read(path)
        points = size_in_points(path[:-4] + ".svg")
        assert all(abs(pixels - point * scale) <= 1 for pixels, point in zip((width, height), points)), (path, points)
        assert len(set(rows)) > 16, f"{path} is empty"
    print(f"{len(pictures)} pictures have the pixels of their devices")


main(sys.argv[1])
