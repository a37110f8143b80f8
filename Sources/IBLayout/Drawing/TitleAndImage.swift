import IBContent
import IBModel

/// Where a button puts an image and its title: side by side, the image first, with the insets that move each of them.
struct TitleAndImage {
  /// The room for both, in the button's coordinates.
  let box: Rect
  let alignment: TextAlignment
  /// Zero for none.
  let image: Size
  /// The width of the title; zero for none.
  let title: Double
  /// Between the two, in points.
  let gap: Double
  /// Whether the image comes after the title, from left to right.
  let isMirrored: Bool

  private var total: Double { imageWidth + (title > 0 && image.width > 0 ? gap : 0) + shownTitle }

  /// An image is made narrower and lower by a button that has no room for it.
  private var imageWidth: Double { min(image.width, box.width) }

  private var shownTitle: Double { min(title, max(box.width - imageWidth, 0)) }

  private var start: Double {
    switch alignment {
    case .left: box.x
    case .center: box.x + (box.width - total) / 2
    case .right: box.maxX - total
    }
  }

  /// - Parameter insets: the image's own; a centered image moves by half of their difference.
  func imageFrame(insets: Insets) -> Rect {
    let height = min(image.height, box.height)
    let x = isMirrored ? start + total - imageWidth : start
    let frame = Rect(x: x, y: box.y + (box.height - height) / 2, width: imageWidth, height: height)
    return frame.moved(by: insets, alignment)
  }

  /// The box of the title, in which it begins at its left edge.
  func titleFrame(insets: Insets) -> Rect {
    let x = isMirrored ? start : start + total - shownTitle
    return Rect(x: x, y: box.y, width: shownTitle, height: box.height).moved(by: insets, alignment)
  }
}

extension Rect {
  /// Insets reduce the room on both sides, so a centered frame moves by half of their difference.
  func moved(by insets: Insets, _ alignment: TextAlignment) -> Rect {
    var frame = self
    switch alignment {
    case .left: frame.x += insets.left
    case .center: frame.x += (insets.left - insets.right) / 2
    case .right: frame.x -= insets.right
    }
    frame.y += (insets.top - insets.bottom) / 2
    return frame
  }
}
