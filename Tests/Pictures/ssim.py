"""Structural similarity of two pictures (Wang, Bovik, Sheikh and Simoncelli, 2004).

Windows are squares of 8 pixels, four pixels apart, in each of the three colors; the constants are the paper's.
"""

import numpy

WINDOW = 8
STEP = 4
LEVELS = 255
STABLE_MEAN = (0.01 * LEVELS) ** 2
STABLE_SPREAD = (0.03 * LEVELS) ** 2


def sums(values):
    """The mean of each window."""
    total = numpy.zeros((values.shape[0] + 1, values.shape[1] + 1, values.shape[2]))
    total[1:, 1:] = values.cumsum(0).cumsum(1)
    high, low = slice(WINDOW, None, STEP), slice(None, -WINDOW, STEP)
    whole = total[high, high] - total[high, low] - total[low, high] + total[low, low]
    return whole / WINDOW**2


def windows(first, second):
    """The similarity of each window, from -1 to 1: the least of the three colors."""
    first, second = first.astype(float), second.astype(float)
    mean, other = sums(first), sums(second)
    spread, other_spread = sums(first**2) - mean**2, sums(second**2) - other**2
    common = sums(first * second) - mean * other
    light = (2 * mean * other + STABLE_MEAN) / (mean**2 + other**2 + STABLE_MEAN)
    shape = (2 * common + STABLE_SPREAD) / (spread + other_spread + STABLE_SPREAD)
    return (light * shape).min(axis=2)
