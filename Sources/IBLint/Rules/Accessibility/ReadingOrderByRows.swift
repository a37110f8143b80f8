import IBLayout
import IBSource
import IBSyntax

/// Columns of texts that VoiceOver reads row by row.
struct ReadingOrderByRows: LayoutRule {
  static let topic = Diagnosis.Topic.readingOrder
  static let remedy = "; set shouldGroupAccessibilityChildren for each column"

  static let info = RuleInfo(
    id: "reading-order-by-rows", category: "accessibility", severity: .note, since: "0.2",
    summary: "VoiceOver reads columns row by row, although each column belongs together.",
    rationale: """
      VoiceOver reads a screen row by row from the top. If two numbers have their names below them, it reads both
      numbers and then both names. WCAG 1.3.2 requires an order that preserves the meaning. Set
      'shouldGroupAccessibilityChildren' for each column, as a runtime attribute or in code. The rule reports
      side-by-side columns whose rows match in font from column to column but differ in font within a column. It does
      not report columns with a single font, because row order is right for those. Off by default because code can group
      the columns.
      """,
    bad: example(grouped: false), good: example(grouped: true), isOnByDefault: false)

  private static func example(grouped: Bool) -> String {
    let attribute = """
      <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="\(groups)" value="YES"/>
      </userDefinedRuntimeAttributes>

      """
    func column(_ id: String, _ number: String, _ name: String) -> String {
      """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="\(id)-001">
          <subviews>
              <label text="\(number)" id="\(id)-002"><fontDescription key="fontDescription" type="system" pointSize="28"/></label>
              <label text="\(name)" id="\(id)-003"><fontDescription key="fontDescription" type="system" pointSize="13"/></label>
          </subviews>
          \(grouped ? attribute : "")</stackView>

      """
    }
    return Example.layout(
      Example.placed("stackView", "row-00-001", #"spacing="20""#, frame: "16 67 120 50")
        + "<subviews>\n\(column("lef-t0", "42", "Steps"))\(column("rig-ht", "7", "Floors"))</subviews>\n</stackView>",
      Example.constraint("cst-00-001", "row-00-001.top", "saf-e0-001.top", constant: 8)
        + Example.constraint("cst-00-002", "row-00-001.leading", "saf-e0-001.leading", constant: 16))
  }

  private static let groups = "shouldGroupAccessibilityChildren"

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    let columns = issue.parties.compactMap { subject.objects[$0.id] }
    let around = issue.view.flatMap { subject.objects[$0] }
    return !columns.contains(where: Self.isGrouped) && around?.isWholeAccessibilityElement != true
  }

  /// Whether VoiceOver reads the whole content of an element before it continues.
  private static func isGrouped(_ element: XMLElement) -> Bool {
    let attributes = element.child(named: .userDefinedRuntimeAttributes)?.children
    return element.isWholeAccessibilityElement || attributes?.contains { $0.equals(.keyPath, groups) } ?? false
  }
}
