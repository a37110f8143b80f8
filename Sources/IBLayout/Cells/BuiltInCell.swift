import IBContent
import IBModel

/// The labels and the image of a table cell of a built-in style, which UIKit places by itself.
///
/// Boxes are on whole points. Source: Measurements/Cells.md#builtin-labels.
struct BuiltInCell {
  private let style: TableCellContent.Style
  /// Local indices of the parts; nil for parts that the cell does not have.
  let text: Int?
  let detail: Int?
  let image: Int?
  private let margin: Double
  private let trailing: Double
  private let indentation: Double
  /// The width of the content view, in points.
  private let room: Double

  /// Nil for a cell without a built-in style.
  init?(_ cell: TableCell?) {
    guard let cell, let style = cell.content.style else { return nil }
    let scene = cell.scene
    func part(_ id: String?) -> Int? {
      guard let index = id.flatMap({ scene.document.view($0) }) else { return nil }
      let local = index - scene.root
      return scene.views.indices.contains(local) ? local : nil
    }
    self.style = style
    text = part(cell.content.textLabel)
    detail = part(cell.content.detailLabel)
    image = part(cell.content.imageView)
    margin = cell.margin
    trailing = cell.content.accessory == nil ? cell.margin : cell.metrics.labelGapBesideAccessory
    indentation = cell.content.indentation
    room = cell.width - ContentViewInsets(cell).width
  }

  /// The distance from the image to the text (49 of 49).
  private static let imageGap = 15.0
  /// The width of a left detail cell's title. The detail starts after this width and the margin (7 of 7).
  private static let leftDetailWidth = 91.0
  private static let leftDetailStart = 97.0

  var parts: [Int] { [text, detail, image].compactMap { $0 } }

  /// The height of a self-sizing row, in points: the style's lines with the margins.
  ///
  /// Source: Measurements/Cells.md#heights (55.5 for Body over Caption 1: the two lines plus 20.5).
  func selfSizedHeight(sizes: [IntrinsicSize], least: Double) -> Double {
    guard style == .subtitle else { return least }
    return max(least, height(text, sizes) + height(detail, sizes) + 20.5)
  }

  /// The frame of a part in its content view, whose width may be a variable.
  struct PartFrame<Scalar> {
    var x: Scalar
    var width: Scalar
    var y: Double
    var height: Double
  }

  /// The frame of a part in a content view of a known height, in points.
  func frame<Scalar: LayoutScalar>(
    of part: Int, contentWidth: Scalar, height whole: Double, sizes: [IntrinsicSize]
  ) -> PartFrame<Scalar> {
    if part == image {
      let own = imageSize(sizes, height: whole)
      let y = ((whole - own.height) / 2).rounded()
      return PartFrame(x: Scalar(margin), width: Scalar(own.width), y: y, height: own.height)
    }
    let start = textStart(sizes, height: whole)
    // A longer text is truncated at the edge of the content view.
    let own = Size(width: min(sizes[part].width ?? 0, max(room - start, 0)), height: sizes[part].height ?? 0)
    let centered = ((whole - own.height) / 2).rounded(.up)
    switch (style, part == detail) {
    case (.basic, _):
      return PartFrame(
        x: Scalar(start), width: contentWidth - (start + trailing), y: 0, height: whole)
    case (.rightDetail, true):
      return PartFrame(
        x: contentWidth - (trailing + own.width), width: Scalar(own.width), y: centered, height: own.height)
    case (.leftDetail, false):
      return PartFrame(
        x: Scalar(margin), width: Scalar(Self.leftDetailWidth), y: centered, height: own.height)
    case (.leftDetail, true):
      return PartFrame(
        x: Scalar(margin + Self.leftDetailStart), width: Scalar(own.width), y: centered,
        height: own.height)
    case (.subtitle, let isDetail):
      let first = subtitleTop(whole, sizes)
      let y = isDetail ? first.y + height(text, sizes) + first.gap : first.y
      return PartFrame(x: Scalar(start), width: Scalar(own.width), y: y, height: own.height)
    case (.rightDetail, false):
      return PartFrame(x: Scalar(start), width: Scalar(own.width), y: centered, height: own.height)
    }
  }

  private func textStart(_ sizes: [IntrinsicSize], height whole: Double) -> Double {
    guard let image, sizes[image].width != nil else { return margin + indentation }
    return margin + indentation + imageSize(sizes, height: whole).width + Self.imageGap
  }

  /// An image that is higher than the content view is scaled to its height.
  private func imageSize(_ sizes: [IntrinsicSize], height whole: Double) -> Size {
    guard let image, let width = sizes[image].width, let height = sizes[image].height, height > 0 else { return .zero }
    let scale = min(1, max(whole, 0) / height)
    return Size(width: (width * scale).rounded(), height: height * scale)
  }

  /// The top of the first of two lines, and the gap between them: 0 if little space is left over, 3 if much is (150 of
  /// 150, 28 of 28), and in between a gap that grows linearly.
  private func subtitleTop(_ whole: Double, _ sizes: [IntrinsicSize]) -> (y: Double, gap: Double) {
    let left = whole - height(text, sizes) - height(detail, sizes)
    let gap = min(max(left - 19, 0), 3)
    return (((left - 2 * gap) / 2).rounded(.up), gap)
  }

  private func height(_ part: Int?, _ sizes: [IntrinsicSize]) -> Double { part.flatMap { sizes[$0].height } ?? 0 }
}
