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
        + "\(isInstalled ? "installed" : "not installed") there anyway: remove the entry"
    case (.value(let name), _):
      "sets \(ObjectWords.words(of: name.onOneLine)) to the value that it already has: remove the value from the "
        + "variation"
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

  /// One finding for all variations with the same reason.
  private func reportUnreachable(in subject: DocumentSubject, into reporter: inout Reporter) {
    let reach = subject.reach
    guard !reach.assumesFamilies, !reach.families.contains(where: \.assumesOrientations), !reach.runsOnMac,
      !reach.mayTurnByCode
    else { return }
    let shown = Self.environments(of: reach.classes)
    let dead = subject.document.variations.filter { variation in
      let own = EnvironmentSet(variation.traits)
      return !variation.isDefault && !own.isEmpty && own.isDisjoint(with: shown)
    }
    let groups = Dictionary(grouping: dead, by: { Self.reason($0, reach) })
    for (reason, variations) in groups.sorted(by: { $0.key < $1.key }) {
      guard let first = variations.first else { continue }
      let keys = Wording.list(Set(variations.map { Self.words(forKey: $0.key) }).sorted())
      let isOne = variations.count == 1
      let subject = isOne ? "variation \(keys) never applies" : "\(variations.count) variations for \(keys) never apply"
      reporter.report("\(subject), because the app \(reason): delete \(isOne ? "it" : "them")", at: first.element)
    }
  }

  /// Why a variation never applies: the classes in which it would, or the Mac.
  private static func reason(_ variation: Variation, _ reach: Reach) -> String {
    if variation.traits.contains(.userInterfaceIdiom("mac")) { return "does not run on a Mac" }
    let own = EnvironmentSet(variation.traits)
    let absent = Set(Reach.Class.allCases).subtracting(reach.classes)
    let needed = Reach.Class.allCases.filter { absent.contains($0) && !own.isDisjoint(with: environments(of: [$0])) }
    return needed.isEmpty
      ? "is shown on \(Wording.list(reach.classes.map(\.name))) only"
      : "is never shown on \(Wording.list(needed.map(\.name), last: "or"))"
  }

  private static func environments(of classes: [Reach.Class]) -> EnvironmentSet {
    Set(classes.flatMap(\.sizeClasses)).reduce(into: EnvironmentSet()) {
      $0.formUnion(EnvironmentSet($1, isMac: false))
    }
  }
}
