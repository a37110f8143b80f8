import IBLayout
import IBModel
import IBProject
import IBSource

struct UnusedVariation: Rule {
  static let info = RuleInfo(
    id: "unused-variation", category: "constraints", severity: .note, since: "0.2",
    summary: "A variation changes nothing.",
    rationale: """
      The variation repeats a value, or installs an object that is already installed, in every size class; or no device
      of the project shows the app in its size class. A reader of the document expects a difference that does not exist.
      Delete the variation.
      """,
    bad: Example.xib(example(hidden: "NO"), attributes: traits),
    good: Example.xib(example(hidden: "YES"), attributes: traits), isOnByDefault: false,
    offBecause: "correct but harmless; 91 of 97 findings were in 3 of 31 projects, and 'keyline report' lists them",
    report: .unused)

  private static let traits = #" useTraitCollections="YES""#

  private static func example(hidden: String) -> String {
    """
    <view hidden="NO" id="iN0-l3-epB">
        <variation key="heightClass=compact" hidden="\(hidden)"/>
    </view>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let document = subject.document
    guard !document.variations.isEmpty, document.header.useTraitCollections else { return }
    for statement in VariationAudit(document).idle where !Self.isOfCell(statement, in: subject) {
      let start: Message =
        "variation \(Self.words(forKey: statement.key)) of "
        + "\(statement.owner, named: document.name(of: statement.owner)) "
      reporter.report(
        start + Self.words(statement, in: document), at: statement.range, objectID: statement.owner)
    }
    reportUnreachable(in: subject, into: &reporter)
  }

  // MARK: - Without effect

  /// The views of a cell in an old document are its content view's, which has no id.
  private static func isOfCell(_ statement: VariationAudit.IdleStatement, in subject: DocumentSubject) -> Bool {
    guard statement.reason == .noSuchChild, case .view(let index)? = subject.document.objects[statement.owner] else {
      return false
    }
    return subject.document.views[index].kind.isCell
  }

  private static func words(_ statement: VariationAudit.IdleStatement, in document: Document) -> Message {
    switch (statement.content, statement.reason) {
    case (.entry(let child, let isInstalled), .noSuchChild):
      "\(isInstalled ? "includes" : "excludes") \(child, named: document.name(of: child)), which is not its child: remove the entry"
    case (.entry(let child, let isInstalled), .holdsAnyway):
      "\(isInstalled ? "includes" : "excludes") \(child, named: document.name(of: child)), which is "
        + "already \(isInstalled ? "installed" : "not installed") there: remove the entry"
    case (.value(let name), _):
      "sets \(ObjectWords.words(of: name.onOneLine)) to the value that it already has: remove it"
    }
  }

  /// The key in words, such as `wR hC`. Traits other than size classes keep their spelling.
  static func words(forKey key: String) -> String {
    let letters = key.split(separator: "-").map { trait in
      switch trait {
      case "widthClass=compact": "wC"
      case "widthClass=regular": "wR"
      case "heightClass=compact": "hC"
      case "heightClass=regular": "hR"
      default: String(trait).onOneLine
      }
    }
    return letters.sorted(by: >).joined(separator: " ")
  }

  // MARK: - Unreachable

  /// One finding for each key.
  private func reportUnreachable(in subject: DocumentSubject, into reporter: inout Reporter) {
    let reach = subject.reach
    guard !reach.assumesFamilies, !reach.families.contains(where: \.assumesOrientations), !reach.runsOnMac,
      !reach.mayTurnByCode
    else { return }
    let reached = Set(reach.classes.flatMap(\.sizeClasses))
    let environments = reached.reduce(into: EnvironmentSet()) { $0.formUnion(EnvironmentSet($1, isMac: false)) }
    let dead = subject.document.variations.filter { variation in
      let own = EnvironmentSet(variation.traits)
      return !variation.isDefault && !own.isEmpty && own.isDisjoint(with: environments)
    }
    for (key, variations) in Dictionary(grouping: dead, by: \.key).sorted(by: { $0.key < $1.key }) {
      guard let first = variations.first else { continue }
      let others = variations.count - 1
      let key = Self.words(forKey: key)
      let subject =
        others == 0 ? "variation \(key) never applies" : "\(variations.count) variations for \(key) never apply"
      let reason =
        first.traits.contains(.userInterfaceIdiom("mac"))
        ? "does not run on a Mac" : "is shown on \(Wording.list(reach.classes.map(\.name))) only"
      reporter.report(
        "\(subject), because the app \(reason): delete \(others == 0 ? "it" : "them")", at: first.element)
    }
  }
}
