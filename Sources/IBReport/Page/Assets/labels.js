// The names of scenes: as large at every scale, above the picture that they belong to, and left out where another name is.

/** In CSS pixels. */
const labelHeight = 17;
const labelGap = 5;
/** A name may be this wide over a narrower picture; a longer one is cut off. */
const widestOver = 150;
/** An average letter of the names; only what is too long is measured so. */
const letterWidth = 6.7;
const smallLetterWidth = 5.6;
/** Pictures that are lower on the screen than this have no second line. */
const leastForSubtitle = 160;

class Labels {
  constructor(stage) {
    this.stage = stage;
    this.group = el("g", { class: "labels" });
    this.labels = [];
  }

  show(items) {
    this.labels = items.map((item, index) => {
      const group = el("g", { class: "label", "data-item": index });
      const title = el("text", { class: "title" });
      const subtitle = el("text", { class: "subtitle" });
      group.append(title, subtitle, el("title", {}, [item.title, item.subtitle].filter(Boolean).join(" · ")));
      return { item, group, title, subtitle, isShown: false };
    });
    this.group.replaceChildren();
  }

  /** Those of the selected scene first, so that they are never left out. */
  place() {
    const { x, y, scale } = this.stage.transform;
    const taken = new Map();
    const chosen = this.labels.filter((label) => label.item.isChosen);
    for (const label of chosen.length ? chosen.concat(this.labels) : this.labels) {
      if (label.isPlaced) continue;
      const { item } = label;
      const width = item.width * scale;
      const isTall = item.height * scale > leastForSubtitle && Boolean(item.subtitle);
      const [left, bottom] = [item.x * scale + x, item.y * scale + y - labelGap];
      const room = Math.max(width, widestOver);
      const needed = Math.min(room, item.title.length * letterWidth);
      const isFree = item.isSeen && this.take(taken, left, bottom, isTall ? Math.max(needed, Math.min(room, item.subtitle.length * smallLetterWidth)) : needed, isTall);
      label.isPlaced = true;
      if (isFree) this.put(label, left, bottom, room, isTall);
      else if (label.isShown) { label.group.remove(); label.isShown = false; }
    }
    for (const label of this.labels) label.isPlaced = false;
  }

  /** Whether no other name is there: the names in each line of the screen, by where they begin and end. */
  take(taken, left, bottom, width, isTall) {
    const rows = [Math.round(bottom / labelHeight), Math.round((bottom - (isTall ? 15 : 0)) / labelHeight) - 1];
    const spans = [];
    for (let row = rows[1]; row <= rows[0]; row += 1) {
      if (!taken.has(row)) taken.set(row, []);
      spans.push(taken.get(row));
    }
    if (spans.some((row) => row.some(([from, to]) => left < to && from < left + width + 8))) return false;
    for (const row of spans) row.push([left, left + width + 8]);
    return true;
  }

  put(label, left, bottom, room, isTall) {
    const { item, group, title, subtitle } = label;
    group.setAttribute("transform", `translate(${Math.round(left)} ${Math.round(bottom)})`);
    const words = shortened(item.title, room, letterWidth);
    if (title.textContent !== words) title.textContent = words;
    const more = isTall ? shortened(item.subtitle, room, smallLetterWidth) : "";
    if (subtitle.textContent !== more) {
      subtitle.textContent = more;
      title.setAttribute("y", more ? -14 : 0);
    }
    if (!label.isShown) this.group.append(group);
    label.isShown = true;
  }
}

const shortened = (words, room, letter) => {
  const most = Math.max(3, Math.floor(room / letter));
  return words.length > most ? `${words.slice(0, most - 1)}…` : words;
};
