"""The pages of the commands: what is written in `Documentation/Commands`, and the help of the program."""

import re

from package import output, text

FOLDER = "Documentation/Commands"


def pages(keyline):
    """By path, in the order in which `keyline help` lists the commands."""
    names = re.findall(r"^  ([a-z-]+)  ", output(keyline, "help"), re.MULTILINE)
    return {f"{FOLDER}/{name}.md": page(keyline, name) for name in names}


def page(keyline, name):
    return f"{text(f'{FOLDER}/{name}.md')}\n## Options\n\n```text\n{output(keyline, 'help', name)}```\n"
