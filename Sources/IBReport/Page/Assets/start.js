// The start: the matrix, then a thumbnail of every scene of every file. A file is read and drawn when it comes into sight.

const thumbnailWidth = 116;
const firstFiles = 8;
const laterFiles = 60;
/** What is in sight in any window is filled before the browser lays out the page. */
const filledAtOnce = 2;
/** The scenes of one file that are shown at the start. */
const mostThumbnails = 60;

/** The folders of a path; empty for a file in none. */
const folderOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

class Start {
  constructor(panel, app) {
    this.panel = panel;
    this.app = app;
    this.isFilled = false;
  }

  show() {
    if (this.isFilled) return;
    this.isFilled = true;
    const watcher = new IntersectionObserver((entries) => {
      for (const entry of entries) if (entry.isIntersecting && this.fill(entry.target)) watcher.unobserve(entry.target);
    }, { root: this.panel, rootMargin: "300px" });
    const { matrix } = this.app;
    const words = `${documents.length} file${documents.length === 1 ? "" : "s"}`;
    this.panel.replaceChildren(...(matrix.isEmpty ? [html("h1", {}, words)]
      : [matrix.section(this.panel), html("h2", { class: "files" }, words)]));
    // Those in sight first; the others follow a frame later, below them.
    inPieces(documents, [firstFiles, laterFiles], (docs, from) =>
      this.panel.append(...docs.flatMap((doc, place) => [this.folder(doc, documents[from + place - 1]),
        this.section(doc, from + place, watcher)].filter(Boolean))));
  }

  /** The heading of a folder, before the first of its files. */
  folder(doc, before) {
    const name = folderOf(doc.path);
    return before && folderOf(before.path) === name ? null : html("h2", { class: "folder" }, name || "this folder");
  }

  section(doc, number, watcher) {
    const file = html("section", { class: "file unfilled", "data-number": number }, html("h3", {},
      html("button", { class: "link", type: "button", title: doc.path, onclick: () => this.app.openDocument(doc) },
        doc.path.slice(folderOf(doc.path).length).replace(/^\//, ""))));
    if (number < filledAtOnce) this.fill(file); else watcher.observe(file);
    return file;
  }

  /** The thumbnails of a file. */
  fill(file) {
    const doc = documents[Number(file.dataset.number)].read();
    const counts = countsOf(entriesOf(doc));
    file.firstChild.append(...severityOrder.filter((severity) => counts[severity]).map((severity) =>
      html("span", { class: `count ${severity}` }, `${counts[severity]} ${severity}${counts[severity] > 1 ? "s" : ""}`)));
    const rest = doc.scenes.length - mostThumbnails;
    file.append(html("div", { class: "thumbnails" },
      ...doc.scenes.slice(0, mostThumbnails).map((scene) => this.thumbnail(doc, scene)),
      rest > 0 ? html("button", { class: "link more", type: "button", onclick: () => this.app.openDocument(doc) },
        `${rest} more scenes`) : null));
    file.classList.remove("unfilled");
    return true;
  }

  thumbnail(doc, scene) {
    const [, , width, height] = scene.screen(0).map(Math.abs);
    const drawn = Math.min(Math.max(height / Math.max(width, 1) * thumbnailWidth, 20), 3 * thumbnailWidth);
    const picture = el("svg", {
      viewBox: `0 0 ${Math.max(width, 1)} ${Math.max(height, 1)}`, width: thumbnailWidth, height: drawn,
      "aria-hidden": "true",
    }, drawScene(scene, 0, { overlays: false, flagged: [] }));
    return html("button", {
      class: "thumbnail", type: "button", onclick: () => { this.app.pass(doc); this.app.open(scene); },
    }, picture, html("span", {}, scene.name));
  }
}
