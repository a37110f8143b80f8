"""Pages checked by axe-core, which many use to see whether everyone can use a page.

usage: axe_test.py AXE PAGE...

AXE is axe.min.js. Of a report its start, a scene, a view and the findings are looked at, in light and in dark.
"""

import os
import sys
import time

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import accessibility  # noqa: E402
from chromium import start  # noqa: E402

RUN = "const done = arguments[0]; axe.run(document, {resultTypes: ['violations']}).then(done);"
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
    count, looks = 0, 0
    try:
        for page in pages:
            for scheme in accessibility.SCHEMES:
                accessibility.set_scheme(browser, scheme)
                browser.get("about:blank")
                browser.get("file://" + os.path.abspath(page))
                is_report = browser.execute_script("return !!document.querySelector('#stage')")
                for name, step in STEPS.items() if is_report else [("as it opens", "")]:
                    browser.execute_script(step)
                    time.sleep(0.3)
                    looks += 1
                    for found in violations(browser, axe):
                        count += 1
                        print(f"{os.path.basename(page)}, {scheme}, {name}: {found}")
    finally:
        browser.quit()
    print(f"{looks} looks, {count} violations")
    return 1 if count else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
