"""The list of pages beside each page."""

import html
import posixpath

FIRST = ["README.md", "Samples/README.md"]
LAST = ["ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]

# Titles of groups, and what the paths of their pages begin with; the first that fits.
GROUPS = [
    ("Commands", "Documentation/Commands/"),
    ("Rules", "Documentation/Rules"),
    ("Adopting", "Integrations/"),
    ("Measurements", "Documentation/Measurements/"),
    ("Start", tuple(f"Documentation/{name}.md" for name in ("Installation", "Configuration", "Options", "Accuracy"))),
    ("How it works", "Documentation/"),
    ("Library", "Sources/"),
    ("Start", ("README.md", "Samples/")),
    ("Project", ""),
]
ORDER = ["Start", "Adopting", "Commands", "Rules", "How it works", "Measurements", "Library", "Project"]


def group(page):
    return next(title for title, start in GROUPS if page.source.startswith(start))


def link(page, current):
    mark = ' aria-current="page"' if page is current else ""
    address = posixpath.relpath(page.target, posixpath.dirname(current.target) or ".")
    return f'<li><a href="{html.escape(address)}"{mark}>{html.escape(page.title)}</a></li>'


def rendered(pages, current):
    """The groups, of which that of the current page is open."""
    parts = []
    for title in ORDER:
        members = [page for page in pages if group(page) == title]
        if not members:
            continue
        links = "\n".join(link(page, current) for page in members)
        is_open = " open" if group(current) == title else ""
        parts.append(f"<details{is_open}><summary>{title}</summary>\n<ul>\n{links}\n</ul></details>")
    return "\n".join(parts)
