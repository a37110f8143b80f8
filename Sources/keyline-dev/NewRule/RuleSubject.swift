/// The subject of a new rule, with the text of its first file.
enum RuleSubject: String, CaseIterable {
  case document, layout, project, assetSet = "asset-set", catalog

  /// The files of `Tests/IBLintTests/Fixtures/<id>` by name: one with a finding of the rule, one without.
  var fixtures: [(String, String)] {
    switch self {
    case .document:
      [
        ("fires.xib", Self.xib(#"<view hidden="YES" id="vie-w0-001"/> <!-- expect: message -->"#)),
        ("silent.xib", Self.xib(#"<view id="vie-w0-001"/>"#)),
      ]
    case .layout, .project:
      [
        ("fires.storyboard", Self.storyboard(" <!-- expect: message -->")),
        ("silent.storyboard", Self.storyboard("")),
      ]
    case .assetSet, .catalog: []
    }
  }

  func source(of rule: NewRule) -> String {
    """
    \(imports)

    struct \(rule.type): \(self == .layout ? "LayoutRule" : "Rule") {\(topic)
      static let info = RuleInfo(
        id: "\(rule.id)", category: "\(rule.category)", severity: .\(rule.severity), since: "0.1",
        summary: "\(rule.summary)",
        rationale: "",
        bad: \(examples.bad),
        good: \(examples.good), isOnByDefault: false)

    \(body)
    }

    """
  }

  private var imports: String {
    switch self {
    case .document: "import IBSource\nimport IBSyntax"
    case .layout: "import IBLayout\nimport IBSource"
    case .project: "import IBSource"
    case .assetSet, .catalog: "import IBAssets\nimport IBSource"
    }
  }

  private var topic: String { self == .layout ? "\n  static let topic = Diagnosis.Topic.ambiguity\n" : "" }

  private var examples: (bad: String, good: String) {
    switch self {
    case .document:
      (##"Example.xib(#"<view hidden="YES" id="vie-w0-001"/>"#)"##, ##"Example.xib(#"<view id="vie-w0-001"/>"#)"##)
    case .layout: (#"Example.layout("", "")"#, #"Example.layout("", "")"#)
    case .project: (#"Example.storyboard(Example.scene(1, ""))"#, #"Example.storyboard(Example.scene(1, ""))"#)
    case .assetSet, .catalog:
      (
        #"CatalogExample.images(CatalogExample.image("back-24x24.png"))"#,
        #"CatalogExample.images(CatalogExample.image("back-24x24.png"))"#
      )
    }
  }

  private var body: String {
    switch self {
    case .layout:
      """
        /// Whether an issue about the topic is worth a finding.
        func isReported(_ issue: LayoutIssue, in document: DocumentSubject) -> Bool {
          false
        }
      """
    default:
      """
        func check(_ subject: \(subjectType), into reporter: inout Reporter) {
        }
      """
    }
  }

  private var subjectType: String {
    switch self {
    case .document: "DocumentSubject"
    case .layout: "LayoutSubject"
    case .project: "ProjectSubject"
    case .assetSet: "AssetSetSubject"
    case .catalog: "CatalogSubject"
    }
  }

  private static func xib(_ object: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            \(object)
        </objects>
    </document>

    """
  }

  private static func storyboard(_ comment: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="con-tr-001">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sce-ne-001">
                <objects>
                    <viewController id="con-tr-001" sceneMemberID="viewController">
                        <view key="view" id="roo-t0-001">\(comment)
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <viewLayoutGuide key="safeArea" id="saf-e0-001"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }
}
