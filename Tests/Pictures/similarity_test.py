"""The samples look as in the stored pictures.

usage: similarity_test.py NEW STORED [--update]

Two figures of each picture are held: the mean similarity of its windows, and the share of windows that are unlike. The
mean alone would not see a small view that is gone in a large screen; windows of text alone differ a little between
versions of the library that draws them.
"""

import glob
import os
import sys

import numpy
from PIL import Image

from ssim import windows

# Equal pictures have a mean of 1 and no window unlike. The changes that `damaged` makes to the stored pictures have the
# figures that the test prints; the limits are far from both.
LEAST_MEAN = 0.998
UNLIKE = 0.85
MOST_UNLIKE = 0.001


def read(path):
    """The picture on gray, so that the clear corners of a device count too."""
    picture = Image.open(path).convert("RGBA")
    ground = Image.new("RGBA", picture.size, (128, 128, 128, 255))
    return numpy.asarray(Image.alpha_composite(ground, picture).convert("RGB"))


def figures(first, second):
    if first.shape != second.shape:
        return 0, 1
    similar = windows(first, second)
    return similar.mean(), (similar < UNLIKE).mean()


def is_alike(first, second):
    mean, unlike = figures(first, second)
    return mean >= LEAST_MEAN and unlike <= MOST_UNLIKE


def busiest(pixels, height, width):
    """The upper left corner of the rectangle that differs most from the pixels beside it, away from the edges."""
    gray = pixels.astype(float).mean(axis=2)
    best = max(
        ((gray[y:y + height, x:x + width].std(), y, x)
         for y in range(64, pixels.shape[0] - height - 64, 16) for x in range(16, pixels.shape[1] - width - 32, 16)))
    return best[1], best[2]


def damaged(pixels):
    """A name and a picture for each kind of mistake: what the test exists to find."""
    y, x = busiest(pixels, 32, 96)
    box = (slice(y, y + 32), slice(x, x + 96))
    moved, missing, colored = pixels.copy(), pixels.copy(), pixels.copy()
    moved[y + 6:y + 38, x:x + 96] = pixels[box]
    moved[y:y + 6, x:x + 96] = pixels[y - 1, x]
    missing[box] = pixels[y - 1, x]
    colored[box] = pixels[box][..., ::-1] // 2 + numpy.array([120, 0, 0], dtype=numpy.uint8)
    return {"moved": moved, "missing": missing, "wrong color": colored}


def update(new, stored):
    os.makedirs(stored, exist_ok=True)
    for path in glob.glob(f"{stored}/*.png"):
        os.remove(path)
    for path in sorted(glob.glob(f"{new}/*.png")):
        Image.open(path).save(f"{stored}/{os.path.basename(path)}", optimize=True)


def main(new, stored):
    names = sorted(os.path.basename(path) for path in glob.glob(f"{stored}/*.png"))
    drawn = sorted(os.path.basename(path) for path in glob.glob(f"{new}/*.png"))
    assert names and names == drawn, f"drawn are {drawn}, stored {names}: renew with `make pictures`"
    wrong = []
    worst = {}
    for name in names:
        picture, known = read(f"{new}/{name}"), read(f"{stored}/{name}")
        mean, unlike = figures(picture, known)
        if not is_alike(picture, known):
            wrong.append(f"{name}: similarity {mean:.4f}, {unlike:.2%} of its windows unlike")
        for kind, damage in damaged(known).items():
            result = figures(damage, known)
            worst[kind] = max(worst.get(kind, (-1, 0)), result)
            assert not is_alike(damage, known), f"{name} with something {kind} passes: {result}"
        worst["as drawn"] = min(worst.get("as drawn", (2, 0)), (mean, unlike))
    # For a mistake the picture that comes nearest to passing, for what is drawn the one nearest to failing.
    for kind, (mean, unlike) in sorted(worst.items()):
        print(f"{kind}: similarity {mean:.4f}, {unlike:.2%} of the windows unlike")
    assert not wrong, "\n".join(["pictures have changed; look at them and renew with `make pictures`"] + wrong)
    print(f"{len(names)} pictures look as stored")


if sys.argv[3:] == ["--update"]:
    update(*sys.argv[1:3])
else:
    main(*sys.argv[1:3])
