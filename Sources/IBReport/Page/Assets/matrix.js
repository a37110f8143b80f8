// The matrix with which the page begins: a row for each screen, a column for each class of windows, those that break first.
// A thumbnail is drawn when its row comes into sight.

const matrixData = (() => {
  const script = document.getElementById("matrix-data");
  return script ? JSON.parse(script.textContent) : null;
})();

/** The room of a thumbnail, in CSS pixels. */
const cellRoom = [132, 116];
const firstScreens = 12;
const laterScreens = 60;
/** The most changes and problems that a cell lists. */
const mostWords = 4;

/** The filters, with the standings of the screens that each shows. */
const screenFilters = [
  ["All", null], ["Break", "breaks"], ["May break", "may-break"], ["By design", "by-design"],
];

const gradeWords = { breaks: "breaks", "may-break": "may break", "text-size": "text size" };

class Matrix {
  constructor(app) {
    this.app = app;
    this.docs = new Map(documents.map((doc) => [doc.path, doc]));
    this.screens = matrixData ? matrixData.screens.filter((screen) => this.docs.has(screen.file)) : [];
  }

  get isEmpty() { return !this.screens.length; }

  /** The part of the start. */
  section(panel) {
    this.watcher = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) this.fill(target);
    }, { root: panel, rootMargin: "300px" });
    this.body = html("tbody", {});
    inPieces(this.screens, [firstScreens, laterScreens], (screens) =>
      this.body.append(...screens.map((screen) => this.row(screen))));
    const heads = ["Screen", ...matrixData.classes];
    return html("section", { class: "matrix" }, html("h1", {}, "Screens in each size class"),
      html("p", {}, `${matrixData.summary[0].toUpperCase()}${matrixData.summary.slice(1)}. ${matrixData.reach}.`), this.filters(),
      html("table", {}, html("thead", {}, html("tr", {}, ...heads.map((head) => html("th", { scope: "col" }, head)))), this.body),
      matrixData.left.length ? html("p", { class: "dim" }, `Not shown: ${matrixData.left.join(", ")}`) : null);
  }

  filters() {
    const counts = (standing) => this.screens.filter((screen) => !standing || screen.standing === standing).length;
    return html("fieldset", { class: "filters" }, html("legend", { class: "unseen" }, "Screens"),
      ...screenFilters.filter(([, standing]) => counts(standing)).map(([words, standing]) => html("label", {},
        html("input", {
          type: "radio", name: "standing", value: standing || "all", checked: !standing,
          onchange: () => this.choose(standing),
        }), ` ${words} ${counts(standing)}`)));
  }

  choose(standing) {
    this.standing = standing;
    for (const row of this.body.children) this.filter(row);
  }

  filter(row) { row.hidden = Boolean(this.standing) && row.dataset.standing !== this.standing; }

  row(screen) {
    const row = html("tr", { class: screen.standing, "data-standing": screen.standing }, html("th", { scope: "row" },
      html("button", { class: "link", type: "button", onclick: () => this.open(screen, null, null) }, screen.name),
      html("span", { class: "dim" }, screen.file.split("/").pop()),
      this.words(screen.changes, "changes")));
    row.append(...matrixData.classes.map((_, column) => this.cell(screen, column)));
    row.screen = screen;
    this.filter(row);
    this.watcher.observe(row);
    return row;
  }

  cell(screen, column) {
    const problems = screen.problems.filter((problem) => problem.classes.includes(column));
    const grade = ["breaks", "may-break", "text-size"].find((one) => problems.some((problem) => problem.grade === one)) || "";
    return html("td", { class: `cell ${grade}`, "data-class": matrixData.classes[column] },
      html("div", { class: "room" }), this.words(problems.map((problem) => problem.words), "problems"));
  }

  words(words, name) {
    if (!words.length) return null;
    const rest = words.length - mostWords;
    return html("ul", { class: `plain ${name}` }, ...words.slice(0, mostWords).map((line) => html("li", { title: line }, line)),
      rest > 0 ? html("li", { class: "dim" }, `and ${rest} more`) : null);
  }

  /** The thumbnails of a row. */
  fill(row) {
    this.watcher.unobserve(row);
    const { screen } = row;
    const doc = this.docs.get(screen.file).read();
    const scene = doc.scenes.find((other) => other.id === screen.id);
    if (!scene) return;
    scene.read();
    [...row.querySelectorAll(".room")].forEach((room, column) => {
      const thumbnail = this.thumbnail(screen, doc, scene, column);
      if (thumbnail) room.replaceWith(thumbnail);
    });
  }

  /** The first window of a class that has a problem, else its smallest; null where the screen is not in the class. */
  thumbnail(screen, doc, scene, column) {
    const problems = screen.problems.filter((problem) => problem.classes.includes(column));
    const windows = screen.windows[column];
    const name = windows.find((window) => problems.some((problem) => problem.windows.includes(window))) || windows[0];
    const place = doc.configurations.findIndex((configuration) => configuration.name === name);
    if (place < 0 || !scene.layout(place)) return null;
    const flagged = problems.filter((problem) => problem.windows.includes(name))
      .map((problem) => [this.number(scene, problem.view), problem.grade === "breaks" ? "error" : "warning"])
      .filter(([view]) => view !== null);
    const [, , width, height] = scene.screen(place).map((length) => Math.max(1, Math.abs(length)));
    const scale = Math.min(cellRoom[0] / width, cellRoom[1] / height);
    const picture = el("svg", {
      viewBox: `0 0 ${width} ${height}`, width: width * scale, height: height * scale, "aria-hidden": "true",
    }, drawScene(scene, place, { overlays: false, flagged }));
    const grade = problems.length ? `: ${gradeWords[problems[0].grade]}` : "";
    return html("button", {
      class: "thumbnail", type: "button", "aria-label": `${screen.name}, ${matrixData.classes[column]}${grade}`, title: name,
      onclick: () => this.open(screen, place, flagged.length ? flagged[0][0] : null),
    }, picture);
  }

  number(scene, id) {
    const index = scene.rawViews.findIndex((raw) => raw[0] === id);
    return index >= 0 ? index : null;
  }

  /** The scene in all windows side by side, with a view outlined. */
  open(screen, place, view) {
    const doc = this.docs.get(screen.file).read();
    const scene = doc.scenes.find((other) => other.id === screen.id);
    if (!scene) return;
    this.app.pass(doc);
    this.app.openBeside(scene, place, view);
  }
}
