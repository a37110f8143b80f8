// The start: a thumbnail of every scene of every file. A file is read and drawn when it comes into sight.

const thumbnailWidth = 116;

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
    this.panel.replaceChildren(html("h1", {}, `${documents.length} files`), ...documents.map((doc, number) => {
      const file = html("section", { class: "file", "data-number": number }, html("h2", {},
        html("button", { class: "link", type: "button", onclick: () => this.app.openDocument(doc) }, doc.path)));
      watcher.observe(file);
      return file;
    }));
  }

  /** The thumbnails of a file. */
  fill(file) {
    const doc = documents[Number(file.dataset.number)].read();
    const counts = countsOf(entriesOf(doc));
    file.firstChild.append(...severityOrder.filter((severity) => counts[severity]).map((severity) =>
      html("span", { class: `count ${severity}` }, `${counts[severity]} ${severity}${counts[severity] > 1 ? "s" : ""}`)));
    file.append(html("div", { class: "thumbnails" }, ...doc.scenes.map((scene) => this.thumbnail(doc, scene))));
    return true;
  }

  thumbnail(doc, scene) {
    const [, , width, height] = scene.screen(0);
    const drawn = Math.min(Math.max(height / Math.max(width, 1) * thumbnailWidth, 20), 3 * thumbnailWidth);
    const picture = el("svg", {
      viewBox: `0 0 ${Math.max(width, 1)} ${Math.max(height, 1)}`, width: thumbnailWidth, height: drawn,
      "aria-hidden": "true",
    }, drawScene(scene, 0, { overlays: false, flagged: [] }));
    return html("button", {
      class: "thumbnail", type: "button", onclick: () => { this.app.openDocument(doc); this.app.open(scene); },
    }, picture, html("span", {}, scene.name));
  }
}
