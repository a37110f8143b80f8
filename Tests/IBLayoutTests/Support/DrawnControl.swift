import IBContent
import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// A control of a small storyboard, drawn at any size.
struct DrawnControl {
  let scene: ResolvedScene

  /// - Parameters:
  ///   - view: an element of the format, the first subview of a root.
  ///   - words: of the configuration, as of `--on`.
  init(_ view: String, on words: String = "iphone-15") throws {
    scene = try resolved(storyboard(IBTestSupport.scene(rootView(subviews: view))), on: words)
  }

  var control: any Control { scene.views[1].control }

  /// The control's own shapes, without background and text, and without those that there is no room for.
  func shapes(_ size: Size, separator: Rect? = nil) -> [Shape] {
    let context = context(size, separator: separator)
    return control.shapes(in: context).filter(context.holds)
  }

  func context(_ size: Size, separator: Rect? = nil) -> DrawingContext {
    let configuration = scene.configuration
    return DrawingContext(
      size: size, layoutSize: size, palette: SystemPalette(configuration.style), tint: .black,
      isMirrored: configuration.direction == .rightToLeft,
      colors: ColorReader(
        scene.document, style: configuration.style, assets: nil, traits: configuration.assetTraits),
      intrinsics: IntrinsicContext(scene), separator: separator, contentInset: .zero, clip: nil, row: nil)
  }
}

extension ViewAppearance {
  /// The box after everything else; nil for a view without a background.
  var backgroundShape: Shape? { shapes.first.flatMap { $0.isText || $0.fill == nil ? nil : $0 } }
}
