"""The pages of the rules: the list, and a page a category with what `keyline explain` says."""

import json
import re

from package import output, text

LIST = "Documentation/Rules.md"


def pages(keyline):
    categories = {}
    for rule in json.loads(output(keyline, "rules", "--format", "json")):
        categories.setdefault(rule["category"], []).append(rule["id"])
    paths = {rule: f"Rules/{category}.md" for category, members in categories.items() for rule in members}
    found = {LIST: re.sub(r"^\| `([a-z-]+)`", lambda row: linked(row, paths), text(LIST), flags=re.MULTILINE)}
    for category in sorted(categories):
        found[f"Documentation/Rules/{category}.md"] = page(keyline, category, sorted(categories[category]))
    return found


def linked(row, paths):
    rule = row.group(1)
    return f"| [`{rule}`]({paths[rule]}#{rule})" if rule in paths else row.group()


def page(keyline, category, members):
    return f"# Rules: {category}\n\n" + "\n".join(section(keyline, rule) for rule in members)


def section(keyline, rule):
    """The explanation is Markdown but for its first line, `id (severity, category, since)`."""
    first, rest = output(keyline, "explain", rule).split("\n", 1)
    return f"## {rule}\n\n*{first.split(' ', 1)[1].strip('()')}*\n{rest}"
