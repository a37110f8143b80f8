// Where scenes stand on the canvas.

const sceneGap = 90;

/** How far two boxes have to be spread on each axis so that they no longer overlap; infinite where nothing helps. */
const spread = (a, b, [fx, fy]) => {
  const [dx, dy] = [Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1])];
  const [width, height] = [(a.size[0] + b.size[0]) / 2 + sceneGap, (a.size[1] + b.size[1]) / 2 + sceneGap];
  if (dx * fx >= width || dy * fy >= height) return null;
  return [dx > 0 ? width / dx : Infinity, dy > 0 ? height / dy : Infinity];
};

const largestSpread = 12;

/**
 * Centers for scenes of given sizes: as they are stored, spread on each axis until no two overlap. Those that were
 * stored nowhere, or in each other's place, follow in rows below.
 */
const arrange = (scenes, sizeOf) => {
  const boxes = scenes.map((scene) => ({ scene, at: scene.at, size: sizeOf(scene) }));
  const taken = new Set();
  const drawn = boxes.filter((box) => box.at && !taken.has(box.at.join()) && taken.add(box.at.join()));
  const factors = [1, 1];
  for (let round = 0; round < 40; round += 1) {
    let change = null;
    for (let i = 0; i < drawn.length; i += 1) {
      for (let j = 0; j < i; j += 1) {
        const need = spread(drawn[i], drawn[j], factors);
        if (!need) continue;
        const axis = need[0] / factors[0] <= need[1] / factors[1] ? 0 : 1;
        const growth = need[axis] / factors[axis];
        if (need[axis] <= largestSpread && (!change || growth > change.growth)) change = { axis, growth, to: need[axis] };
      }
    }
    if (!change) break;
    factors[change.axis] = change.to;
  }
  const placed = drawn.map((box) => ({ ...box, center: [box.at[0] * factors[0], box.at[1] * factors[1]] }));
  const free = separate(placed);
  const rest = boxes.filter((box) => !drawn.includes(box)).concat(free.crowded);
  return free.placed.concat(inRows(rest, free.placed));
};

/** Those that still lie upon an earlier one. */
const separate = (boxes) => {
  const placed = [];
  const crowded = [];
  for (const box of boxes) {
    const overlaps = placed.some((other) =>
      Math.abs(box.center[0] - other.center[0]) < (box.size[0] + other.size[0]) / 2
      && Math.abs(box.center[1] - other.center[1]) < (box.size[1] + other.size[1]) / 2);
    (overlaps ? crowded : placed).push(box);
  }
  return { placed, crowded };
};

const inRows = (boxes, above) => {
  if (!boxes.length) return [];
  const left = Math.min(0, ...above.map((box) => box.center[0] - box.size[0] / 2));
  let top = above.length ? Math.max(...above.map((box) => box.center[1] + box.size[1] / 2)) + sceneGap * 1.5 : 0;
  const columns = Math.max(3, Math.ceil(Math.sqrt(boxes.length * 1.6)));
  const placed = [];
  for (let start = 0; start < boxes.length; start += columns) {
    let x = left;
    const row = boxes.slice(start, start + columns);
    const height = Math.max(...row.map((box) => box.size[1]));
    for (const box of row) {
      placed.push({ ...box, center: [x + box.size[0] / 2, top + box.size[1] / 2] });
      x += box.size[0] + sceneGap;
    }
    top += height + sceneGap * 1.5;
  }
  return placed;
};

const relationships = new Set(["rootViewController", "viewControllers", "masterViewController",
  "detailViewController", "supplementaryViewController", "embed", "relationship"]);

/**
 * A segue as a curve from the edge of one box to the edge of another, on the sides that face each other: its path, the box
 * around it, where it ends, and the direction there.
 */
const segueCurve = (from, to, startShare) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const isLevel = Math.abs(dx) / (from.width + to.width) >= Math.abs(dy) / (from.height + to.height);
  const side = (isLevel ? dx : dy) >= 0 ? 1 : -1;
  const start = isLevel ? [side > 0 ? from.x + from.width : from.x, from.y + from.height * (startShare ?? 0.5)]
    : [from.x + from.width / 2, side > 0 ? from.y + from.height : from.y];
  const end = isLevel ? [side > 0 ? to.x : to.x + to.width, to.y + to.height / 2]
    : [to.x + to.width / 2, side > 0 ? to.y : to.y + to.height];
  const toward = isLevel ? [side, 0] : [0, side];
  const reach = Math.max(30, Math.abs(isLevel ? end[0] - start[0] : end[1] - start[1]) / 2);
  const bend = ([x, y], sign) => [x + toward[0] * reach * sign, y + toward[1] * reach * sign];
  const points = [start, bend(start, 1), bend(end, -1), end];
  const [left, right] = [Math.min, Math.max].map((edge) => edge(...points.map(([x]) => x)));
  const [top, bottom] = [Math.min, Math.max].map((edge) => edge(...points.map(([, y]) => y)));
  return {
    path: `M${points[0]}C${points.slice(1).map((point) => point.join(" ")).join(" ")}`, end, toward,
    box: [left, top, right - left, bottom - top],
  };
};
