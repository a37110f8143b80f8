import IBModel
import IBSource
import IBSyntax

/// A document that the XML Schema of Interface Builder's format does not allow.
struct SchemaViolation: Rule {
  static let info = RuleInfo(
    id: "schema-violation", category: "vocabulary", severity: .warning, since: "0.1",
    summary: "The document does not conform to the XML Schema of the format.",
    rationale: """
      This is a second check of names and values: libxml2 validates the document against Schemas/interface-builder.xsd,
      which Keyline generates from the same names as its other rules. The messages are less precise, and libxml2 stops
      at the first child that is not allowed. 'lint --schema' turns the rule on.
      """,
    bad: Example.xib(#"<view contentMode="scaleTofill" id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<view contentMode="scaleToFill" id="iN0-l3-epB"/>"#), isOnByDefault: false)

  /// Made and compiled when the first document is checked; nil if libxml2 rejects it, which a test would notice.
  private static let schema = XMLSchema(XMLSchemaGrammar.text(.uiKit))

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    // The vocabulary is that of iOS; documents of tvOS have many of these names, but not all.
    guard subject.document.flavor.platform == .iOS || subject.document.flavor.platform == .iPadOnly else { return }
    for violation in Self.schema?.violations(in: subject.tree) ?? [] {
      reporter.report(Self.sentence(violation.message), at: violation.range, in: violation.element)
    }
  }

  /// The most characters of libxml2's message: it may list a hundred names that were expected.
  private static let lengthLimit = 200

  /// libxml2's message on one line, its sentences in lower case and without the full stop.
  private static func sentence(_ message: String) -> String {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let clauses = line.replacing("]", with: "]:").split(separator: ": ").map { clause in
      clause.prefix(1).lowercased() + clause.dropFirst()
    }
    var sentence = clauses.joined(separator: ": ")
    while sentence.last == "." || sentence.last == " " { sentence.removeLast() }
    return sentence.count > lengthLimit ? sentence.prefix(lengthLimit) + "…" : sentence
  }
}
