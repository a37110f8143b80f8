import IBAssets
import IBSource

struct UnassignedAssetFile: Rule {
  static let info = RuleInfo(
    id: "unassigned-asset-file", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "A file in the folder of a set does not belong to any slot.",
    rationale: """
      Xcode shows it as an unassigned child, warns in each build, and leaves it out of the app. Assign it to a slot, or
      delete it. The rule does not report the source files of design programs, such as .psd and .sketch files, texts such
      as a README, and the files in which Windows stores the appearance of folders.
      """,
    bad: CatalogExample.images(#""filename" : "a-9x9.png", "scale" : "1x""#),
    good: CatalogExample.images(CatalogExample.image("a-9x9.png")))

  /// The kinds of sets whose slots name every file in the folder.
  private static let kinds: Set<AssetSetKind> = [.imageset, .appiconset, .launchimage, .symbolset]

  /// The files in which Windows stores the appearance of folders.
  private static let ofWindows: Set<String> = ["thumbs.db", "desktop.ini"]

  /// The extensions of design programs, whose files are the sources of a set's images.
  private static let drawings = [".afdesign", ".afphoto", ".ai", ".psd", ".sketch", ".xcf", ".xd"]

  /// The extensions of texts about a set, such as the README that Flutter puts into the set of the launch image.
  private static let texts = [".md", ".txt"]

  /// The most files that a message names. Chosen: what fits on a line.
  private static let mostNames = 3

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard Self.kinds.contains(subject.set.reference.kind), let root = subject.contents.root else { return }
    let used = Set(subject.set.entries.compactMap { $0.filename?.lowercased() })
    let place = root.member(subject.set.reference.kind.listKey ?? "")?.keyRange ?? SourceRange(0, 0)
    let others = subject.set.files.filter { name in
      !name.hasPrefix(".") && !used.contains(name.lowercased()) && !Self.ofWindows.contains(name.lowercased())
        && !(Self.drawings + Self.texts).contains(where: name.lowercased().hasSuffix)
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
