// What is shown, and how it changes: by pointer, by keyboard, by the address.

class App {
  constructor() {
    this.state = { doc: null, mode: "canvas", scene: null, view: null, column: 0, compares: false };
    this.entries = [];
    this.byId = (id) => document.getElementById(id);
    this.stage = new Stage(this.byId("stage"), {
      hover: (hit, event) => this.hover(hit, event), click: (hit) => this.click(hit), open: (hit) => this.openHit(hit),
      moved: (scale) => this.showScale(scale), rests: () => this.rest(), hidden: () => this.hiddenLayers(),
    });
    this.inspector = new Inspector(this.byId("inspector"), this);
    this.lists = new Lists(this.byId("lists"), this);
    this.matrix = new Matrix(this);
    this.start = new Start(this.byId("start"), this);
    this.listen();
    this.fillDocuments();
    const address = location.hash;
    this.isRestoring = true;
    if (address.length > 1) this.followAddress(address);
    if (!this.state.doc && this.state.mode !== "start") this.begin();
    this.isRestoring = false;
  }

  begin() {
    if (this.hasStart) this.showStart();
    else if (documents.length) this.openDocument(documents[0]);
    else this.showNothing();
  }

  get hasStart() { return documents.length > 1 || !this.matrix.isEmpty; }

  /** A page about no document still has what was found elsewhere. */
  showNothing() {
    this.byId("start").hidden = false;
    this.byId("start").replaceChildren(html("h1", {}, "No document"),
      html("p", {}, "There is no storyboard and no xib that can be laid out among the files."));
    this.lists.choose("findings");
  }

  // What is shown

  openDocument(doc) {
    if (this.state.doc === doc) {
      if (this.state.mode === "start") this.showCanvas();
      return;
    }
    doc.read();
    const named = this.state.doc && this.state.doc.configurations[this.state.column];
    const same = named ? doc.configurations.findIndex((configuration) => configuration.name === named.name) : 0;
    this.state = { ...this.state, doc, mode: doc.scenes.length === 1 ? "scene" : "canvas", view: null,
      scene: doc.scenes.length === 1 ? doc.scenes[0] : null, column: Math.max(0, same) };
    this.entries = entriesOf(doc);
    this.byId("documents").value = String(documents.indexOf(doc));
    this.findingsOf = null;
    this.fillConfigurations();
    document.title = `${doc.name} – Keyline`;
    this.draw();
  }

  showCanvas() {
    const { doc } = this.state;
    const isAlone = doc.scenes.length === 1;
    this.state = { ...this.state, mode: isAlone ? "scene" : "canvas", view: null,
      scene: isAlone ? doc.scenes[0] : this.state.scene };
    this.draw();
  }

  showStart() {
    this.state = { ...this.state, mode: "start", scene: null, view: null };
    this.lists.show();
    this.start.show();
    this.showParts();
    this.update();
  }

  /** The start takes the place of the drawing. */
  showParts() {
    const isStart = this.state.mode === "start";
    this.byId("start").hidden = !isStart;
    this.stage.svg.style.display = isStart ? "none" : "";
    this.byId("overview").setAttribute("aria-pressed", isStart);
    for (const id of ["zoom", "layers", "canvas", "compare"]) this.byId(id).classList.toggle("unneeded", isStart);
  }

  open(scene, view = null) {
    const isShown = this.state.mode === "scene" && this.state.scene === scene;
    this.state = { ...this.state, mode: "scene", scene, view };
    if (isShown) this.update(); else this.draw();
  }

  /** A file of which a scene is opened next: one place in the browser's history. */
  pass(doc) {
    this.isPassing = true;
    this.openDocument(doc);
    this.isPassing = false;
  }

  /** A scene in all windows, one of them chosen; null for the one that is. */
  openBeside(scene, column, view) {
    if (column !== null) {
      this.state.column = column;
      this.byId("configurations").value = String(column);
    }
    this.state = { ...this.state, mode: "scene", scene, view, compares: true };
    this.byId("compare").setAttribute("aria-pressed", true);
    this.draw();
  }

  select(scene, view) {
    const isElsewhere = this.state.mode === "scene" && scene !== this.state.scene;
    if (scene && (isElsewhere || this.state.mode === "start")) { this.open(scene, view); return; }
    this.state = { ...this.state, scene, view };
    this.update();
  }

  choose(column) {
    this.state.column = column;
    this.byId("configurations").value = String(column);
    if (this.state.mode === "start" || (this.state.compares && this.state.mode === "scene")) this.update();
    else this.draw(true);
  }

  step(step) {
    const count = this.state.doc.configurations.length;
    this.choose((this.state.column + step + count) % count);
  }

  compare(compares) {
    this.state.compares = compares;
    this.byId("compare").setAttribute("aria-pressed", compares);
    if (this.state.mode === "canvas" && this.state.scene) this.state.mode = "scene";
    if (this.state.mode === "scene") this.draw();
  }

  jump(entry) {
    this.inspector.finding = entry;
    if (entry.doc) this.openDocument(entry.doc);
    const { scene, view } = entry.place || {};
    if (!scene) { this.inspector.show(); return; }
    if (entry.columns.length && !entry.columns.includes(this.state.column)) {
      this.state.column = entry.columns[0];
      this.byId("configurations").value = String(entry.columns[0]);
      this.state.mode = "canvas";
    }
    this.open(scene, view ?? null);
  }

  // Drawing

  draw(keepsPlace = false) {
    const { doc, mode, scene } = this.state;
    this.showParts();
    const before = this.stage.view;
    delete this.stage.svg.dataset.drawn;
    if (mode === "canvas") this.drawCanvas(doc);
    else this.drawSceneItems(scene);
    if (keepsPlace && before) this.stage.view = before; else this.stage.begin(this.firstItem);
    this.byId("canvas").hidden = doc.scenes.length < 2;
    this.byId("canvas").setAttribute("aria-pressed", mode === "canvas");
    this.lists.show();
    this.update();
  }

  /** Views of a scene that findings of the file speak of in a configuration, with the worst severity. */
  flagged(scene, column) {
    if (!this.findingsOf) {
      this.findingsOf = new Map();
      for (const entry of this.entries) {
        if (!entry.place || entry.place.view === null || entry.severity === "note") continue;
        const known = this.findingsOf.get(entry.place.scene);
        if (known) known.push(entry); else this.findingsOf.set(entry.place.scene, [entry]);
      }
    }
    const entries = (this.findingsOf.get(scene) || []).filter((entry) => !entry.columns.length || entry.columns.includes(column));
    return new Map(entries.reverse().map((entry) => [entry.place.view, entry.severity]));
  }

  item(scene, column, x, y, title, subtitle, overlays) {
    const screen = scene.screen(column);
    return {
      scene, column, x, y, width: Math.max(screen[2], 1), height: Math.max(screen[3], 1), title, subtitle,
      draw: () => drawScene(scene, column, { overlays, flagged: this.flagged(scene, column) }),
      flagged: () => this.flagged(scene, column), drawn: (item) => this.mark(item),
    };
  }

  drawCanvas(doc) {
    const { column } = this.state;
    const placed = arrange(doc.scenes, (scene) => scene.screen(column).slice(2));
    const items = placed.map(({ scene, center, size }) => this.item(scene, column, center[0] - size[0] / 2,
      center[1] - size[1] / 2, scene.name, [scene.initial ? "initial" : "", elementWords(scene.element || "")]
        .filter(Boolean).join(" · "), false));
    const boxes = new Map(items.map((item) => [item.scene.number, item]));
    const links = doc.segues.filter((segue) => segue.source !== segue.destination).map((segue) => {
      const from = boxes.get(segue.source);
      const words = `${segue.kind}${segue.identifier ? ` '${segue.identifier}'` : ""}`;
      return {
        ...segueCurve(from, boxes.get(segue.destination), this.triggerShare(segue, from)),
        title: `${from.scene.name} → ${doc.scenes[segue.destination].name}: ${words}`,
        isRelationship: relationships.has(segue.kind),
      };
    });
    this.stage.show(items, links);
  }

  /** How far down its scene a segue's trigger is, from 0 to 1; undefined where it is not a view. */
  triggerShare(segue, from) {
    const index = from.scene.rawViews.findIndex((raw) => raw[0] === segue.trigger);
    const layout = from.scene.layout(this.state.column);
    const view = index >= 0 && layout ? layout.views[index] : null;
    if (!view) return undefined;
    const screen = from.scene.screen(this.state.column);
    return Math.min(0.97, Math.max(0.03, (view.r[1] + view.r[3] / 2 - screen[1]) / from.height));
  }

  drawSceneItems(scene) {
    const { doc, column, compares } = this.state;
    const columns = compares ? scene.layouts.map((layout) => layout.column) : [column];
    let x = 0;
    const items = (columns.length ? columns : [0]).map((shown) => {
      const layout = scene.layout(shown);
      const configuration = layout ? doc.configurations[layout.column] : null;
      const item = this.item(scene, shown, x, 0, compares && configuration ? configuration.name : scene.name,
        configuration ? (compares ? "" : `${configuration.name} · `) + configurationWords(configuration) : "", true);
      x += Math.max(item.width, 260) + 60;
      return item;
    });
    this.stage.show(items, []);
  }

  /** Where the app begins; without a mark in the file, the first scene. */
  get firstItem() {
    const { items } = this.stage;
    return items.find((item) => item.scene.initial) || items[0];
  }

  mark(item) {
    const isSelected = this.state.scene === item.scene;
    const view = isSelected ? this.state.view : null;
    item.isChosen = isSelected;
    if (item.marks) item.marks.remove();
    item.marks = null;
    if (!isSelected) return;
    item.marks = drawMarks(item.scene.read(), item.column, view, view === null && this.state.mode === "canvas");
    item.group.append(item.marks);
  }

  /** After the selection has changed. */
  update() {
    for (const item of this.stage.items) this.mark(item);
    this.stage.placed = null;
    this.stage.refresh();
    if (this.lists.tab === "views" && this.viewsOf !== this.state.scene) this.lists.show(); else this.lists.mark();
    this.viewsOf = this.state.scene;
    this.inspector.show();
    this.announce();
    this.writeAddress();
  }

  announce() {
    const { doc, scene, view, column } = this.state;
    const layout = scene && scene.layout(column);
    let words = doc ? doc.name : "";
    if (this.state.mode === "start") words = "overview";
    if (scene) words = `scene ${scene.name}`;
    if (scene && view !== null) {
      const frame = layout && scene.frame(view, layout);
      words = `${elementWords(scene.views[view].element)} ${viewName(scene.views[view])}`
        + (frame ? `, ${frame.map(number).join(", ")}` : ", not installed");
    }
    this.byId("announcer").textContent = words;
    this.stage.svg.setAttribute("aria-label", `${this.state.mode === "canvas" ? "canvas of " : ""}${words}`);
  }

  // Controls

  fillDocuments() {
    const menu = this.byId("documents");
    menu.replaceChildren(...documents.map((doc, index) => html("option", { value: index }, doc.path)));
    menu.parentElement.hidden = documents.length < 2;
    this.byId("overview").hidden = !this.hasStart;
  }

  fillConfigurations() {
    this.byId("configurations").parentElement.hidden = false;
    this.byId("configurations").replaceChildren(...this.state.doc.configurations.map((configuration, index) =>
      html("option", { value: index }, configuration.name)));
    this.byId("configurations").value = String(this.state.column);
  }

  listen() {
    const on = (id, event, action) => this.byId(id).addEventListener(event, action);
    on("documents", "change", (event) => this.openDocument(documents[Number(event.target.value)]));
    on("configurations", "change", (event) => this.choose(Number(event.target.value)));
    on("overview", "click", () => this.showStart());
    on("canvas", "click", () => this.showCanvas());
    on("compare", "click", () => this.compare(!this.state.compares));
    on("zoom-in", "click", () => this.stage.zoom(zoomStep));
    on("zoom-out", "click", () => this.stage.zoom(1 / zoomStep));
    on("fit", "click", () => this.stage.fit());
    on("help", "click", () => this.byId("keys").showModal());
    for (const box of document.querySelectorAll("#layers input")) {
      const apply = () => this.stage.svg.classList.toggle(`without-${box.value}`, !box.checked);
      box.addEventListener("change", () => {
        apply();
        if (pixelLayers.has(box.value)) this.stage.redrawPixels();
      });
      apply();
    }
    document.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("beforeprint", () => this.print(true));
    window.addEventListener("afterprint", () => this.print(false));
    for (const event of ["hashchange", "popstate"]) window.addEventListener(event, () => this.restore(location.hash));
  }

  // While the drawing moves

  showScale(scale) {
    const words = `${scale < 0.1 ? (scale * 100).toFixed(1) : Math.round(scale * 100)} %`;
    if (this.scaleWords === words) return;
    this.scaleWords = words;
    this.byId("scale").textContent = words;
  }

  /** Browsers refuse addresses that change too often, so it is written when the drawing rests. */
  rest() {
    clearTimeout(this.resting);
    if (!this.isRestoring) this.resting = setTimeout(() => this.writeAddress(), 250);
  }

  /** The layers that pictures made of pixels are to be without. */
  hiddenLayers() {
    return new Set([...document.querySelectorAll("#layers input")].filter((box) => !box.checked && pixelLayers.has(box.value))
      .map((box) => box.value));
  }

  /** A page on paper has all of what is drawn, in shapes, and not the part in the window. */
  print(isPrinting) {
    const { stage } = this;
    if (this.state.mode === "start" || !stage.items.length) return;
    if (!isPrinting) {
      for (const name of ["viewBox", "preserveAspectRatio"]) stage.svg.removeAttribute(name);
      stage.svg.classList.remove("printing");
      stage.leavePaper();
      return;
    }
    const [x, y, width, height] = stage.bounds();
    stage.svg.setAttribute("viewBox", `${x - 20} ${y - 20} ${width + 40} ${height + 40}`);
    stage.svg.classList.add("printing");
    stage.world.removeAttribute("transform");
    stage.drawAll();
  }

  hover(hit, event) {
    const tip = this.byId("tip");
    const isDrawn = hit && hit.item && hit.view !== null && hit.item.picture;
    const layout = isDrawn && hit.item.scene.layout(hit.item.column);
    if (this.hovered) this.hovered.classList.remove("hovered");
    this.hovered = null;
    const link = event && !hit ? this.stage.linkTitle(event) : null;
    tip.hidden = !layout && !link;
    if (link) tip.replaceChildren(link);
    else if (layout) this.fillTip(tip, hit, layout);
    if (tip.hidden) return;
    tip.style.left = `${Math.min(event.clientX + 14, window.innerWidth - tip.offsetWidth - 8)}px`;
    tip.style.top = `${Math.min(event.clientY + 16, window.innerHeight - tip.offsetHeight - 8)}px`;
  }

  /** What a view is, and where in its superview. */
  fillTip(tip, hit, layout) {
    const { scene } = hit.item;
    const view = scene.views[hit.view];
    const [x, y, width, height] = scene.frame(hit.view, layout).map(number);
    this.hovered = hit.item.picture.groups[hit.view];
    if (this.hovered) this.hovered.classList.add("hovered");
    tip.replaceChildren(html("b", {}, viewName(view)), ` ${view.customClass || elementWords(view.element)}`,
      html("br"), `${x}, ${y}  ${width} × ${height}`);
  }

  click(hit) {
    if (!hit) { this.select(this.state.mode === "canvas" ? null : this.state.scene, null); return; }
    if (hit.item.column !== this.state.column) {
      this.state.column = hit.item.column;
      this.byId("configurations").value = String(hit.item.column);
    }
    this.select(hit.item.scene, hit.view);
  }

  openHit(hit) {
    if (hit && this.state.mode === "canvas") this.open(hit.item.scene, hit.view);
  }

  key(event) {
    const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (!this.state.doc && this.state.mode !== "start") return;
    if (event.target === this.stage.svg && event.shiftKey && this.panByKey(event.key)) {
      event.preventDefault();
      return;
    }
    if (this.byId("keys").open || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    const action = {
      "/": () => this.lists.search.focus(), "+": () => this.stage.zoom(zoomStep), "=": () => this.stage.zoom(zoomStep),
      "-": () => this.stage.zoom(1 / zoomStep), 0: () => this.stage.fit(), "[": () => { if (this.state.doc) this.step(-1); },
      "]": () => { if (this.state.doc) this.step(1); },
      a: () => { if (this.hasStart) this.showStart(); },
      n: () => this.lists.stepFinding(1), p: () => this.lists.stepFinding(-1),
      c: () => { if (this.state.doc) this.showCanvas(); }, s: () => this.compare(!this.state.compares), "?": () => this.byId("keys").showModal(),
      Escape: () => this.back(),
    }[event.key];
    if (action) {
      action();
      event.preventDefault();
    } else if (event.target === this.stage.svg && this.moveSelection(event.key)) event.preventDefault();
  }

  panByKey(key) {
    const [dx, dy] = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key] || [];
    if (dx === undefined) return false;
    this.stage.pan(dx * 80, dy * 80);
    return true;
  }

  back() {
    if (this.state.view !== null) this.select(this.state.scene, null);
    else if (this.state.mode === "scene" && this.state.doc.scenes.length > 1) this.showCanvas();
    else if (this.state.mode !== "start" && this.hasStart) this.showStart();
  }

  /** Arrow keys on the drawing: up to the superview, down to the first subview, sideways to the neighbors. */
  moveSelection(key) {
    const { doc, mode, scene, view } = this.state;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (key === "Enter" && mode === "canvas" && scene) { this.open(scene, view); return true; }
    if (mode === "canvas" && view === null) {
      if (!step) return false;
      const next = scene ? scene.number + step : 0;
      if (doc.scenes[next]) this.select(doc.scenes[next], null);
      return true;
    }
    if (!scene) return false;
    scene.read();
    const current = view === null ? null : scene.views[view];
    const siblings = current && current.parent >= 0 ? scene.views[current.parent].children
      : scene.views.filter((candidate) => candidate.parent < 0).map((candidate) => candidate.number);
    const target = {
      ArrowUp: () => (current && current.parent >= 0 ? current.parent : null),
      ArrowDown: () => (current ? current.children[0] : siblings[0]),
    }[key] || (step && (() => (current ? siblings[siblings.indexOf(view) + step] : siblings[0])));
    if (!target) return false;
    const next = target();
    if (next !== undefined) this.select(scene, next);
    return true;
  }

  // The address says what is looked at, so that it can be linked to.

  /** Another file, scene or kind of drawing is a new place in the browser's history, a selection is not. */
  writeAddress() {
    if (this.isPassing) return;
    const { doc, mode, scene, view, column } = this.state;
    const words = new URLSearchParams();
    if (mode === "start") words.set("start", "");
    else {
      if (documents.length > 1) words.set("file", doc.path);
      if (scene) words.set("scene", scene.id);
      if (scene && view !== null) words.set("view", scene.read().views[view].id);
      if (doc.configurations[column]) words.set("on", doc.configurations[column].name);
      if (mode === "canvas") words.set("canvas", "");
      if (this.state.compares && mode === "scene") words.set("compare", "");
      if (this.stage.view) words.set("at", this.stage.view.map((value, place) => Number(value.toPrecision(place < 2 ? 6 : 4))).join());
    }
    this.address = `#${words}`;
    clearTimeout(this.resting);
    const place = mode === "start" ? "" : [doc.path, mode, mode === "scene" ? scene.id : ""].join("\n");
    const isNew = !this.isRestoring && this.place !== undefined && place !== this.place;
    this.place = place;
    history[isNew ? "pushState" : "replaceState"](null, "", this.address);
  }

  /** Back and forward, and an address that was typed. */
  restore(address) {
    if (address === this.address) return;
    this.isRestoring = true;
    this.followAddress(address);
    this.isRestoring = false;
  }

  followAddress(address) {
    if (!address || address === this.address) return;
    const words = new URLSearchParams(address.slice(1));
    const named = documents.find((candidate) => candidate.path === words.get("file"));
    if (words.has("start") || (documents.length > 1 && !named)) { this.showStart(); return; }
    const doc = named || this.state.doc || documents[0];
    if (!doc) return;
    this.state.compares = words.has("compare");
    this.byId("compare").setAttribute("aria-pressed", this.state.compares);
    this.openDocument(doc);
    const column = doc.configurations.findIndex((configuration) => configuration.name === words.get("on"));
    if (column >= 0 && column !== this.state.column) this.choose(column);
    const scene = doc.scenes.find((candidate) => candidate.id === words.get("scene"));
    const view = scene ? scene.read().views.findIndex((candidate) => candidate.id === words.get("view")) : -1;
    if (scene && !words.has("canvas")) this.open(scene, view >= 0 ? view : null);
    else {
      if (this.state.mode !== "canvas") this.showCanvas();
      this.select(scene || null, view >= 0 ? view : null);
    }
    const at = (words.get("at") || "").split(",").map(Number);
    if (at.length === 3 && at.every(Number.isFinite) && at[2] > 0) this.stage.view = at;
    else this.stage.begin(this.firstItem);
  }
}

/** Layers that are in pictures made of pixels. */
const pixelLayers = new Set(["text", "findings"]);
