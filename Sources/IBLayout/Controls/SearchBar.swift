import IBContent
import IBModel

struct SearchBar: Control {
  let content: SearchBarContent

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: context.metrics.searchBarHeight)
  }

  // MARK: - Drawing

  func background(in context: DrawingContext) -> DisplayColor? { context.palette.bar }

  func shapes(in context: DrawingContext) -> [Shape] {
    let height = min(Self.fieldHeight, context.size.height)
    let cancel = cancelButton(in: context)
    let buttonWidth = cancel?.lines.first.map { $0.width + Self.fieldInset } ?? 0
    var field = context.band(height: height)
    field.x = Self.fieldInset + (context.isMirrored ? buttonWidth : 0)
    field.width = max(field.width - 2 * Self.fieldInset - buttonWidth, 0)
    let lens = Point(x: context.along(Self.fieldInset + 14), y: context.middle.y - 1)
    let handle = [Point(x: lens.x + 3.5, y: lens.y + 3.5), Point(x: lens.x + 8, y: lens.y + 8)]
    let color = context.palette.secondaryLabel
    var shapes: [Shape] = [
      .box(field, radius: min(Self.fieldRadius, height / 2), fill: context.palette.faintFill),
      .dot(lens, radius: 5, stroke: color),
      .path(ShapePath(through: handle), stroke: color, lineWidth: 1.5),
    ]
    if let text = fieldText(in: context) { shapes += Shape.text(text, clip: field) }
    if let cancel { shapes += Shape.text(cancel, clip: context.bounds) }
    return shapes
  }

  /// The button at the end of the bar, as far from the field as from the edge; estimated by eye.
  private func cancelButton(in context: DrawingContext) -> SetText? {
    guard content.hasCancelButton else { return nil }
    let style = TextSetter.Style(color: context.tint, alignment: context.isMirrored ? .left : .right)
    let size = context.layoutSize
    let box = Rect(
      x: Self.fieldInset, y: 0, width: max(size.width - 2 * Self.fieldInset, 0), height: size.height)
    return context.set([TextRun(text: "Cancel", font: .system(17))], in: box, style)
  }

  private func fieldText(in context: DrawingContext) -> SetText? {
    let style = TextSetter.Style(color: content.text.isEmpty ? context.palette.secondaryLabel : context.palette.label)
    let size = context.layoutSize
    let box = Rect(
      x: Self.textStart, y: 0, width: max(size.width - 2 * Self.textStart, 0), height: size.height)
    let text = content.text.isEmpty ? content.placeholder : content.text
    return context.set([TextRun(text: text, font: .system(17))], in: box, style)
  }

  var explainsItself: Bool { true }

  private static let fieldHeight = 36.0
  private static let fieldRadius = 10.0
  private static let fieldInset = 8.0
  /// The text starts after the field's inset of 8 points and the magnifier; estimated by eye.
  private static let textStart = 38.0
}
