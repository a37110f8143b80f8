// Scenes that are far away: each is a picture of pixels that is made once in steps of half the size, as maps have them, and
// all that are in sight are put together on a sheet (`sheet.js`). A movement moves the last sheet, which paints nothing,
// while the next one is made, so what a frame costs does not grow with the scenes.

/** Above this scale scenes are shown with their shapes, below it as pixels, unless they are few. */
const farScale = 0.4;
/** The finest pictures have `farScale` pixels for a point, each next step half of it. */
const coarsestStep = 5;
/** Finer pictures than this step are dropped first. */
const keptStep = 2;
/** Pixels that pictures out of sight may keep, of four bytes each. */
const mostPixels = 24e6;
const largestRatio = 2;
/** What one frame may spend on pictures of scenes, in milliseconds. */
const pictureBudget = 3;
const edgeColor = "#3b424e";
const segueColor = "#6d7890";
const arrowLength = 9;
/** How far from a line the pointer still means it, in CSS pixels. */
const lineReach = 6;

class FarView {
  constructor(stage) {
    this.stage = stage;
    this.bands = Array.from({ length: bandCount }, () => html("canvas", {}));
    this.plane = html("div", {}, ...this.bands);
    this.element = html("div", { class: "far", "aria-hidden": "true" }, this.plane);
    this.element.hidden = true;
    stage.svg.before(this.element);
    // For questions about lines.
    this.context = new OffscreenCanvas(1, 1).getContext("2d");
    this.forget();
  }

  get ratio() { return Math.min(largestRatio, window.devicePixelRatio || 1); }

  show(links) {
    this.links = links.map((link) => ({ ...link, line: new Path2D(link.path) }));
    this.forget();
  }

  /** The pictures are of something that is not shown any more. */
  forget() {
    for (const item of this.stage.items) item.pictures = [];
    this.pixels = this.version = 0;
    this.sheet = this.next = null;
    this.element.hidden = true;
    delete this.element.dataset.painted;
  }

  /**
   * Shows the items in sight, and makes pictures for a while. Near to them, the last sheet is in the place of those that
   * have no shapes yet.
   *
   * Returns whether all of them are as fine as they should be.
   */
  draw(isFar) {
    if (!isFar) {
      this.next = null;
      const isNeeded = this.sheet && this.stage.items.some((item) => item.isSeen && !item.picture);
      if (!isNeeded) this.sheet = null;
      this.place();
      return true;
    }
    const items = this.stage.items.filter((item) => item.isSeen);
    const isMade = this.make(items, this.step(), performance.now() + pictureBudget);
    this.compose();
    if (isMade) this.drop();
    return isMade && !this.next && this.sheet.isOf(this.stage.transform, this.version);
  }

  /** Goes on with the next sheet, and shows the last one where it is now. */
  compose() {
    const { transform } = this.stage;
    if (!this.next && !(this.sheet && this.sheet.isOf(transform, this.version))) {
      this.next = new Sheet(this, transform, this.version);
    }
    if (this.next && this.next.paint(this.sheet ? performance.now() + sheetBudget : Infinity)) {
      this.next.give(this.bands);
      this.sheet = this.next;
      this.next = null;
      this.element.dataset.painted = "";
    }
    this.place();
  }

  place() {
    this.element.hidden = !this.sheet;
    if (this.sheet) this.plane.style.transform = this.sheet.placed(this.stage.transform);
  }

  step() {
    const steps = Math.floor(Math.log2(farScale / this.stage.transform.scale));
    return Math.min(coarsestStep, Math.max(0, steps));
  }

  /** Makes pictures until the time is up; false where some are left to make. */
  make(items, step, deadline) {
    for (const item of items) {
      if (item.pictures[step]) continue;
      if (performance.now() > deadline) return false;
      const picture = item.pictures[step - 1] ? this.half(item.pictures[step - 1]) : this.paint(item, step);
      // Its image files are still being read; the stage is told when they are there.
      if (!picture) continue;
      item.pictures[step] = picture;
      this.pixels += picture.width * picture.height;
      this.version += 1;
    }
    return items.every((item) => item.pictures[step]);
  }

  half(finer) {
    const canvas = new OffscreenCanvas(Math.ceil(finer.width / 2), Math.ceil(finer.height / 2));
    canvas.getContext("2d").drawImage(finer, 0, 0, canvas.width, canvas.height);
    return canvas.transferToImageBitmap();
  }

  /** Undefined while image files are read that the picture shows. */
  paint(item, step) {
    const { scene, column } = item;
    const layout = scene.read().layout(column);
    const missing = (layout ? imagePaths(scene, layout) : []).filter((path) => !decodedImages.has(path));
    if (missing.length) {
      if (!item.isLoading) Promise.all(missing.map(loadedImage)).then(() => { item.isLoading = false; this.stage.refresh(); });
      item.isLoading = true;
      return undefined;
    }
    const pixels = farScale * this.ratio / 2 ** step;
    const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(item.width * pixels)), Math.max(1, Math.ceil(item.height * pixels)));
    const context = canvas.getContext("2d");
    context.scale(pixels, pixels);
    new Painter(context, this.stage.handlers.hidden(), pixels).scene(scene, column, item.flagged());
    return canvas.transferToImageBitmap();
  }

  /** The link at a place of the drawing area, in CSS pixels. */
  linkAt([left, top]) {
    const { x, y, scale } = this.stage.transform;
    const { context } = this;
    const place = [(left - x) / scale, (top - y) / scale];
    context.lineWidth = 2 * lineReach / scale;
    context.setLineDash([]);
    return this.links.find((link) => context.isPointInStroke(link.line, ...place)) || null;
  }

  /** Fine pictures that are out of sight, where there are too many. */
  drop() {
    if (this.pixels < mostPixels) return;
    for (const item of this.stage.items.filter((other) => !other.isSeen)) {
      for (let step = 0; step < keptStep; step += 1) {
        if (!item.pictures[step]) continue;
        this.pixels -= item.pictures[step].width * item.pictures[step].height;
        item.pictures[step].close();
        delete item.pictures[step];
      }
    }
  }
}
