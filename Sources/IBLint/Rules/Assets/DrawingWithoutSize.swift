import IBAssets
import IBSource

struct DrawingWithoutSize: Rule {
  static let info = RuleInfo(
    id: "drawing-without-size", category: "assets", severity: .note, since: "0.1", platforms: .all,
    summary: "An SVG file has no width and no height.",
    rationale: """
      Xcode uses the size of the view box; other tools fill the available space. Add a width and a height to the root
      element. Off by default because Xcode's behavior is usually intended.
      """,
    bad: example(""),
    good: example(#" width="24" height="24""#), isOnByDefault: false)

  private static func example(_ size: String) -> String {
    CatalogExample.images(CatalogExample.image("star.svg", scale: nil))
      + CatalogExample.file(
        "Assets.xcassets/Example.imageset/star.svg",
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"\#(size)/>"# + "\n")
  }

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .imageset else { return }
    for (entry, path) in subject.filled {
      guard case .header(let header) = subject.image(path), header.format == .svg,
        !ImageHeader.statesSize(svg: subject.bytes(path))
      else { continue }
      reporter.report(
        "'\(entry.filename ?? "")' has no width and no height, so tools other than Xcode fill the available space: "
          + "add both to its root element", at: entry)
    }
  }
}
