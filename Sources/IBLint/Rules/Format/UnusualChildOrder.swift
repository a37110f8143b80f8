import IBModel
import IBSource
import IBSyntax

struct UnusualChildOrder: Rule {
  static let info = RuleInfo(
    id: "unusual-child-order", category: "format", severity: .note, since: "0.1",
    summary: "Constraints or connections are not in the order that Xcode writes.",
    rationale: """
      Xcode sorts constraints by id, connections by kind, and outlets by property. Someone edited the file manually or
      merged it badly. Xcode reorders the lines on the next save, which adds an unrelated change to a commit. Off by
      default because nothing else depends on the order.
      """,
    bad: example("aaa-aa-002", "aaa-aa-001"), good: example("aaa-aa-001", "aaa-aa-002"), isOnByDefault: false,
    fix: .safe)

  private static func example(_ first: String, _ second: String) -> String {
    Example.xib(
      """
      <view id="iN0-l3-epB">
          <constraints>
              <constraint firstAttribute="\(first.hasSuffix("1") ? "width" : "height")" constant="40" id="\(first)"/>
              <constraint firstAttribute="\(second.hasSuffix("1") ? "width" : "height")" constant="40" id="\(second)"/>
          </constraints>
      </view>
      """)
  }

  /// The kinds of connections in their order (Measurements/Format.md#sorted-containers).
  private static let kinds: [Name] = [.action, .outlet, .outletCollection, .segue]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard subject.document.flavor.isSupported else { return }
    let bytes = subject.tree.source.bytes
    for list in subject.elements(named: .constraints) where !list.has(.key) {
      check(Array(list.children), by: Self.rankOfConstraint, "constraint", bytes, &reporter)
    }
    for list in subject.elements(named: .connections) {
      check(Array(list.children), by: Self.rankOfConnection, "connection", bytes, &reporter)
    }
  }

  /// The sort key of children: numbers precede texts, which are compared byte by byte.
  private struct Rank: Comparable {
    let number: Int
    let text: [UInt8]

    static func < (a: Self, b: Self) -> Bool {
      a.number != b.number ? a.number < b.number : a.text.lexicographicallyPrecedes(b.text)
    }
  }

  /// Ids of converted documents are numbers and are sorted as such.
  private static func rankOfConstraint(_ constraint: XMLElement) -> Rank? {
    guard constraint.name == .constraint, let id = constraint.attribute(.id) else { return nil }
    if let number = Int(id.value), number >= 0 { return Rank(number: number, text: []) }
    return Rank(number: .max, text: Array(id.value.utf8))
  }

  /// Connections of one kind keep the order in which they were made; only outlets are sorted.
  private static func rankOfConnection(_ connection: XMLElement) -> Rank? {
    guard let kind = kinds.firstIndex(of: connection.name) else { return nil }
    guard connection.name == .outlet else { return Rank(number: kind, text: []) }
    return connection.attribute(.property).map { Rank(number: kind, text: Array($0.value.utf8)) }
  }

  /// A list with an unknown child is not checked.
  private func check(
    _ children: [XMLElement], by rank: (XMLElement) -> Rank?, _ noun: String, _ bytes: [UInt8],
    _ reporter: inout Reporter
  ) {
    let ranks = children.compactMap(rank)
    guard ranks.count == children.count,
      let wrong = ranks.indices.dropFirst().first(where: { ranks[$0] < ranks[$0 - 1] })
    else { return }
    let order = children.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    let edits = zip(children.indices, order).filter { $0 != $1 }.map { place, new in
      TextEdit(children[place].range, Array(bytes[children[new].range.lower..<children[new].range.upper]))
    }
    let child = children[wrong]
    reporter.report(
      "\(noun) '\(child[.id]?.shortened ?? "")' is out of order: move it before "
        + "'\(children[wrong - 1][.id]?.shortened ?? "")', where Xcode writes it",
      at: child, fixes: [Fix("put the \(noun)s in order", .safe, edits)])
  }
}
