import IBAssets
import IBContent
import IBModel

struct IntrinsicContext {
  /// The part that all texts and content size categories share. It is a class, because the context is copied for each
  /// view.
  private final class Surroundings: Sendable {
    let scene: SceneContent
    let metrics: ControlMetrics
    let images: SceneImages
    let isVerticallyCompact: Bool
    let isInSheet: Bool

    init(_ scene: ResolvedScene, assets: DocumentAssets?, isInSheet: Bool) {
      self.scene = scene.content
      metrics = ControlMetrics.of(scene.configuration)
      images = SceneImages(assets: assets, document: scene.document, configuration: scene.configuration)
      isVerticallyCompact = scene.configuration.vertical == .compact
      self.isInSheet = isInSheet
    }
  }

  private let surroundings: Surroundings
  var configuration: ContentTraits
  var text: TextMeasurer
  /// Whether the Mac that saved the file had only the system font, so a replacement font was used
  /// (Measurements/Text.md#replacement-font).
  var lacksFonts = false

  /// - Parameters:
  ///   - isInSheet: whether the scene is in a sheet that does not fill the window.
  ///   - assets: the source of images; nil if only the document is known.
  ///   - fonts: the fonts in the project.
  init(
    _ scene: ResolvedScene, isInSheet: Bool = false, assets: DocumentAssets? = nil, fonts: FontLibrary = .none
  ) {
    surroundings = Surroundings(scene, assets: assets, isInSheet: isInSheet)
    configuration = ContentTraits(scene.configuration)
    text = TextMeasurer(era: scene.configuration.systemFont, fonts: fonts)
  }

  var scene: SceneContent { surroundings.scene }
  var metrics: ControlMetrics { surroundings.metrics }
  var images: SceneImages { surroundings.images }
  /// Too few views depend on this trait to measure all of them again when it changes (`IntrinsicSizes`).
  var isVerticallyCompact: Bool { surroundings.isVerticallyCompact }
  /// Whether the scene is in a sheet that does not fill the window.
  var isInSheet: Bool { surroundings.isInSheet }

  var isCanvas: Bool { configuration.canvasEra != nil }

  /// Whether views of designable classes have the size that their code returned. On a device, they have.
  var showsDesignables: Bool { configuration.canvasEra?.showsDesignables ?? true }

  /// The length, rounded up to the next pixel.
  func ceilToPixel(_ length: Double) -> Double {
    IBLayout.ceilToPixel(length, scale: configuration.scale)
  }
}

// MARK: - Fonts

extension IntrinsicContext {
  private var resolver: FontResolver {
    var resolver = FontResolver(textSize: configuration.textSize, fonts: text.fonts)
    resolver.hasSmallTitles = configuration.canvasEra?.hasSmallTitles == true
    resolver.lacksFonts = lacksFonts
    return resolver
  }

  /// The font of a `<fontDescription>`; `fallback` if the file has none.
  func font(_ attributes: FontAttributes?, fallback: Font) -> Font {
    guard let attributes else { return fallback }
    if attributes.style != nil { scene.textStyles.note() }
    return resolver.resolve(attributes, defaultSize: fallback.size)
  }

  func font(of fragment: AttributedText.Fragment, fallback: Font) -> Font {
    var font = font(fragment.font, fallback: fallback)
    if let kerning = fragment.kerning { font.spacing = kerning }
    guard let paragraph = fragment.paragraph else { return font }
    font.paragraph = paragraph.lineHeight
    if paragraph.lineSpacing > 0 { font.leading = text.linePitch(font) + paragraph.lineSpacing }
    return font
  }

  /// The runs of a text with their fonts. A plain text is one run, possibly empty.
  ///
  /// - Parameter font: the font of runs that set none.
  func runs(_ text: TextContent, font: Font) -> [TextRun] {
    guard let attributed = text.attributed else { return [TextRun(text: text.plain ?? "", font: font)] }
    return attributed.fragments.map { TextRun(text: $0.text, font: self.font(of: $0, fallback: font)) }
  }

  /// The body font of the configuration's content size category.
  var bodyFont: Font {
    scene.textStyles.note()
    return resolver.textStyle("UICTFontTextStyleBody") ?? .system(17)
  }
}

// MARK: - Images

extension IntrinsicContext {
  /// The image of a reference; for a symbol with its estimated size.
  func image(_ reference: ImageReference) -> ResolvedImage {
    images.image(reference, symbolSize: reference.isSymbol ? SymbolSize.size(of: reference, in: self) : nil)
  }

  /// The size of an image in points; nil for one of unknown size.
  func size(of reference: ImageReference) -> Size? { image(reference).size }
}

extension Double {
  /// Rounded up to a whole point, with the tolerance for rounding errors.
  var roundedUpToPoint: Double { ceilToPixel(self, scale: 1) }
}
