// Draws one layout of a scene: the shapes of its views, each inside its superview's group, and overlays above them.

const svgNamespace = "http://www.w3.org/2000/svg";

const el = (name, attributes = {}, ...children) => {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
};

const paint = (fill, stroke, width) => ({ fill: fill || "none", stroke, "stroke-width": stroke ? width : null });

const drawText = ([, clip, size, weight, family, italic, anchor, lines, fill]) => {
  const group = el("g", {
    class: "words", fill, "font-size": size, "font-weight": weight, "font-family": family,
    "font-style": italic ? "italic" : null, "text-anchor": anchor,
  });
  const [x, y, width, height] = clip;
  let isLong = false;
  for (const [text, left, baseline, length] of lines) {
    isLong = isLong || length > width + 0.5 || baseline > y + height;
    group.append(el("text", {
      x: left, y: baseline, textLength: length > 0 ? length : null, lengthAdjust: "spacingAndGlyphs",
    }, text));
  }
  if (!isLong) return group;
  return el("svg", { x, y, width, height, viewBox: `${x} ${y} ${width} ${height}`, overflow: "hidden" }, group);
};

const drawShape = (shape) => {
  switch (shape[0]) {
    case "b": {
      const [, x, y, width, height, rx, fill, stroke, line] = shape;
      return el("rect", { x, y, width, height, rx: rx || null, ...paint(fill, stroke, line) });
    }
    case "p": return el("path", { d: shape[1], ...paint(shape[2], shape[3], shape[4]) });
    case "t": return drawText(shape);
    case "i": return drawImage(shape);
    default: return el("g");
  }
};

/** The views of a layout; `groups` receives each view's group by its number. */
const drawViews = (scene, layout, groups) => {
  const root = el("g", { class: "views" });
  const inside = [];
  scene.views.forEach((view, index) => {
    const frame = layout.views[index];
    if (!frame) return;
    const outer = view.parent >= 0 ? inside[view.parent] : null;
    const origin = outer ? layout.views[view.parent].r : [0, 0];
    const [width, height] = [Math.abs(frame.r[2]), Math.abs(frame.r[3])];
    const group = el("g", {
      class: frame.h ? "view hidden-view" : "view", "data-view": index, opacity: frame.o,
      transform: `translate(${frame.r[0] - origin[0]} ${frame.r[1] - origin[1]})`,
    });
    if (frame.d !== undefined) for (const shape of scene.doc.drawings[frame.d]) group.append(drawShape(shape));
    group.append(el("rect", { class: "frame", width, height }));
    groups[index] = group;
    inside[index] = group;
    if (frame.c) {
      inside[index] = el("svg", { width, height, overflow: "hidden" });
      group.append(inside[index]);
    }
    (outer || root).append(group);
  });
  return root;
};

const outline = ([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`;
const roundOutline = ([x, y, width, height], radius) => {
  if (!radius) return outline([x, y, width, height]);
  const arc = (dx, dy) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const [w, h] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${w}${arc(radius, radius)}v${h}${arc(-radius, radius)}h${-w}${arc(-radius, -radius)}v${-h}${arc(radius, -radius)}z`;
};
const inset = ([x, y, width, height], [top, left, bottom, right]) =>
  [x + left, y + top, width - left - right, height - top - bottom];

const drawGuides = (scene, layout) => {
  const overlay = el("g", { class: "guides" });
  const root = layout.views.find((view) => view);
  if (!root) return overlay;
  if (root.s) {
    const inner = inset(root.r, root.s);
    overlay.append(el("path", { class: "safe-outside", "fill-rule": "evenodd", d: outline(root.r) + outline(inner) }));
    overlay.append(el("path", { class: "safe-line", d: outline(inner) }));
  }
  if (root.m) overlay.append(el("path", { class: "margin-line", d: outline(inset(root.r, root.m)) }));
  return overlay;
};

const tick = 2.5;
const linePath = (shape, x1, y1, x2, y2) => {
  const line = `M${x1} ${y1}L${x2} ${y2}`;
  if (shape === "alignment") return line;
  const [dx, dy] = y1 === y2 ? [0, tick] : [tick, 0];
  return [[x1, y1], [x2, y2]].reduce((path, [x, y]) => `${path}M${x - dx} ${y - dy}L${x + dx} ${y + dy}`, line);
};

/** Lines of constraints; of one view's only where `view` is a number. */
const drawConstraints = (scene, layout, view = null) => {
  const overlay = el("g", { class: view === null ? "constraints" : "constraints own" });
  for (const [index, shape, x1, y1, x2, y2] of layout.lines) {
    const constraint = scene.constraints[index];
    const touches = constraint.first.view === view || (constraint.second && constraint.second.view === view);
    if (view !== null && !touches) continue;
    const group = el("g", { class: constraint.priority < 1000 ? "constraint optional" : "constraint" });
    group.append(el("path", { class: shape, d: linePath(shape, x1, y1, x2, y2) }));
    const length = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
    if (shape !== "alignment" && constraint.constant !== 0 && length >= 12) {
      const sign = constraint.relation === "=" ? "" : `${constraint.relation} `;
      group.append(el("text", { x: (x1 + x2) / 2, y: (y1 + y2) / 2 + 2 }, sign + number(constraint.constant)));
    }
    overlay.append(group);
  }
  return overlay;
};

/** Outlines of views that findings speak of: `[view, severity]`. */
const drawFlags = (layout, flagged) => {
  const overlay = el("g", { class: "findings" });
  for (const [view, severity] of flagged) {
    const frame = layout.views[view];
    if (frame) overlay.append(el("path", { class: `finding ${severity}`, d: outline(frame.r) }));
  }
  return overlay;
};

let clipCount = 0;

/** A scene in one configuration, its screen's corner at the origin. */
const drawScene = (scene, column, { overlays, flagged }) => {
  scene.read();
  const layout = scene.layout(column);
  const screen = scene.screen(column);
  const style = layout ? scene.doc.configurations[layout.column].style : "light";
  const picture = el("g", { class: `picture ${style}`, transform: `translate(${-screen[0]} ${-screen[1]})` });
  picture.groups = [];
  const edge = roundOutline(screen, layout && layout.radius);
  picture.append(el("path", { class: "screen", d: edge }));
  if (layout) {
    const clip = `screen-${clipCount += 1}`;
    picture.append(el("clipPath", { id: clip }, el("path", { d: edge })));
    const content = el("g", { "clip-path": `url(#${clip})` }, drawViews(scene, layout, picture.groups),
      el("g", { class: "hardware" }, ...layout.screen.map(drawShape)));
    if (overlays) content.append(drawGuides(scene, layout), drawConstraints(scene, layout));
    content.append(drawFlags(layout, flagged));
    picture.append(content);
  }
  picture.append(el("path", { class: "edge", d: edge }));
  return picture;
};

/** Marks over a scene: a view with its own constraints, or the whole of it where `view` is null and `isWhole` is true. */
const drawMarks = (scene, column, view, isWhole) => {
  const layout = scene.layout(column);
  const screen = scene.screen(column);
  const marks = el("g", { class: "marks", transform: `translate(${-screen[0]} ${-screen[1]})` });
  const frame = view === null || !layout ? null : layout.views[view];
  if (frame) marks.append(drawConstraints(scene, layout, view), el("path", { class: "selected", d: outline(frame.r) }));
  if (isWhole) marks.append(el("path", { class: "chosen", d: roundOutline(screen, layout && layout.radius) }));
  return marks;
};
