import IBContent
import IBConvert
import IBLayout
import IBModel
import ProposalLayout

/// The appearance of a tree's views, as shapes in the coordinates of the host.
struct TreeDrawing {
  private let report: TreeReport
  private let text: TreeText
  private let palette: SystemPalette

  init(_ report: TreeReport) {
    self.report = report
    text = TreeText(report.configuration)
    palette = SystemPalette(report.configuration)
  }

  /// Of one view; empty for containers and modifiers.
  func shapes(of view: PlacedView) -> [Shape] {
    guard case .content(let content) = view.element, !view.isHidden else { return [] }
    let frame = view.frame
    switch content {
    case .flexible(let leaf): return [shape(leaf, frame)]
    case .divider: return [.box(frame, fill: palette.separator)]
    case .image: return [.box(frame, fill: palette.faintFill, stroke: palette.mark)]
    case .hosted: return [.box(frame, fill: palette.faintFill, stroke: palette.tint)]
    case .text(let leaf): return shapes(leaf, frame, view.direction)
    case .control(let leaf): return shapes(leaf, frame, view.direction)
    default: return []
    }
  }

  private func color(_ name: String?) -> DisplayColor? {
    name.flatMap { name in
      if name == "clear" { return .clear }
      return palette.named("system\(name.prefix(1).uppercased())\(name.dropFirst())Color")
        ?? palette.named(name + "Color")
    }
  }

  private func shape(_ leaf: FlexibleLeaf, _ frame: Rect) -> Shape {
    let fill = color(leaf.color) ?? (leaf.shape == nil ? palette.fill : palette.label)
    let least = min(frame.width, frame.height)
    switch leaf.shape {
    case nil, .rectangle: return .box(frame, fill: fill)
    case .roundedRectangle: return .box(frame, radius: min(leaf.cornerRadius, least / 2), fill: fill)
    case .capsule, .ellipse: return .box(frame, radius: least / 2, fill: fill)
    case .circle:
      return .dot(Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2), radius: least / 2, fill: fill)
    }
  }

  private func shapes(_ leaf: TextLeaf, _ frame: Rect, _ direction: LayoutDirection) -> [Shape] {
    guard case .string(let string) = leaf.source else { return [.box(frame, fill: palette.faintFill)] }
    let set = text.set(
      leaf, string, in: frame, color: color(leaf.color) ?? palette.label, isMirrored: direction == .rightToLeft)
    return set.map { Shape.text($0, clip: frame) } ?? []
  }

  /// A control is drawn as a rectangle with its words, because the system decides its appearance.
  private func shapes(_ leaf: ControlLeaf, _ frame: Rect, _ direction: LayoutDirection) -> [Shape] {
    var shapes: [Shape] = []
    if leaf.kind != .button && leaf.kind != .label {
      shapes.append(.box(frame, radius: min(6, frame.height / 2), fill: palette.faintFill))
    }
    guard let words = leaf.label ?? leaf.value, case .string(let string) = words.source else { return shapes }
    var styled = words
    styled.alignment = leaf.kind == .borderedButton ? .center : words.alignment
    if styled.color == nil, leaf.kind == .button || leaf.kind == .borderedButton { styled.color = "tint" }
    let line = text.metrics(of: words.font).lineHeight
    let inset = leaf.kind == .borderedButton || leaf.kind == .button ? 0 : min(SwiftUIControlSizes.gap, frame.width / 2)
    let place = Rect(
      x: frame.x + inset, y: frame.y + max(0, (frame.height - line) / 2), width: frame.width - 2 * inset,
      height: min(line, frame.height))
    let set = text.set(
      styled, string, in: place, color: color(styled.color) ?? palette.label, isMirrored: direction == .rightToLeft)
    return shapes + (set.map { Shape.text($0, clip: place) } ?? [])
  }
}
