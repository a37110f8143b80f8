import IBAssets
import IBSource

struct UnfetchedAssetFiles: Rule {
  static let info = RuleInfo(
    id: "unfetched-asset-files", category: "assets", severity: .warning, since: "0.2", platforms: .all,
    summary: "Files of an asset catalog are Git LFS pointers.",
    rationale: """
      Git did not fetch the content of the files, so the app cannot show them, and Keyline cannot check their
      sizes. Keyline reports them once for each catalog.
      """,
    bad: CatalogExample.images(CatalogExample.image("star.png"))
      + CatalogExample.file(
        "Assets.xcassets/Example.imageset/star.png", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n"),
    good: CatalogExample.images(CatalogExample.image("star-24x24.png")))

  func check(_ subject: CatalogSubject, into reporter: inout Reporter) {
    // Git LFS usually tracks files by extension, so checking one file of each extension is enough.
    var arePointers: [Substring: Bool] = [:]
    var first: (set: AssetCatalog.Reference, name: String)?
    var count = 0
    for set in subject.named {
      for file in subject.files.list(set.path) where !file.isFolder && file.name != AssetCatalog.contentsName {
        let suffix = file.name[(file.name.lastIndex(of: ".") ?? file.name.endIndex)...]
        if arePointers[suffix] == nil {
          let start = subject.files.start("\(set.path)/\(file.name)", AssetContents.pointerStartLength)
          arePointers[suffix] = start.map(AssetContents.isPointer) ?? false
        }
        guard arePointers[suffix] == true else { continue }
        if first == nil { first = (set, file.name) }
        count += 1
      }
    }
    guard let first else { return }
    let words =
      count == 1
      ? "is a Git LFS pointer"
      : "and \(Wording.count(count - 1, "other file")) of the catalog are Git LFS pointers"
    reporter.report("'\(first.name.shortened)' \(words): run 'git lfs pull'", about: first.set)
  }
}
