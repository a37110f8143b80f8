import IBAssets
import IBContent
import IBModel

/// A button has the size of its title and image with their insets.
///
/// Source: Measurements/Buttons.md, a key for each form.
struct Button: Control {
  let content: ButtonContent

  private var configuration: ButtonConfigurationContent? { content.configuration }
  /// Whether the title wraps (UIButton's `lineBreakMode`). With a configuration, it wraps by default.
  private var breaksTitle: Bool { content.lineBreakMode.wraps }
  /// Whether the title may fit into a smaller button, because it wraps or insets move it.
  private var mayFitOtherwise: Bool { breaksTitle || content.movesContent }

  // MARK: - Size

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    if let configuration { return configured(configuration, in: context) }
    if content.kind == .info || content.kind == .add { return IntrinsicSize(context.metrics.glyphButton) }
    return classic(in: context)
  }

  /// Without a configuration, the title's size and line height are rounded up to whole points at any scale.
  private func classic(in context: IntrinsicContext) -> IntrinsicSize {
    let font = font(fallbackIn: context)
    let runs = context.runs(content.title, font: font)
    let image = image.flatMap(context.size)
    let titleSize = context.text.size(of: runs, width: nil, maximumLines: 1)
    let lineHeight = context.text.lineHeight(runs.first?.font ?? font).rounded(.up)
    var size = Size(width: titleSize.width.roundedUpToPoint + (image?.width ?? 0), height: 0)
    if let image {
      size.height = max(image.height, lineHeight)
    } else {
      // Insets in the file replace the title's default padding and the least width. A button without a title is as high
      // as one with a title (Measurements/Buttons.md#empty: 30 x 30 for 15 points, 30 x 34 for 18).
      size.height = lineHeight + (content.insets == nil ? ButtonContent.titlePadding : 0)
      if content.insets == nil { size.width = max(size.width, Self.leastWidth) }
    }
    size.width += (content.insets?.left ?? 0) + (content.insets?.right ?? 0)
    size.height += (content.insets?.top ?? 0) + (content.insets?.bottom ?? 0)
    guard let background = content.backgroundImage.flatMap(context.size) else { return IntrinsicSize(size) }
    guard titleSize.width > 0 || image != nil else { return IntrinsicSize(background) }
    return IntrinsicSize(width: max(size.width, background.width), height: max(size.height, background.height))
  }

  /// Source: Measurements/Buttons.md#title (73 of 73).
  private static let leastWidth = 30.0

  /// Source: Measurements/Buttons.md#configuration (height 30 of 39, width 43 of 43, image only 8 of 8).
  private func configured(_ configuration: ButtonConfigurationContent, in context: IntrinsicContext) -> IntrinsicSize {
    let runs = runs(in: context)
    let text = context.text.size(of: runs, width: nil, maximumLines: 1)
    let image = image.flatMap(context.size)
    let hasTitle = text.width > 0
    var inner = Size(width: context.ceilToPixel(text.width), height: 0)
    if hasTitle || image == nil {
      inner.height = context.ceilToPixel(context.text.lineHeight(runs.first?.font ?? context.bodyFont))
    }
    // Source: Measurements/Buttons.md#configuration (8 of 8).
    if !hasTitle, image == nil, content.kind == .info || content.kind == .add { inner = Self.configuredGlyph }
    if let image {
      let gap = hasTitle ? configuration.imagePadding : 0
      switch configuration.imagePlacement {
      case .leading, .trailing:
        inner = Size(width: inner.width + image.width + gap, height: max(inner.height, image.height))
      case .top, .bottom: inner = Size(width: max(inner.width, image.width), height: inner.height + image.height + gap)
      }
    }
    let insets = configuration.contentInsets ?? Self.configurationInsets
    return IntrinsicSize(
      width: inner.width + insets.left + insets.right, height: inner.height + insets.top + insets.bottom)
  }

  /// Xcode measures the title of a configuration without a font as it measures a label in the default font
  /// (Measurements/Buttons.md#configuration).
  var mayBeWholePoints: Bool {
    guard let configuration else { return false }
    return configuration.font == nil && image == nil && !content.shownTitle.isEmpty
  }

  func isInWholePoints(in context: IntrinsicContext) -> Bool { context.isCanvas && mayBeWholePoints }

  var wholePointAxes: [Axis] { [.vertical] }

  /// The size of the symbol of an info or add button with a configuration.
  private static let configuredGlyph = Size(width: 26, height: 20)

  /// The content insets of every style at the medium size.
  private static let configurationInsets = Insets(top: 7, left: 12, bottom: 7, right: 12)

  func isEstimated(in context: IntrinsicContext) -> Bool {
    context.text.isEstimated(runs(in: context))
      || [configuration?.image, content.image].contains { $0?.isSymbol == true }
  }

  var showsCatalogImage: Bool { content.backgroundImage != nil || image?.isSymbol == false }

  var isDrawnInStack: Bool { false }

  // MARK: - Text and image

  func baselines(in context: IntrinsicContext) -> Baselines? {
    // The text's box, whose height is a whole number of points, is centered (Measurements/Text.md#baselines).
    let font = font(fallbackIn: context)
    let box = context.text.lineHeight(font).rounded(.up)
    let baseline = Baseline(ofHeight: 0.5, constant: context.text.ascender(font) - box / 2)
    return Baselines(first: baseline, last: baseline)
  }

  func fittedText(in context: IntrinsicContext) -> FittedText? {
    if let configuration { return longestWord(configuration, in: context) }
    guard !mayFitOtherwise else { return nil }
    let besides = (image.flatMap(context.size)?.width ?? 0) + (content.insets?.left ?? 0) + (content.insets?.right ?? 0)
    return FittedText(runs: runs(in: context), besides: besides)
  }

  /// The title of a button that shows nothing else: no image, no background, no insets.
  func bareTitle(in context: IntrinsicContext) -> FittedText? {
    let isPlain = configuration.map { $0.style == .plain && $0.baseBackground == nil } ?? !mayFitOtherwise
    guard isPlain, content.kind.glyph == nil, image == nil, content.backgroundImage == nil, content.insets == nil else {
      return nil
    }
    return FittedText(runs: runs(in: context))
  }

  /// The size of the image of a button that shows nothing else, in its center; nil for another button, and if the size of
  /// the image is unknown.
  func bareImage(in context: IntrinsicContext) -> Size? {
    guard label?.isEmpty != false, content.kind.glyph == nil, content.backgroundImage == nil,
      emptyEdges == contentInsets,
      let image, content.alignment == .center
    else { return nil }
    return context.size(of: image)
  }

  /// The height of the title and the image next to it, in the middle of a button that shows nothing else; nil for another
  /// button, and if the size of the image is unknown.
  func bareHeight(in context: IntrinsicContext) -> Double? {
    let moved = [content.titleInsets, content.imageInsets]
    guard configuration == nil, content.kind.glyph == nil, content.backgroundImage == nil,
      moved.allSatisfy({ $0.top == 0 && $0.bottom == 0 }), label?.isEmpty == false,
      let image = image.flatMap(context.size)
    else { return nil }
    return max(image.height, context.text.size(of: runs(in: context), width: nil, maximumLines: 1).height)
  }

  /// Whether the image fits above the title, where only code can put it.
  func fitsStacked(in size: Size, _ context: IntrinsicContext) -> Bool {
    guard configuration == nil, let image = image.flatMap(context.size) else { return false }
    let title = context.text.size(of: runs(in: context), width: nil, maximumLines: 1)
    return max(title.width, image.width) <= size.width && title.height + image.height <= size.height
  }

  /// The space at the edges of a button without a background, which shows nothing there.
  var emptyEdges: Insets {
    let isPlain = configuration.map { $0.style == .plain && $0.baseBackground == nil } ?? true
    return isPlain && content.backgroundImage == nil ? contentInsets : .zero
  }

  /// The title of a configuration wraps between words, so only its longest word must fit. A symbol does not count,
  /// because its size is not known to the pixel.
  private func longestWord(
    _ configuration: ButtonConfigurationContent, in context: IntrinsicContext
  ) -> FittedText? {
    let title = runs(in: context)
    guard title.count == 1, !title[0].text.isEmpty else { return nil }
    let words = title[0].text.split(whereSeparator: \.isWhitespace).map {
      TextRun(text: String($0), font: title[0].font)
    }
    let widths = words.map { context.text.size(of: [$0], width: nil, maximumLines: 1).width }
    guard let longest = zip(words, widths).max(by: { $0.1 < $1.1 })?.0 else { return nil }
    let insets = configuration.contentInsets ?? Self.configurationInsets
    var besides = insets.left + insets.right
    let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
    if isBeside, let image, !image.isSymbol, let size = context.size(of: image) {
      besides += size.width + configuration.imagePadding
    }
    return FittedText(runs: [longest], besides: besides)
  }

  func font(in context: IntrinsicContext) -> Font? { runs(in: context).first { !$0.text.isEmpty }?.font }

  var label: String? { configuration?.title.plain ?? content.title.plain }

  var image: ImageReference? { content.shownImage }

  /// The runs of the title in the normal state, from the configuration or else from the button.
  private func runs(in context: IntrinsicContext) -> [TextRun] {
    guard let configuration else { return context.runs(content.title, font: font(fallbackIn: context)) }
    return context.runs(
      content.shownTitle, font: context.font(configuration.font, fallback: titleFont(in: context)))
  }

  /// The font of a configuration's title that sets none: Body, emphasized for the primary role (5 of 5 stored frames
  /// have the width of the semibold title).
  private func titleFont(in context: IntrinsicContext) -> Font {
    var font = context.bodyFont
    if content.role == .primary { font.family = .system(.semibold) }
    return font
  }

  private func font(fallbackIn context: IntrinsicContext) -> Font {
    context.font(content.font, fallback: .system(DefaultFontSize.button(isCustom: content.kind == .custom)))
  }

  // MARK: - Drawing

  func background(in context: DrawingContext) -> DisplayColor? {
    guard let configuration else { return nil }
    let color = context.colors.color(configuration.baseBackground)
    switch configuration.style {
    case .filled: return color ?? context.tint
    case .tinted: return (color ?? context.tint).faded(to: Self.tintedShare)
    case .gray: return color ?? context.palette.fill
    case .plain: return color
    }
  }

  /// The opacity of a tinted button's background; estimated by eye.
  private static let tintedShare = 0.18

  var cornerRadius: Double? {
    configuration.map { $0.cornerStyle == .capsule ? .infinity : Self.configuredRadius }
  }

  /// The corners of a button with a configuration (UIButton.Configuration, corner style dynamic at the default size).
  private static let configuredRadius = 6.0

  func shapes(in context: DrawingContext) -> [Shape] {
    if let glyph = content.kind.glyph {
      let radius = max(min(min(context.size.width, context.size.height), Self.largestGlyph) / 2 - 1, 0)
      return glyph.shapes(at: context.middle, radius: radius, color: context.tint)
    }
    var shapes: [Shape] = []
    if configuration == nil, let background = content.backgroundImage.map(context.intrinsics.image) {
      let isTemplate = background.isSymbol || background.renderingIntent == .template
      shapes += context.shapes(of: background, in: context.bounds, tint: isTemplate ? context.tint : nil)
    }
    guard let image = image.map(context.intrinsics.image) else { return shapes }
    let frame = parts(of: image.size, in: context).imageFrame(
      insets: configuration == nil ? content.imageInsets : .zero)
    return shapes + context.shapes(of: image, in: frame, tint: isTemplate(image) ? imageColor(in: context) : nil)
  }

  /// A button of type system shows an image as a template unless the image sets another mode (UIButton.ButtonType).
  private func isTemplate(_ image: ResolvedImage) -> Bool {
    if image.isSymbol || image.renderingIntent == .template { return true }
    return image.renderingIntent == nil && (content.kind == .system || configuration != nil)
  }

  private func imageColor(in context: DrawingContext) -> DisplayColor {
    configuration == nil && content.isEnabled ? context.tint : titleColor(in: context)
  }

  /// - Parameter image: the size of the image; nil if it is unknown, in which case the image gets the available space.
  private func parts(of image: Size?, in context: DrawingContext) -> TitleAndImage {
    let box = context.layoutBounds.inset(by: contentInsets)
    let title = context.intrinsics.text.size(of: runs(in: context.intrinsics), width: nil, maximumLines: 1)
    let side = min(box.width, box.height)
    return TitleAndImage(
      box: box, alignment: content.alignment, image: image ?? Size(width: side, height: side), title: title,
      gap: configuration?.imagePadding ?? 0, placement: configuration?.imagePlacement ?? .leading,
      isMirrored: context.isMirrored)
  }

  /// The space between the edges and the content.
  private var contentInsets: Insets {
    guard let configuration else { return content.insets ?? .zero }
    return configuration.contentInsets ?? Self.configurationInsets
  }

  private static let largestGlyph = 24.0

  /// With an image, the title has its own box. Without an image, it is aligned in the whole button, less its insets.
  func text(in context: DrawingContext) -> SetText? {
    var style = TextSetter.Style(color: titleColor(in: context))
    style.alignment = content.alignment
    style.isUnderlined = content.shownTitle.isUnderlined
    style.truncation = .init(content.lineBreakMode)
    if breaksTitle || configuration != nil { style.maximumLines = 0 }
    let runs = runs(in: context.intrinsics)
    guard let image = image.map(context.intrinsics.image) else {
      guard configuration == nil else { return context.set(runs, in: context.layoutBounds, style) }
      let box = context.layoutBounds.inset(by: contentInsets).moved(by: content.titleInsets, content.alignment)
      return context.set(runs, in: box, style)
    }
    style.alignment = .left
    // The layout reserved no space for an image of unknown size, so its stand-in must not truncate the title.
    if image.size == nil { style.truncation = .clip }
    let frame = parts(of: image.size, in: context).titleFrame(
      insets: configuration == nil ? content.titleInsets : .zero)
    return context.set(runs, in: frame, style)
  }

  /// A title without its own color has the tint color, or is white on a filled button and on a button of type custom
  /// (UIButton, setTitleColor(_:for:)).
  private func titleColor(in context: DrawingContext) -> DisplayColor {
    if let configuration {
      return context.colors.color(configuration.foreground) ?? (configuration.style == .filled ? .white : context.tint)
    }
    let color = context.colors.color(content.titleColor) ?? (content.kind == .custom ? .white : context.tint)
    return content.isEnabled || content.kind == .custom ? color : context.palette.placeholder
  }

  var explainsItself: Bool { content.kind.glyph != nil }
}

extension ButtonContent.Kind {
  /// The symbol of a button of this type; nil if it has none.
  fileprivate var glyph: CircledGlyph? {
    switch self {
    case .info: .info
    case .add: .add
    case .close: .close
    case .custom, .system: nil
    }
  }
}
