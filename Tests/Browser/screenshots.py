"""Pictures of pages for README, taken in headless Chromium.

usage: screenshots.py WORK PICTURES

WORK has report.html, diff.html, convert.html and a folder comment; PICTURES is where the pictures go.
"""

import html
import os
import sys

from markdown_it import MarkdownIt
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from chromium import start  # noqa: E402

WORK, PICTURES = (os.path.abspath(path) for path in sys.argv[1:3])
# As many as Scripts/screenshots asks for.
CONFIGURATIONS = 5
# The comment as a service shows it: its own style is not ours to copy, so this is a plain one.
STYLE = """
body { font: 14px/1.5 'Liberation Sans', sans-serif; margin: 24px; max-width: 720px; color: #1f2328; }
code { background: #eff1f3; border-radius: 4px; padding: 2px 4px; } summary { margin: 8px 0; }
table { border-collapse: collapse; } td, th { border: 1px solid #d1d9e0; padding: 6px; vertical-align: top; }
"""


def take(browser, page, name, size, prepare=None, selector=None):
    browser.set_window_size(*size)
    browser.get("file://" + page)
    if prepare:
        prepare(browser)
    shown = browser.find_element(By.CSS_SELECTOR, selector) if selector else browser
    path = os.path.join(PICTURES, name)
    (shown.screenshot if selector else shown.save_screenshot)(path)
    print(path, os.path.getsize(path) // 1024, "kB")


def side_by_side(browser):
    """The report with its configurations beside each other and a button selected."""
    wait = WebDriverWait(browser, 20)
    stage = browser.find_element(By.CSS_SELECTOR, "#stage")
    wait.until(lambda _: stage.get_attribute("data-drawn") == "all")
    browser.find_element(By.CSS_SELECTOR, "[data-tab=scenes]").click()
    browser.find_elements(By.CSS_SELECTOR, "#list .row")[-1].click()
    wait.until(lambda _: stage.find_elements(By.CSS_SELECTOR, ".picture .view"))
    browser.find_element(By.CSS_SELECTOR, "[data-tab=views]").click()
    rows = browser.find_elements(By.CSS_SELECTOR, "#list .row")
    rows[-1].click()
    browser.find_element(By.CSS_SELECTOR, "#compare").click()
    wait.until(lambda _: len(stage.find_elements(By.CSS_SELECTOR, ".item")) == CONFIGURATIONS)
    wait.until(lambda _: stage.get_attribute("data-drawn") == "all")


def comment():
    with open(os.path.join(WORK, "comment", "comment.md"), encoding="utf-8") as file:
        body = MarkdownIt("commonmark", {"html": True}).enable("table").render(file.read())
    page = os.path.join(WORK, "comment", "comment.html")
    with open(page, "w", encoding="utf-8") as file:
        file.write(f"<!doctype html><meta charset=utf-8><title>{html.escape('comment')}</title>"
                   f"<style>{STYLE}</style><body>{body}</body>")
    return page


def main():
    browser = start()
    try:
        take(browser, os.path.join(WORK, "report.html"), "report.png", (1360, 800), side_by_side)
        take(browser, os.path.join(WORK, "diff.html"), "diff.png", (1100, 900))
        take(browser, os.path.join(WORK, "convert.html"), "convert.png", (1000, 1200), selector=".pair")
        take(browser, comment(), "comment.png", (800, 1100), selector="body")
    finally:
        browser.quit()


main()
