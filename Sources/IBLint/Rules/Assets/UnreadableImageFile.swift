import IBAssets
import IBSource

struct UnreadableImageFile: Rule {
  static let info = RuleInfo(
    id: "unreadable-image-file", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "A file in an image set is not an image.",
    rationale: """
      The asset catalog compiler fails on a damaged file. It may read a Photoshop file with another ending, so this is a
      note.
      """,
    bad: CatalogExample.images(CatalogExample.image("star.png"))
      + CatalogExample.file(
        "Assets.xcassets/Example.imageset/star.png", "Not found\n"),
    good: CatalogExample.images(CatalogExample.image("star-24x24.png")))

  private static let kinds: Set<AssetSetKind> = [.imageset, .appiconset, .launchimage, .symbolset]
  /// The first bytes of a Photoshop file (Adobe Photoshop File Formats Specification, "File Header Section").
  private static let photoshop = Array("8BPS".utf8)

  /// The first bytes of images in other formats, whose names have the ending of another one. Image I/O recognizes an image
  /// by its bytes (Apple's documentation of `CGImageSourceCreateWithData`: the type hint is optional): TIFF in both byte
  /// orders (TIFF 6.0, section 2), GIF (GIF89a, "Header") and Windows bitmaps (BITMAPFILEHEADER).
  private static let others = [
    [0x49, 0x49, 0x2A, 0x00], [0x4D, 0x4D, 0x00, 0x2A], Array("GIF8".utf8), Array("BM".utf8),
  ]

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard Self.kinds.contains(subject.kind) else { return }
    for (entry, path) in subject.filled {
      guard entry.saysImage, subject.image(path) == .unknown(nil) else { continue }
      let bytes = subject.bytes(path)
      // Reported once for each catalog (unfetched-asset-files).
      if AssetContents.isPointer(bytes) || Self.others.contains(where: bytes.starts) { continue }
      let isPhotoshop = bytes.starts(with: Self.photoshop)
      let reason =
        isPhotoshop
        ? "is a Photoshop file with another ending: export it as PNG"
        : "is damaged or not an image, so Xcode cannot compile it: export it again"
      reporter.report("'\(entry.filename ?? "")' \(reason)", at: entry, severity: isPhotoshop ? .note : nil)
    }
  }
}
