import IBLayout
import IBSource

/// A text that differs too little in brightness from its background.
struct LowContrast: LayoutRule {
  static let topic = Diagnosis.Topic.contrast
  static let remedy = "; choose colors with more contrast"

  static let info = RuleInfo(
    id: "low-contrast", category: "accessibility", severity: .note, since: "0.2",
    summary: "Text has too little contrast with its background.",
    rationale: """
      WCAG 1.4.3 requires a contrast of 4.5 : 1, or 3 : 1 for large text (at least 18 points, or 14 if bold). Keyline
      uses the colors that the app shows, in light and in dark appearance. It does not check text over images or under
      custom classes. Off by default because designers choose colors on purpose, and code changes them.
      """,
    bad: example(white: "0.8"), good: example(white: "0.3"), isOnByDefault: false)

  private static func example(white: String) -> String {
    Example.layout(
      Example.placed("view", "pan-el-001", frame: "0 59 200 100") + """
        <subviews>
            <label text="Total" id="lab-el-001" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="8" y="8" width="36" height="20.5"/>
                <color key="textColor" white="\(white)" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </label>
        </subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        <constraints>
            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="pan-el-001" secondAttribute="top" constant="8" id="cst-00-011"/>
            <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="pan-el-001" secondAttribute="leading" constant="8" id="cst-00-012"/>
        </constraints>
        </view>

        """,
      Example.constraint("cst-00-001", "pan-el-001.top", "saf-e0-001.top")
        + Example.constraint("cst-00-002", "pan-el-001.leading", "roo-t0-001.leading")
        + Example.constraint("cst-00-003", "pan-el-001.width", constant: 200)
        + Example.constraint("cst-00-004", "pan-el-001.height", constant: 100))
  }
}
