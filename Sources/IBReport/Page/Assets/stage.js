// The drawing area: items on a plane that is moved and scaled; an item is drawn when it first comes into sight.

const leastScale = 0.02;
const largestScale = 8;
/** What one frame may spend on drawing items, in milliseconds. */
const drawingBudget = 10;
/** Below this scale words are too small to read, and are not drawn. */
const farScale = 0.14;

class Stage {
  constructor(svg, handlers) {
    this.svg = svg;
    this.handlers = handlers;
    this.world = el("g", { class: "world" });
    this.svg.append(el("defs", {}, el("marker", {
      id: "arrow", viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 9, markerHeight: 9, orient: "auto-start-reverse",
    }, el("path", { d: "M0 1L10 5L0 9z" }))), this.world);
    this.items = [];
    this.transform = { x: 0, y: 0, scale: 1 };
    this.listen();
  }

  /** Items: `{x, y, width, height, title, subtitle, draw}`; links: `{path, title, isRelationship}`. */
  show(items, links) {
    this.world.replaceChildren();
    this.items = items;
    const lines = el("g", { class: "segues" });
    for (const link of links) {
      const group = el("g", { class: link.isRelationship ? "segue relationship" : "segue" });
      group.append(el("title", {}, link.title), el("path", { class: "reach", d: link.path }),
        el("path", { class: "curve", d: link.path, "marker-end": "url(#arrow)" }));
      lines.append(group);
    }
    this.world.append(lines);
    items.forEach((item, index) => {
      item.group = el("g", { class: "item", "data-item": index, transform: `translate(${item.x} ${item.y})` });
      item.heading = el("g", { class: "heading" });
      item.heading.append(el("text", { class: "title", y: -24 }, item.title),
        el("text", { class: "subtitle", y: -8 }, item.subtitle));
      item.blank = el("rect", { class: "blank", width: item.width, height: item.height });
      item.group.append(item.heading, item.blank);
      item.picture = null;
      this.world.append(item.group);
    });
    this.refresh();
  }

  get size() { return [this.svg.clientWidth || 1, this.svg.clientHeight || 1]; }

  bounds() {
    const left = Math.min(...this.items.map((item) => item.x));
    const top = Math.min(...this.items.map((item) => item.y - 40));
    const right = Math.max(...this.items.map((item) => item.x + item.width));
    const bottom = Math.max(...this.items.map((item) => item.y + item.height));
    return [left, top, right - left, bottom - top];
  }

  fit(rect = null, largest = 1.6) {
    if (!this.items.length) return;
    const [x, y, width, height] = rect || this.bounds();
    const [w, h] = this.size;
    const scale = Math.min(largest, Math.max(leastScale, Math.min((w - 64) / width, (h - 64) / height)));
    this.move({ scale, x: (w - width * scale) / 2 - x * scale, y: (h - height * scale) / 2 - y * scale });
  }

  move(transform) {
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

  refresh() {
    const { x, y, scale } = this.transform;
    this.world.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
    this.world.style.setProperty("--unit", 1 / scale);
    this.world.classList.toggle("far", scale < farScale);
    if (this.handlers.moved) this.handlers.moved(scale);
    if (!this.pending) {
      this.pending = true;
      requestAnimationFrame(() => { this.pending = false; this.drawVisible(); });
    }
  }

  isVisible(item) {
    const { x, y, scale } = this.transform;
    const [w, h] = this.size;
    const [left, top] = [item.x * scale + x, item.y * scale + y];
    return left < w + 50 && top < h + 50 && left + item.width * scale > -50 && top + item.height * scale > -50;
  }

  /** Draws for a while, then leaves the browser a frame; items out of sight cost nothing. */
  drawVisible() {
    const start = performance.now();
    for (const item of this.items) {
      const isVisible = this.isVisible(item);
      item.group.style.display = isVisible ? "" : "none";
      if (!isVisible || item.picture) continue;
      if (performance.now() - start > drawingBudget) {
        requestAnimationFrame(() => this.drawVisible());
        return;
      }
      this.draw(item);
    }
    this.svg.dataset.drawn = "all";
  }

  draw(item) {
    if (item.picture) return;
    item.picture = item.draw();
    item.blank.remove();
    item.group.append(item.picture);
    if (item.drawn) item.drawn(item.picture);
  }

  /** The item and the view's number under an event's target. */
  hit(target) {
    const group = target.closest("[data-item]");
    if (!group) return null;
    const view = target.closest("[data-view]");
    return { item: this.items[Number(group.dataset.item)], view: view ? Number(view.dataset.view) : null };
  }

  listen() {
    const { svg } = this;
    let drag = null;
    svg.addEventListener("wheel", (event) => {
      event.preventDefault();
      const box = svg.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) {
        this.zoom(Math.exp(-event.deltaY * 0.01), [event.clientX - box.left, event.clientY - box.top]);
      } else {
        const { x, y, scale } = this.transform;
        this.move({ scale, x: x - event.deltaX, y: y - event.deltaY });
      }
    }, { passive: false });
    svg.addEventListener("pointerdown", (event) => {
      if (event.button === 0) drag = { x: event.clientX, y: event.clientY, from: this.transform, moved: false };
    });
    svg.addEventListener("pointermove", (event) => {
      if (!drag) {
        this.handlers.hover(this.hit(event.target), event);
        return;
      }
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moved && Math.hypot(dx, dy) < 4) return;
      if (!drag.moved) svg.setPointerCapture(event.pointerId);
      drag.moved = true;
      this.move({ ...drag.from, x: drag.from.x + dx, y: drag.from.y + dy });
    });
    svg.addEventListener("pointerup", () => { if (drag && drag.moved) this.swallow = true; drag = null; });
    svg.addEventListener("pointercancel", () => { drag = null; });
    svg.addEventListener("pointerleave", () => this.handlers.hover(null, null));
    svg.addEventListener("click", (event) => {
      if (this.swallow) { this.swallow = false; return; }
      this.handlers.click(this.hit(event.target));
    });
    svg.addEventListener("dblclick", (event) => this.handlers.open(this.hit(event.target)));
    new ResizeObserver(() => this.refresh()).observe(svg);
  }
}
