import IBContent
import IBModel

/// The positions of the image and the title of a button: side by side, or the image above or below, with the insets
/// that move each of them.
struct TitleAndImage {
  /// The space for both, in the button's coordinates.
  let box: Rect
  let alignment: TextAlignment
  /// Zero without an image.
  let image: Size
  /// Zero without a title.
  let title: Size
  /// The gap between the two, in points.
  let gap: Double
  /// The side of the title that the image is on.
  var placement = ButtonConfigurationContent.ImagePlacement.leading
  /// Whether leading is right.
  let isMirrored: Bool

  private var isStacked: Bool { placement == .top || placement == .bottom }
  private var imageIsLast: Bool { isStacked ? placement == .bottom : (placement == .trailing) != isMirrored }
  private var shownGap: Double { title.width > 0 && image.width > 0 ? gap : 0 }

  /// A button without enough space shrinks its image.
  private var shownImage: Size { Size(width: min(image.width, box.width), height: min(image.height, box.height)) }

  private var titleHeight: Double { title.width > 0 ? title.height : 0 }

  private var shownTitle: Double { min(title.width, max(box.width - (isStacked ? 0 : shownImage.width), 0)) }

  /// - Parameter insets: the image's insets. A centered image moves by half of their difference.
  func imageFrame(insets: Insets) -> Rect {
    let image = shownImage
    let others = isStacked ? titleHeight : shownTitle
    let frame =
      isStacked
      ? Rect(
        x: start(of: image.width), y: edge(image.height, besides: others, isLast: imageIsLast),
        width: image.width, height: image.height)
      : Rect(
        x: edge(image.width, besides: others, isLast: imageIsLast), y: box.y + (box.height - image.height) / 2,
        width: image.width, height: image.height)
    return frame.moved(by: insets, alignment)
  }

  /// The box of the title, in which it begins at its left edge.
  func titleFrame(insets: Insets) -> Rect {
    let frame =
      isStacked
      ? Rect(
        x: start(of: shownTitle), y: edge(titleHeight, besides: shownImage.height, isLast: !imageIsLast),
        width: shownTitle, height: titleHeight)
      : Rect(
        x: edge(shownTitle, besides: shownImage.width, isLast: !imageIsLast), y: box.y, width: shownTitle,
        height: box.height)
    return frame.moved(by: insets, alignment)
  }

  /// Where content with this width starts in the box.
  private func start(of width: Double) -> Double {
    switch alignment {
    case .left: box.x
    case .center: box.x + (box.width - width) / 2
    case .right: box.maxX - width
    }
  }

  /// Where the image or the title starts on the axis along which they follow each other.
  private func edge(_ length: Double, besides other: Double, isLast: Bool) -> Double {
    let total = length + shownGap + other
    let start = isStacked ? box.y + (box.height - total) / 2 : start(of: total)
    return isLast ? start + total - length : start
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
