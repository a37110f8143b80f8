// The panel on the left: scenes, views of a scene, findings, and what a search finds.

const searchLimit = 200;
const findingLimit = 1000;
const firstRows = 60;
const laterRows = 300;

class Lists {
  constructor(panel, app) {
    this.app = app;
    this.panel = panel;
    this.tabs = [...panel.querySelectorAll("[role=tab]")];
    this.body = panel.querySelector("#list");
    this.search = panel.querySelector("#search");
    this.tab = "scenes";
    this.filter = { error: true, warning: true, note: true, everywhere: false };
    this.tabs.forEach((tab) => tab.addEventListener("click", () => this.choose(tab.dataset.tab)));
    panel.querySelector("[role=tablist]").addEventListener("keydown", (event) => this.moveTab(event));
    this.search.addEventListener("input", () => this.show());
    this.search.addEventListener("keydown", (event) => this.searchKey(event));
    this.body.addEventListener("keydown", (event) => this.key(event));
  }

  choose(name) {
    this.tab = name;
    this.search.value = "";
    this.show();
  }

  moveTab(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const place = this.tabs.findIndex((tab) => tab.dataset.tab === this.tab);
    const next = this.tabs[(place + step + this.tabs.length) % this.tabs.length];
    this.choose(next.dataset.tab);
    next.focus();
    event.preventDefault();
  }

  show() {
    const words = this.search.value.trim().toLowerCase();
    this.tabs.forEach((tab) => {
      const isChosen = tab.dataset.tab === this.tab && !words;
      tab.setAttribute("aria-selected", isChosen);
      tab.tabIndex = isChosen || (words && tab.dataset.tab === this.tab) ? 0 : -1;
    });
    this.panel.querySelector("#finding-count").textContent = this.app.entries.length || "";
    if (this.isAlone && this.tab !== "findings" && !words) this.tab = "scenes";
    this.body.setAttribute("aria-label", words ? "Search results" : this.tab);
    this.filled = null;
    if (words) this.body.replaceChildren(...this.results(words));
    else if (this.isAlone && this.tab === "scenes") this.fillFiles();
    else this.body.replaceChildren(...{ scenes: () => this.scenes(), views: () => this.views(), findings: () => this.findings() }[this.tab]());
    this.mark();
  }

  /** The files: those in sight first, the others in the frames that follow, while no other list has come. */
  fillFiles() {
    const list = {};
    this.filled = list;
    this.body.replaceChildren();
    inPieces(documents, [firstRows, laterRows], (docs) => {
      if (this.filled !== list) return false;
      this.body.append(...docs.map((doc) => this.file(doc)));
      return true;
    });
  }

  /** Marks the row of the selection, and brings it into sight. */
  mark() {
    const { scene, view } = this.app.state;
    const key = scene ? `${scene.number}/${view ?? ""}` : "";
    let current = null;
    for (const row of this.body.querySelectorAll("button.row")) {
      const isCurrent = row.dataset.key === key;
      row.classList.toggle("current", isCurrent);
      if (isCurrent) row.setAttribute("aria-current", "true"); else row.removeAttribute("aria-current");
      if (isCurrent && !current) current = row;
    }
    if (current) current.scrollIntoView({ block: "nearest" });
  }

  row(scene, view, { title, detail, mark, depth, action }) {
    return html("button", {
      class: mark ? `row ${mark}` : "row", type: "button", "data-key": `${scene ? scene.number : ""}/${view ?? ""}`,
      style: depth ? `padding-left: ${0.75 + Math.min(depth, 14) * 0.7}rem` : null, onclick: action,
    }, html("span", { class: "title" }, title), detail ? html("span", { class: "detail" }, detail) : null);
  }

  scenes() {
    return this.app.state.doc.scenes.map((scene) => this.row(scene, null, {
      title: scene.name, detail: [scene.initial ? "initial" : "", elementWords(scene.element || "view"),
        scene.storyboardIdentifier && scene.storyboardIdentifier !== scene.name ? scene.storyboardIdentifier : ""]
        .filter(Boolean).join(" · "),
      action: () => this.app.open(scene),
    }));
  }

  /** A row where no file is chosen yet. */
  file(doc) {
    return html("button", {
      class: "row", type: "button", title: doc.path, onclick: () => this.app.openDocument(doc),
    }, html("span", { class: "title" }, doc.name), html("span", { class: "detail" }, doc.folder));
  }

  views() {
    const { scene } = this.app.state;
    if (!scene) return [html("p", { class: "empty" }, "Choose a scene to see its views.")];
    scene.read();
    const depths = [];
    return scene.views.map((view) => {
      depths[view.number] = view.parent >= 0 ? depths[view.parent] + 1 : 0;
      return this.row(scene, view.number, {
        title: viewName(view), detail: view.label || view.customClass ? elementWords(view.element) : "",
        depth: depths[view.number], action: () => this.app.select(scene, view.number),
      });
    });
  }

  findings() {
    const all = this.listed();
    const counts = countsOf(all);
    const shown = all.filter((entry) => this.filter[entry.severity]);
    this.shown = shown;
    const rows = shown.slice(0, findingLimit).map((entry) => {
      const row = this.row(entry.place && entry.place.scene, entry.place && entry.place.view, {
        title: entry.message, mark: `entry ${entry.severity}`,
        detail: [entry.severity, entry.rule, this.isEverywhere ? entry.file.split("/").pop() : "",
          entry.line ? `line ${entry.line}` : "", this.configurations(entry, this.app.state.doc)].filter(Boolean).join(" · "),
        action: () => { this.current = entry; this.app.jump(entry); },
      });
      if (entry.doc !== this.app.state.doc) delete row.dataset.key;
      return row;
    });
    const note = !shown.length ? (all.length ? "None of these severities." : "No findings.")
      : shown.length > findingLimit ? `The first ${findingLimit} of ${shown.length} are shown.` : null;
    return [this.filters(counts), ...rows, ...(note ? [html("p", { class: "empty" }, note)] : [])];
  }

  /** Findings of all files, those without a drawing too, or of the one that is shown. */
  get isEverywhere() { return this.filter.everywhere || this.isAlone; }

  /** Whether no file is shown, so that there is nothing but all files. */
  get isAlone() { return !this.app.state.doc || this.app.state.mode === "start"; }

  listed() {
    if (!this.isEverywhere) return this.app.entries;
    if (!this.everything) this.everything = documents.flatMap((doc) => entriesOf(doc.read())).concat(otherEntries());
    return this.everything;
  }

  /** The next finding of the list, or the one before. */
  stepFinding(step) {
    if (this.tab !== "findings") this.choose("findings");
    const { shown } = this;
    if (!shown.length) return;
    const place = shown.findIndex((entry) => this.current && entry.message === this.current.message
      && entry.line === this.current.line && entry.file === this.current.file);
    const next = place < 0 ? (step > 0 ? 0 : shown.length - 1) : (place + step + shown.length) % shown.length;
    this.current = shown[next];
    this.app.jump(this.current);
  }

  /** The configurations that an entry holds in, where they are not all. */
  configurations(entry, doc) {
    const isSome = doc && entry.doc === doc && entry.columns.length && entry.columns.length < doc.configurations.length;
    return isSome ? entry.columns.map((column) => doc.configurations[column].name).join(", ") : "";
  }

  filters(counts) {
    const box = (name, words) => html("label", {}, html("input", {
      type: "checkbox", "data-filter": name, checked: this.filter[name],
      onchange: (event) => {
        this.filter[name] = event.target.checked;
        this.show();
        this.body.querySelector(`[data-filter=${name}]`).focus();
      },
    }), ` ${words}`);
    return html("div", { class: "filters", role: "group", "aria-label": "Findings that are listed" },
      ...severityOrder.map((severity) => box(severity, `${severity}s ${counts[severity]}`)),
      !this.isAlone && (documents.length > 1 || lateFindings.size) ? box("everywhere", "all files") : null);
  }

  /** Scenes and views of all documents whose id, class, text or storyboard id has the words. */
  results(words) {
    const rows = [];
    const has = (...texts) => texts.some((text) => text && text.toLowerCase().includes(words));
    for (const doc of documents) {
      doc.read();
      for (const scene of doc.scenes) {
        const go = (view) => () => { this.app.openDocument(doc); this.app.open(scene, view); };
        if (has(scene.id, scene.controller, scene.class, scene.title, scene.storyboardIdentifier)) {
          rows.push(this.row(scene, null, { title: scene.name, detail: `scene · ${doc.name}`, action: go(null) }));
        }
        scene.rawViews.forEach(([id, element, customClass, label], view) => {
          if (rows.length > searchLimit || !has(id, customClass, label)) return;
          rows.push(this.row(scene, view, {
            title: label || customClass || element, detail: `${elementWords(element)} · ${scene.name} · ${id}`, action: go(view),
          }));
        });
      }
    }
    if (!rows.length) return [html("p", { class: "empty" }, "Nothing found.")];
    const more = rows.length > searchLimit ? [html("p", { class: "empty" }, `The first ${searchLimit} are shown.`)] : [];
    return rows.slice(0, searchLimit).concat(more);
  }

  searchKey(event) {
    if (event.key === "Escape") {
      this.search.value = "";
      this.show();
      this.app.stage.svg.focus();
    } else if (event.key === "Enter" || event.key === "ArrowDown") {
      const first = this.body.querySelector("button.row");
      if (first && event.key === "Enter") first.click();
      else if (first) first.focus();
      event.preventDefault();
    }
  }

  key(event) {
    const rows = [...this.body.querySelectorAll("button.row")];
    const place = rows.indexOf(document.activeElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (place < 0 || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next < 0) this.search.focus();
    else if (rows[next]) rows[next].focus();
  }
}
