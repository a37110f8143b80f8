import IBAssets
import IBSource

/// A file that is no image at all.
struct UnreadableImageFile: AssetRule {
  static let info = RuleInfo(
    id: "unreadable-image-file", category: "assets", severity: .warning, since: "0.1",
    summary: "A file of an image set is no image.",
    rationale: """
      The compiler of asset catalogs fails on it. It is damaged, of a format that only its program reads, or a pointer
      of Git LFS whose content was not fetched.
      """, bad: "", good: "")

  private static let kinds: Set<AssetSetKind> = [.imageset, .appiconset, .launchimage, .symbolset]
  private static let pointer = Array("version https://git-lfs.github.com/spec/".utf8)

  func check(_ context: inout AssetContext) {
    guard Self.kinds.contains(context.kind) else { return }
    for (entry, path) in context.filled {
      guard entry.saysImage, context.image(path) == .unknown(nil) else { continue }
      let isPointer = context.bytes(path).starts(with: Self.pointer)
      let reason = isPointer ? "is a pointer of Git LFS; run 'git lfs pull'" : "is no image that can be read"
      context.report("'\(entry.filename ?? "")' \(reason)", at: entry)
    }
  }
}

extension AssetEntry {
  /// The extension of its file, lower case; nil for a name without one.
  var fileExtension: String? {
    guard let name = filename, let dot = name.lastIndex(of: ".") else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Whether the name is that of an image of a format that can be told.
  var saysImage: Bool { fileExtension.map(Self.imageExtensions.contains) ?? false }

  private static let imageExtensions = Set(ImageHeader.Format.allCases.flatMap(\.extensions))
}
