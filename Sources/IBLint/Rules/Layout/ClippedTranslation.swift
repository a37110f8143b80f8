import IBLayout
import IBModel
import IBSource
import IBTexts

/// A text that its frame cuts off in a translation, or on request would in a longer one.
struct ClippedTranslation: LayoutRule {
  static let topic = Diagnosis.Topic.clippedTranslation
  static let remedy = "; leave more room, or let the text wrap or shrink"

  static let info = RuleInfo(
    id: "clipped-translation", category: "layout", severity: .note, since: "0.1",
    summary: "Text is cut off in a translation.",
    rationale: """
      Keyline lays the document out with the text of each language that it is translated into. The finding points to the
      translation that is too long, and names the other languages that are too long. The rule reports views whose size
      does not depend on their text. With 'longer_by', it also assumes longer text in documents without translations:
      translations of short English words are a third longer and often twice as long.
      """,
    bad: TextIssues.example(width: 72), good: TextIssues.example(width: 160),
    isOnByDefault: false,
    options: [
      RuleOption(
        "longer_by", .text,
        "For documents without translations, assume text that is longer by this percentage, from 1 to 400.",
        example: .text("35"))
    ], report: .translations)

  static let sources = SourceNeeds.declarations

  /// As a fraction of the text's own width; nil for real translations only.
  private var lengthening: Double?

  var diagnosis: Diagnosis { Diagnosis([Self.topic], translation: 1 + (lengthening ?? 0)) }

  mutating func set(_ option: String, to value: OptionValue) {
    guard option == "longer_by", case .text(let text) = value, let percent = Double(text), (1...400).contains(percent)
    else { return }
    lengthening = percent / 100
  }

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    !issue.isPartial && issue.view.flatMap { subject.objects[$0] }.map(subject.isHidden) != true
  }

  func otherPlace(of finding: LayoutFindings.Entry, in subject: DocumentSubject) -> (path: String, range: SourceRange)?
  {
    guard let language = finding.languages.first else { return nil }
    let keys = Set(subject.localizableTexts.lazy.filter { $0.objectID == finding.issue.view }.map(\.key))
    for translation in subject.translations where Language(translation.language) == language {
      if let entry = translation.entries.first(where: { keys.contains($0.key) }) {
        return (translation.path, entry.range)
      }
    }
    return nil
  }

  func decision(about issue: LayoutIssue, in subject: DocumentSubject) -> String? {
    TextIssues.decision(about: issue, in: subject)
  }
}
