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
    let copies = others.filter { name in
      Self.isCopyOfContents(name) || Self.isCopy(name, among: others, subject)
    }
    if copies.count == 1 {
      let original = Self.isCopyOfContents(copies[0]) ? AssetCatalog.contentsName : Self.parts(of: copies[0])?.original
      reporter.report("file '\(copies[0])' is a copy of '\(original ?? "")': delete it", at: place)
    } else if copies.count > 1 {
      let names = Wording.list(copies.map { "'\($0)'" }, atMost: Self.mostNames)
      reporter.report("\(copies.count) files (\(names)) are copies of others in this folder: delete them", at: place)
    }
    let files = others.filter { !copies.contains($0) }
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

  /// Whether a file is a copy of another one of the set that the Finder made: it has the same contents, or the Finder
  /// copied Contents.json too.
  private static func isCopy(_ name: String, among others: [String], _ subject: AssetSetSubject) -> Bool {
    guard let (original, mark) = parts(of: name), subject.set.files.contains(original) else { return false }
    let bytes = [name, original].map { subject.bytes("\(subject.set.reference.path)/\($0)") }
    return others.contains { isCopyOfContents($0) && parts(of: $0)?.mark == mark }
      || bytes[0] == bytes[1] && !bytes[0].isEmpty
  }

  /// The name of the file of which the Finder made a copy, and the end of the copy's name: `add.png` and `2` for
  /// `add 2.png`, `copy` for `add copy.png`. Nil for another name.
  private static func parts(of name: String) -> (original: String, mark: Substring)? {
    guard let dot = name.lastIndex(of: "."), let space = name[..<dot].lastIndex(of: " ") else { return nil }
    let mark = name[name.index(after: space)..<dot]
    guard mark == "copy" || mark.count == 1 && mark.allSatisfy(\.isWholeNumber) else { return nil }
    return (String(name[..<space] + name[dot...]), mark)
  }

  /// Whether a merge with a conflict, or a person, left a copy: `Contents.json~HEAD`, `Contents 2.json`.
  private static func isCopyOfContents(_ name: String) -> Bool {
    name.hasPrefix(AssetCatalog.contentsName) || name.hasPrefix("Contents ") && name.hasSuffix(".json")
  }
}
