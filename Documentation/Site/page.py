"""A page: Markdown at a path of the package, and what becomes of it."""

import html
import os
import posixpath
import re

from markdown_it import MarkdownIt

from package import ROOT

PARSER = MarkdownIt("commonmark").enable("table")


def slug(heading, taken):
    """The anchor of a heading, as GitHub makes it."""
    plain = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
    count = taken.get(plain, 0)
    taken[plain] = count + 1
    return f"{plain}-{count}" if count else plain


class Page:
    def __init__(self, source, markdown):
        self.source = source
        folder, name = posixpath.split(source)
        name = "index" if name == "README.md" else name.removesuffix(".md")
        self.target = posixpath.join(folder, name + ".html")
        # Files that it shows or links to, by their paths in the package.
        self.files = set()
        self.tokens = PARSER.parse(markdown)
        self._close_levels()
        self.sections = self._sections()
        self.title = self.sections[0][1] if self.sections else name

    def _close_levels(self):
        """One heading of the first level, and none more than a level below the one before it."""
        before = 0
        for place, token in enumerate(self.tokens):
            if token.type == "heading_open":
                before = min(max(int(token.tag[1]), 2 if before else 1), before + 1)
                token.tag = self.tokens[place + 2].tag = f"h{before}"

    def _sections(self):
        """Anchor, heading and text of each section. Gives headings their anchors."""
        sections, taken = [], {}
        for place, token in enumerate(self.tokens):
            if token.type == "heading_open":
                heading = plain_text(self.tokens[place + 1])
                token.attrSet("id", slug(heading, taken))
                sections.append([token.attrGet("id"), heading, ""])
            elif token.type in ("inline", "fence", "code_block") and sections:
                if self.tokens[place - 1].type != "heading_open":
                    sections[-1][2] += " " + (plain_text(token) if token.type == "inline" else token.content)
        return sections

    def rendered(self, known):
        """The content as HTML. Links to pages in `known` lead to pages of the site, others to files of the package."""
        for token in self.tokens:
            for child in token.children or []:
                if child.type == "link_open":
                    child.attrSet("href", self._address(child.attrGet("href"), known))
                elif child.type == "image":
                    self._address(child.attrGet("src"), known)
        renderer = PARSER.renderer
        content = renderer.render(self.tokens, PARSER.options, {})
        content = content.replace("<table>", '<div class="table" tabindex="0"><table>')
        content = content.replace("</table>", "</table></div>").replace("<th>", '<th scope="col">')
        content = content.replace("<pre>", '<pre tabindex="0">')
        return re.sub(r'<code class="language-console">(.*?)</code>', prompts, content, flags=re.DOTALL)

    def _address(self, link, known):
        if re.match(r"[a-z]+:", link):
            return link
        path, mark, fragment = link.partition("#")
        if not path:
            return link
        target = posixpath.normpath(posixpath.join(posixpath.dirname(self.source), path))
        if target in known:
            folder, name = posixpath.split(path)
            name = "index" if name == "README.md" else name.removesuffix(".md")
            return posixpath.join(folder, name + ".html") + mark + fragment
        if os.path.isfile(os.path.join(ROOT, target)):
            self.files.add(target)
        return link


def plain_text(inline):
    return "".join(child.content if child.type in ("text", "code_inline") else " " if child.type == "softbreak" else ""
                   for child in inline.children)


def prompts(block):
    """The commands of a console stand out from what they print."""
    lines = [f"<b>{line}</b>" if line.startswith("$ ") else line for line in block.group(1).split("\n")]
    return f'<code class="console">{chr(10).join(lines)}</code>'
