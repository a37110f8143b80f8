import IBSource
import IBSyntax

struct DuplicateAction: Rule {
  static let info = RuleInfo(
    id: "duplicate-action", category: "connections", severity: .warning, since: "0.1", platforms: .all,
    summary: "An object sends the same action to the same target for the same event twice.",
    rationale: """
      A control adds the same target and action only once, but on some systems bar items and gesture recognizers send
      the action twice. If someone later removes one of the connections, the other still sends the action. Delete the
      duplicate.
      """,
    bad: Example.xib(example(again: true)), good: Example.xib(example(again: false)), fix: .safe)

  private static func example(again: Bool) -> String {
    let repetition = """
              <action selector="tap:" destination="iN0-l3-epB" eventType="touchUpInside" id="act-io-002"/>
      """
    return """
      <view id="iN0-l3-epB">
          <subviews>
              <button id="but-to-001">
                  <connections>
                      <action selector="tap:" destination="iN0-l3-epB" eventType="touchUpInside" id="act-io-001"/>
      \(again ? repetition : "")
                  </connections>
              </button>
          </subviews>
      </view>
      """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for connections in subject.elements(named: .connections) {
      let actions = connections.children(named: .action)
      for (_, action, original) in actions.repetitions(of: { [$0[.selector], $0[.destination], $0[.eventType]] }) {
        reporter.report(
          "action '\(action[.selector] ?? "")' of \(subject.owner(of: connections)) is connected twice to the same "
            + "target: delete one of the connections",
          at: .selector, of: action, notes: [.init("first here", at: original.startTagRange)],
          fixes: [Fix("remove the repetition", .safe, [SyntaxEdit.remove(action)])])
      }
    }
  }
}
