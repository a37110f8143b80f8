"""Pages checked by axe-core, which many use to see whether everyone can use a page.

usage: axe_test.py AXE PAGE...

AXE is axe.min.js. Of a report its start, a scene, a view and the findings are looked at, in light and in dark and on a
narrow window.
"""

import itertools
import os
import sys
import time

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import accessibility  # noqa: E402
from chromium import start  # noqa: E402

RUN = "const done = arguments[0]; axe.run(document, {resultTypes: ['violations']}).then(done);"
# In CSS pixels: a desk's window, and a phone's.
SIZES = [(1280, 900), (400, 800)]
# In seconds; a page of seven megabytes takes one of them on a quiet machine.
LONGEST = 240
# What is done before each look; on pages without these parts nothing happens.
STEPS = {
    "as it opens": "",
    "a scene": "document.querySelector('#start .thumbnail')?.click()",
    "a view": "document.querySelector('[data-tab=views]')?.click(); document.querySelectorAll('#list .row')[1]?.click()",
    "findings": "document.querySelector('[data-tab=findings]')?.click()",
    "keys": "document.querySelector('#help')?.click()",
}


def violations(browser, axe):
    browser.execute_script(axe)
    for found in browser.execute_async_script(RUN)["violations"]:
        yield f"{found['id']}: {found['help']}: {[node['html'][:90] for node in found['nodes'][:3]]}"


def main(axe, pages):
    with open(axe, encoding="utf-8") as file:
        axe = file.read()
    browser = start()
    browser.set_script_timeout(LONGEST)
    count, looks = 0, 0
    try:
        for page in pages:
            for scheme, size in itertools.product(accessibility.SCHEMES, SIZES):
                accessibility.set_scheme(browser, scheme)
                browser.set_window_size(*size)
                browser.get("about:blank")
                browser.get("file://" + os.path.abspath(page))
                is_report = browser.execute_script("return !!document.querySelector('#stage')")
                for name, step in STEPS.items() if is_report else [("as it opens", "")]:
                    browser.execute_script(step)
                    time.sleep(0.3)
                    looks += 1
                    for found in violations(browser, axe):
                        count += 1
                        print(f"{os.path.basename(page)}, {scheme}, {size[0]} wide, {name}: {found}")
    finally:
        browser.quit()
    print(f"{looks} looks, {count} violations")
    return 1 if count else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
