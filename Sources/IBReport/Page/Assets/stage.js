// The drawing area: items on a plane that is moved and scaled. An item near enough to be read is drawn with its shapes;
// farther away it is a picture of pixels. What is out of sight costs nothing.

const leastScale = 0.01;
const largestScale = 16;
/** What one frame may spend on drawing items, in milliseconds. */
const drawingBudget = 6;
/** Below this scale items are shown as pixels, unless they are few. */
const farScale = 0.4;
const fewItems = 8;
/** The most items that keep their shapes while they are out of sight. */
const mostDrawn = 60;
const zoomStep = 1.25;

class Stage {
  constructor(svg, handlers) {
    this.svg = svg;
    this.handlers = handlers;
    this.world = el("g", { class: "world" });
    this.labels = new Labels(this);
    this.svg.append(el("defs", {}, el("marker", {
      id: "arrow", viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 9, markerHeight: 9, orient: "auto-start-reverse",
    }, el("path", { d: "M0 1L10 5L0 9z" }))), this.world, this.labels.group);
    this.items = [];
    this.sheets = [];
    this.waiting = null;
    this.transform = { x: 0, y: 0, scale: 1 };
    /** Whether the whole of the drawing was last asked for, so that it stays whole in another window. */
    this.isFitted = true;
    new Gestures(this);
    new ResizeObserver(() => this.resized()).observe(svg);
  }

  /** Items: `{x, y, width, height, title, subtitle, draw}`; links: `{path, title, isRelationship}`. */
  show(items, links) {
    this.forget();
    this.items = items;
    this.lines = el("g", { class: "segues" });
    for (const link of links) {
      const group = el("g", { class: link.isRelationship ? "segue relationship" : "segue" });
      group.append(el("title", {}, link.title), el("path", { class: "reach", d: link.path }),
        el("path", { class: "curve", d: link.path, "marker-end": "url(#arrow)" }));
      this.lines.append(group);
    }
    items.forEach((item, index) => {
      item.group = el("g", { class: "item", "data-item": index, transform: `translate(${item.x} ${item.y})` });
      item.blank = el("rect", { class: "blank", width: item.width, height: item.height });
      item.group.append(item.blank);
      item.picture = item.pixels = null;
      item.isSeen = false;
    });
    this.world.replaceChildren(this.lines);
    this.labels.show(items);
    this.unit = this.placed = 0;
    this.refresh();
  }

  /** The browser keeps pixels until it is told that no one needs them. */
  forget() {
    this.sheets.forEach((address) => URL.revokeObjectURL(address));
    this.sheets = [];
    this.waiting = null;
    this.generation = (this.generation || 0) + 1;
  }

  measure() { this.box = [this.svg.clientWidth || 1, this.svg.clientHeight || 1]; }

  get size() {
    if (!this.box) this.measure();
    return this.box;
  }

  resized() {
    this.measure();
    if (this.isFitted) this.fit(); else this.refresh();
  }

  bounds() {
    const edges = this.items.reduce(([left, top, right, bottom], item) => [Math.min(left, item.x), Math.min(top, item.y),
      Math.max(right, item.x + item.width), Math.max(bottom, item.y + item.height)], [Infinity, Infinity, -Infinity, -Infinity]);
    return [edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1]];
  }

  /** Everything in sight, with room for the names above the scenes. */
  fit(largest = 1.6) {
    if (!this.items.length) return;
    const [x, y, width, height] = this.bounds();
    const [w, h] = this.size;
    const scale = Math.min(largest, Math.max(leastScale, Math.min((w - 48) / width, (h - 88) / height)));
    this.place({ scale, x: (w - width * scale) / 2 - x * scale, y: (h - height * scale) / 2 - y * scale + 16 });
    this.isFitted = true;
    this.handlers.rests();
  }

  /** By hand: from now on the place is the user's. */
  move(transform) {
    this.isFitted = false;
    this.place(transform);
    this.handlers.rests();
  }

  place(transform) {
    this.transform = transform;
    this.refresh();
  }

  zoom(factor, center = null) {
    const [w, h] = this.size;
    const [cx, cy] = center || [w / 2, h / 2];
    const { x, y, scale } = this.transform;
    const next = Math.min(largestScale, Math.max(leastScale, scale * factor));
    this.move({ scale: next, x: cx - (cx - x) * (next / scale), y: cy - (cy - y) * (next / scale) });
  }

  pan(dx, dy) {
    const { x, y, scale } = this.transform;
    this.move({ scale, x: x + dx, y: y + dy });
  }

  /** The middle of what is seen, in the drawing's coordinates, and the scale; null where everything is in sight. */
  get view() {
    if (this.isFitted) return null;
    const { x, y, scale } = this.transform;
    const [w, h] = this.size;
    return [(w / 2 - x) / scale, (h / 2 - y) / scale, scale];
  }

  set view([cx, cy, scale]) {
    const [w, h] = this.size;
    const kept = Math.min(largestScale, Math.max(leastScale, scale));
    this.isFitted = false;
    this.place({ scale: kept, x: w / 2 - cx * kept, y: h / 2 - cy * kept });
  }

  refresh() {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => { this.pending = false; this.frame(); });
  }

  /** One frame: what has moved, then what has come into sight. */
  frame() {
    const { x, y, scale } = this.transform;
    this.world.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
    // Lines and arrows stay as wide on the screen, in steps, because each step is a style for all of them.
    if (this.lines && Math.abs(Math.log(1 / scale / (this.unit || 1e-6))) > 0.1) {
      this.unit = 1 / scale;
      this.lines.style.setProperty("--unit", this.unit);
    }
    this.handlers.moved(scale);
    this.drawVisible();
    if (this.placed !== this.transform) this.labels.place();
    this.placed = this.transform;
  }

  get isFar() { return this.transform.scale < farScale && this.items.length > fewItems; }

  isVisible(item) {
    const { x, y, scale } = this.transform;
    const [w, h] = this.size;
    const [left, top] = [item.x * scale + x, item.y * scale + y];
    return left < w + 50 && top < h + 50 && left + item.width * scale > -50 && top + item.height * scale > -50;
  }

  /** Draws for a while, then leaves the browser a frame. */
  drawVisible() {
    const start = performance.now();
    const { isFar } = this;
    let isWaiting = false;
    for (const item of this.items) {
      const isSeen = this.isVisible(item);
      if (isSeen !== item.isSeen) {
        if (isSeen) this.world.append(item.group); else item.group.remove();
        item.isSeen = isSeen;
      }
      if (!isSeen || this.isDrawn(item, isFar)) continue;
      isWaiting = true;
      if (isFar) this.collect(item);
      else if (performance.now() - start < drawingBudget) this.draw(item);
    }
    if (!isFar) this.drop();
    if (this.waiting && !this.isMaking) this.makeSheet();
    if (isWaiting) this.refresh(); else this.svg.dataset.drawn = "all";
  }

  /** Whether an item shows what it should at this distance; what is there already is put in its place. */
  isDrawn(item, isFar) {
    const wanted = isFar ? item.pixels : item.picture;
    if (!wanted) return false;
    if (item.shown !== wanted) this.put(item, wanted);
    return true;
  }

  put(item, picture) {
    if (item.shown) item.shown.remove();
    item.blank.remove();
    item.shown = picture;
    item.group.prepend(picture);
  }

  draw(item) {
    item.picture = item.draw();
    this.put(item, item.picture);
    this.mark(item);
  }

  mark(item) { if (item.drawn) item.drawn(item); }

  /** An item for the sheet that is made next. */
  collect(item) {
    if (item.isAtWork) return;
    if (!this.waiting) {
      this.waiting = new Sheet(farScale * Math.min(2, window.devicePixelRatio || 1), this.handlers.hidden());
    }
    if (this.waiting.isFull) return;
    item.isAtWork = true;
    this.waiting.add(item);
  }

  /** One sheet at a time, so that frames are left between them. */
  async makeSheet() {
    this.isMaking = true;
    const { generation, waiting: sheet } = this;
    this.waiting = null;
    const address = await sheet.paint();
    this.isMaking = false;
    if (generation !== this.generation) { if (address) URL.revokeObjectURL(address); return; }
    if (address) this.sheets.push(address);
    for (const entry of sheet.entries) {
      const { item } = entry;
      item.isAtWork = false;
      // Without pixels the shapes are shown at every distance.
      item.pixels = address ? sheet.element(entry, address) : item.picture || item.draw();
      if (this.isFar && item.isSeen) this.put(item, item.pixels);
      this.mark(item);
    }
    this.refresh();
  }

  /** The pixels are of layers that are not shown any more. */
  redrawPixels() {
    this.forget();
    for (const item of this.items) {
      item.pixels = null;
      item.isAtWork = false;
    }
    delete this.svg.dataset.drawn;
    this.refresh();
  }

  /** Those that went out of sight first lose their shapes. */
  drop() {
    const hidden = this.items.filter((item) => item.picture && !item.isSeen);
    for (const item of hidden.slice(0, Math.max(0, hidden.length - mostDrawn))) {
      if (item.shown === item.picture) {
        item.shown = null;
        item.picture.remove();
        item.group.prepend(item.blank);
      }
      item.picture = null;
    }
  }

  /** The item and the view's number under an event's target. */
  hit(target) {
    const group = target.closest("[data-item]");
    if (!group) return null;
    const view = target.closest("[data-view]");
    return { item: this.items[Number(group.dataset.item)], view: view ? Number(view.dataset.view) : null };
  }
}
