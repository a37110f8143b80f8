import IBAssets
import IBSource

struct AssetOfOtherFormat: Rule {
  static let info = RuleInfo(
    id: "asset-of-other-format", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "An image file's format differs from its extension.",
    rationale: """
      The asset catalog compiler rejects WebP and GIF: save the image as PNG. It reads PNG, JPEG and HEIF with any
      extension, so the rule does not report these. Other formats are notes.
      """,
    bad: CatalogExample.images(CatalogExample.image("gif-24x24.png")),
    good: CatalogExample.images(CatalogExample.image("back-24x24.jpg")))

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    // A file may fill several slots.
    var seen: Set<String> = []
    for (entry, path) in subject.filled where seen.insert(path).inserted {
      guard case .header(let header) = subject.image(path), let written = entry.fileExtension, entry.saysImage,
        case let format = header.format, !format.extensions.contains(written), !Self.compiled.contains(format)
      else { continue }
      let file = "'\(entry.filename ?? "")' is in \(Self.word(format)) format"
      if Self.rejected.contains(format) {
        reporter.report("\(file), which the asset catalog compiler may reject: save it as PNG", at: entry)
      } else {
        let range = entry.json["filename"]?.range ?? entry.range
        reporter.report(
          "\(file): change the extension to .\(format.extensions[0])",
          at: range, severity: .note)
      }
    }
  }

  /// The formats that compile with any extension. An estimate: of 14 files of other formats in public projects, 12 were
  /// judged to compile and show; the others were not looked at by format.
  private static let compiled: [ImageHeader.Format] = [.png, .jpeg, .heif]
  private static let rejected: [ImageHeader.Format] = [.webp, .gif]

  private static func word(_ format: ImageHeader.Format) -> String {
    format == .webp ? "WebP" : format.rawValue.uppercased()
  }
}
