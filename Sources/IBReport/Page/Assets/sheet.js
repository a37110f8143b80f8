// What is in sight from afar and some more around it, as an image in bands. A band or two are made in a frame, so that no
// frame waits for all of them.

/** What one frame may spend on bands, in milliseconds; one is made in any case. */
const sheetBudget = 3;
/** How much of the window is on a sheet beyond each of its edges, so that a movement finds something there. */
const sheetMargin = 0.2;
const bandCount = 8;

/** Draws items and links in a window's coordinates on a canvas. */
class FarPainter {
  /** - `ratio`: pixels of the canvas for one of the window. */
  constructor(context, transform, ratio) {
    Object.assign(this, { context, transform, ratio });
  }

  /** A box of the drawing, in pixels. */
  place([left, top, width, height]) {
    const { transform: { x, y, scale }, ratio } = this;
    return [(left * scale + x) * ratio, (top * scale + y) * ratio, width * scale * ratio, height * scale * ratio];
  }

  /** Whether a box of the drawing and one in pixels have something in common. */
  isIn(box, [left, top, width, height]) {
    const [x, y, across, down] = this.place(box);
    return x < left + width && x + across > left && y < top + height && y + down > top;
  }

  item(item, step) {
    const { context } = this;
    const place = this.place([item.x, item.y, item.width, item.height]);
    const picture = nearestPicture(item, step);
    if (picture) {
      context.drawImage(picture, ...place);
      return;
    }
    context.fillStyle = "#fff";
    context.fillRect(...place);
    context.strokeStyle = edgeColor;
    context.lineWidth = Math.min(1, this.transform.scale * this.ratio * 2);
    context.strokeRect(...place);
  }

  links(links) {
    const { context, ratio, transform: { x, y, scale } } = this;
    context.save();
    context.transform(scale * ratio, 0, 0, scale * ratio, x * ratio, y * ratio);
    context.strokeStyle = context.fillStyle = segueColor;
    context.lineWidth = Math.max(2.5, 1.2 / scale);
    for (const link of links) {
      context.setLineDash(link.isRelationship ? [7, 5] : []);
      context.stroke(link.line);
      this.arrow(link, context.lineWidth * arrowLength);
    }
    context.restore();
  }

  arrow({ end: [x, y], toward: [dx, dy] }, length) {
    const { context } = this;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x - (dx + dy / 2) * length, y - (dy + dx / 2) * length);
    context.lineTo(x - (dx - dy / 2) * length, y - (dy - dx / 2) * length);
    context.fill();
  }
}

/** The wanted picture of an item, or else a finer one, or a coarser one. */
const nearestPicture = (item, step) => {
  for (let finer = step; finer >= 0; finer -= 1) if (item.pictures[finer]) return item.pictures[finer];
  return item.pictures.find(Boolean);
};

class Sheet {
  /** - `version`: how many pictures of items there were. */
  constructor(far, transform, version) {
    Object.assign(this, { far, transform, version });
    const margin = far.stage.size.map((side) => Math.round(side * sheetMargin * far.ratio));
    const [width, height] = far.stage.size.map((side, axis) => Math.round(side * far.ratio) + 2 * margin[axis]);
    this.margin = margin;
    this.width = width;
    this.bandHeight = Math.ceil(height / bandCount);
    this.size = far.stage.size;
    this.step = far.step();
    this.bands = [];
  }

  isOf(transform, version) {
    return this.transform === transform && this.version === version && this.size === this.far.stage.size;
  }

  /** Makes bands until the time is up; whether all are made. */
  paint(deadline) {
    do this.bands.push(this.band(this.bands.length)); while (this.bands.length < bandCount && performance.now() < deadline);
    return this.bands.length === bandCount;
  }

  band(number) {
    const { far, margin, width, bandHeight } = this;
    const canvas = new OffscreenCanvas(width, bandHeight);
    const context = canvas.getContext("2d");
    const top = number * bandHeight - margin[1];
    context.translate(margin[0], -top);
    const painter = new FarPainter(context, this.transform, far.ratio);
    // A line's arrow is a little outside of its box.
    const isHere = (box, more) => painter.isIn(box, [-margin[0] - more, top - more, width + 2 * more, bandHeight + 2 * more]);
    painter.links(far.links.filter(({ box }) => isHere(box, 2 * arrowLength * far.ratio)));
    for (const item of far.stage.items) {
      if (isHere([item.x, item.y, item.width, item.height], 1)) painter.item(item, this.step);
    }
    return canvas.transferToImageBitmap();
  }

  /** Puts the bands into the canvases of the page. */
  give(canvases) {
    const { ratio } = this.far;
    this.bands.forEach((band, number) => {
      const canvas = canvases[number];
      canvas.style.width = `${this.width / ratio}px`;
      canvas.style.height = `${this.bandHeight / ratio}px`;
      canvas.getContext("bitmaprenderer").transferFromImageBitmap(band);
    });
  }

  /** As far moved and scaled as the drawing is since. */
  placed(transform) {
    const factor = transform.scale / this.transform.scale;
    const [left, top] = this.margin.map((side) => side / this.far.ratio * factor);
    const [x, y] = [transform.x - this.transform.x * factor - left, transform.y - this.transform.y * factor - top];
    return `translate(${x}px, ${y}px) scale(${factor})`;
  }
}
