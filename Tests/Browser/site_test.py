"""The site in a real browser, from disk: the search finds what is there, the pages load nothing, dark mode is readable.

usage: site_test.py FOLDER
"""

import os
import sys
import tempfile
import unittest
from urllib.parse import urlsplit

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Documentation/Site"))
import check  # noqa: E402

SITE = os.path.abspath(sys.argv[1])
# WCAG 2 AA, for text of usual size.
READABLE = 4.5


def start():
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--window-size=1200,900"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


# Of each element with text of its own: its colors as the browser paints them, by way of a canvas.
CONTRASTS = """
  const context = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  const painted = color => {
    context.clearRect(0, 0, 1, 1); context.fillStyle = color; context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const luminance = color => color.slice(0, 3).map(part => part / 255)
    .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const back = element => {
    for (; element; element = element.parentElement) {
      const color = painted(getComputedStyle(element).backgroundColor);
      if (color[3] === 255) return color;
    }
    return [255, 255, 255, 255];
  };
  return [...document.querySelectorAll("body *")]
    .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .map(element => {
      const [a, b] = [luminance(painted(getComputedStyle(element).color)), luminance(back(element))];
      return [(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), element.tagName, element.textContent.slice(0, 40)];
    });
"""


class SiteTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = start()

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def tearDown(self):
        self.assertEqual(self.browser.get_log("browser"), [], "the console is not silent")

    def open(self, path):
        self.browser.get("file://" + os.path.join(SITE, path))

    def search(self, query):
        field = self.browser.find_element(By.ID, "query")
        self.browser.find_element(By.TAG_NAME, "body").send_keys("/")
        self.assertEqual(self.browser.switch_to.active_element, field)
        field.send_keys(query)
        wait = WebDriverWait(self.browser, 10)
        wait.until(lambda browser: "found" in browser.find_element(By.ID, "results").text
                   or "first" in browser.find_element(By.ID, "results").text)
        return self.browser.find_elements(By.CSS_SELECTOR, "#results a")

    def test_the_search_leads_to_a_section(self):
        self.open("Documentation/Commands/diff.html")
        links = self.search("dangling-ref")
        self.assertIn("dangling-reference", links[0].text)
        links[0].click()
        place = urlsplit(self.browser.current_url)
        self.assertTrue(place.path.endswith("/Rules/references.html"), place.path)
        self.assertEqual(place.fragment, "dangling-reference")

    def test_enter_opens_the_first_result_and_escape_closes_them(self):
        self.open("index.html")
        links = self.search("keyline merge")
        self.assertGreater(len(links), 1)
        field = self.browser.find_element(By.ID, "query")
        field.send_keys(Keys.ESCAPE)
        self.assertFalse(self.browser.find_element(By.ID, "results").is_displayed())
        first = self.search("keyline merge")[0].get_attribute("href")
        field.send_keys(Keys.ENTER)
        WebDriverWait(self.browser, 10).until(lambda browser: browser.current_url == first)

    def test_options_and_questions_are_found(self):
        self.open("index.html")
        for query, place in (("--baseline", "lint.html#options"), ("no-layout", "#options"),
                             ("disable rule", "#silence-one-finding")):
            addresses = [link.get_attribute("href") for link in self.search(query)[:3]]
            self.assertTrue(any(address.endswith(place) for address in addresses), f"{query}: {addresses}")
            self.browser.find_element(By.ID, "query").send_keys(Keys.ESCAPE)

    def test_code_of_the_library_is_a_block(self):
        self.open("Sources/KeylineKit/KeylineKit.docc/KeylineKit.html")
        self.assertIn("InterfaceDocument(bytes", self.browser.find_element(By.CSS_SELECTOR, "pre code").text)

    def test_the_index_has_every_rule(self):
        self.open("Documentation/Rules/index-of-rules.html")
        links = self.browser.find_elements(By.CSS_SELECTOR, "main a[href*='#']")
        self.assertGreater(len(links), 150)
        self.assertIn("dangling-reference", [link.text for link in links])

    def test_what_is_nowhere_is_not_found(self):
        self.open("index.html")
        self.assertEqual(self.search("zzyzx dangling"), [])

    def test_what_is_broken_is_found(self):
        page = ('<html lang="en"><title>a</title><nav></nav><main><h1>a</h1><h3>b</h3><a href="#b">b</a>'
                '<a href="gone.html">c</a><img src="https://example.org/a.png" alt="a"></main>')
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "a.html"), "w", encoding="utf-8") as file:
                file.write(page)
            self.assertEqual([text.rsplit(": ", 1)[1] for text in check.check(folder)], [
                "loads https://example.org/a.png", "a heading of level 3 follows one of level 1",
                "'#b' has no such place", "'gone.html' leads nowhere"])

    def test_nothing_is_loaded_from_elsewhere(self):
        for path in ("index.html", "Documentation/ProposalLayout.html"):
            self.open(path)
            loaded = self.browser.execute_script("return performance.getEntriesByType('resource').map(e => e.name)")
            self.assertEqual([name for name in loaded if not name.startswith("file://" + SITE)], [])

    def test_text_is_readable_in_light_and_dark(self):
        for scheme in ("light", "dark"):
            self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                "features": [{"name": "prefers-color-scheme", "value": scheme}]})
            for path in ("index.html", "Documentation/Commands/lint.html", "Documentation/Rules.html"):
                self.open(path)
                found = self.browser.execute_script(CONTRASTS)
                self.assertGreater(len(found), 50)
                self.assertEqual([entry for entry in found if entry[0] < READABLE], [], f"{path}, {scheme}")

    def test_a_phone_needs_no_scrolling_to_the_side(self):
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": 375, "height": 667, "deviceScaleFactor": 2, "mobile": True})
        try:
            for path in ("index.html", "Documentation/Rules.html", "Documentation/Commands/resolve.html"):
                self.open(path)
                width = self.browser.execute_script("return document.documentElement.scrollWidth")
                self.assertLessEqual(width, 375, path)
                # The list of pages is one word until it is opened.
                self.assertLess(self.browser.find_element(By.TAG_NAME, "nav").size["height"], 80)
        finally:
            self.browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
