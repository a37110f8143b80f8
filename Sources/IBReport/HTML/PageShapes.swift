import IBAssets
import IBContent
import IBLayout
import IBModel

/// Shapes in a page's data, each an array that begins with a letter for the kind of shape.
enum PageShapes {
  static func write(_ shapes: [Shape], to writer: inout JSONWriter) {
    writer.array { writer in
      for shape in shapes {
        writer.array { writer in
          write(shape.figure, to: &writer)
          writer.value(shape.fill?.cssText)
          writer.value(shape.stroke?.cssText)
          if shape.stroke != nil { writer.value(shape.lineWidth) }
        }
      }
    }
  }

  private static func write(_ figure: Shape.Figure, to writer: inout JSONWriter) {
    switch figure {
    case .box(let rect, let radius):
      writer.value("b")
      for number in [rect.x, rect.y, rect.width, rect.height, radius] { writer.value(number) }
    case .path(let path):
      writer.value("p")
      writer.value(path.data())
    case .image(let image): write(image, to: &writer)
    case .text(let text):
      writer.value("t")
      LayoutJSON.write(text.clip, to: &writer)
      writer.value(text.font.size)
      writer.value(text.font.cssWeight)
      writer.value(text.font.cssFamily)
      writer.value(text.font.isItalic)
      writer.value(text.alignment.anchor)
      writer.array { writer in
        for line in text.lines { write(line, text.alignment, to: &writer) }
      }
    }
  }

  /// Writes the file, the frame, the clipping, the parts of the image, and whether left and right are exchanged.
  private static func write(_ image: ShapeImage, to writer: inout JSONWriter) {
    writer.value("i")
    writer.value(image.file)
    LayoutJSON.write(image.frame, to: &writer)
    if let clip = image.clip {
      let rect = clip.rect
      writer.array { writer in
        for number in [rect.x, rect.y, rect.width, rect.height, clip.radius] { writer.value(number) }
      }
    } else {
      writer.null()
    }
    if let slices = image.slices { write(slices, in: image.frame, to: &writer) } else { writer.null() }
    writer.value(image.isMirrored)
  }

  /// The size of the whole image, then two rectangles for each part: its place in the image and its place on the
  /// screen.
  private static func write(_ slices: ImageSlices, in frame: Rect, to writer: inout JSONWriter) {
    writer.array { writer in
      for length in [slices.source.width, slices.source.height] { writer.value(length) }
      for piece in slices.pieces(in: frame) {
        writer.array { writer in
          LayoutJSON.write(piece.source, to: &writer)
          LayoutJSON.write(piece.target, to: &writer)
        }
      }
    }
  }

  private static func write(_ line: SetText.Line, _ alignment: TextAlignment, to writer: inout JSONWriter) {
    writer.array { writer in
      writer.value(line.text)
      writer.value(line.x + line.width * alignment.anchorPlace)
      writer.value(line.baseline)
      writer.value(line.width)
    }
  }
}

extension DisplayColor {
  /// The color in CSS notation, with eight digits if it is not opaque.
  var cssText: String {
    HexColor.text((alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]).map { Int($0 * 255 + 0.5) })
  }
}
