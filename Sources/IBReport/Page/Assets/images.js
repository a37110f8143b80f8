// Image files: each is in the page once and becomes a blob when it is first drawn, so that browsers decode it once.

const imageScripts = new Map([...document.querySelectorAll("script.image")]
  .map((script) => [script.dataset.path, script]));
const imageAddresses = new Map();

/** The address of an image file's blob; null for a file that is not in the page. */
const imageAddress = (path) => {
  if (!imageAddresses.has(path)) imageAddresses.set(path, makeAddress(imageScripts.get(path)));
  return imageAddresses.get(path);
};

const makeAddress = (script) => {
  if (!script) return null;
  const [head, data] = script.textContent.split(",");
  const letters = atob(data);
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place += 1) bytes[place] = letters.charCodeAt(place);
  return URL.createObjectURL(new Blob([bytes], { type: head.slice(5).split(";")[0] }));
};

/** What drawings refer to by id: filters of tints, outlines that cut off images. */
const definitions = { ids: new Map(), holder: null };

const definition = (kind, content, make) => {
  const key = `${kind} ${content}`;
  if (!definitions.ids.has(key)) {
    if (!definitions.holder) {
      definitions.holder = el("svg", { class: "definitions", width: 0, height: 0, "aria-hidden": "true" });
      document.body.append(definitions.holder);
    }
    const id = `${kind}-${definitions.ids.size + 1}`;
    const element = make();
    element.id = id;
    definitions.holder.append(element);
    definitions.ids.set(key, id);
  }
  return `url(#${definitions.ids.get(key)})`;
};

/** Opaque parts in one color, as a template image is shown. */
const tintFilter = (color) => definition("tint", color, () => el("filter", { "color-interpolation-filters": "sRGB" },
  el("feFlood", { "flood-color": color }), el("feComposite", { operator: "in", in2: "SourceAlpha" })));

const cutPath = ([x, y, width, height, radius]) => definition("cut", [x, y, width, height, radius], () =>
  el("clipPath", {}, el("rect", { x, y, width, height, rx: radius || null })));

const imageElement = (href, [x, y, width, height]) =>
  el("image", { href, x, y, width, height, preserveAspectRatio: "none", decoding: "async" });

const drawImage = ([, path, frame, cut, slices, isMirrored, tint]) => {
  const href = imageAddress(path);
  let group = el("g", { class: "image", filter: tint ? tintFilter(tint) : null });
  if (href && !slices) group.append(imageElement(href, frame));
  else if (href) {
    const [width, height, ...pieces] = slices;
    for (const [from, to] of pieces) {
      group.append(el("svg", {
        x: to[0], y: to[1], width: to[2], height: to[3], viewBox: from.join(" "), preserveAspectRatio: "none",
      }, imageElement(href, [0, 0, width, height])));
    }
  }
  if (isMirrored) group.setAttribute("transform", `matrix(-1 0 0 1 ${2 * frame[0] + frame[2]} 0)`);
  if (cut) group = el("g", { "clip-path": cutPath(cut) }, group);
  return group;
};
