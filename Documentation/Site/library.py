"""The pages of the library: the articles of its DocC catalog, and its public symbols with their comments."""

import json
import re

from package import pages_below, text

CATALOG = "Sources/KeylineKit/KeylineKit.docc"
SYMBOLS = f"{CATALOG}/Symbols.md"


def pages(path):
    with open(path, encoding="utf-8") as file:
        graph = json.load(file)
    symbols = {tuple(symbol["pathComponents"]): symbol for symbol in graph["symbols"]}
    names = {"/".join(path): anchor(path) for path in symbols}
    found = pages_below(CATALOG)
    # The article about the module is the first one.
    found.sort(key=lambda path: (not path.endswith("/KeylineKit.md"), path))
    return {path: article(text(path), names) for path in found} | {SYMBOLS: reference(symbols, names)}


def anchor(path):
    """The anchor of a symbol: the heading's, as every page makes it."""
    return re.sub(r"[^a-z0-9_-]", "", ".".join(path).lower())


def article(markdown, names):
    """DocC's links as links of Markdown, to articles and to symbols."""
    markdown = re.sub(r"<doc:(\w+)>", r"[\1](\1.md)", markdown)
    markdown = markdown.replace("# ``KeylineKit``", "# KeylineKit")
    # Not the three marks of a block of code.
    return re.sub(r"(?<!`)``([^`\n]+)``(?!`)", lambda link: symbol_link(link.group(1), names), markdown)


def symbol_link(name, names):
    title = name.replace("/", ".")
    return f"[`{title}`](Symbols.md#{names[name]})" if name in names else f"`{title}`"


def reference(symbols, names):
    lines = ["# Symbols of KeylineKit"]
    for path, symbol in sorted(symbols.items(), key=lambda entry: [part.lower() for part in entry[0]]):
        declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
        comment = "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
        lines += [f"{'#' * (1 + min(len(path), 3))} {'.'.join(path)}", f"```swift\n{declaration}\n```"]
        lines.append(article(parameters(comment), names))
    return "\n\n".join(lines) + "\n"


def parameters(comment):
    """`- Parameters:` and what is below it, as a list."""
    return re.sub(r"^- (Parameters?|Returns|Throws)\b", r"- **\1**", comment, flags=re.MULTILINE)
