"""Inputs that grow in one way each, for Benchmarks/slopes: every function takes n and returns files by name."""

import json
import plistlib


def element(tag, identifier, inner="", more=""):
    return (
        f'<{tag} translatesAutoresizingMaskIntoConstraints="NO" id="{identifier}" {more}>\n'
        f'<rect key="frame" x="1" y="1" width="60" height="20"/>\n{inner}</{tag}>\n'
    )


def listed(name, items):
    return f"<{name}>\n{''.join(items)}</{name}>\n"


def constraint(identifier, first, second=None, constant=0):
    words = f'firstItem="{first[0]}" firstAttribute="{first[1]}"'
    if second:
        words += f' secondItem="{second[0]}" secondAttribute="{second[1]}"'
    return f'<constraint {words} constant="{constant}" id="{identifier}"/>\n'


def scene(number, inner="", outside=""):
    return (
        f'<scene sceneID="s{number}"><objects><viewController id="c{number}" sceneMemberID="viewController">\n'
        f'<view key="view" id="r{number}"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\n'
        f'<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\n{inner}</view>\n'
        f"{outside}</viewController></objects></scene>\n"
    )


def storyboard(scenes):
    return (
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" '
        'targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">\n'
        f"<scenes>\n{''.join(scenes)}</scenes>\n</document>\n"
    )


def document(text):
    return {"a.storyboard": text}


def one(*parts):
    return document(storyboard([scene(0, "".join(parts))]))


def views(count):
    return listed("subviews", [element("view", f"v{i}") for i in range(count)])


def label(number, text="Label"):
    font = '<fontDescription key="fontDescription" type="system" pointSize="17"/>\n'
    return element("label", f"l{number}", font, f'text="{text} {number}"')


def edges(identifier):
    return [constraint(f"k{a}", (identifier, a), ("r0", a)) for a in ("top", "bottom", "leading", "trailing")]


def flat(n):
    return one(views(n))


def chain(n, known=False):
    rows = []
    for i in range(n):
        above = (f"v{i - 1}", "bottom") if i else ("r0", "top")
        beside = (f"v{i - 1}", "leading") if i else ("r0", "leading")
        rows += [constraint(f"a{i}", (f"v{i}", "top"), above, 1), constraint(f"b{i}", (f"v{i}", "leading"), beside)]
        if known:
            rows += [constraint(f"w{i}", (f"v{i}", "width"), None, 20)]
            rows += [constraint(f"h{i}", (f"v{i}", "height"), None, 20)]
    return one(views(n), listed("constraints", rows))


def known_chain(n):
    return chain(n, True)


def star(n):
    rows = []
    for i in range(n):
        rows += [constraint(f"a{i}", (f"v{i}", "top"), ("r0", "top"), i % 400)]
        rows += [constraint(f"b{i}", (f"v{i}", "leading"), ("r0", "leading"))]
    return one(views(n), listed("constraints", rows))


def autoresizing(n):
    mask = '<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\n'
    inner = [f'<view id="v{i}"><rect key="frame" x="1" y="1" width="9" height="9"/>{mask}</view>\n' for i in range(n)]
    return one(listed("subviews", inner))


def flat_labels(n):
    return one(listed("subviews", [label(i) for i in range(n)]))


def labels(n):
    long = "Some words that are long enough to wrap around at least once in a narrow room"
    rows = []
    for i in range(n):
        above = (f"l{i - 1}", "bottom") if i else ("r0", "top")
        rows += [constraint(f"a{i}", (f"l{i}", "top"), above, 1)]
        rows += [constraint(f"{e[0]}{i}x", (f"l{i}", e), ("r0", e)) for e in ("leading", "trailing")]
    return one(listed("subviews", [label(i, long) for i in range(n)]), listed("constraints", rows))


def stack(n, distribution="fill"):
    inner = listed("subviews", [label(i) for i in range(n)])
    view = element("stackView", "st", inner, f'axis="vertical" distribution="{distribution}"')
    return one(listed("subviews", [view]), listed("constraints", edges("st")))


def equal_spacing(n):
    return stack(n, "equalSpacing")


def equal_lengths(n):
    return stack(n, "fillEqually")


def proportional(n):
    return stack(n, "fillProportionally")


def stacks(n):
    inner = [element("stackView", f"s{i}", listed("subviews", [label(2 * i), label(2 * i + 1)])) for i in range(n)]
    return one(listed("subviews", inner))


def cells(n):
    items = []
    for i in range(n):
        content = (
            f'<tableViewCellContentView key="contentView" tableViewCell="q{i}" id="p{i}">\n'
            f'<rect key="frame" x="0" y="0" width="393" height="44"/>\n{listed("subviews", [label(i)])}'
            "</tableViewCellContentView>\n"
        )
        items.append(element("tableViewCell", f"q{i}", content, f'reuseIdentifier="R{i}"'))
    table = element("tableView", "tv", listed("prototypes", items), 'dataMode="prototypes" rowHeight="-1"')
    return one(listed("subviews", [table]), listed("constraints", edges("tv")))


def equal_ids(n):
    return one(listed("subviews", [element("view", "same") for _ in range(n)]))


def equal_constraints(n):
    rows = [constraint(f"a{i}", ("v0", "top"), ("r0", "top"), 8) for i in range(n)]
    return one(views(1), listed("constraints", rows))


def masks(n):
    def entries(word):
        return "".join(f'<{word} reference="v{i}"/>\n' for i in range(n))

    variation = (
        f'<variation key="default"><mask key="subviews">\n{entries("exclude")}</mask></variation>\n'
        f'<variation key="heightClass=regular-widthClass=compact"><mask key="subviews">\n{entries("include")}</mask>'
        "</variation>\n"
    )
    return one(views(n), variation)


def actions(n):
    words = 'eventType="touchUpInside" destination="c0"'
    connections = listed("connections", [f'<action selector="t{i}:" {words} id="x{i}"/>\n' for i in range(n)])
    return one(listed("subviews", [element("button", "b", connections)]))


def outlets(n):
    connections = [f'<outlet property="p{i}" destination="v{i}" id="o{i}"/>\n' for i in range(n)]
    return document(storyboard([scene(0, views(n), listed("connections", connections))]))


def segments(n):
    items = "".join(f'<segment title="S{i}"/>\n' for i in range(n))
    control = element("segmentedControl", "sc", f'<segments>\n{items}</segments>\n', 'segmentControlStyle="plain"')
    return one(listed("subviews", [control]))


def scenes(n):
    return document(storyboard([scene(i) for i in range(n)]))


def embedded(n):
    def container(i):
        segue = listed("connections", [f'<segue destination="c{i - 1}" kind="embed" id="g{i}"/>\n'])
        return listed("subviews", [element("containerView", f"e{i}", segue)]) if i else ""

    return document(storyboard([scene(i, container(i)) for i in range(n)]))


def pushed(n):
    def show(i):
        return listed("connections", [f'<segue destination="c{i - 1}" kind="show" id="g{i}"/>\n']) if i else ""

    root = f'<segue destination="c{n - 1}" kind="relationship" relationship="rootViewController" id="gr"/>\n'
    navigation = f'<navigationController id="nav" sceneMemberID="viewController">{listed("connections", [root])}'
    first = f'<scene sceneID="sn"><objects>{navigation}</navigationController></objects></scene>\n'
    return document(storyboard([first] + [scene(i, "", show(i)) for i in range(n)]))


def one_line(n):
    return {name: text.replace("\n", "") for name, text in flat(n).items()}


def equal_ids_in_one_line(n):
    return {name: text.replace("\n", "") for name, text in equal_ids(n).items()}


def scenes_of_one_class(n):
    return {name: text.replace("<viewController ", '<viewController customClass="Price" ') for name, text in scenes(n).items()}


def small(number=0):
    return storyboard([scene(0, listed("subviews", [label(number)]))])


def files(n):
    return {f"{i // 500}/{i}.storyboard": small(i) for i in range(n)}


def configuration_keys(n):
    rules = "".join(f"  made-up-rule-{i}: warning\n" for i in range(n))
    return {"a.storyboard": small(), ".keyline.yml": "rules:\n" + rules}


def configurations(n):
    """As many configurations as n, in the list of arguments."""
    words = "".join(f"--on\nsize={300 + i % 300}x{500 + i // 300}\n" for i in range(n))
    return {"a.storyboard": small(), "arguments": words}


def catalog(n):
    info = {"info": {"version": 1, "author": "xcode"}}
    made = {"Assets.xcassets/Contents.json": json.dumps(info)}
    for i in range(n):
        images = {"images": [{"idiom": "universal", "scale": s} for s in ("1x", "2x", "3x")], **info}
        made[f"Assets.xcassets/i{i}.imageset/Contents.json"] = json.dumps(images)
    image = element("imageView", "iv", "", 'image="i1"')
    made["a.storyboard"] = storyboard([scene(0, listed("subviews", [image]))])
    made["App.xcodeproj/project.pbxproj"] = "// !$*UTF8*$!\n{}\n"
    return made


def property_list(n):
    made = {f"key{i}": {"name": f"Name {i}", "number": i} for i in range(n)}
    return {"a.nib": plistlib.dumps(made, fmt=plistlib.FMT_BINARY)}
