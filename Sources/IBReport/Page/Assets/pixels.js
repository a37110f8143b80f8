// Pictures of scenes as pixels, for where many of them are small: a picture of a hundred shapes then costs as much to move
// as one. They are painted from the same shapes that `picture.js` draws, without what is too small to be seen.

const readerFonts = `-apple-system, "SF Pro Text", "Helvetica Neue", Inter, Roboto, "Liberation Sans", sans-serif`;
const findingColors = { error: "#b3261e", warning: "#b06a00" };
const hiddenOpacity = 0.25;

const loadedImages = new Map();
/** Those that are ready; null for one that the page does not have or the browser cannot read. */
const decodedImages = new Map();

/** Decodes an image file, once. */
const loadedImage = (path) => {
  if (!loadedImages.has(path)) {
    loadedImages.set(path, loadImage(imageAddress(path)).then((image) => decodedImages.set(path, image)));
  }
  return loadedImages.get(path);
};

const loadImage = async (address) => {
  if (!address) return null;
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
};

/** The paths of the image files in a layout. */
const imagePaths = (scene, layout) => {
  const shapes = layout.views.filter((view) => view && view.d !== undefined).flatMap((view) => scene.doc.drawings[view.d]);
  return shapes.concat(layout.screen).filter(([kind]) => kind === "i").map(([, path]) => path);
};

/** Letters of fewer pixels are lines of their color. */
const leastLetters = 2.5;

/** Paints shapes on a canvas. */
class Painter {
  /** - `hidden`: the names of layers that are switched off; `pixels`: for a point. */
  constructor(context, hidden, pixels) {
    this.context = context;
    this.hidden = hidden;
    this.pixels = pixels;
  }

  fillAndStroke(path, fill, stroke, width) {
    const { context } = this;
    if (fill) { context.fillStyle = fill; context.fill(path); }
    if (stroke) { context.strokeStyle = stroke; context.lineWidth = width; context.stroke(path); }
  }

  shape(shape) {
    switch (shape[0]) {
      case "b": {
        const [, x, y, width, height, radius, fill, stroke, line] = shape;
        const path = new Path2D();
        if (radius) path.roundRect(x, y, width, height, radius); else path.rect(x, y, width, height);
        this.fillAndStroke(path, fill, stroke, line);
        break;
      }
      case "p": this.fillAndStroke(new Path2D(shape[1]), shape[2], shape[3], shape[4]); break;
      case "t": if (!this.hidden.has("text")) this.text(shape); break;
      case "i": this.image(shape); break;
      default:
    }
  }

  text([, clip, size, weight, family, italic, anchor, lines, fill]) {
    const { context } = this;
    context.save();
    context.beginPath();
    context.rect(...clip);
    context.clip();
    context.font = `${italic ? "italic " : ""}${weight || 400} ${size}px ${family ? `"${family}", ` : ""}${readerFonts}`;
    context.fillStyle = fill;
    if (size * this.pixels < leastLetters) {
      this.stripes(size, { middle: 0.5, end: 1 }[anchor] || 0, lines);
      context.restore();
      return;
    }
    context.textAlign = { middle: "center", end: "right" }[anchor] || "left";
    for (const [words, x, baseline, width] of lines) context.fillText(words, x, baseline, width > 0 ? width : undefined);
    context.restore();
  }

  /** What words look like that are too small to be read. */
  stripes(size, anchor, lines) {
    const { context } = this;
    context.globalAlpha *= 0.4;
    for (const [, x, baseline, width] of lines) context.fillRect(x - width * anchor, baseline - size * 0.6, width, size * 0.6);
  }

  image([, path, frame, cut, slices, isMirrored, tint]) {
    const image = decodedImages.get(path);
    if (!image || !image.naturalWidth) return;
    const { context } = this;
    context.save();
    if (cut) {
      context.beginPath();
      context.roundRect(...cut);
      context.clip();
    }
    if (isMirrored) {
      context.translate(2 * frame[0] + frame[2], 0);
      context.scale(-1, 1);
    }
    const source = tint ? this.tinted(image, tint) : image;
    if (slices) {
      const [width, height, ...pieces] = slices;
      const [dx, dy] = [image.naturalWidth / width, image.naturalHeight / height];
      for (const [from, to] of pieces) {
        context.drawImage(source, from[0] * dx, from[1] * dy, Math.max(from[2] * dx, 1), Math.max(from[3] * dy, 1), ...to);
      }
    } else context.drawImage(source, ...frame);
    context.restore();
  }

  /** Opaque parts in one color. */
  tinted(image, color) {
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    context.globalCompositeOperation = "source-in";
    context.fillStyle = color;
    context.fillRect(0, 0, canvas.width, canvas.height);
    return canvas;
  }

  /** A view with those inside it, its superview's corner at the origin. */
  view(scene, layout, index, origin) {
    const frame = layout.views[index];
    if (!frame) return;
    const { context } = this;
    context.save();
    context.translate(frame.r[0] - origin[0], frame.r[1] - origin[1]);
    context.globalAlpha *= (frame.o ?? 1) * (frame.h ? hiddenOpacity : 1);
    if (frame.d !== undefined) for (const shape of scene.doc.drawings[frame.d]) this.shape(shape);
    if (frame.c) {
      context.beginPath();
      context.rect(0, 0, Math.abs(frame.r[2]), Math.abs(frame.r[3]));
      context.clip();
    }
    for (const child of scene.views[index].children) this.view(scene, layout, child, frame.r);
    context.restore();
  }

  /** A scene in one configuration, its screen's corner at the origin. */
  scene(scene, column, flagged) {
    const layout = scene.read().layout(column);
    const screen = scene.screen(column);
    const { context } = this;
    const isDark = layout && scene.doc.configurations[layout.column].style === "dark";
    const edge = new Path2D(roundOutline(screen, layout && layout.radius));
    context.save();
    context.translate(-screen[0], -screen[1]);
    this.fillAndStroke(edge, isDark ? "#000" : "#fff", null);
    if (layout) {
      context.save();
      context.clip(edge);
      scene.views.forEach((view, index) => { if (view.parent < 0) this.view(scene, layout, index, [0, 0]); });
      for (const shape of layout.screen) this.shape(shape);
      if (!this.hidden.has("findings")) this.flags(layout, flagged);
      context.restore();
    }
    this.fillAndStroke(edge, null, "#3b424e", 1.5);
    context.restore();
  }

  flags(layout, flagged) {
    for (const [view, severity] of flagged) {
      const frame = layout.views[view];
      if (frame) this.fillAndStroke(new Path2D(outline(frame.r)), null, findingColors[severity] || findingColors.warning, 2);
    }
  }
}
