import IBSource
import IBSyntax

struct OutletToRepeatingContent: Rule {
  static let info = RuleInfo(
    id: "outlet-to-repeating-content", category: "connections", severity: .error, since: "0.1",
    summary: "An outlet from outside refers to an object in a prototype cell.",
    rationale: """
      The table copies a prototype for each row, so no single object exists for the outlet, and Xcode refuses to compile
      the file. Give the cell a custom class and connect the outlet to the cell.
      """,
    bad: example(connection: outlet, inCell: ""), good: example(connection: "", inCell: outlet))

  private static let outlet = """
    <connections>
        <outlet property="title" destination="lab-el-001" id="out-le-001"/>
    </connections>
    """

  private static func example(connection: String, inCell: String) -> String {
    Example.storyboard(
      Example.scene(
        1,
        """
        <tableView key="view" dataMode="prototypes" id="tab-le-001">
            <prototypes>
                <tableViewCell reuseIdentifier="Row" id="cel-l0-001">
                    <tableViewCellContentView key="contentView" tableViewCell="cel-l0-001" id="con-te-001">
                        <subviews>
                            <label text="Title" id="lab-el-001"/>
                        </subviews>
                    </tableViewCellContentView>
        \(inCell)
                </tableViewCell>
            </prototypes>
        </tableView>
        \(connection)
        """), attributes: #" initialViewController="con-tr-001""#)
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for outlet in subject.elements(named: [.outlet, .outletCollection]) {
      guard let destination = outlet[.destination].flatMap({ subject.objects[$0] }),
        let cell = Self.prototype(around: destination), !cell.contains(outlet)
      else { continue }
      reporter.report(
        "outlet '\(outlet[.property] ?? "")' refers to an object in a prototype, which is copied for each row, "
          + "so Xcode cannot compile the document: move the outlet to the prototype's "
          + "custom class", at: .destination, of: outlet,
        notes: [.init("this \(cell.tag) is a prototype", at: cell.startTagRange)])
    }
  }

  /// The outermost cell or supplementary view around an element that is copied at run time.
  private static func prototype(around element: XMLElement) -> XMLElement? {
    var prototype: XMLElement?
    var current: XMLElement? = element
    while let inner = current {
      let isCell = inner.parent.map(PrototypeCells.isContainer) ?? false
      let isHeader = inner.name == .collectionReusableView && inner.parent?.name == .collectionView
      if isCell || isHeader { prototype = inner }
      current = inner.parent
    }
    return prototype
  }
}
