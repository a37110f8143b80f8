import IBModel
import IBSource
import IBSyntax

/// The findings that notes of objects silence: a line `keyline:disable rule-id` in the note of an object, with commas
/// between several rules.
struct SilencedFindings: Sendable {
  /// The rules by the id of the object.
  private var rules: [String: Set<String>] = [:]

  private static let mark = "keyline:disable"

  /// - Parameter texts: the elements `attributedString` of a document.
  init(_ texts: NamedElements) {
    for comments in texts where comments.equals(.key, "userComments") {
      guard let object = comments.parent, let id = object[.id], let note = object.note else { continue }
      let silenced = Self.rules(in: note)
      if !silenced.isEmpty { rules[id] = silenced }
    }
  }

  private static func rules(in note: String) -> Set<String> {
    var rules: Set<String> = []
    for line in note.split(whereSeparator: \.isNewline) {
      guard let range = line.firstRange(of: mark) else { continue }
      rules.formUnion(line[range.upperBound...].split { $0 == "," || $0.isWhitespace }.map(String.init))
    }
    return rules
  }

  /// The findings that no note silences.
  func remaining(of findings: [Finding]) -> [Finding] {
    if rules.isEmpty { return findings }
    return findings.filter { finding in finding.objectID.flatMap { rules[$0] }?.contains(finding.rule) != true }
  }
}
