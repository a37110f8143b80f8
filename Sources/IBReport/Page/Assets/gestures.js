// How the drawing is moved: as a map. The wheel and two fingers zoom where they point, one finger or the mouse drags, a
// double click zooms in; with Shift it zooms out.

/** How much a pixel of the wheel zooms; a pinch on a touch pad comes as small turns of the wheel with Ctrl. */
const wheelRate = 0.0022;
const pinchRate = 0.01;
/** The most that one event may zoom, so that a coarse wheel does not jump. */
const mostPerEvent = 1.3;
const linePixels = 16;
/** The pixels that a pointer may stray in a click. */
const stray = 4;

class Gestures {
  constructor(stage) {
    this.stage = stage;
    this.pointers = new Map();
    this.isMoved = false;
    const { svg } = stage;
    svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.moved(event));
    for (const name of ["pointerup", "pointercancel"]) svg.addEventListener(name, (event) => this.up(event));
    svg.addEventListener("pointerleave", () => stage.handlers.hover(null, null));
    svg.addEventListener("click", (event) => {
      if (this.isMoved) { this.isMoved = false; return; }
      stage.handlers.click(stage.hit(event));
    });
    svg.addEventListener("dblclick", (event) => this.doubled(event));
  }

  wheel(event) {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? linePixels : event.deltaMode === 2 ? this.stage.size[1] : 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    if (event.shiftKey) {
      this.stage.pan(-(dx || dy), 0);
      return;
    }
    const factor = Math.exp(-dy * (event.ctrlKey || event.metaKey ? pinchRate : wheelRate));
    this.stage.zoom(Math.min(mostPerEvent, Math.max(1 / mostPerEvent, factor)), this.stage.place(event));
    if (dx) this.stage.pan(-dx, 0);
  }

  down(event) {
    if (event.pointerType === "mouse" && event.button > 1) return;
    if (!this.pointers.size) this.isMoved = false;
    this.pointers.set(event.pointerId, this.stage.place(event));
    this.from = this.stage.place(event);
  }

  moved(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") this.stage.handlers.hover(this.stage.hit(event), event);
      return;
    }
    const now = this.stage.place(event);
    if (!this.isMoved && this.pointers.size === 1 && Math.hypot(now[0] - this.from[0], now[1] - this.from[1]) < stray) return;
    if (!this.isMoved) this.stage.svg.setPointerCapture(event.pointerId);
    this.isMoved = true;
    if (this.pointers.size === 1) this.stage.pan(now[0] - before[0], now[1] - before[1]);
    else this.pinch(event.pointerId, before, now);
    this.pointers.set(event.pointerId, now);
  }

  /** One of two fingers has moved: what was between them stays between them. */
  pinch(id, before, now) {
    const other = [...this.pointers].find(([key]) => key !== id)[1];
    const distance = (place) => Math.max(1, Math.hypot(place[0] - other[0], place[1] - other[1]));
    const middle = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
    this.stage.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    this.stage.zoom(distance(now) / distance(before), middle);
  }

  up(event) {
    this.pointers.delete(event.pointerId);
    if (event.type === "pointercancel") this.isMoved = false;
    const rest = [...this.pointers.values()];
    if (rest.length) [this.from] = rest;
  }

  doubled(event) {
    if (event.target.closest(".label")) {
      this.stage.handlers.open(this.stage.hit(event));
      return;
    }
    this.stage.zoom(event.shiftKey ? 0.5 : 2, this.stage.place(event));
  }
}
