import IBAssets
import IBLayout
import IBModel
import IBSource
import IBSyntax

struct StaleImageSize: Rule {
  static let info = RuleInfo(
    id: "stale-image-size", category: "resources", severity: .note, since: "0.1",
    summary: "The size of an image stored in the document differs from the size in its catalog.",
    rationale: """
      Someone replaced the image and has not saved the document since then. Its canvas shows a layout that the app does
      not have, and Xcode changes the entry on the next save. Open and save the document in Xcode. Off by default
      because Keyline must search the project's folder for it.
      """,
    bad: ResourceExample.document(image: "arrow"), good: ResourceExample.document(image: "logo"), isOnByDefault: false)

  static let exampleSurroundings = LintSurroundings.example(
    catalogs: Dictionary(
      uniqueKeysWithValues: [("logo", 20), ("arrow", 24)].flatMap { name, side in
        let folder = "Assets.xcassets/\(name).imageset"
        let contents = CatalogExample.contents("images", CatalogExample.image("\(name).svg", scale: nil))
        return [
          ("\(folder)/Contents.json", contents),
          ("\(folder)/\(name).svg", "<svg width=\"\(side)\" height=\"\(side)\"/>"),
        ]
      }))

  /// Xcode rounds to single precision.
  private static let tolerance = 0.01

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let assets = subject.assets else { return }
    let traits = Self.traits(of: subject.document)
    let era = subject.document.header.toolsVersion.flatMap(CanvasEra.init(toolsVersion:)) ?? .unknown
    for entry in subject.resources.entries where entry.kind == .image && !entry.element.equals(.catalog, "system") {
      guard let stored = subject.document.imageSizes[entry.name],
        let size = assets.image(named: entry.name, for: traits, keepsFractions: era.keepsImageFractions)?.size,
        abs(size.width - stored.width) > Self.tolerance || abs(size.height - stored.height) > Self.tolerance
      else { continue }
      reporter.report(
        "image '\(entry.name.shortened)' is \([size.width, size.height].asPixels) points, but the document stores "
          + [stored.width, stored.height].asPixels + ": open and save the document in Xcode", at: entry.range,
        in: entry.element)
    }
  }

  /// The canvas's traits; without a device the first scale is used (Measurements/Assets.md#canvas-environment).
  private static func traits(of document: Document) -> AssetTraits {
    guard document.header.device != nil, let canvas = ConfigurationSet.canvas(of: document) else {
      return AssetTraits(idiom: document.flavor.platform == .iPadOnly ? "ipad" : "iphone", scale: 1)
    }
    return canvas.assetTraits
  }
}
