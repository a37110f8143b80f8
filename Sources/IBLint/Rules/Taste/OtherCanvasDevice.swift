import IBSource
import IBSyntax

struct OtherCanvasDevice: Rule {
  static let info = RuleInfo(
    id: "other-canvas-device", category: "taste", severity: .warning, since: "0.1",
    summary: "The canvas of the document shows a different device than the team uses.",
    rationale: """
      Changing the canvas device changes all frames in a file. If all files use the same device, diffs stay small. Choose
      the device in the device bar and save.
      """,
    bad: Example.xib(#"<view id="iN0-l3-epB"/>"#, head: #"<device id="retina6_1" orientation="portrait"/>"#),
    good: Example.xib(#"<view id="iN0-l3-epB"/>"#, head: #"<device id="retina4_7" orientation="portrait"/>"#),
    isOnByDefault: false, options: [RuleOption("device", .text, "The id of the device; default: retina4_7.")])

  private var device = "retina4_7"

  mutating func set(_ option: String, to value: OptionValue) {
    if option == "device", case .text(let device) = value { self.device = device }
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let device = subject.elements(named: .device).first, let id = device[.id], id != self.device else { return }
    reporter.report(
      "the canvas shows '\(id)' instead of '\(self.device)': choose that device and save the document",
      at: .id, of: device)
  }
}
