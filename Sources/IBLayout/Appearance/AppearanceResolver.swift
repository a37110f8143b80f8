import IBAssets
import IBContent
import IBModel

/// Computes how views look once their frames are known.
struct AppearanceResolver {
  let scene: ResolvedScene
  let intrinsics: IntrinsicContext
  private let colors: ColorReader
  private let palette: SystemPalette

  /// - Parameter style: light or dark; nil for the configuration's style.
  init(scene: ResolvedScene, intrinsics: IntrinsicContext, style: InterfaceStyle? = nil) {
    self.scene = scene
    self.intrinsics = intrinsics
    let style = style ?? scene.configuration.style
    palette = SystemPalette(style, contrast: scene.configuration.contrast)
    var traits = scene.configuration.assetTraits
    traits.style = style == .dark ? .dark : .light
    colors = ColorReader(scene.document, style: style, assets: intrinsics.images.assets, traits: traits)
  }

  /// Whether the appearance's colors are known: without catalogs, named colors have only the document's light values.
  var knowsColors: Bool { colors.knowsColors }

  /// - Parameters:
  ///   - layout: the view's layout, with its frame in the window.
  ///   - layoutSize: the view's size, in points and not rounded, so that text wraps as it did in the layout.
  func appearance(of index: Int, _ layout: ViewLayout, layoutSize: Size) -> ViewAppearance {
    let view = scene.views[index]
    var appearance = ViewAppearance()
    appearance.opacity = view.style.alpha
    appearance.clips = view.style.clipsSubviews ?? view.kind.scrolls
    appearance.explainsItself = view.control.explainsItself
    guard let context = context(of: index, layout, layoutSize: layoutSize) else { return appearance }
    appearance.text = view.control.text(in: context)
    if context.size.width > 0, context.size.height > 0 {
      appearance.shapes = shapes(of: view, appearance.text, in: context)
    }
    return appearance
  }

  /// The titles of a static table's sections, in the table's coordinates; empty for any other view.
  func sectionTitles(of table: Int, in layouts: [ViewLayout]) -> [Shape] {
    guard let content = scene.views[table].table, content.isStatic else { return [] }
    return SectionTitles(scene: scene, table: table, style: content.style, measurer: intrinsics.text, palette: palette)
      .shapes(in: layouts)
  }

  /// The color of the view's own background; nil for none. See `appearance` for the parameters.
  func background(of index: Int, _ layout: ViewLayout, layoutSize: Size) -> DisplayColor? {
    context(of: index, layout, layoutSize: layoutSize)?.background
  }

  /// Nil for a view without a frame in the window.
  private func context(of index: Int, _ layout: ViewLayout, layoutSize: Size) -> DrawingContext? {
    guard let size = layout.inWindow?.standardized.size else { return nil }
    let view = scene.views[index]
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let radius = min(view.style.cornerRadius ?? 0, min(size.width, size.height) / 2)
    var context = DrawingContext(
      size: size, layoutSize: layoutSize, palette: palette, tint: tint(at: index),
      isMirrored: scene.configuration.direction == .rightToLeft, colors: colors, intrinsics: intrinsics,
      separator: layout.separator, contentInset: layout.adjustedContentInset ?? .zero,
      clip: view.style.clipsSubviews == true ? ShapeImage.Clip(rect: bounds, radius: radius) : nil,
      row: RowAppearance(of: index, in: scene))
    context.background = colors.color(view.style.background) ?? view.control.background(in: context)
    return context
  }

  /// Omits shapes that extend beyond the frame.
  private func shapes(of view: ResolvedView, _ text: SetText?, in context: DrawingContext) -> [Shape] {
    var shapes: [Shape] = []
    if let background = context.background {
      let radius = view.control.cornerRadius ?? view.style.cornerRadius ?? 0
      let box = Shape.box(context.bounds, radius: context.fitting(radius), fill: background)
      shapes.append(context.row?.background(context.bounds, color: background) ?? box)
    }
    shapes += view.control.shapes(in: context).filter(context.holds)
    if let text { shapes += Shape.text(text, clip: context.bounds) }
    return shapes + border(of: view, in: context)
  }

  /// A border inside the edge, as a layer draws it (CALayer.borderWidth, documented).
  private func border(of view: ResolvedView, in context: DrawingContext) -> [Shape] {
    guard let border = view.style.border, border.width > 0,
      2 * border.width < min(context.size.width, context.size.height)
    else { return [] }
    let half = border.width / 2
    let edge = Rect(
      x: half, y: half, width: context.size.width - border.width, height: context.size.height - border.width)
    let radius = max(context.fitting(view.style.cornerRadius ?? 0) - half, 0)
    return [.box(edge, radius: radius, stroke: colors.color(border.color) ?? .black, lineWidth: border.width)]
  }

  /// The tint of the view or of the nearest superview that sets one.
  private func tint(at index: Int) -> DisplayColor {
    let owner = scene.nearest(from: index) { colors.color($0.style.tint) != nil }
    return owner.flatMap { colors.color(scene.views[$0].style.tint) } ?? palette.tint
  }
}
