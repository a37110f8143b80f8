import IBAssets
package import IBSource
package import IBSyntax

/// Collects the findings of a rule during one check. It cannot be copied, so a rule cannot keep it.
///
/// Messages are lower case without a full stop, with ids and names in single quotes: first the thing, then the problem,
/// then the way out.
package struct Reporter: ~Copyable {
  private let info: RuleInfo
  private let file: String
  private(set) var findings: [Finding] = []

  /// - Parameter file: the path of the file with the findings.
  init(_ info: RuleInfo, file: String) {
    self.info = info
    self.file = file
  }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - file: the path of the file that contains the finding, if it is another one.
  ///   - objectID: the id of the object that the finding is about.
  ///   - configurations: short names of the configurations in which it occurs; empty for all.
  ///   - severity: the severity, if the finding is less serious than others of the rule.
  package mutating func report(
    _ message: String, at range: SourceRange, file: String? = nil, objectID: String? = nil,
    notes: [Finding.Note] = [], fixes: [Fix] = [], configurations: [String] = [], severity: Severity? = nil,
    layout: Finding.Layout? = nil
  ) {
    findings.append(
      Finding(
        rule: info.id, severity: severity ?? info.severity, message: message, file: file ?? self.file, range: range,
        objectID: objectID, notes: notes, configurations: configurations, fixes: fixes, layout: layout))
  }

  /// Adds a finding whose message consists of parts.
  mutating func report(_ words: Message, at range: SourceRange, objectID: String?) {
    findings.append(
      Finding(
        rule: info.id, severity: info.severity, message: words.text, file: file, range: range, objectID: objectID,
        words: words))
  }

  /// Adds a finding in an element of a document. It is about the object that the element is or belongs to.
  package mutating func report(
    _ message: String, at range: SourceRange, in element: XMLElement, notes: [Finding.Note] = [], fixes: [Fix] = [],
    configurations: [String] = [], severity: Severity? = nil
  ) {
    report(
      message, at: range, objectID: element.enclosingObjectID, notes: notes, fixes: fixes,
      configurations: configurations, severity: severity)
  }

  /// Adds a finding at the start tag of an element.
  package mutating func report(
    _ message: String, at element: XMLElement, notes: [Finding.Note] = [], fixes: [Fix] = [],
    configurations: [String] = [], severity: Severity? = nil, layout: Finding.Layout? = nil
  ) {
    report(
      message, at: element.startTagRange, objectID: element.enclosingObjectID, notes: notes, fixes: fixes,
      configurations: configurations, severity: severity, layout: layout)
  }

  /// Adds a finding at the value of an attribute, or at the start tag of an element without the attribute.
  package mutating func report(
    _ message: String, at attribute: Name, of element: XMLElement, notes: [Finding.Note] = [], fixes: [Fix] = [],
    severity: Severity? = nil
  ) {
    let range = element.attribute(attribute)?.valueRange ?? element.startTagRange
    report(
      message, at: range, objectID: element.enclosingObjectID, notes: notes, fixes: fixes, severity: severity)
  }

  /// Adds a finding at the file name of an entry, or at the entry if it names no file.
  mutating func report(
    _ message: String, at entry: AssetEntry, notes: [Finding.Note] = [], severity: Severity? = nil
  ) {
    report(message, at: entry.json["filename"]?.range ?? entry.range, notes: notes, severity: severity)
  }

  /// Adds a finding about a set of a catalog to the set's `Contents.json`.
  mutating func report(
    _ message: String, about set: AssetCatalog.Reference, at range: SourceRange? = nil, severity: Severity? = nil
  ) {
    report(
      message, at: range ?? SourceRange(0, 0), file: "\(set.path)/\(AssetCatalog.contentsName)", severity: severity)
  }
}
