import IBSource
import IBSyntax

struct SimulatedMetrics: Rule {
  static let info = RuleInfo(
    id: "simulated-metrics", category: "taste", severity: .warning, since: "0.1",
    summary: "The document has simulated metrics from before Xcode 9.",
    rationale: """
      Newer versions of Xcode choose the device for the whole canvas and drop the element on the next save. Open
      and save the file.
      """,
    bad: Example.xib(#"<view id="iN0-l3-epB"/>"#, tail: #"<simulatedMetricsContainer key="defaultSimulatedMetrics"/>"#),
    good: Example.xib(#"<view id="iN0-l3-epB"/>"#),
    isOnByDefault: false)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for container in subject.elements(named: .simulatedMetricsContainer) {
      reporter.report(
        "the document has simulated metrics, which Xcode 9 and later drop: open and save the document in Xcode",
        at: container)
    }
  }
}
