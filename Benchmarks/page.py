"""Times report pages in headless Chromium by the browser's own counters.

usage: page.py PAGE...

For each page: when it drew first, and what a frame costs while the wheel zooms at the pointer and while the drawing is
dragged. Two numbers say what a frame costs: the intervals between frames as the page sees them (requestAnimationFrame),
which hold everything, also the drawing of pixels, which a machine without a graphics card does in software; and how long
the main thread works for one frame, of which script, style and layout (Performance.getMetrics), without those pixels.
"""

import os
import statistics
import sys
import time

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

# In the page before its own script: when the first scene is in the document and the browser has made a frame of it.
WATCH = """
  window.firstDrawing = 0;
  const look = () => {
    if (document.querySelector(".picture, .pixels, .far[data-painted]")) {
      setTimeout(() => { window.firstDrawing = performance.now(); });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
# Records the times of frames until told to stop.
RECORD = """
  window.frames_ = [];
  window.recording = true;
  const note = time => { frames_.push(time); if (recording) requestAnimationFrame(note); };
  requestAnimationFrame(note);
"""
COUNTERS = {"TaskDuration": "main thread", "ScriptDuration": "script", "RecalcStyleDuration": "style",
            "LayoutDuration": "layout"}
SECONDS = 3


def start():
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--window-size=1400,900"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    browser = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    browser.execute_cdp_cmd("Performance.enable", {})
    browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
    return browser


def wheel(browser, notch):
    """A turn of the wheel every 16 ms, in and out again, as fast as a hand does."""
    box = browser.execute_script("const b = document.querySelector('#stage').getBoundingClientRect(); "
                                 "return [b.x + b.width * 0.4, b.y + b.height * 0.4]")
    end = time.monotonic() + SECONDS
    count = 0
    while time.monotonic() < end:
        sign = -1 if count // 40 % 2 == 0 else 1
        started = time.monotonic()
        browser.execute_cdp_cmd("Input.dispatchMouseEvent", {
            "type": "mouseWheel", "x": box[0], "y": box[1], "deltaX": 0, "deltaY": sign * notch, "modifiers": 0})
        time.sleep(max(0, 0.016 - (time.monotonic() - started)))
        count += 1


def drag(browser, _):
    box = browser.execute_script("const b = document.querySelector('#stage').getBoundingClientRect(); "
                                 "return [b.x + b.width * 0.5, b.y + b.height * 0.5]")
    mouse = lambda kind, x, y: browser.execute_cdp_cmd("Input.dispatchMouseEvent", {
        "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1})
    mouse("mousePressed", *box)
    end = time.monotonic() + SECONDS
    count = 0
    while time.monotonic() < end:
        started = time.monotonic()
        place = count % 60
        mouse("mouseMoved", box[0] + (place if place < 30 else 60 - place) * 8, box[1] + place)
        time.sleep(max(0, 0.016 - (time.monotonic() - started)))
        count += 1
    mouse("mouseReleased", *box)


def share(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0


def counters(browser):
    """Seconds since the page began, by what the main thread did."""
    found = browser.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
    return {entry["name"]: entry["value"] for entry in found if entry["name"] in COUNTERS}


def movement(browser, name, move, notch):
    browser.execute_script(RECORD)
    before = counters(browser)
    move(browser, notch)
    after = counters(browser)
    browser.execute_script("window.recording = false")
    times = browser.execute_script("return frames_")
    gaps = [b - a for a, b in zip(times, times[1:])]
    parts = ", ".join(f"{words} {(after[key] - before[key]) * 1000 / len(gaps):.1f}" for key, words in COUNTERS.items())
    print(f"  {name}: {1000 / statistics.mean(gaps):.0f} frames/s, median {statistics.median(gaps):.1f} ms, "
          f"95 % {share(gaps, .95):.1f} ms, worst {max(gaps):.0f} ms; ms a frame: {parts}", flush=True)


def settle(browser):
    for _ in range(600):
        if browser.execute_script("return document.querySelector('#stage').dataset.drawn") == "all":
            return
        time.sleep(0.1)


def measure(browser, path):
    browser.get("about:blank")
    browser.get_log("browser")
    browser.get("file://" + os.path.abspath(path))
    for _ in range(600):
        first = browser.execute_script("return window.firstDrawing")
        if first:
            break
        time.sleep(0.1)
    paint = browser.execute_script("return Object.fromEntries(performance.getEntriesByType('paint').map(e => [e.name, e.startTime]))")
    print(f"{os.path.basename(path)}: {os.path.getsize(path) / 1e6:.1f} MB, first paint "
          f"{paint.get('first-contentful-paint', 0):.0f} ms, first drawing {first:.0f} ms", flush=True)
    if browser.execute_script("return !document.querySelector('#start').hidden"):
        # The file with the most scenes.
        browser.execute_script("""
          const count = doc => (doc.textContent.match(/"layouts":/g) || []).length;
          const docs = [...document.querySelectorAll("script.document")];
          const fullest = docs.indexOf(docs.reduce((a, b) => count(b) > count(a) ? b : a));
          const menu = document.querySelector("#documents");
          menu.value = String(fullest); menu.dispatchEvent(new Event("change"));""")
    settle(browser)
    drawn = browser.execute_script("return performance.now()")
    print(f"  {browser.execute_script('return document.querySelectorAll(`#list .row`).length')} scenes, "
          f"{browser.execute_script('return document.querySelectorAll(`#stage *`).length')} elements, "
          f"all drawn after {drawn:.0f} ms")
    movement(browser, "zoom", wheel, 40)
    movement(browser, "drag", drag, 0)
    silent = [entry for entry in browser.get_log("browser")]
    print(f"  console: {silent or 'silent'}", flush=True)


def main(paths):
    browser = start()
    try:
        for path in paths:
            measure(browser, path)
    finally:
        browser.quit()


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    main(sys.argv[1:])
