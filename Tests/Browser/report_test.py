"""The HTML report of the samples in a real browser: headless Chromium, driven through Selenium.

usage: report_test.py PAGE LAYOUTS

PAGE is the report of the samples, LAYOUTS what `keyline resolve --format jsonl` says of the same files on the same
configurations: the page has to show the same numbers.
"""

import json
import os
import sys
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

PAGE, LAYOUTS = (os.path.abspath(path) for path in sys.argv[1:3])
SAMPLE = "SignUpForm.storyboard"


def start():
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--window-size=1400,900"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


def number(value):
    """As the page writes it: at most two decimals."""
    return format(round(value * 100 + 1e-9) / 100, ".2f").rstrip("0").rstrip(".")


class ReportTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = start()
        with open(LAYOUTS, encoding="utf-8") as lines:
            cls.layouts = [json.loads(line) for line in lines]

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def setUp(self):
        self.browser.get("about:blank")
        self.browser.get("file://" + PAGE)
        self.wait(lambda: self.stage().get_attribute("data-drawn") == "all")
        files = Select(self.one("#documents"))
        self.sample = next(option.text for option in files.options if option.text.endswith(SAMPLE))
        files.select_by_visible_text(self.sample)

    def tearDown(self):
        self.assertEqual(self.browser.get_log("browser"), [], "the console is not silent")

    def one(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def stage(self):
        return self.one("#stage")

    def wait(self, condition):
        WebDriverWait(self.browser, 20).until(lambda _: condition())

    def sample_layouts(self):
        """Those of the scene with the most views, a configuration each."""
        layouts = [layout for layout in self.layouts if layout["file"] == self.sample]
        fullest = max(layouts, key=lambda layout: len(layout["views"]))["scene"]["id"]
        return [layout for layout in layouts if layout["scene"]["id"] == fullest]

    def open_scene(self):
        scenes = list(dict.fromkeys(layout["scene"]["id"] for layout in self.layouts if layout["file"] == self.sample))
        self.choose_tab("scenes")
        self.all("#list .row")[scenes.index(self.sample_layouts()[0]["scene"]["id"])].click()
        self.wait(lambda: self.all("#stage .picture .view"))

    def choose_tab(self, name):
        self.one(f"[data-tab={name}]").click()

    def shown_frame(self):
        return [cell.text for cell in self.all(".frames tr.current td")]

    def select(self, view):
        """Through the search, as a person who has an object id."""
        field = self.one("#search")
        field.clear()
        field.send_keys(view, Keys.ENTER)

    def test_every_file_is_there(self):
        named = [option.text for option in Select(self.one("#documents")).options]
        self.assertEqual(named, list(dict.fromkeys(layout["file"] for layout in self.layouts)))

    def test_every_view_shows_its_frame_in_every_configuration(self):
        self.open_scene()
        views = [view for view in self.sample_layouts()[0]["views"] if view["parent"] and "frame" in view]
        self.assertGreater(len(views), 3)
        for view in views[:8]:
            self.select(view["id"])
            for layout in self.sample_layouts():
                Select(self.one("#configurations")).select_by_visible_text(layout["configuration"]["name"])
                resolved = next(other for other in layout["views"] if other["id"] == view["id"])
                self.assertEqual(self.shown_frame(), [number(value) for value in resolved["frame"]],
                                 (view["id"], layout["configuration"]["name"]))

    def test_a_click_on_the_drawing_selects_the_view(self):
        self.open_scene()
        label = next(view for view in self.sample_layouts()[0]["views"] if view["element"] == "label")
        index = [view["id"] for view in self.sample_layouts()[0]["views"]].index(label["id"])
        self.browser.execute_script(
            "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', {bubbles: true}))",
            f"#stage [data-view='{index}'] > .frame")
        self.assertIn(label["id"], self.one("#inspector").text)
        self.assertTrue(self.all("#stage .selected"))
        self.assertIn("Why it is there", self.one("#inspector").text)

    def test_configurations_stand_side_by_side(self):
        self.open_scene()
        self.one("#compare").click()
        names = [configuration.text for configuration in Select(self.one("#configurations")).options]
        self.wait(lambda: len(self.all("#stage .item")) == len(names))
        self.assertEqual([title.get_attribute("textContent") for title in self.all("#stage .item .title")], names)

    def test_layers_switch(self):
        self.open_scene()
        box = self.one("#layers input[value=constraints]")
        lines = self.one("#stage .constraints:not(.own)")
        self.assertTrue(lines.find_elements(By.TAG_NAME, "path"))
        self.assertEqual(lines.value_of_css_property("display"), "none")
        box.click()
        self.assertEqual(lines.value_of_css_property("display"), "inline")

    def test_the_keyboard_is_enough(self):
        body = self.one("body")
        body.send_keys("/")
        self.assertEqual(self.browser.switch_to.active_element.get_attribute("id"), "search")
        self.browser.switch_to.active_element.send_keys(Keys.ESCAPE)
        self.assertEqual(self.browser.switch_to.active_element.get_attribute("id"), "stage")
        self.open_scene()
        before = Select(self.one("#configurations")).first_selected_option.text
        self.stage().send_keys("]")
        self.assertNotEqual(Select(self.one("#configurations")).first_selected_option.text, before)
        self.stage().send_keys(Keys.ARROW_DOWN)
        self.assertTrue(self.all("#stage .selected"))
        self.assertIn("view", self.one("#announcer").get_attribute("textContent"))
        self.stage().send_keys(Keys.ESCAPE)
        self.assertFalse(self.all("#stage .selected"))
        self.stage().send_keys("?")
        self.assertTrue(self.one("#keys").is_displayed())

    def test_findings_jump_to_their_view(self):
        for option in Select(self.one("#documents")).options:
            option.click()
            self.choose_tab("findings")
            rows = [row for row in self.all("#list .row.entry") if not row.get_attribute("data-key").endswith("/")]
            if rows:
                break
        self.assertTrue(rows, "no sample has a finding about a view")
        message = rows[0].find_element(By.CSS_SELECTOR, ".title").text
        rows[0].click()
        self.wait(lambda: self.all("#stage .selected"))
        self.assertIn(message, self.one("#inspector").text)

    def test_everything_that_can_be_used_has_a_name(self):
        self.open_scene()
        for control in self.all("button, select, input, #stage, [role=tabpanel], [role=group]"):
            if control.is_displayed():
                self.assertTrue(control.accessible_name, control.get_attribute("outerHTML")[:120])

    def test_the_address_leads_back(self):
        self.open_scene()
        label = next(view for view in self.sample_layouts()[0]["views"] if view["element"] == "label")
        self.select(label["id"])
        address = self.browser.current_url
        self.browser.get("about:blank")
        self.browser.get(address)
        self.wait(lambda: self.all("#stage .selected"))
        self.assertIn(label["id"], self.one("#inspector").text)

    def test_the_start_shows_every_file(self):
        self.one("#overview").click()
        self.assertTrue(self.one("#start").is_displayed())
        files = [option.text for option in Select(self.one("#documents")).options]
        self.assertEqual([head.text for head in self.all("#start h2 button")], files)
        self.wait(lambda: self.all("#start .thumbnail"))
        thumbnail = self.one("#start .thumbnail")
        self.assertTrue(thumbnail.find_elements(By.CSS_SELECTOR, "[data-view]"), "a thumbnail is empty")
        name = thumbnail.find_element(By.CSS_SELECTOR, "span").text
        thumbnail.click()
        self.assertFalse(self.one("#start").is_displayed())
        self.assertEqual(self.one("#inspector h2").text, name)

    def test_back_leads_to_the_place_before(self):
        self.one("#overview").click()
        self.wait(lambda: self.all("#start .thumbnail"))
        self.one("#start .thumbnail").click()
        scene = self.browser.current_url
        self.browser.back()
        self.wait(lambda: self.one("#start").is_displayed())
        self.browser.forward()
        self.wait(lambda: not self.one("#start").is_displayed())
        self.assertEqual(self.browser.current_url, scene)

    def test_findings_are_filtered_by_severity_and_file(self):
        self.choose_tab("findings")
        self.one("[data-filter=everywhere]").click()
        everything = len(self.all("#list .row.entry"))
        self.assertGreater(everything, 0)
        for severity in ("error", "warning", "note"):
            count = len(self.all(f"#list .row.entry.{severity}"))
            self.one(f"[data-filter={severity}]").click()
            self.assertEqual(len(self.all("#list .row.entry")), everything - count)
            self.one(f"[data-filter={severity}]").click()
        self.one("[data-filter=everywhere]").click()
        self.assertLessEqual(len(self.all("#list .row.entry")), everything)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "--verbose"])
