import IBAssets
import IBSource

struct MissingAssetFile: Rule {
  static let info = RuleInfo(
    id: "missing-asset-file", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "An asset set names a file that does not exist.",
    rationale: """
      The slot stays empty, and the app shows another variant or nothing. A name that differs only in case works on most
      Macs and fails elsewhere. Add the file, or remove the name from the slot. Keyline only counts the files that git
      tracks but did not check out.
      """,
    bad: CatalogExample.images(CatalogExample.image("missing-9x9.png")),
    good: CatalogExample.images(CatalogExample.image("back-9x9.png")))

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    for entry in subject.set.entries {
      guard let name = entry.filename, !subject.set.files.contains(name), !subject.set.folders.contains(name) else {
        continue
      }
      let similar = subject.set.files.first { $0.lowercased() == name.lowercased() }
      if similar == nil, subject.isNotCheckedOut(name) { continue }
      let rest =
        similar.map { ", except on disks that ignore case: rename '\($0)'" }
        ?? ", so its slot stays empty: add the file, or clear the slot"
      reporter.report("file '\(name)' does not exist\(rest)", at: entry, severity: subject.isUsed() ? nil : .note)
    }
  }
}
