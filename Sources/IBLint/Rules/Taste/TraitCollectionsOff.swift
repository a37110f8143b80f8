import IBModel
import IBSource
import IBSyntax

struct TraitCollectionsOff: Rule {
  static let info = RuleInfo(
    id: "trait-collections-off", category: "taste", severity: .warning, since: "0.1",
    summary: "The document does not use trait collections, or uses them although the team does not want them.",
    rationale: """
      Without trait collections, properties cannot vary between size classes. This rule is for teams that want them
      everywhere. If the option is false, the rule reports the documents that use them.
      """,
    bad: Example.xib(#"<view id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<view id="iN0-l3-epB"/>"#, attributes: #" useTraitCollections="YES""#),
    isOnByDefault: false,
    options: [RuleOption("expected", .flag, "Whether documents must use trait collections; default: true.")])

  private var expected = true

  mutating func set(_ option: String, to value: OptionValue) {
    if option == "expected", case .flag(let expected) = value { self.expected = expected }
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let root = subject.tree.root, subject.document.header.useTraitCollections != expected else { return }
    reporter.report(
      "the document "
        + "\(expected ? "does not use trait variations: turn on" : "uses trait variations: turn off") Use Trait "
        + "Variations",
      at: root)
  }
}
