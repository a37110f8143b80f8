"""Makes the site: plain files that work from any server and from disk.

usage: build.py KEYLINE SYMBOLS FOLDER

KEYLINE is the program, which says what its commands and rules are; SYMBOLS the symbol graph of KeylineKit, from
swift-symbolgraph-extract. Every page of the package becomes a page of the site at the same path, so that its links hold:
`Documentation/Kept.md` is `Documentation/Kept.html`, README.md is `index.html`. FOLDER is made anew.
"""

import html
import os
import shutil
import string
import sys

import commands
import library
import navigation
import rules
import search
from package import ROOT, pages_below, text
from page import Page


# The colors and controls of all pages, those of the program too.
BASE = "Sources/IBReport/Page/Assets/base.css"


def sources(keyline, symbols):
    """The pages as Markdown by their path, in the order of the navigation."""
    pages = {path: text(path) for path in navigation.FIRST + pages_below("Integrations")}
    pages |= commands.pages(keyline)
    pages |= rules.pages(keyline)
    pages |= library.pages(symbols)
    pages |= {path: text(path) for path in pages_below("Documentation") if path not in pages}
    return pages | {path: text(path) for path in navigation.LAST}


def write(folder, path, content):
    path = os.path.join(folder, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(content)


def main(keyline, symbols, folder):
    pages = [Page(path, markdown) for path, markdown in sources(os.path.abspath(keyline), symbols).items()]
    shutil.rmtree(folder, ignore_errors=True)
    own = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(own, "page.html"), encoding="utf-8") as file:
        template = string.Template(file.read())
    known = {page.source for page in pages}
    for page in pages:
        content = page.rendered(known)
        root = "../" * page.target.count("/")
        write(folder, page.target, template.substitute(
            title=html.escape(page.title), root=root, content=content, navigation=navigation.rendered(pages, page)))
    shutil.copy(os.path.join(own, "search.js"), folder)
    write(folder, "site.css", text(BASE) + text("Documentation/Site/site.css"))
    write(folder, "search-index.js", search.index(pages))
    # What pages show or link to besides pages.
    for path in sorted(set().union(*(page.files for page in pages))):
        os.makedirs(os.path.dirname(os.path.join(folder, path)) or folder, exist_ok=True)
        shutil.copy(os.path.join(ROOT, path), os.path.join(folder, path))
    print(f"{len(pages)} pages in {folder}")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
