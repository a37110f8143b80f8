"""The index that the search of the site looks words up in."""

import json
import re

# Words of every page.
STOP = set("a an and are as at be by for from has have in is it its no not of on or so than that the their there they "
           "this to was what where which with".split())


def words(text):
    """Words as the script makes them: lower case, letters and digits, names also by their parts."""
    return {word for word in re.findall(r"[a-z0-9]{2,}", text.lower()) if word not in STOP and len(word) < 40}


# What people look for in other words than those of the section, by the page and the anchor.
ALIASES = {
    ("Documentation/Configuration.html", "keys"): "disable a rule, turn off a rule, ignore a rule",
    ("Documentation/Commands/lint.html", "silence-one-finding"): "disable a rule, turn off, suppress, ignore, accept",
    ("Documentation/Commands/git-setup.html", "keyline-git-setup"): "merge driver, gitattributes, share with a team",
}


def entries(page):
    """Anchor, heading and text of all that can be found in a page: its sections, each option of a command, and aliases."""
    for anchor, heading, text in page.sections:
        yield anchor, heading, text
        if anchor == "options" and page.source.startswith("Documentation/Commands/"):
            for name in dict.fromkeys(re.findall(r"^ *(?:-\w, )?(--[a-z][\w-]+)", text, re.MULTILINE)):
                yield anchor, name, ""
        alias = ALIASES.get((page.target, anchor))
        if alias:
            yield anchor, f"{heading}: {alias}", ""


def index(pages):
    """A script that sets `searchIndex`: sections as [page, anchor, heading], pages as [address, title], and for each
    word the sections it is in, as differences of their numbers;
    those with it in the heading apart."""
    sections, titles, found = [], [], {}
    for number, page in enumerate(pages):
        titles.append([page.target, page.title])
        for anchor, heading, text in entries(page):
            place = len(sections)
            sections.append([number, anchor, heading])
            for word in words(heading):
                found.setdefault(word, ([], []))[0].append(place)
            for word in words(text) - words(heading):
                found.setdefault(word, ([], []))[1].append(place)
    lists = {word: [differences(part) for part in found[word]] for word in sorted(found)}
    data = {"stop": sorted(STOP), "pages": titles, "sections": sections, "words": lists}
    return f"globalThis.searchIndex = {json.dumps(data, ensure_ascii=False, separators=(',', ':'))};\n"


def differences(numbers):
    return [number - before for before, number in zip([0] + numbers, numbers)]
