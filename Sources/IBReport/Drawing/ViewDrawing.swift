import IBLayout
import IBModel

/// What a view looks like without what lies in it: background, control, text; from back to front.
///
/// Shapes and proportions of controls follow UIKit's standard look by eye. They do not reach out of the frame that the
/// layout found: a control that is too small for one of its shapes goes without it.
enum ViewDrawing {
  /// Nothing for a view without a frame, and for a layout that was not asked for to be drawn.
  static func shapes(of view: ViewLayout, in configuration: TraitConfiguration) -> [Shape] {
    guard let appearance = view.appearance, let size = view.inWindow?.standardized.size, size.width > 0, size.height > 0
    else { return [] }
    let canvas = ControlCanvas(
      size: size, palette: SystemPalette(configuration.style), tint: appearance.tint,
      isMirrored: configuration.direction == .rightToLeft)
    var shapes: [Shape] = []
    if let background = appearance.background {
      let radius = appearance.cornerRadius ?? 0
      shapes.append(.box(canvas.bounds, radius: canvas.fitting(radius), fill: background))
    }
    if let control = appearance.control {
      shapes += control.shapes(on: canvas, hasBackground: appearance.background != nil, hasText: appearance.text != nil)
        .filter(canvas.holds)
    }
    if let text = appearance.text { shapes += Shape.text(text, clip: canvas.bounds) }
    return shapes
  }
}

/// Where and in which colours a control is drawn.
struct ControlCanvas {
  /// The view's, in points.
  let size: Size
  let palette: SystemPalette
  let tint: DisplayColor
  let isMirrored: Bool

  var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
  var middle: Point { Point(x: size.width / 2, y: size.height / 2) }

  /// Whether a shape lies inside the view, its line's width aside.
  func holds(_ shape: Shape) -> Bool {
    let extent = shape.extent
    return extent.x >= -1 && extent.y >= -1 && extent.maxX <= size.width + 1 && extent.maxY <= size.height + 1
  }

  /// A radius that the sides have room for.
  func fitting(_ radius: Double) -> Double { min(radius, min(size.width, size.height) / 2) }

  /// A length along the width from the side where reading begins, as a place from the left.
  func along(_ length: Double) -> Double { isMirrored ? size.width - length : length }

  /// A band of full width in the middle.
  func band(height: Double) -> Rect {
    Rect(x: 0, y: (size.height - height) / 2, width: size.width, height: height)
  }
}

extension Shape {
  /// One shape; none for a text without lines.
  static func text(_ text: SetText, clip: Rect) -> [Shape] {
    guard !text.lines.isEmpty else { return [] }
    let lines = TextLines(clip: clip, lines: text.lines, alignment: text.alignment, font: text.font)
    return [Shape(figure: .text(lines), fill: text.color)]
  }
}

extension ControlAppearance {
  func shapes(on canvas: ControlCanvas, hasBackground: Bool, hasText: Bool) -> [Shape] {
    switch self {
    case .toggle(let isOn, let tint): ToggleDrawing.shapes(isOn: isOn, tint: tint, on: canvas)
    case .slider(let share): TrackDrawing.slider(share, on: canvas)
    case .progress(let share): TrackDrawing.progress(share, on: canvas)
    case .stepper: StepperDrawing.shapes(on: canvas)
    case .segments(let titles, let selected): SegmentsDrawing.shapes(titles, selected: selected, on: canvas)
    case .pages(let count): PagesDrawing.shapes(count, on: canvas)
    case .activity: ActivityDrawing.shapes(on: canvas)
    case .textField(let border): FieldDrawing.textField(border, hasBackground: hasBackground, on: canvas)
    case .searchField(let text): FieldDrawing.searchField(text, on: canvas)
    case .wheels: PickerDrawing.wheels(on: canvas)
    case .dateField: PickerDrawing.dateField(on: canvas)
    case .image: hasText || hasBackground ? [] : ImageDrawing.placeholder(on: canvas)
    case .map: ImageDrawing.map(on: canvas)
    case .web: ImageDrawing.web(on: canvas)
    case .row(let row): RowDrawing.shapes(row, on: canvas)
    case .glyph(let letter): GlyphDrawing.shapes(letter, on: canvas)
    }
  }
}
