import IBModel
import IBSource
import IBSyntax

struct EmptyConnection: Rule {
  static let info = RuleInfo(
    id: "empty-connection", category: "connections", severity: .error, since: "0.2", platforms: .all,
    summary: "An outlet has no property, or an action has no selector.",
    rationale: """
      The app crashes when it loads the document, or the control does nothing. A manual edit or a bad merge usually
      causes this. Enter the property or selector, or remove the connection.
      """,
    bad: example(""), good: example("amountLabel"))

  private static func example(_ property: String) -> String {
    Example.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
          <connections>
              <outlet property="\(property)" destination="lab-el-001" id="out-le-001"/>
          </connections>
      </placeholder>
      <label text="1" id="lab-el-001"/>
      """)
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for connection in subject.document.connections {
      let attribute: Name
      switch connection.kind {
      case .outlet, .outletCollection: attribute = .property
      case .action: attribute = .selector
      default: continue
      }
      guard let value = connection.element[attribute], value.allSatisfy(\.isWhitespace) else { continue }
      let noun = attribute == .selector ? "an action" : "an outlet"
      reporter.report(
        "\(subject.owner(of: connection.element.parent)) has \(noun) without a name: enter the name, or delete the "
          + "connection", at: attribute, of: connection.element)
    }
  }
}
