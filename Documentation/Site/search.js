// Looks words up in the index, which is loaded when the field is first used. Works without a server.
"use strict";

const form = document.querySelector("form[role=search]");
const field = form.querySelector("input");
const results = document.querySelector("#results");
const root = document.body.dataset.root;
const longest = 20;

function load() {
  if (globalThis.searchIndex || document.querySelector("#index")) return;
  const script = document.createElement("script");
  script.id = "index";
  script.src = root + "search-index.js";
  script.onload = show;
  document.head.append(script);
}

/// Numbers of sections with their weight: those with a word that begins so, more for the whole word and for headings.
function sections(start) {
  const found = new Map();
  for (const [word, lists] of Object.entries(searchIndex.words)) {
    if (!word.startsWith(start)) continue;
    lists.forEach((differences, list) => {
      const weight = (list === 0 ? 4 : 1) * (word === start ? 2 : 1);
      let number = 0;
      for (const difference of differences) {
        number += difference;
        found.set(number, Math.max(found.get(number) ?? 0, weight));
      }
    });
  }
  return found;
}

/// The sections that have every word, the best first.
function search(query) {
  const words = query.toLowerCase().match(/[a-z0-9]{2,}/g) ?? [];
  // Words of every page, such as "no" in the name of an option, are in no list.
  const found = words.filter(word => !searchIndex.stop.includes(word)).map(sections);
  if (found.length === 0) return [];
  return [...found[0].keys()]
    .filter(number => found.every(map => map.has(number)))
    .map(number => [number, found.reduce((sum, map) => sum + map.get(number), 0)])
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([number]) => number);
}

function row(number) {
  const [page, anchor, heading] = searchIndex.sections[number];
  const [address, title] = searchIndex.pages[page];
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = root + address + "#" + anchor;
  link.textContent = heading;
  if (heading !== title) {
    const place = document.createElement("small");
    place.textContent = title;
    link.append(" ", place);
  }
  item.append(link);
  return item;
}

function show() {
  results.hidden = field.value.trim() === "" || !globalThis.searchIndex;
  if (results.hidden) return;
  const found = search(field.value);
  const list = document.createElement("ol");
  list.append(...found.slice(0, longest).map(row));
  const count = document.createElement("small");
  count.textContent = found.length === 0 ? "Nothing found" : found.length > longest
    ? `The first ${longest} of ${found.length}` : `${found.length} found`;
  results.replaceChildren(count, list);
}

form.hidden = false;
// On a phone the list of pages would stand above each page.
if (matchMedia("(max-width: 50rem)").matches) document.querySelector("details.pages").open = false;
form.addEventListener("submit", event => {
  event.preventDefault();
  results.querySelector("a")?.click();
});
field.addEventListener("focus", load);
field.addEventListener("input", show);
document.addEventListener("keydown", event => {
  if (event.key === "Escape") {
    field.value = "";
    show();
  } else if (event.key === "/" && document.activeElement !== field && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    field.focus();
  }
});
