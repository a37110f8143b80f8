"""What a page owes to people who do not see it, or use no mouse: checks in a browser, without anything from elsewhere.

Source of the rules: WCAG 2.2, 1.3.1, 1.4.3, 2.1.2, 2.4.3, 2.5.8, 4.1.2; the landmarks of ARIA 1.2.
"""

# Text of usual size, and text that is large or bold and nearly so.
READABLE, READABLE_LARGE = 4.5, 3.0
# In CSS pixels.
LEAST_TARGET = 24

PROBLEMS = """
const problems = [];
const isSeen = element => element.checkVisibility({opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true})
  && element.getClientRects().length > 0 && !element.closest("[aria-hidden=true], .unseen");
const seen = selector => [...document.querySelectorAll(selector)].filter(isSeen);
const about = element => `<${element.tagName.toLowerCase()}${element.id ? ` id=${element.id}` : ""}> `
  + `'${element.textContent.trim().slice(0, 40)}'`;

const ids = [...document.querySelectorAll("[id]")].map(element => element.id);
for (const id of new Set(ids.filter((id, place) => ids.indexOf(id) !== place))) problems.push(`two elements have the id ${id}`);
for (const name of ["aria-controls", "aria-labelledby", "aria-describedby", "for"]) {
  for (const element of document.querySelectorAll(`[${name}]`)) {
    for (const id of element.getAttribute(name).split(" ")) {
      if (!document.getElementById(id)) problems.push(`${about(element)} refers to '${id}', which is nowhere`);
    }
  }
}

if (!document.documentElement.lang) problems.push("the page has no language");
if (!document.title) problems.push("the page has no title");
if (seen("main").length !== 1) problems.push(`there are ${seen("main").length} main parts`);
for (const tag of ["nav", "aside"]) {
  const parts = seen(tag);
  if (parts.length > 0 && parts.some(part => !part.ariaLabel)) problems.push(`a part <${tag}> has no name`);
}
const landmarks = "header, nav, main, aside, dialog, [role=status], #tip, noscript, script";
for (const element of document.body.children) {
  if (isSeen(element) && !element.matches(landmarks) && element.textContent.trim()) {
    problems.push(`${about(element)} is in no part of the page`);
  }
}

let level = 0;
for (const heading of seen("h1, h2, h3, h4, h5, h6")) {
  const next = Number(heading.tagName[1]);
  if (next > level + 1) problems.push(`${about(heading)} follows a heading of level ${level}`);
  level = next;
}
if (!seen("h1").length) problems.push("there is no heading of the first level");

for (const tab of seen("[role=tab]")) {
  if (!tab.closest("[role=tablist]")) problems.push(`${about(tab)} is in no list of tabs`);
  if (!["true", "false"].includes(tab.getAttribute("aria-selected"))) problems.push(`${about(tab)} does not say whether it is chosen`);
}
for (const element of seen("[tabindex]")) if (element.tabIndex > 0) problems.push(`${about(element)} changes the order of focus`);
for (const image of seen("img")) if (!image.alt) problems.push("a picture has no words");

const targets = seen("button, select, input, a, summary, [role=button]");
const boxes = targets.map(target => (target.closest("label") || target).getBoundingClientRect());
// A small target is large enough where a circle around its middle touches no other one.
const isApart = box => boxes.every(other => other === box || (other.x === box.x && other.y === box.y)
  || Math.hypot(Math.max(0, other.left - (box.left + box.right) / 2, (box.left + box.right) / 2 - other.right),
    Math.max(0, other.top - (box.top + box.bottom) / 2, (box.top + box.bottom) / 2 - other.bottom)) >= LEAST / 2);
for (const target of targets) {
  // In a sentence or a table the line is what it is, and a label is part of what it labels.
  if (target.closest("p, li, td, th, dd, h2")) continue;
  const box = boxes[targets.indexOf(target)];
  if (Math.min(box.width, box.height) < LEAST - 0.5 && !isApart(box)) problems.push(`${about(target)} is ${box.width.toFixed()} × ${box.height.toFixed()}`);
}

const context = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
const painted = color => {
  context.clearRect(0, 0, 1, 1); context.fillStyle = color; context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
};
const luminance = color => color.slice(0, 3).map(part => part / 255)
  .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
const ground = element => {
  for (; element; element = element.parentElement) {
    const color = painted(getComputedStyle(element).backgroundColor);
    if (color[3] === 255) return color;
  }
  return [255, 255, 255, 255];
};
let texts = 0;
for (const element of seen("body *")) {
  if (element.closest("svg, option, :disabled") || ![...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())) continue;
  const style = getComputedStyle(element);
  const [a, b] = [luminance(painted(style.color)), luminance(ground(element))];
  const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  texts += 1;
  if (contrast < (isLarge ? LARGE : USUAL)) problems.push(`${about(element)} has a contrast of ${contrast.toFixed(2)}`);
}
return [texts, [...new Set(problems)]];
""".replace("LEAST", str(LEAST_TARGET)).replace("LARGE", str(READABLE_LARGE)).replace("USUAL", str(READABLE))

# What is behind a dialog cannot be used, and has no name.
CONTROLS = """return [...(document.querySelector("dialog[open]") || document).querySelectorAll("button, select, input, a, [tabindex], [role]:not([role=status])")]
  .filter(element => element.checkVisibility({contentVisibilityAuto: true}))"""

SCHEMES = ("light", "dark")


def set_scheme(browser, scheme):
    """Without motion, so that a color is not one in between."""
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
        {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": "reduce"}]})


def problems(browser):
    """What is wrong with what the page shows now."""
    texts, found = browser.execute_script(PROBLEMS)
    if texts == 0:
        found.append("the page has no text")
    # What is out of sight has no name until it is scrolled to.
    for control in browser.execute_script(CONTROLS):
        if control.is_displayed() and not control.accessible_name:
            found.append(f"no name: {control.get_attribute('outerHTML')[:100]}")
    return found
