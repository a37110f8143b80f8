import IBLayout
import IBSource

/// A text that its frame cuts off in a translation, or would in a language with longer words.
struct ClippedTranslation: LayoutRule {
  static let topic = Diagnosis.Topic.clippedTranslation

  static let info = RuleInfo(
    id: "clipped-translation", category: "layout", severity: .note, since: "0.1",
    summary: "Text is cut off in a translation, or would be in a longer one.",
    rationale: """
      A document in 'Base.lproj' is laid out with the texts of each language that it is translated into, and the finding
      names the languages. Without translations a longer one is assumed: those of short English words are a third longer
      and often twice as long. Reported are views whose size is fixed by something other than their text. Off by default
      because not every text is translated.
      """,
    bad: TextIssues.example(width: 72), good: TextIssues.example(width: 160), isOnByDefault: false,
    options: [
      RuleOption(
        "longer_by", .text, "How much longer translations are, in percent from 1 to 400; default: 35.")
    ])

  /// As a fraction of the text's own width.
  private var lengthening = Diagnosis.usualTranslation - 1

  var diagnosis: Diagnosis { Diagnosis([Self.topic], translation: 1 + lengthening) }

  mutating func set(_ option: String, to value: OptionValue) {
    guard option == "longer_by", case .text(let text) = value, let percent = Double(text), (1...400).contains(percent)
    else { return }
    lengthening = percent / 100
  }

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool { !issue.isPartial }

  func dependsOnCode(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    TextIssues.dependsOnCode(issue, in: subject)
  }
}
