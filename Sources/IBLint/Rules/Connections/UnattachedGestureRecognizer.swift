import IBCode
import IBModel
import IBSource
import IBSyntax

struct UnattachedGestureRecognizer: Rule {
  static let info = RuleInfo(
    id: "unattached-gesture-recognizer", category: "connections", severity: .warning, since: "0.2",
    summary: "A gesture recognizer is not attached to a view.",
    rationale: """
      The recognizer never sends its action. Someone deleted the view, or its connection to the recognizer. Drag the
      recognizer onto the view, or delete it. The rule does not report a recognizer that an outlet refers to, because
      code can attach it.
      """,
    bad: example(""), good: example(connection))

  static let sources: SourceNeeds = .declarations

  private static let connection = """
    <connections>
            <outletCollection property="gestureRecognizers" destination="tap-ge-001" appends="YES" id="out-le-001"/>
        </connections>
    """

  private static func example(_ connections: String) -> String {
    Example.xib(
      """
      <view id="iN0-l3-epB">
          \(connections)
      </view>
      <tapGestureRecognizer id="tap-ge-001">
          <connections>
              <action selector="tap:" destination="iN0-l3-epB" id="act-io-001"/>
          </connections>
      </tapGestureRecognizer>
      """)
  }

  private static let recognizers: [Name] = [
    .gestureRecognizer, .panGestureRecognizer, .pinchGestureRecognizer, .pongPressGestureRecognizer,
    .rotationGestureRecognizer, .screenEdgePanGestureRecognizer, .swipeGestureRecognizer, .tapGestureRecognizer,
  ]

  /// Whether an element is a gesture recognizer to which no connection leads.
  static func isUnattached(_ element: XMLElement, _ subject: DocumentSubject) -> Bool {
    recognizers.contains(element.name) && element[.id].map { !subject.code.reach($0) } ?? false
  }

  /// The views to which a gesture recognizer is attached; empty for another object.
  static func views(of element: XMLElement, _ subject: DocumentSubject) -> [XMLElement] {
    guard recognizers.contains(element.name), let id = element[.id] else { return [] }
    return subject.document.connections.filter { $0.kind == .outletCollection && $0.destination == id }
      .compactMap { $0.element.parent?.parent }
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for recognizer in subject.elements(named: Self.recognizers) {
      guard Self.isUnattached(recognizer, subject),
        let action = recognizer.child(named: .connections)?.child(named: .action)
      else { continue }
      let absent = subject.words(forAbsent: action)
      // Only one of several classes with the name may have the action.
      let remedy = subject.isOfOneClass(targetOf: action) ? ": drag it onto a view, or delete it" : ": delete it"
      reporter.report(
        "\(subject.document.name(of: recognizer)) is not attached to a view, so its action never runs"
          + (absent.map { ", and \($0): delete it" } ?? remedy), at: recognizer)
    }
  }
}
