"""Checks a site: every link and anchor leads somewhere, nothing is loaded from elsewhere, the pages have their landmarks.

usage: check.py FOLDER
"""

import os
import sys
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

# What loads something when a page is shown, with the attribute that says what.
LOADING = {"img": "src", "script": "src", "link": "href", "iframe": "src", "source": "src"}


class Reader(HTMLParser):
    """The ids and links of a page, and what is wrong with it alone."""

    def __init__(self):
        super().__init__()
        self.ids, self.links, self.complaints = set(), [], []
        self.levels, self.tags = [], []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.tags.append(tag)
        if "id" in values:
            if values["id"] in self.ids:
                self.complaints.append(f"two elements have the id '{values['id']}'")
            self.ids.add(values["id"])
        if tag == "a":
            self.links.append(values.get("href", ""))
        if tag in LOADING and values.get(LOADING[tag]):
            self.links.append(values[LOADING[tag]])
            if urlsplit(values[LOADING[tag]]).netloc:
                self.complaints.append(f"loads {values[LOADING[tag]]}")
        if tag == "img" and not values.get("alt"):
            self.complaints.append(f"{values.get('src')} has no text for those who do not see it")
        if tag == "html" and not values.get("lang"):
            self.complaints.append("has no language")
        if "style" in values or any(name.startswith("on") for name in values):
            self.complaints.append(f"<{tag}> has a style or a script of its own, which the policy forbids")
        if len(tag) == 2 and tag[0] == "h" and tag[1].isdigit():
            self.levels.append(int(tag[1]))

    def finish(self):
        for tag in ("main", "nav", "title", "h1"):
            if self.tags.count(tag) != 1:
                self.complaints.append(f"has {self.tags.count(tag)} <{tag}>")
        for before, level in zip(self.levels, self.levels[1:]):
            if level > before + 1:
                self.complaints.append(f"a heading of level {level} follows one of level {before}")
        return self


def read(folder):
    pages = {}
    for path, _, files in os.walk(folder):
        for name in files:
            if name.endswith(".html"):
                place = os.path.join(path, name)
                with open(place, encoding="utf-8") as file:
                    reader = Reader()
                    reader.feed(file.read())
                    pages[os.path.normpath(place)] = reader.finish()
    return pages


def complaint(link, place, pages):
    """What is wrong with a link of the page at `place`; nothing about those that leave the site."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return None
    target = os.path.normpath(os.path.join(os.path.dirname(place), unquote(parts.path))) if parts.path else place
    if not os.path.isfile(target):
        return f"'{link}' leads nowhere"
    if parts.fragment and unquote(parts.fragment) not in pages[target].ids:
        return f"'{link}' has no such place"
    return None


def check(folder):
    pages = read(folder)
    if not pages:
        return [f"{folder} has no pages"]
    found = []
    for place, page in sorted(pages.items()):
        found += [f"{place}: {text}" for text in page.complaints]
        found += [f"{place}: {text}" for link in page.links if (text := complaint(link, place, pages))]
    return found


if __name__ == "__main__":
    complaints = check(sys.argv[1])
    print("\n".join(complaints))
    sys.exit(1 if complaints else 0)
