import IBModel
import IBSource
import IBSyntax

struct EmptyContainer: Rule {
  static let info = RuleInfo(
    id: "empty-container", category: "format", severity: .note, since: "0.1",
    summary: "A list of subviews, constraints, connections or runtime attributes is empty.",
    rationale: """
      Xcode never writes an empty list. A manual edit or a bad merge left it; the next save removes the line, which adds
      an unrelated change to a commit. Off by default because nothing else depends on it.
      """,
    bad: example("<subviews/>\n"), good: example(""), isOnByDefault: false, fix: .safe)

  private static func example(_ list: String) -> String {
    Example.xib(
      """
      <view id="iN0-l3-epB">
          <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
          \(list)
      </view>
      """)
  }

  /// Lists that are never empty in 1,655 documents of Xcode; others, such as sections and toolbar items, may be empty.
  private static let lists: [Name] = [.subviews, .constraints, .connections, .userDefinedRuntimeAttributes]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard subject.document.flavor.isSupported else { return }
    for list in subject.elements(named: Self.lists) where list.firstChild == nil && !list.has(.key) {
      reporter.report(
        "\(subject.owner(of: list.parent)) has an empty list of \(ObjectWords.words(of: list.tag)): remove the list",
        at: list,
        fixes: [Fix("remove the empty list", .safe, [SyntaxEdit.remove(list)])])
    }
  }
}
