// The panel that explains what is selected: a view, or a scene.

const html = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
};

/** Gives `add` the first elements now, and the others in pieces of a frame each. */
const inPieces = (elements, [first, later], add) => {
  add(elements.slice(0, first), 0);
  const next = (from) => {
    if (from >= elements.length) return;
    requestAnimationFrame(() => setTimeout(() => {
      if (add(elements.slice(from, from + later), from) !== false) next(from + later);
    }));
  };
  next(first);
};

const section = (title, ...content) => html("section", {}, html("h3", {}, title), ...content);
const elementWords = (name) => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

const facts = (rows) => html("dl", { class: "facts" }, ...rows.filter(([, value]) => value)
  .flatMap(([name, value]) => [html("dt", {}, name), html("dd", {}, value)]));

class Inspector {
  constructor(panel, app) {
    this.panel = panel;
    this.app = app;
  }

  show() {
    const { doc, mode, scene, view } = this.app.state;
    // Asking for the place now would make the browser lay out at once.
    requestAnimationFrame(() => { this.panel.scrollTop = 0; });
    if (mode === "start" || !doc) this.panel.replaceChildren(...this.overviewParts());
    else if (!scene) this.panel.replaceChildren(...this.documentParts());
    else if (view === null) this.panel.replaceChildren(...this.sceneParts(scene.read()));
    else this.panel.replaceChildren(...this.viewParts(scene.read(), scene.views[view]));
  }

  link(scene, view, words) {
    return html("button", { class: "link", type: "button", onclick: () => this.app.select(scene, view) }, words);
  }

  head(kind, name, ...more) {
    return html("header", {}, html("p", { class: "kind" }, kind), html("h2", {}, name), ...more);
  }

  /** The finding that was asked for last, if nothing is drawn that it is about. */
  asked() {
    const entry = this.finding;
    if (!entry || entry.place) return null;
    return section("Finding", html("p", { class: `entry ${entry.severity}` }, html("b", {}, entry.rule), ` ${entry.message}`),
      facts([["File", entry.file], ["Line", entry.line ? String(entry.line) : null], ["Object id", entry.id]]));
  }

  // All files

  overviewParts() {
    const others = otherEntries().length;
    return [
      this.head("page", `${documents.length} files`),
      this.asked(),
      html("p", { class: "hint" }, "Choose a file or a scene. Findings of all files are in the list at the left."),
      others ? html("p", { class: "hint" }, `${others} of them in files without a drawing.`) : null,
    ].filter(Boolean);
  }

  // A document

  documentParts() {
    const { doc } = this.app.state;
    const views = doc.scenes.reduce((count, scene) => count + scene.rawViews.length, 0);
    return [
      this.head(doc.path.endsWith(".xib") ? "xib" : "storyboard", doc.name),
      facts([["Path", doc.path], ["Scenes", String(doc.scenes.length)], ["Views", String(views)],
        ["Segues", String(doc.segues.length)], ["Findings", String(this.app.entries.length)]]),
      this.asked(),
      section("Configurations", html("ul", { class: "plain" }, ...doc.configurations.map((configuration) =>
        html("li", {}, `${configuration.name} `, html("span", { class: "dim" }, configurationWords(configuration)))))),
    ].filter(Boolean);
  }

  // A scene

  sceneParts(scene) {
    const { doc, column } = this.app.state;
    const layout = scene.layout(column);
    const out = doc.segues.filter((segue) => segue.source === scene.number);
    const into = doc.segues.filter((segue) => segue.destination === scene.number);
    const segueRow = (segue, other, arrow) => html("li", {}, `${arrow} ${segue.kind} `,
      this.link(doc.scenes[other], null, doc.scenes[other].name),
      segue.identifier ? html("span", { class: "dim" }, ` ${segue.identifier}`) : "");
    return [
      this.head(elementWords(scene.element || "scene"), scene.name,
        this.app.state.mode === "canvas"
          ? html("button", { type: "button", onclick: () => this.app.open(scene) }, "Open the scene") : null),
      facts([["Class", scene.class], ["Scene id", scene.id], ["Controller id", scene.controller],
        ["Storyboard id", scene.storyboardIdentifier], ["Initial", scene.initial ? "yes" : null],
        ["Line", scene.line ? String(scene.line) : null], ["Views", String(scene.views.length)],
        ["Safe area", layout ? insetWords(layout.safeArea) : null]]),
      out.length + into.length ? section("Segues", html("ul", { class: "plain" },
        ...out.map((segue) => segueRow(segue, segue.destination, "→")),
        ...into.map((segue) => segueRow(segue, segue.source, "←")))) : null,
      this.findings((entry) => entry.place && entry.place.scene === scene),
    ].filter(Boolean);
  }

  findings(matches) {
    const entries = this.app.entries.filter(matches);
    if (!entries.length) return null;
    return section("Findings", html("ul", { class: "plain" }, ...entries.map((entry) =>
      html("li", { class: `entry ${entry.severity}` }, html("b", {}, entry.rule), ` ${entry.message}`))));
  }

  // A view

  viewParts(scene, view) {
    const { column } = this.app.state;
    const layout = scene.layout(column);
    const resolved = layout && layout.views[view.number];
    const parent = view.parent >= 0 ? scene.views[view.parent] : null;
    return [
      this.head(elementWords(view.element), viewName(view)),
      facts([["Class", view.customClass], ["Object id", view.id], ["Line", view.line ? String(view.line) : null],
        ["Hidden", resolved && resolved.h ? "yes" : null],
        ["Margins", resolved && resolved.m ? insetWords(resolved.m) : null],
        ["Safe area", resolved && resolved.s ? insetWords(resolved.s) : null],
        ["Content size", resolved && resolved.z ? resolved.z.map(number).join(" × ") : null]]),
      this.attributes(scene, view),
      section("Frame", this.frames(scene, view)),
      section("Why it is there", html("ul", { class: "plain reasons" }, ...this.reasons(scene, view, resolved))),
      this.constraints(scene, view, layout),
      this.findings((entry) => entry.place && entry.place.scene === scene && entry.place.view === view.number),
      section("In the scene", html("ul", { class: "plain" },
        html("li", {}, "in ", parent ? this.link(scene, parent.number, viewName(parent)) : this.link(scene, null, "the scene")),
        ...view.children.map((child) => html("li", {}, "holds ", this.link(scene, child, viewName(scene.views[child])))))),
    ].filter(Boolean);
  }

  /** What the file says of the view, with a swatch for each color. */
  attributes(scene, view) {
    const { words } = scene.doc;
    const rows = ((scene.attributes || [])[view.number] || []).map(([name, value, color]) => {
      const swatch = color ? html("span", { class: "swatch", "data-color": words[color] }) : null;
      if (swatch) swatch.style.setProperty("--swatch", words[color]);
      return [words[name], html("span", {}, swatch, words[value])];
    });
    return rows.length ? section("Attributes", facts(rows)) : null;
  }

  /** A row a configuration; numbers that differ from the shown one's stand out. */
  frames(scene, view) {
    const { doc, column } = this.app.state;
    const shown = scene.layout(column) && scene.frame(view.number, scene.layout(column));
    const rows = scene.layouts.map((layout) => {
      const frame = scene.frame(view.number, layout);
      const kept = (layout.views[view.number] || {}).k || [];
      const name = doc.configurations[layout.column].name;
      const head = html("th", { scope: "row" },
        html("button", { class: "link", type: "button", onclick: () => this.app.choose(layout.column) }, name));
      if (!frame) return html("tr", {}, head, html("td", { colspan: 4, class: "dim" }, "not installed"));
      return html("tr", { class: layout.column === column ? "current" : null }, head,
        ...frame.map((value, place) => html("td", {
          class: [shown && value !== shown[place] ? "differs" : "",
            kept.includes(["x", "y", "width", "height"][place]) ? "kept" : ""].join(" ").trim() || null,
        }, number(value))));
    });
    return html("table", { class: "frames" }, html("thead", {}, html("tr", {}, html("th", { scope: "col" }, "points"),
      ...["x", "y", "w", "h"].map((name) => html("th", { scope: "col" }, name)))), html("tbody", {}, ...rows));
  }

  reasons(scene, view, resolved) {
    if (!resolved) return [html("li", {}, "Not installed in this configuration.")];
    const [word, ...rest] = view.rule || [];
    const other = () => {
      const target = scene.views.find((candidate) => candidate.id === rest[0]);
      return target ? this.link(scene, target.number, viewName(target)) : rest[0] || "its container";
    };
    const rule = {
      container: () => ["The window, or the container around the scene, gives its size."],
      constraints: () => ["Its constraints place it; it has no frame of its own."],
      autoresizing: () => [rest.length
        ? `Its stored frame follows the superview; flexible: ${rest.map((part) => maskWords[part]).join(", ")}.`
        : "Its stored frame stays fixed to the superview's top left corner."],
      stackView: () => ["Arranged by the stack view ", other(), "."],
      collection: () => ["Placed and sized by ", other(), "."],
      cell: () => ["Fills its cell."],
      bar: () => ["A bar shows it; its frame is the stored one."],
      drawing: () => ["It keeps its stored frame."],
    }[word];
    const reasons = rule ? [html("li", {}, ...rule())] : [];
    if (resolved.n) {
      const axes = [["wide", 0], ["high", 1]].filter(([, axis]) => resolved.n[axis] !== null).map(([name, axis]) =>
        `${number(resolved.n[axis])} ${name} (hugging ${number(view.hugging[axis])}, compression ${number(view.compression[axis])})`);
      reasons.push(html("li", {}, `Its content asks for ${axes.join(" and ")}.`));
    }
    if (resolved.k) {
      reasons.push(html("li", { class: "kept" },
        `Nothing determines ${resolved.k.join(", ")}: kept as stored in the file.`));
    }
    return reasons;
  }

  constraints(scene, view, layout) {
    if (!layout) return null;
    const own = layout.lines.map(([index]) => scene.constraints[index]).filter((constraint) =>
      constraint.first.view === view.number || (constraint.second && constraint.second.view === view.number));
    if (!own.length) return null;
    return section(`Constraints (${own.length})`, html("ul", { class: "plain rows" }, ...own.map((constraint) =>
      html("li", {}, ...this.equation(scene, view, constraint),
        html("span", { class: "dim" }, ` ${constraint.id}${constraint.line ? `, line ${constraint.line}` : ""}`)))));
  }

  equation(scene, view, constraint) {
    const anchor = ({ view: index, guide, attribute }) => {
      const target = scene.views[index];
      const name = !target ? "?" : index === view.number ? "this" : this.link(scene, index, viewName(target));
      return [name, guide ? `.${guide}` : "", `.${attribute}`];
    };
    const { second, multiplier, constant, priority } = constraint;
    const parts = [...anchor(constraint.first), ` ${constraint.relation} `];
    if (second) {
      if (multiplier !== 1) parts.push(`${number(multiplier)} × `);
      parts.push(...anchor(second));
      if (constant) parts.push(constant > 0 ? ` + ${number(constant)}` : ` − ${number(-constant)}`);
    } else parts.push(number(constant));
    if (priority < 1000) parts.push(` at priority ${number(priority)}`);
    return parts;
  }
}

const maskWords = {
  flexibleMinX: "left margin", widthSizable: "width", flexibleMaxX: "right margin", flexibleMinY: "top margin",
  heightSizable: "height", flexibleMaxY: "bottom margin",
};

const insetWords = (insets) => insets.map(number).join(", ");

const configurationWords = (configuration) => [
  configuration.size.map(number).join(" × "), configuration.sizeClass, `iOS ${number(configuration.ios)}`,
].join(" · ");
