import IBAssets
import IBSource

struct UnassignedAssetFile: Rule {
  static let info = RuleInfo(
    id: "unassigned-asset-file", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "A file in the folder of a set does not belong to any slot.",
    rationale: """
      Xcode shows it as an unassigned child, warns in each build, and leaves it out of the app. Assign it to a slot, or
      delete it. The rule does not report files that are no images, such as those of design programs, scripts and texts.
      """,
    bad: CatalogExample.images(#""filename" : "a-9x9.png", "scale" : "1x""#),
    good: CatalogExample.images(CatalogExample.image("a-9x9.png")), likeness: .message)

  /// The kinds of sets whose slots name every file in the folder.
  private static let kinds: Set<AssetSetKind> = [.imageset, .appiconset, .launchimage, .symbolset]

  /// The endings of images that a slot can have. Authors put other files, such as sources of drawings, scripts and texts,
  /// next to the images on purpose.
  private static let images = [
    ".gif", ".heic", ".heif", ".jpeg", ".jpg", ".pdf", ".png", ".svg", ".tif", ".tiff", ".webp",
  ]

  /// The most files that a message names. Chosen: what fits on a line.
  private static let mostNames = 3

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard Self.kinds.contains(subject.set.reference.kind), let root = subject.contents.root else { return }
    let used = Set(subject.set.entries.compactMap { $0.filename?.lowercased() })
    let place = root.member(subject.set.reference.kind.listKey ?? "")?.keyRange ?? SourceRange(0, 0)
    let others = subject.set.files.filter { name in
      !name.hasPrefix(".") && !used.contains(name.lowercased())
        && (Self.isCopyOfContents(name) || Self.images.contains(where: name.lowercased().hasSuffix))
    }
    for name in others where Self.isCopyOfContents(name) {
      reporter.report("file '\(name)' is a copy of '\(AssetCatalog.contentsName)': delete it", at: place)
    }
    let files = others.filter { !Self.isCopyOfContents($0) }
    if files.count == 1 {
      reporter.report(
        "file '\(files[0])' is not assigned to a slot, so the build leaves it out: assign it, or delete it", at: place)
    } else if files.count > 1 {
      let names = Wording.list(files.map { "'\($0)'" }, atMost: Self.mostNames)
      reporter.report(
        "\(files.count) files (\(names)) are not assigned to a slot, so the build leaves them out: assign them, or "
          + "delete them",
        at: place)
    }
    for entry in subject.set.entries where entry.isUnassigned {
      reporter.report("'\(entry.filename ?? "")' is an unassigned child: assign it to a slot, or delete it", at: entry)
    }
    for entry in subject.set.entries where entry.slot.idiom == nil && !entry.isUnassigned {
      guard let name = entry.filename else { continue }
      reporter.report("'\(name)' has no idiom, so it is unassigned: add an idiom", at: entry)
    }
  }

  /// Whether a merge with a conflict, or a person, left a copy: `Contents.json~HEAD`, `Contents 2.json`.
  private static func isCopyOfContents(_ name: String) -> Bool {
    name.hasPrefix(AssetCatalog.contentsName) || name.hasPrefix("Contents ") && name.hasSuffix(".json")
  }
}
