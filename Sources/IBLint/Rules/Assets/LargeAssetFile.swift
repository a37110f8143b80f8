import IBAssets
import IBSource

struct LargeAssetFile: Rule {
  static let info = RuleInfo(
    id: "large-asset-file", category: "assets", severity: .note, since: "0.1", platforms: .all,
    summary: "A file in an image set is larger than 2 MB.",
    rationale: """
      A large file adds to the app's download size, and decoding it takes memory. Save the image at the size at which the
      app shows it, or as JPEG or HEIC. Off by default because Keyline must read every file for it.
      """,
    bad: CatalogExample.images(CatalogExample.image("large-4000x3000.jpg")),
    good: CatalogExample.images(CatalogExample.image("sky-4000x3000.jpg")), isOnByDefault: false)

  /// In bytes (Measurements/Assets.md#large-files).
  private static let limit = 2_000_000

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .imageset else { return }
    for (entry, path) in subject.filled {
      let size = subject.bytes(path).count
      guard size > Self.limit else { continue }
      let megabytes = (Double(size) / 100_000).rounded() / 10
      reporter.report(
        "'\(entry.filename ?? "")' is \(megabytes) MB: save it at the size at which the app shows it, or as JPEG or "
          + "HEIC", at: entry)
    }
  }
}
