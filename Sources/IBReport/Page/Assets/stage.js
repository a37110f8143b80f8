// The drawing area: items on a plane that is moved and scaled. An item near enough to be read is drawn with its shapes;
// farther away it is a picture of pixels (`far.js`). What is out of sight costs nothing.

const leastScale = 0.01;
/** The least width of an item that people recognize, and that of the first one where others would be smaller, in pixels. */
const leastItem = 60;
const firstItem = 150;
const largestScale = 16;
/** What one frame may spend on drawing items, in milliseconds. */
const drawingBudget = 6;
/** So many items have their shapes at every scale. */
const fewItems = 8;
/** While the drawing comes nearer, pixels stay up to this scale, and shapes come when it rests. */
const blurredScale = 1;
/** So long after the last movement the drawing rests, in milliseconds. */
const restAfter = 120;
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
    this.far = new FarView(this);
    this.transform = { x: 0, y: 0, scale: 1 };
    /** Whether the whole of the drawing was last asked for, so that it stays whole in another window. */
    this.isFitted = true;
    new Gestures(this);
    new ResizeObserver(() => this.resized()).observe(svg);
  }

  /** Items: `{x, y, width, height, title, subtitle, draw}`; links: `{path, box, end, toward, title, isRelationship}`. */
  show(items, links) {
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
      item.picture = null;
      item.isSeen = item.isIn = false;
    });
    this.world.replaceChildren();
    this.far.show(links);
    this.labels.show(items);
    this.unit = this.placed = 0;
    this.refresh();
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
    this.moveTo({ scale, x: (w - width * scale) / 2 - x * scale, y: (h - height * scale) / 2 - y * scale + 16 });
    this.isFitted = true;
    this.handlers.rests();
  }

  /** Everything in sight; where its items could not be told apart then, one of them and what is around it. */
  begin(item) {
    this.fit();
    if (!item || item.width * this.transform.scale >= leastItem) return;
    this.view = [item.x + item.width / 2, item.y + item.height / 2, firstItem / item.width];
    this.handlers.rests();
  }

  /** By hand: from now on the place is the user's. */
  move(transform) {
    this.isFitted = false;
    this.movedAt = performance.now();
    this.moveTo(transform);
    this.handlers.rests();
  }

  moveTo(transform) {
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
    this.moveTo({ scale: kept, x: w / 2 - cx * kept, y: h / 2 - cy * kept });
  }

  refresh() {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => { this.pending = false; this.frame(); });
  }

  /** One frame: what has moved, then what has come into sight. */
  frame() {
    if (this.isOnPaper) return;
    const { x, y, scale } = this.transform;
    this.world.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
    const { isFar } = this;
    this.isBlurred = isFar;
    if (isFar === Boolean(this.lines && this.lines.parentNode)) this.showLines(!isFar);
    // Lines and arrows stay as wide on the screen, in steps, because each step is a style for all of them.
    if (this.lines && !isFar && Math.abs(Math.log(1 / scale / (this.unit || 1e-6))) > 0.1) {
      this.unit = 1 / scale;
      this.lines.style.setProperty("--unit", this.unit);
    }
    this.handlers.moved(scale);
    this.drawVisible(isFar);
    if (this.placed !== this.transform) this.labels.place();
    this.placed = this.transform;
  }

  showLines(isShown) {
    if (!this.lines) return;
    if (isShown) this.world.prepend(this.lines); else this.lines.remove();
  }

  /** Whether items are shown as pixels. */
  get isFar() {
    const { scale } = this.transform;
    if (this.items.length <= fewItems) return false;
    return scale < farScale || (this.isBlurred && scale < blurredScale && performance.now() - this.movedAt < restAfter);
  }

  /** Whether some of a box of the drawing is in the window, or near it. */
  isSeen(left, top, width, height) {
    const { x, y, scale } = this.transform;
    const [w, h] = this.size;
    return left * scale + x < w + 50 && top * scale + y < h + 50
      && (left + width) * scale + x > -50 && (top + height) * scale + y > -50;
  }

  /** Draws for a while, then leaves the browser a frame. */
  drawVisible(isFar) {
    const deadline = performance.now() + drawingBudget;
    let isWaiting = isFar && this.transform.scale >= farScale;
    for (const item of this.items) {
      item.isSeen = this.isSeen(item.x, item.y, item.width, item.height);
      if (item.isSeen && !isFar && !item.picture) {
        if (performance.now() < deadline) this.draw(item); else isWaiting = true;
      }
      this.put(item, isFar);
    }
    if (!isFar) this.drop();
    if (!this.far.draw(isFar)) isWaiting = true;
    if (isWaiting) {
      delete this.svg.dataset.drawn;
      this.refresh();
    } else this.svg.dataset.drawn = "all";
  }

  /** Shapes and marks are in the document while they are in sight. */
  put(item, isFar) {
    const { picture, group } = item;
    const isNear = Boolean(picture) && !isFar;
    if (picture && (picture.parentNode === group) !== isNear) {
      if (isNear) group.prepend(picture); else picture.remove();
    }
    const isIn = item.isSeen && (isNear || Boolean(item.marks));
    if (isIn === item.isIn) return;
    if (isIn) this.world.append(group); else group.remove();
    item.isIn = isIn;
  }

  draw(item) {
    item.picture = item.draw();
    item.drawn(item);
  }

  /** Everything with its shapes, for paper. A frame that was asked for before changes nothing of it. */
  drawAll() {
    this.isOnPaper = true;
    this.showLines(true);
    for (const item of this.items) {
      if (!item.picture) this.draw(item);
      item.isSeen = true;
      this.put(item, false);
    }
  }

  leavePaper() {
    this.isOnPaper = false;
    this.refresh();
  }

  /** The pixels are of layers that are not shown any more. */
  redrawPixels() {
    this.far.forget();
    delete this.svg.dataset.drawn;
    this.refresh();
  }

  /** Those that went out of sight first lose their shapes. */
  drop() {
    const hidden = this.items.filter((item) => item.picture && !item.isSeen);
    for (const item of hidden.slice(0, Math.max(0, hidden.length - mostDrawn))) {
      item.picture.remove();
      item.picture = null;
    }
  }

  /** The item and the view's number under the pointer. */
  hit(event) {
    const group = event.target.closest("[data-item]");
    if (!group) return this.isFar ? this.farHit(this.place(event)) : null;
    const view = event.target.closest("[data-view]");
    return { item: this.items[Number(group.dataset.item)], view: view ? Number(view.dataset.view) : null };
  }

  farHit([left, top]) {
    const { x, y, scale } = this.transform;
    const [across, down] = [(left - x) / scale, (top - y) / scale];
    const item = this.items.findLast((other) => across >= other.x && across <= other.x + other.width
      && down >= other.y && down <= other.y + other.height);
    return item ? { item, view: null } : null;
  }

  /** The words about a link that is under the pointer; shapes of links have them themselves. */
  linkTitle(event) {
    const link = this.isFar && event.target === this.svg ? this.far.linkAt(this.place(event)) : null;
    return link && link.title;
  }

  /** Where an event is in the drawing area, in CSS pixels. */
  place(event) {
    const box = this.svg.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }
}
