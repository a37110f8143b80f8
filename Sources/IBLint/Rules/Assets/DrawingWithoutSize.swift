import IBAssets
import IBSource

/// An SVG file that does not say how large it is.
struct DrawingWithoutSize: AssetRule {
  static let info = RuleInfo(
    id: "drawing-without-size", category: "assets", severity: .note, since: "0.1",
    summary: "An SVG file has neither width nor height.",
    rationale: """
      Xcode takes the size of its view box, other tools take what room there is. Write width and height into the root
      element. It is off because Xcode does with it what most people want.
      """, bad: "", good: "", isOnByDefault: false)

  func check(_ context: inout AssetContext) {
    guard context.kind == .imageset else { return }
    for (entry, path) in context.filled {
      guard case .header(let header) = context.image(path), header.format == .svg,
        !ImageHeader.statesSize(svg: context.bytes(path))
      else { continue }
      context.report("'\(entry.filename ?? "")' has neither width nor height", at: entry)
    }
  }
}
