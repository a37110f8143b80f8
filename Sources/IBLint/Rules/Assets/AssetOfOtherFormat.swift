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
    var refused: [ImageHeader.Format: [(file: String, entry: AssetEntry)]] = [:]
    for (entry, path) in subject.filled where seen.insert(path).inserted {
      guard case .header(let header) = subject.image(path), let written = entry.fileExtension, entry.saysImage,
        case let format = header.format, !format.extensions.contains(written), !Self.compiled.contains(format)
      else { continue }
      let file = "'\(entry.filename ?? "")' is in \(Self.word(format)) format"
      if Self.rejected.contains(format) {
        refused[format, default: []].append((file, entry))
      } else {
        let range = entry.json["filename"]?.range ?? entry.range
        reporter.report(
          "\(file): change the extension to .\(format.extensions[0])",
          at: range, severity: .note)
      }
    }
    // One conversion writes all files of a set.
    for format in Self.rejected {
      guard let files = refused[format], let (file, entry) = files.first else { continue }
      let others = Wording.count(files.count - 1, "other file")
      reporter.report(
        files.count == 1
          ? "\(file), which the asset catalog compiler may reject: save it as PNG"
          : "\(file), and so \(files.count == 2 ? "is" : "are") \(others) of the set, and the asset catalog compiler may "
            + "reject them: save them as PNG", at: entry)
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
