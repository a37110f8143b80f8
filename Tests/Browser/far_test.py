"""Many scenes from afar, in headless Chromium: they are pixels, and can be used as if they were not.

usage: far_test.py PAGE

PAGE is the report of a storyboard with so many scenes that they are shown as pixels.
"""

import os
import sys
import time
import unittest

from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from chromium import start  # noqa: E402

PAGE = os.path.abspath(sys.argv[1])
# The pixels of the sheet, put together: how many colors there are, and a sum that changes with what is drawn.
COLORS = """
  const bands = [...document.querySelectorAll(".far canvas")];
  const whole = new OffscreenCanvas(bands[0].width, bands.reduce((sum, band) => sum + band.height, 0));
  const context = whole.getContext("2d");
  bands.forEach((band, number) => context.drawImage(band, 0, number * band.height));
  const words = new Uint32Array(context.getImageData(0, 0, whole.width, whole.height).data.buffer);
  return [new Set(words).size, words.reduce((sum, word, place) => (sum * 31 + word) % 1000003, 7)];
"""


class FarTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = start()

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def setUp(self):
        self.browser.get("about:blank")
        self.browser.get("file://" + PAGE + "#canvas")
        self.settle()
        # The canvas opens near the first scene.
        self.one("#fit").click()
        self.wait(lambda: not self.all("#stage .picture"))
        self.settle()

    def tearDown(self):
        self.assertEqual(self.browser.get_log("browser"), [], "the console is not silent")

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def wait(self, condition):
        WebDriverWait(self.browser, 20).until(lambda _: condition())

    def settle(self):
        self.wait(lambda: self.one("#stage").get_attribute("data-drawn") == "all")

    def colors(self):
        return self.browser.execute_script(COLORS)

    def mouse(self, kind, place, **more):
        self.browser.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": kind, "x": place[0], "y": place[1], **more})

    def click(self, place, count=1):
        for kind in ("mousePressed", "mouseReleased"):
            self.mouse(kind, place, button="left", clickCount=count)

    def transform(self):
        words = self.one("#stage .world").get_attribute("transform")
        return [float(part) for part in words.replace("translate(", "").replace("scale(", "").replace(")", "").split()]

    def zoom_in(self, place):
        """Until the scenes are nearer than their pixels are made for."""
        for _ in range(60):
            if self.transform()[2] >= 0.6:
                return
            self.mouse("mouseWheel", place, deltaX=0, deltaY=-100)
            time.sleep(0.02)
        self.fail("the wheel does not zoom")

    def scene_center(self):
        """In the window, of the scene whose name comes first in the list; its label is above its left edge."""
        name = self.one("#list .row .title").text
        label = next(entry for entry in self.all("#stage .label") if entry.text.startswith(name))
        box = label.find_element(By.CSS_SELECTOR, ".title").rect
        scale = self.transform()[2]
        return name, (box["x"] + 393 / 2 * scale, box["y"] + box["height"] + 852 / 2 * scale)

    def test_scenes_are_pixels(self):
        self.assertEqual(self.all("#stage .picture"), [])
        self.assertTrue(self.one(".far").is_displayed())
        self.assertGreater(self.colors()[0], 50)

    def test_a_click_selects_the_scene(self):
        name, place = self.scene_center()
        self.click(place)
        self.wait(lambda: self.one("#inspector h2").text == name)
        self.assertTrue(self.all("#stage .chosen"))
        box, scale = self.one("#stage .chosen").rect, self.transform()[2]
        self.assertAlmostEqual(box["width"], 393 * scale, delta=6)
        self.assertTrue(box["x"] < place[0] < box["x"] + box["width"], "another scene is marked")

    def test_a_line_says_what_it_is(self):
        _, place = self.scene_center()
        scale = self.transform()[2]
        # The segue to the next scene begins at the right edge, in the middle of the height.
        self.mouse("mouseMoved", (place[0] + (393 / 2 + 45) * scale, place[1]))
        self.wait(lambda: self.one("#tip").is_displayed())
        self.assertIn("show", self.one("#tip").text)

    def test_scenes_that_are_near_have_shapes(self):
        _, place = self.scene_center()
        self.zoom_in(place)
        self.wait(lambda: self.all("#stage .picture .view"))
        self.settle()
        self.assertFalse(self.one(".far").is_displayed(), "pixels are under the shapes")
        self.one("#fit").click()
        self.wait(lambda: not self.all("#stage .picture"))
        self.settle()
        self.assertTrue(self.one(".far").is_displayed())

    def test_a_rest_makes_pixels_sharp(self):
        before, scale = self.colors(), self.transform()[2]
        self.mouse("mouseWheel", self.scene_center()[1], deltaX=0, deltaY=-100)
        self.wait(lambda: self.transform()[2] > scale)
        self.wait(lambda: "scale(1)" in self.one(".far div").get_attribute("style") and self.colors() != before)

    def test_layers_are_left_out_of_pixels(self):
        before = self.colors()
        self.one("#layers input[value=text]").click()
        self.settle()
        self.assertNotEqual(self.colors(), before)

    def test_paper_has_shapes(self):
        self.browser.execute_script("window.dispatchEvent(new Event('beforeprint'))")
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        try:
            self.assertEqual(len(self.all("#stage .picture")), 40)
            self.assertFalse(self.one(".far").is_displayed())
        finally:
            self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
            self.browser.execute_script("window.dispatchEvent(new Event('afterprint'))")
        self.wait(lambda: not self.all("#stage .picture"))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "--verbose"])
