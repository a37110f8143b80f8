"""The HTML report of the samples in a real browser: headless Chromium, driven through Selenium.

usage: report_test.py PAGE LAYOUTS BREAKS [OTHER...]

PAGE is the report of the samples, LAYOUTS what `keyline resolve --format jsonl` says of the same files on the same
configurations: the page has to show the same numbers. BREAKS is the report of
screens that break. OTHER are pages of other commands, which are only looked at.
"""

import json
import os
import sys
import unittest

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import accessibility  # noqa: E402
from chromium import start  # noqa: E402

PAGE, LAYOUTS, BREAKS = (os.path.abspath(path) for path in sys.argv[1:4])
OTHERS = [os.path.abspath(path) for path in sys.argv[4:]]
SAMPLE = "SignUpForm.storyboard"


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
        self.wait(lambda: self.all("#start .thumbnail"))
        files = Select(self.one("#documents"))
        self.sample = next(option.text for option in files.options if option.text.endswith(SAMPLE))
        files.select_by_visible_text(self.sample)
        self.wait(lambda: self.stage().get_attribute("data-drawn") == "all")

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

    def transform(self):
        """Where the drawing is: x, y, scale."""
        words = self.one("#stage .world").get_attribute("transform")
        return [float(part) for part in words.replace("translate(", "").replace("scale(", "").replace(")", "").split()]

    def moved(self, before):
        self.wait(lambda: self.transform() != before)
        return self.transform()

    def center(self):
        box = self.stage().rect
        return box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.6

    def mouse(self, kind, place, **more):
        self.browser.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": kind, "x": place[0], "y": place[1], **more})

    def under(self, place):
        """The point of the drawing at a place in the window."""
        x, y, scale = self.transform()
        box = self.stage().rect
        return (place[0] - box["x"] - x) / scale, (place[1] - box["y"] - y) / scale

    def assert_stays(self, before, place):
        for a, b in zip(before, self.under(place)):
            self.assertAlmostEqual(a, b, delta=1)

    def test_the_wheel_zooms_at_the_pointer(self):
        self.open_scene()
        place, before = self.center(), self.transform()
        point = self.under(place)
        self.mouse("mouseWheel", place, deltaX=0, deltaY=-100)
        after = self.moved(before)
        self.assertGreater(after[2], before[2])
        self.assertLess(after[2], before[2] * 1.5, "one notch jumps")
        self.assert_stays(point, place)

    def test_a_double_click_zooms_in_and_the_mouse_drags(self):
        self.open_scene()
        place, before = self.center(), self.transform()
        point = self.under(place)
        for count in (1, 2):
            for kind in ("mousePressed", "mouseReleased"):
                self.mouse(kind, place, button="left", clickCount=count)
        after = self.moved(before)
        self.assertAlmostEqual(after[2], before[2] * 2, delta=0.01)
        self.assert_stays(point, place)
        self.mouse("mousePressed", place, button="left", buttons=1, clickCount=1)
        self.mouse("mouseMoved", (place[0] + 30, place[1] + 20), button="left", buttons=1)
        self.mouse("mouseMoved", (place[0] + 60, place[1] + 40), button="left", buttons=1)
        self.mouse("mouseReleased", (place[0] + 60, place[1] + 40), button="left", clickCount=1)
        dragged = self.moved(after)
        self.assertEqual([round(b - a) for a, b in zip(after, dragged)], [60, 40, 0])

    def test_two_fingers_pinch(self):
        self.open_scene()
        (x, y), before = self.center(), self.transform()
        self.browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
        try:
            for kind, reach in (("touchStart", 40), ("touchMove", 60), ("touchMove", 80)):
                self.browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
                    {"x": x - reach, "y": y, "id": 0}, {"x": x + reach, "y": y, "id": 1}]})
            self.browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            self.assertAlmostEqual(self.moved(before)[2] / before[2], 2, delta=0.1)
        finally:
            self.browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})

    def test_keys_zoom_and_move(self):
        self.open_scene()
        before = self.transform()
        self.stage().send_keys("+")
        larger = self.moved(before)
        self.assertAlmostEqual(larger[2], before[2] * 1.25, delta=0.01)
        self.stage().send_keys(Keys.SHIFT, Keys.ARROW_LEFT)
        self.assertEqual(self.moved(larger)[0], larger[0] + 80)
        self.stage().send_keys("0")
        self.wait(lambda: self.transform() == before)

    def test_a_link_leads_to_the_same_view_and_zoom(self):
        self.open_scene()
        self.select(next(view for view in self.sample_layouts()[0]["views"] if view["element"] == "label")["id"])
        before = self.transform()
        self.stage().send_keys("+")
        shown = self.moved(before)
        self.wait(lambda: "at=" in self.browser.current_url)
        address, details = self.browser.current_url, self.one("#inspector h2").text
        self.browser.get("about:blank")
        self.browser.get(address)
        self.wait(lambda: self.all("#stage .selected"))
        self.assertEqual(self.one("#inspector h2").text, details)
        for a, b in zip(shown, self.transform()):
            self.assertAlmostEqual(a, b, delta=1.5)

    def many(self):
        """A file with several scenes, on its canvas."""
        files = Select(self.one("#documents"))
        files.select_by_visible_text(next(option.text for option in files.options if option.text.endswith("Gallery.storyboard")))
        self.wait(lambda: self.stage().get_attribute("data-drawn") == "all")

    def test_names_are_as_large_at_every_zoom(self):
        self.many()
        heights = set()
        for key in ("0", "+", "-", "-", "-", "-", "-", "-", "-"):
            before = self.transform()
            self.stage().send_keys(key)
            if key != "0":
                self.moved(before)
            names = self.all("#stage .label .title")
            self.assertTrue(names)
            heights |= {round(name.rect["height"]) for name in names}
            boxes = [name.rect for name in names]
            for index, a in enumerate(boxes):
                for b in boxes[:index]:
                    apart = (a["x"] >= b["x"] + b["width"] - 1 or b["x"] >= a["x"] + a["width"] - 1
                             or a["y"] >= b["y"] + b["height"] - 1 or b["y"] >= a["y"] + a["height"] - 1)
                    self.assertTrue(apart, "a name covers another one")
        self.assertEqual(len(heights), 1, heights)

    def test_far_away_scenes_are_pixels(self):
        self.open_scene()
        self.one("#compare").click()
        # More copies of a scene than are drawn as shapes, far away.
        self.browser.execute_script("""
          const menu = document.querySelector("#configurations");
          menu.dispatchEvent(new Event("change"));""")
        for _ in range(12):
            self.stage().send_keys("-")
        pictures, pixels = len(self.all("#stage .picture")), len(self.all("#stage .pixels"))
        self.assertEqual(pictures + pixels, len(self.all("#stage .item")))

    def test_attributes_have_colors(self):
        self.open_scene()
        labels = [view for view in self.sample_layouts()[0]["views"] if view["element"] == "label"]
        self.select(labels[0]["id"])
        text = self.one("#inspector").text
        self.assertIn("Attributes", text)
        self.assertIn("font", text)
        # A file that has the components of its colors, and not names of the system's.
        swatches = []
        guides = [layout for layout in self.layouts if layout["file"].endswith("LayoutGuides.storyboard")]
        for view in max(guides, key=lambda layout: len(layout["views"]))["views"]:
            self.select(view["id"])
            swatches += [swatch.get_attribute("data-color") for swatch in self.all("#inspector .swatch")]
        self.assertTrue(swatches, "no view of the sample has a color")
        for swatch in swatches:
            self.assertRegex(swatch, "^#[0-9a-f]{8}$")

    def test_keys_step_through_findings(self):
        self.one("#overview").click()
        self.one("body").send_keys("n")
        first = self.browser.current_url, self.one("#inspector").text
        self.one("body").send_keys("n")
        second = self.browser.current_url, self.one("#inspector").text
        self.assertNotEqual(first, second)
        self.one("body").send_keys("p")
        self.assertEqual((self.browser.current_url, self.one("#inspector").text), first)

    def test_a_phone_needs_no_scrolling_to_the_side(self):
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True})
        try:
            self.open_scene()
            self.assertLessEqual(self.browser.execute_script("return document.documentElement.scrollWidth"), 390)
            self.assertGreater(self.stage().rect["width"], 380)
        finally:
            self.browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})

    def test_paper_has_the_drawing_and_the_details(self):
        self.open_scene()
        self.browser.execute_script("window.dispatchEvent(new Event('beforeprint'))")
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        try:
            self.assertTrue(self.stage().get_dom_attribute("viewBox"))
            self.assertFalse(self.one("#bar").is_displayed() or self.one("#lists").is_displayed())
            self.assertTrue(self.one("#inspector").is_displayed() and self.all("#stage .picture"))
        finally:
            self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
            self.browser.execute_script("window.dispatchEvent(new Event('afterprint'))")
        self.assertFalse(self.stage().get_dom_attribute("viewBox"))

    def test_everyone_can_use_it(self):
        places = {
            "start": lambda: self.one("#overview").click(), "scene": self.open_scene,
            "view": lambda: self.select(self.sample_layouts()[0]["views"][1]["id"]),
            "findings": lambda: self.choose_tab("findings"), "keys": lambda: self.one("#help").click(),
        }
        for name, go in places.items():
            go()
            for scheme in accessibility.SCHEMES:
                accessibility.set_scheme(self.browser, scheme)
                self.assertEqual(accessibility.problems(self.browser), [], f"{name}, {scheme}")

    def test_other_pages_can_be_used_by_everyone(self):
        self.assertTrue(OTHERS)
        for path in OTHERS:
            self.browser.get("file://" + path)
            for scheme in accessibility.SCHEMES:
                accessibility.set_scheme(self.browser, scheme)
                self.assertEqual(accessibility.problems(self.browser), [], f"{os.path.basename(path)}, {scheme}")

    def test_the_focus_goes_around(self):
        self.open_scene()
        self.browser.execute_script("document.activeElement.blur()")
        seen = []
        for _ in range(120):
            self.browser.switch_to.active_element.send_keys(Keys.TAB)
            seen.append(self.browser.execute_script(
                "const e = document.activeElement; return e.id || e.dataset.tab || e.className || e.tagName"))
            if seen[-1] == seen[0] and len(seen) > 10:
                break
        for name in ("search", "stage", "zoom-in", "help"):
            self.assertIn(name, seen)
        self.assertLess(len(seen), 120, "the focus stays somewhere")

    def test_every_file_is_there(self):
        named = [option.text for option in Select(self.one("#documents")).options]
        self.assertEqual(named, list(dict.fromkeys(layout["file"] for layout in self.layouts if "scene" in layout)))

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
        self.wait(lambda: len(self.all("#stage .label")) > 1)
        told = [title.get_attribute("textContent") for title in self.all("#stage .label > title")]
        # Names for which there is no room are left out.
        self.assertLessEqual({words.split(" · ")[0] for words in told}, set(names))

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
        self.assertEqual([head.get_attribute("title") for head in self.all("#start h3 button")], files)
        self.browser.execute_script("arguments[0].scrollIntoView()", self.one("#start .file"))
        self.wait(lambda: self.all("#start .file .thumbnail"))
        thumbnail = self.one("#start .file .thumbnail")
        self.assertTrue(thumbnail.find_elements(By.CSS_SELECTOR, "[data-view]"), "a thumbnail is empty")
        name = thumbnail.find_element(By.CSS_SELECTOR, "span").text
        thumbnail.click()
        self.assertFalse(self.one("#start").is_displayed())
        self.assertEqual(self.one("#inspector h2").text, name)

    def open_breaks(self):
        self.browser.get("about:blank")
        self.browser.get("file://" + BREAKS)
        self.wait(lambda: self.all(".matrix .cell .thumbnail svg [data-view]"))

    def test_the_page_opens_with_the_screens_that_break(self):
        self.open_breaks()
        heads = [head.text for head in self.all(".matrix thead th")]
        self.assertEqual(heads, ["Screen", "iPhone portrait", "iPhone landscape", "iPad"])
        standings = [row.get_attribute("data-standing") for row in self.all(".matrix tbody tr")]
        order = ["breaks", "may-break", "by-design", "stretches", "same", "part"]
        self.assertEqual(standings, sorted(standings, key=order.index))
        self.assertIn("breaks", standings)
        broken = self.one(".matrix .cell.breaks")
        words = broken.find_element(By.CSS_SELECTOR, ".problems li").text
        self.assertTrue(words)
        # A cell opens its scene in all windows, with the view of the problem.
        broken.find_element(By.CSS_SELECTOR, ".thumbnail").click()
        self.wait(lambda: self.all("#stage .selected"))
        self.assertEqual(self.one("#compare").get_attribute("aria-pressed"), "true")

    def test_the_matrix_is_filtered(self):
        self.open_breaks()
        shown = lambda: [row for row in self.all(".matrix tbody tr") if row.is_displayed()]  # noqa: E731
        every = len(shown())
        self.one(".matrix input[value=breaks]").click()
        self.assertTrue(shown())
        self.assertLess(len(shown()), every)
        self.assertEqual({row.get_attribute("data-standing") for row in shown()}, {"breaks"})
        self.one(".matrix input[value=all]").click()
        self.assertEqual(len(shown()), every)

    def test_back_leads_to_the_place_before(self):
        self.one("#overview").click()
        self.wait(lambda: self.all("#start .thumbnail"))
        self.one("#start .matrix .thumbnail").click()
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
