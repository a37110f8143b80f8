import IBLayout
import IBSource

/// A view whose stored frame is not the one its constraints give it.
struct StaleFrame: LayoutRule {
  static let topic = Diagnosis.Topic.misplaced
  static let remedy = "; update the frame"

  static let info = RuleInfo(
    id: "stale-frame", category: "layout", severity: .note, since: "0.1",
    summary: "The stored frame of a view differs from the frame that its constraints give on the same canvas.",
    rationale: """
      Interface Builder shows a misleading picture, and the next save adds the moved frame to an unrelated commit. Use
      'Update Frames' in Xcode. The rule checks only frames that follow from constants in the file, on the document's
      own canvas.
      """,
    bad: example(frame: "16 59 40 60"), good: example(frame: "16 59 40 40"), isOnByDefault: false,
    offBecause: "in 46 projects, users saw none of 295 findings, because the app replaces stored frames")

  private static func example(frame: String) -> String {
    Example.layout(
      Example.placed("view", "box-00-001", frame: frame) + "</view>",
      Example.constraint("cst-00-001", "box-00-001.top", "roo-t0-001.top", constant: 59)
        + Example.constraint("cst-00-002", "box-00-001.leading", "roo-t0-001.leading", constant: 16)
        + Example.constraint("cst-00-003", "box-00-001.width", constant: 40)
        + Example.constraint("cst-00-004", "box-00-001.height", constant: 40))
  }
}
