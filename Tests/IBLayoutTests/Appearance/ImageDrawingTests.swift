import IBAssets
import IBContent
import IBModel
import Testing

@testable import IBLayout

/// Images in pictures: where they are drawn, in which color, and what is drawn where there is no file.
@Suite struct ImageDrawingTests {
  private static let palette = SystemPalette(.light)
  private static let box = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test(arguments: [
    ("scaleToFill", Rect(x: 10, y: 20, width: 100, height: 50)),
    ("scaleAspectFit", Rect(x: 35, y: 20, width: 50, height: 50)),
    ("scaleAspectFill", Rect(x: 10, y: -5, width: 100, height: 100)),
    ("center", Rect(x: 50, y: 35, width: 20, height: 20)), ("topLeft", Rect(x: 10, y: 20, width: 20, height: 20)),
    ("bottomRight", Rect(x: 90, y: 50, width: 20, height: 20)), ("top", Rect(x: 50, y: 20, width: 20, height: 20)),
    ("left", Rect(x: 10, y: 35, width: 20, height: 20)), ("unheard of", Rect(x: 10, y: 20, width: 100, height: 50)),
  ])
  func contentModes(word: String, frame: Rect) {
    #expect(ContentMode(word: word).frame(of: Size(width: 20, height: 20), in: Self.box) == frame)
  }

  @Test func anImageWithoutASizeFillsItsBox() {
    #expect(ContentMode(word: "center").frame(of: .zero, in: Self.box) == Self.box)
  }

  @Test func aFileIsAnImageShapeWithItsStandIn() throws {
    var image = ResolvedImage(name: "Logo", size: Size(width: 4, height: 4), reason: "")
    image.file = "App/Logo.png"
    let shapes = ImageDrawing(palette: Self.palette).shapes(of: image, in: Self.box, tint: .black)
    guard case .image(let drawn)? = shapes.first?.figure else {
      Issue.record("no image: \(shapes)")
      return
    }
    #expect(drawn.file == "App/Logo.png" && drawn.frame == Self.box && shapes[0].fill == .black)
    #expect(Self.words(in: drawn.standIn) == ["Logo"])
  }

  /// An image that nothing defines is a crossed box with its name, and no picture of hills.
  @Test func aMissingImageShowsItsName() {
    let image = ResolvedImage(name: "Gone", size: Size(width: 4, height: 4), reason: "")
    let shapes = ImageDrawing(palette: Self.palette).shapes(of: image, in: Self.box, tint: nil)
    #expect(Self.words(in: shapes) == ["Gone"])
    #expect(shapes.first?.extent == Self.box)
  }

  @Test func aCommonSymbolIsASignAndAnotherOneABoxWithItsName() {
    func shapes(_ name: String) -> [Shape] {
      let symbol = ResolvedImage(name: name, isSystemSymbol: true, reason: "")
      return ImageDrawing(palette: Self.palette).shapes(of: symbol, in: Self.box, tint: .black)
    }
    #expect(Self.words(in: shapes("chevron.right")).isEmpty)
    #expect(shapes("chevron.right").count == 1)
    #expect(Self.words(in: shapes("tortoise.fill")) == ["tortoise.fill"])
    #expect(shapes("plus.circle.fill").count == 3)
    #expect(shapes("plus.circle.fill").first?.fill == .black)
    for name in ["house", "gear", "play.fill", "star", "square.and.arrow.up", "circle", "xmark.square"] {
      #expect(shapes(name).allSatisfy { Self.box.contains($0.extent) }, "\(name)")
    }
  }

  private static func words(in shapes: [Shape]) -> [String] {
    shapes.flatMap { shape -> [String] in
      if case .text(let text) = shape.figure { text.lines.map(\.text) } else { [] }
    }
  }

  // MARK: - Title and image

  private func content(
    _ alignment: TextAlignment, _ placement: ButtonConfigurationContent.ImagePlacement = .leading, height: Double = 40,
    isMirrored: Bool = false
  ) -> TitleAndImage {
    TitleAndImage(
      box: Rect(x: 0, y: 0, width: 100, height: height), alignment: alignment, image: Size(width: 20, height: 20),
      title: Size(width: 30, height: 16), gap: 4, placement: placement, isMirrored: isMirrored)
  }

  @Test func theImageComesBeforeTheTitle() {
    #expect(content(.center).imageFrame(insets: .zero) == Rect(x: 23, y: 10, width: 20, height: 20))
    #expect(content(.center).titleFrame(insets: .zero) == Rect(x: 47, y: 0, width: 30, height: 40))
    #expect(content(.left).imageFrame(insets: .zero).x == 0)
    #expect(content(.right).titleFrame(insets: .zero).maxX == 100)
    #expect(content(.center, isMirrored: true).titleFrame(insets: .zero).x == 23)
    #expect(content(.center, isMirrored: true).imageFrame(insets: .zero).x == 57)
  }

  @Test func theImageMayBeOnAnotherSideOfTheTitle() {
    #expect(content(.center, .trailing).titleFrame(insets: .zero).x == 23)
    #expect(content(.center, .trailing).imageFrame(insets: .zero).x == 57)
    #expect(content(.center, .trailing, isMirrored: true).imageFrame(insets: .zero).x == 23)
    // Together they are 40 high, so 10 are left above and below.
    let (above, below) = (content(.center, .top, height: 60), content(.left, .bottom, height: 60))
    #expect(above.imageFrame(insets: .zero) == Rect(x: 40, y: 10, width: 20, height: 20))
    #expect(above.titleFrame(insets: .zero) == Rect(x: 35, y: 34, width: 30, height: 16))
    #expect(below.titleFrame(insets: .zero) == Rect(x: 0, y: 10, width: 30, height: 16))
    #expect(below.imageFrame(insets: .zero) == Rect(x: 0, y: 30, width: 20, height: 20))
  }

  @Test func insetsMoveWhatIsCenteredByHalf() {
    let insets = Insets(top: 6, left: 10, bottom: 0, right: 0)
    #expect(content(.center).imageFrame(insets: insets) == Rect(x: 28, y: 13, width: 20, height: 20))
    #expect(content(.left).imageFrame(insets: insets).x == 10)
  }

  /// The background of groups in a group, which differs from that of other views only in light mode.
  @Test func theThirdBackgroundsDiffer() {
    let light = SystemPalette(.light)
    let dark = SystemPalette(.dark)
    let (plain, grouped) = ("tertiarySystemBackgroundColor", "tertiarySystemGroupedBackgroundColor")
    #expect(light.named(plain) == .white)
    #expect(light.named(grouped) == light.named("systemGroupedBackgroundColor") && light.named(grouped) != .white)
    #expect(dark.named(plain) == dark.named(grouped) && dark.named(plain)?.red == 44.0 / 255)
    #expect(dark.named(plain)?.blue == 46.0 / 255 && dark.named(plain)?.alpha == 1)
  }

  @Test func aLargeImageIsMadeToFit() {
    let content = TitleAndImage(
      box: Rect(x: 0, y: 0, width: 10, height: 8), alignment: .center, image: Size(width: 20, height: 20),
      title: Size(width: 30, height: 16), gap: 0, isMirrored: false)
    #expect(content.imageFrame(insets: .zero) == Rect(x: 0, y: 0, width: 10, height: 8))
    #expect(content.titleFrame(insets: .zero).width == 0)
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    other.x >= x - 1 && other.y >= y - 1 && other.maxX <= maxX + 1 && other.maxY <= maxY + 1
  }
}
