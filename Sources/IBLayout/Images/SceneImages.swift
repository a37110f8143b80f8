import IBAssets
import IBContent
import IBModel

/// Finds the images of a scene.
///
/// A running app shows the images of the catalogs. Xcode laid the canvas out with the sizes that it stored in the
/// document, so on the canvas they take precedence (Measurements/Assets.md#stored-history: if the two differ, the image
/// was replaced and the scene not saved again).
struct SceneImages: Sendable {
  /// Nil if only the document is known.
  let assets: DocumentAssets?
  let document: Document
  let configuration: TraitConfiguration

  /// The image of a reference, with its size in points if known.
  func image(_ reference: ImageReference, symbolSize: Size?) -> ResolvedImage {
    if reference.isSymbol { return symbol(reference, symbolSize) }
    let stored = document.imageSizes[reference.name]
    let defined = assets?.image(
      named: reference.name, for: configuration.assetTraits,
      keepsFractions: configuration.canvasEra?.keepsImageFractions ?? true)
    guard var image = defined else { return undefined(reference, stored) }
    if assets?.givesSizes == false {
      image.size = stored
    } else if let stored, stored != image.size, configuration.canvasEra != nil || image.size == nil {
      image.size = stored
      image.reason += "; the document stores its size"
    }
    return image
  }

  private func symbol(_ reference: ImageReference, _ size: Size?) -> ResolvedImage {
    let reason =
      size == nil ? "system symbol of unknown size" : "system symbol, its size estimated from its aspect"
    return ResolvedImage(name: reference.name, isSystemSymbol: true, size: size, reason: reason)
  }

  private func undefined(_ reference: ImageReference, _ stored: Size?) -> ResolvedImage {
    let source = stored == nil ? "its size is unknown" : "the document stores its size"
    let absence = assets == nil ? "" : "not found in any asset catalog or file; "
    return ResolvedImage(name: reference.name, size: stored, reason: absence + source)
  }
}
