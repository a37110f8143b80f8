import IBModel
import IBSyntax

/// A button is as large as its title and image with the insets around them.
///
/// Source: facts/layout/open/OPEN.md 2 and open/buttons.json, row by row; facts/layout/RULES.md d.
enum ButtonIntrinsics {
  static func size(of button: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    if let configuration = configuration(of: button) {
      return configured(button, configuration, in: context)
    }
    if let side = glyphSide(button[.buttonType], in: context) { return IntrinsicSize(side) }
    return classic(button, in: context)
  }

  static func baselines(of button: ResolvedView, in context: IntrinsicContext) -> Baselines? {
    // The text's box, a whole number of points high, stands in the middle (facts/layout/open/OPEN.md 8).
    let font = font(of: button, in: context)
    let box = context.text.lineHeight(font).rounded(.up)
    let baseline = Baseline(ofHeight: 0.5, constant: context.text.ascender(font) - box / 2)
    return Baselines(first: baseline, last: baseline)
  }

  /// What the image and the insets of a button without a configuration take of its width, in points.
  static func roomBesideTitle(of button: ResolvedView, in context: IntrinsicContext) -> Double {
    let insets = edgeInsets(button)
    return (image(of: button, in: context)?.width ?? 0) + (insets?.left ?? 0) + (insets?.right ?? 0)
  }

  // MARK: - Without a configuration

  /// The title of a classic button rounds up to whole points, whatever the scale; so does its line.
  private static func classic(_ button: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    let font = font(of: button, in: context)
    let title = title(of: button, font: font, in: context)
    let image = image(of: button, in: context)
    let insets = edgeInsets(button)
    let titleSize = context.text.size(of: title, width: nil, maximumLines: 1)
    let lineHeight = context.text.lineHeight(title.first?.font ?? font).rounded(.up)
    let hasTitle = titleSize.width > 0
    var width = titleSize.width.roundedUpToPoint + (image?.width ?? 0)
    var height: Double
    if let image {
      height = max(image.height, lineHeight)
    } else {
      // An inset of the file's takes the place of the room that a title has by itself. A button without a title is as
      // high as one with (facts/layout/intrinsic-sizes.json, button: 30 x 30 for 15 points, 30 x 34 for 18).
      height = lineHeight + (insets == nil ? Self.titlePadding : 0)
      width = max(width, Self.leastWidth)
    }
    width += (insets?.left ?? 0) + (insets?.right ?? 0)
    height += (insets?.top ?? 0) + (insets?.bottom ?? 0)
    guard let background = background(of: button, in: context) else {
      return IntrinsicSize(width: width, height: height)
    }
    guard hasTitle || image != nil else { return IntrinsicSize(background) }
    return IntrinsicSize(width: max(width, background.width), height: max(height, background.height))
  }

  /// Source: facts/layout/open/buttons.json, classic ("h = ceil(lineHeight) + 12": 689 of 724).
  private static let titlePadding = 12.0
  /// Source: facts/layout/open/buttons.json, classic ("minimum 30": 73 of 73).
  private static let leastWidth = 30.0

  /// The buttons that show a glyph of the system's.
  private static func glyphSide(_ type: String?, in context: IntrinsicContext) -> Size? {
    switch type {
    case "infoLight", "infoDark", "detailDisclosure", "contactAdd": context.metrics.glyphButton
    default: nil
    }
  }

  /// Nil where the insets are absent or all zero, which is the same to a button; Xcode writes the smallest normal
  /// number (2.2e-308) for a zero that was set by hand, and that one counts as set.
  private static func edgeInsets(_ button: ResolvedView) -> Insets? {
    guard let inset = button.child(key: "contentEdgeInsets") else { return nil }
    let insets = Insets(edges: inset)
    return insets == .zero ? nil : insets
  }

  // MARK: - With a configuration

  /// Source: facts/layout/open/buttons.json, configuration (height 30 of 39, width 43 of 43, image only 8 of 8).
  private static func configured(
    _ button: ResolvedView, _ configuration: XMLElement, in context: IntrinsicContext
  ) -> IntrinsicSize {
    let runs = title(of: button, configuration, in: context)
    let text = context.text.size(of: runs, width: nil, maximumLines: 1)
    let image = image(of: button, in: context)
    let hasTitle = text.width > 0
    var content = Size(width: context.ceilToPixel(text.width), height: 0)
    if hasTitle || image == nil {
      content.height = context.ceilToPixel(context.text.lineHeight(runs.first?.font ?? context.bodyFont))
    }
    if let image {
      content.width += image.width + (hasTitle ? configuration.number(.imagePadding) ?? 0 : 0)
      content.height = max(content.height, image.height)
    }
    return IntrinsicSize(
      width: content.width + 2 * Self.configurationInset.width,
      height: content.height + 2 * Self.configurationInset.height)
  }

  /// Content insets of every style at the medium size: 12 at the sides, 7 above and below.
  private static let configurationInset = Size(width: 12, height: 7)

  // MARK: - Title, image, font

  /// What a newer button is described by; nil for a classic one.
  static func configuration(of button: ResolvedView) -> XMLElement? {
    button.child(key: "configuration").flatMap { $0.name == .buttonConfiguration ? $0 : nil }
  }

  /// The pieces of the title in the normal state; their texts are empty where the button has none.
  static func titleRuns(of button: ResolvedView, in context: IntrinsicContext) -> [TextRun] {
    if let configuration = configuration(of: button) { return title(of: button, configuration, in: context) }
    return title(of: button, font: font(of: button, in: context), in: context)
  }

  /// The configuration's title, else the classic one that stands beside it.
  private static func title(
    of button: ResolvedView, _ configuration: XMLElement, in context: IntrinsicContext
  ) -> [TextRun] {
    let font = context.font(
      configuration.child(key: "titleFontDescription"), fallback: titleFont(of: button, in: context))
    var runs = [TextRun(text: configuration[.title] ?? configuration.child(key: "title")?.text ?? "", font: font)]
    if let attributed = configuration.child(key: "attributedTitle") { runs = context.runs(attributed, fallback: font) }
    // A configuration with an image and no title shows the image alone (stored frames: 6 of 6 buttons as wide as it).
    let mayShowOther = runs.allSatisfy(\.text.isEmpty) && ImageReference(configuration, key: "image") == nil
    return mayShowOther ? title(of: button, font: font, in: context) : runs
  }

  /// The font of a configuration's title without one of its own: Body, emphasized for the primary role of its scene
  /// (stored frames: the width of the semibold title in 5 of 5 titles, of the regular one in none).
  private static func titleFont(of button: ResolvedView, in context: IntrinsicContext) -> Font {
    var font = context.bodyFont
    if button[.role] == "primary" { font.family = .system(.semibold) }
    return font
  }

  /// Whether the button shows a symbol, whose size is an estimate.
  static func showsSymbol(_ button: ResolvedView) -> Bool {
    [configuration(of: button), button.child(key: "normal")].contains { element in
      element.flatMap { ImageReference($0, key: "image") }?.isSymbol == true
    }
  }

  /// Source: facts/layout/RULES.md d ("Button default font: 15 (system/roundedRect), 18 (custom)").
  private static func font(of button: ResolvedView, in context: IntrinsicContext) -> Font {
    let isCustom = button[.buttonType] == nil || button[.buttonType] == "custom"
    let description = button.child(key: "fontDescription")
    return context.font(description, fallback: .system(isCustom ? 18 : 15))
  }

  private static func title(of button: ResolvedView, font: Font, in context: IntrinsicContext) -> [TextRun] {
    guard let state = button.child(key: "normal") else { return [TextRun(text: "", font: font)] }
    if let attributed = state.child(key: "attributedTitle"), attributed.name == .attributedString {
      return context.runs(attributed, fallback: font)
    }
    return [TextRun(text: state[.title] ?? state.child(key: "title")?.text ?? "", font: font)]
  }

  /// The image in the normal state: the configuration's, else the classic one that stands beside it.
  static func imageReference(of button: ResolvedView) -> ImageReference? {
    configuration(of: button).flatMap { ImageReference($0, key: "image") }
      ?? button.child(key: "normal").flatMap { ImageReference($0, key: "image") }
  }

  private static func image(of button: ResolvedView, in context: IntrinsicContext) -> Size? {
    imageReference(of: button).flatMap { context.size(of: $0) }
  }

  private static func background(of button: ResolvedView, in context: IntrinsicContext) -> Size? {
    button.child(key: "normal").flatMap { ImageReference($0, key: "backgroundImage", attribute: .backgroundImage) }
      .flatMap { context.size(of: $0) }
  }
}

extension Double {
  /// Up to a whole point, with the tolerance for sums of advances.
  var roundedUpToPoint: Double { ceilToPixel(self, scale: 1) }
}
