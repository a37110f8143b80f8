import IBAssets
import IBSource

/// A file whose content has another format than its extension indicates.
struct AssetOfOtherFormat: Rule {
  static let info = RuleInfo(
    id: "asset-of-other-format", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "An image file's format differs from its extension.",
    rationale: """
      The asset catalog compiler and other tools go by the extension, and do not accept every format. Rename the
      file, or save it in the format that its extension says.
      """,
    bad: CatalogExample.images(CatalogExample.image("jpeg-24x24.png")),
    good: CatalogExample.images(CatalogExample.image("back-24x24.jpg")))

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    for (entry, path) in subject.filled {
      guard case .header(let header) = subject.image(path), let written = entry.fileExtension, entry.saysImage,
        !header.format.extensions.contains(written)
      else { continue }
      reporter.report("'\(entry.filename ?? "")' is a \(header.format.rawValue) file", at: entry)
    }
  }
}
