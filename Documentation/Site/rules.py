"""The pages of the rules: the list, and a page a category with what `keyline explain` says."""

import json
import posixpath
import re

from package import output, text

LIST = "Documentation/Rules.md"


def pages(keyline):
    categories = {}
    for rule in json.loads(output(keyline, "rules", "--format", "json")):
        categories.setdefault(rule["category"], []).append(rule["id"])
    paths = {rule: f"Rules/{category}.md" for category, members in categories.items() for rule in members}
    found = {LIST: re.sub(r"^\| `([a-z-]+)`", lambda row: linked(row, paths), text(LIST), flags=re.MULTILINE)}
    found["Documentation/Rules/index-of-rules.md"] = names(paths)
    for category in sorted(categories):
        found[f"Documentation/Rules/{category}.md"] = page(keyline, category, sorted(categories[category]))
    return found


def names(paths):
    """All rules by name, under their first letters."""
    lines = ["# Index of rules"]
    for letter in sorted({rule[0] for rule in paths}):
        rules = sorted(rule for rule in paths if rule[0] == letter)
        links = [f"[`{rule}`]({posixpath.basename(paths[rule])}#{rule})" for rule in rules]
        lines += [f"## {letter.upper()}", ", ".join(links)]
    return "\n\n".join(lines) + "\n"


def linked(row, paths):
    rule = row.group(1)
    return f"| [`{rule}`]({paths[rule]}#{rule})" if rule in paths else row.group()


def page(keyline, category, members):
    return f"# Rules: {category}\n\n" + "\n".join(section(keyline, rule) for rule in members)


def section(keyline, rule):
    """The explanation is Markdown but for its first line, `id (severity, category, since)`."""
    first, rest = output(keyline, "explain", rule).split("\n", 1)
    return f"## {rule}\n\n*{first.split(' ', 1)[1].strip('()')}*\n{rest}"
