// The documents of the page: parsed on demand, arrays with fixed places turned into objects with names.
// The order of the places is PageJSON's.

const readView = ([id, element, customClass, label, parent, line, rule, ...priorities]) => ({
  id, element, customClass, label, parent, line, rule,
  hugging: [priorities[0], priorities[2]], compression: [priorities[1], priorities[3]],
});

const readAnchor = (anchor) => anchor && { view: anchor[0], guide: anchor[1], attribute: anchor[2] };

const readConstraint = ([id, first, relation, second, multiplier, constant, priority, line]) => ({
  id, first: readAnchor(first), relation, second: readAnchor(second), multiplier, constant, priority, line,
});

const readSegue = ([source, destination, kind, identifier, trigger, id, line]) => ({
  source, destination, kind, identifier, trigger, id, line,
});

/**
 * A property in one of `count` configurations: `[value]` for all, or `[pattern, value, another, ...]`. A pattern has the
 * places of the values, in base 36 and with equally many digits.
 */
const valueIn = (property, place, count, patterns) => {
  if (!property) return undefined;
  if (property.length === 1) return property[0] ?? undefined;
  const pattern = patterns[property[0]];
  const digits = pattern.length / count;
  return property[1 + parseInt(pattern.slice(place * digits, (place + 1) * digits), 36)] ?? undefined;
};

/** A scene in one configuration; made from the properties of all when it is first needed. */
class Layout {
  constructor(scene, column, place) {
    this.scene = scene;
    this.column = column;
    this.place = place;
    this.madeViews = null;
  }

  value(property) {
    return valueIn(property, this.place, this.scene.layouts.length, this.scene.doc.patterns);
  }

  get safeArea() { return this.value(this.scene.rawLayouts.safeArea); }

  get radius() { return this.value(this.scene.rawLayouts.radius); }

  /** The shapes of the bars and the device. */
  get screen() { return this.scene.doc.drawings[this.value(this.scene.rawLayouts.screen)] || []; }

  get views() {
    if (!this.madeViews) this.madeViews = this.scene.rawLayouts.views.map((view) => this.view(view));
    return this.madeViews;
  }

  /** Null for a view that is not installed. */
  view(raw) {
    const r = raw.r.map((number) => this.value(number));
    if (r.includes(undefined)) return null;
    const view = { r };
    for (const key of Object.keys(raw)) if (key !== "r") view[key] = this.value(raw[key]);
    return view;
  }

  get lines() {
    return this.scene.rawLayouts.lines.map((line, constraint) => {
      const [shape, x, y, dx, dy] = line.map((property) => this.value(property));
      return [constraint, shape, x, y, x + dx, y + dy];
    }).filter(([, shape]) => shape);
  }
}

/** A scene; what its views and constraints say is read when the scene is first drawn. */
class Scene {
  constructor(raw, number, doc) {
    Object.assign(this, raw);
    this.rawLayouts = raw.layouts;
    this.number = number;
    this.doc = doc;
    this.rawViews = raw.views;
    this.rawConstraints = raw.constraints;
    this.layouts = (raw.layouts.columns || doc.configurations.map((_, column) => column))
      .map((column, place) => new Layout(this, column, place));
    this.views = null;
    this.constraints = null;
  }

  read() {
    if (this.views) return this;
    this.views = this.rawViews.map(readView);
    this.constraints = this.rawConstraints.map(readConstraint);
    this.views.forEach((view, number) => { view.number = number; view.children = []; });
    this.views.forEach((view) => { if (view.parent >= 0) this.views[view.parent].children.push(view.number); });
    return this;
  }

  get name() {
    return this.title || this.class || this.storyboardIdentifier || `${elementWords(this.element || "view")} ${this.id}`;
  }

  /** The layout in a configuration; the first one where the scene has none there. */
  layout(column) { return this.layouts.find((layout) => layout.column === column) || this.layouts[0]; }

  /** What is looked at, in the window's coordinates: the window, or a xib's view alone. */
  screen(column) {
    const layout = this.layout(column);
    const root = layout && layout.views.find((view) => view);
    if (!this.controller && root) return root.r;
    const [width, height] = layout ? this.doc.configurations[layout.column].size : [320, 480];
    return [0, 0, width, height];
  }

  /** A frame in the superview's coordinates. */
  frame(number, layout) {
    const view = layout.views[number];
    if (!view) return null;
    const parent = this.views[number].parent;
    const outer = parent >= 0 && layout.views[parent] ? layout.views[parent].r : [0, 0];
    return [view.r[0] - outer[0], view.r[1] - outer[1], view.r[2], view.r[3]];
  }
}

class Doc {
  constructor(script) {
    this.script = script;
    this.path = script.dataset.path;
    this.isRead = false;
  }

  get name() { return this.path.split("/").pop(); }

  /** What is before the name. */
  get folder() { return this.path.split("/").slice(0, -1).join("/"); }

  read() {
    if (this.isRead) return this;
    this.isRead = true;
    const data = JSON.parse(this.script.textContent);
    this.patterns = data.patterns;
    this.drawings = data.drawings.map((shapes) => shapes.map((shape) => data.shapes[shape]));
    const { names, ...properties } = data.configurations;
    this.configurations = names.map((name, place) => ({ name, ...Object.fromEntries(Object.entries(properties)
      .map(([key, property]) => [key, valueIn(property, place, names.length, data.patterns)])) }));
    this.scenes = data.scenes.map((scene, number) => new Scene(scene, number, this));
    this.segues = data.segues.map(readSegue);
    this.words = data.words || [];
    this.places = null;
    this.findings = data.findings.concat(lateFindings.get(this.path) || []);
    return this;
  }

  /** Scene and number of the object with an id; a controller is its scene. */
  find(id) {
    if (!this.places) this.index();
    return this.places.get(id) || null;
  }

  index() {
    this.places = new Map();
    const add = (id, place) => { if (id && !this.places.has(id)) this.places.set(id, place); };
    for (const scene of this.scenes) {
      for (const id of [scene.id, scene.controller]) add(id, { scene, view: null });
      scene.rawViews.forEach((raw, view) => add(raw[0], { scene, view }));
    }
    for (const scene of this.scenes) {
      for (const raw of scene.rawConstraints) add(raw[0], { scene, view: raw[1][0] });
    }
  }
}

const documents = [...document.querySelectorAll("script.document")].map((script) => new Doc(script));

const number = (value) => String(Math.round(value * 100) / 100);
const viewName = (view) => view.label || view.customClass || view.element;

/** Findings that are after the documents: those that depend on other files, and those of files without a drawing. */
const lateFindings = new Map();
for (const script of document.querySelectorAll("script.findings")) {
  const { path } = script.dataset;
  lateFindings.set(path, (lateFindings.get(path) || []).concat(JSON.parse(script.textContent)));
}

/** The findings of a document, the same as those of `keyline lint`. */
const entriesOf = (doc) => {
  const entries = doc.findings.map((finding) => ({
    severity: finding.severity, rule: finding.rule, message: finding.message, line: finding.line,
    id: finding.objectID, columns: doc.configurations.map((_, column) => column)
      .filter((column) => finding.configurations.includes(doc.configurations[column].name)),
    place: finding.objectID ? doc.find(finding.objectID) : null,
  }));
  return inOrder(entries.map((entry) => ({ ...entry, doc, file: doc.path })));
};

const severityRank = { error: 0, warning: 1, note: 2 };
const inOrder = (entries) => entries.map((entry, order) => ({ ...entry, order }))
  .sort((a, b) => severityRank[a.severity] - severityRank[b.severity] || a.line - b.line || a.order - b.order);

/** The findings of files that the page does not draw: asset catalogs, sources, documents that cannot be laid out. */
const otherEntries = () => {
  const drawn = new Set(documents.map((doc) => doc.path));
  return [...lateFindings].filter(([path]) => !drawn.has(path)).flatMap(([path, findings]) =>
    inOrder(findings.map(({ severity, rule, message, line, objectID }) =>
      ({ severity, rule, message, line, id: objectID, columns: [], place: null, doc: null, file: path }))));
};

const severityOrder = ["error", "warning", "note"];

/** How many entries there are of each severity. */
const countsOf = (entries) => Object.fromEntries(severityOrder.map((severity) =>
  [severity, entries.filter((entry) => entry.severity === severity).length]));
