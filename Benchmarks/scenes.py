"""Writes a storyboard with as many scenes as are asked for, each a form with labels, fields, buttons and a table.

usage: scenes.py COUNT > Many.storyboard
"""

import sys

COLUMNS = 25
ROWS = 6

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
useSafeAreas="YES" colorMatched="YES" initialViewController="c-0">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies><deployment identifier="iOS"/></dependencies>
    <scenes>
"""


def row(scene, number):
    """A label with a field and a button after it."""
    name = f"{scene}-{number}"
    top = (f'firstItem="l-{name}" firstAttribute="top" secondItem="g-{scene}" secondAttribute="top" constant="24"'
           if number == 0 else
           f'firstItem="l-{name}" firstAttribute="top" secondItem="f-{scene}-{number - 1}" secondAttribute="bottom" '
           'constant="16"')
    views = f"""
<label opaque="NO" text="Label {number} of scene {scene}" id="l-{name}"><rect key="frame" x="16" y="{60 + number * 90}" \
width="200" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
<textField opaque="NO" borderStyle="roundedRect" placeholder="Value" id="f-{name}"><rect key="frame" x="16" \
y="{90 + number * 90}" width="260" height="34"/><fontDescription key="fontDescription" type="system" pointSize="14"/>\
<textInputTraits key="textInputTraits"/></textField>
<button opaque="NO" buttonType="system" id="b-{name}"><rect key="frame" x="300" y="{90 + number * 90}" width="60" \
height="34"/><state key="normal" title="More"/></button>"""
    constraints = [
        top,
        f'firstItem="l-{name}" firstAttribute="leading" secondItem="g-{scene}" secondAttribute="leading" constant="16"',
        f'firstItem="f-{name}" firstAttribute="top" secondItem="l-{name}" secondAttribute="bottom" constant="6"',
        f'firstItem="f-{name}" firstAttribute="leading" secondItem="l-{name}" secondAttribute="leading"',
        f'firstItem="b-{name}" firstAttribute="leading" secondItem="f-{name}" secondAttribute="trailing" constant="8"',
        f'firstItem="g-{scene}" firstAttribute="trailing" secondItem="b-{name}" secondAttribute="trailing" constant="16"',
        f'firstItem="b-{name}" firstAttribute="centerY" secondItem="f-{name}" secondAttribute="centerY"',
    ]
    return views, [f'<constraint {text} id="k-{name}-{index}"/>' for index, text in enumerate(constraints)]


def scene(number, count):
    rows = [row(number, index) for index in range(ROWS)]
    views = "".join(text for text, _ in rows)
    constraints = "\n".join(text for _, lines in rows for text in lines)
    segue = (f'<connections><segue destination="c-{number + 1}" kind="show" id="s-{number}"/></connections>'
             if number + 1 < count and (number + 1) % COLUMNS else "")
    color = [0.90 + number % 3 * 0.03, 0.92 + number % 5 * 0.015, 0.95]
    return f"""<scene sceneID="n-{number}"><objects><viewController title="Scene {number}" id="c-{number}" \
sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v-{number}"><rect key="frame" x="0" y="0" \
width="393" height="852"/><subviews>{views}
</subviews><viewLayoutGuide key="safeArea" id="g-{number}"/><color key="backgroundColor" red="{color[0]:.3f}" \
green="{color[1]:.3f}" blue="{color[2]:.3f}" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
<constraints>
{constraints}
</constraints></view>{segue}</viewController></objects><point key="canvasLocation" x="{number % COLUMNS * 560}" \
y="{number // COLUMNS * 1000}"/></scene>
"""


def main(count):
    sys.stdout.write(HEAD)
    for number in range(count):
        sys.stdout.write(scene(number, count))
    sys.stdout.write("    </scenes>\n</document>\n")


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    main(int(sys.argv[1]))
