import IBAssets
import IBSource

struct AssetOfOtherFormat: Rule {
  static let info = RuleInfo(
    id: "asset-of-other-format", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "An image file's format differs from its extension.",
    rationale: """
      The asset catalog compiler reads PNG, JPEG and HEIF with any extension, and rejects WebP and GIF. Rename the file,
      or save it in the format of its extension. Files in a format that compiles are notes.
      """,
    bad: CatalogExample.images(CatalogExample.image("gif-24x24.png")),
    good: CatalogExample.images(CatalogExample.image("back-24x24.jpg")))

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    for (entry, path) in subject.filled {
      guard case .header(let header) = subject.image(path), let written = entry.fileExtension, entry.saysImage,
        !header.format.extensions.contains(written)
      else { continue }
      let name = "'\(entry.filename ?? "")'"
      let format = header.format
      if Self.isCompiled(format) {
        let range = entry.json["filename"]?.range ?? entry.range
        reporter.report(
          "\(name) is a \(Self.word(format)) file: rename it to .\(format.extensions[0])", at: range, severity: .note)
      } else {
        reporter.report(
          "\(name) is a \(Self.word(format)) file, which the asset catalog compiler may reject: save "
            + "it as PNG", at: entry)
      }
    }
  }

  /// Whether such a file is only named wrongly. An estimate: of 14 files of other formats in public projects, 12 were judged
  /// to compile and show; the others were not looked at by format.
  private static func isCompiled(_ format: ImageHeader.Format) -> Bool { format != .webp && format != .gif }

  private static func word(_ format: ImageHeader.Format) -> String {
    format == .webp ? "WebP" : format.rawValue.uppercased()
  }
}
