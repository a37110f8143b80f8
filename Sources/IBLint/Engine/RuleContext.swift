import IBAssets
import IBCode
import IBLayout
package import IBModel
package import IBSource
package import IBSyntax

/// What a rule sees of a document, lent to it for one check; it cannot be copied, so no rule keeps it.
package struct RuleContext: ~Copyable {
  private let subject: LintSubject
  private let info: RuleInfo
  private(set) var findings: [Finding] = []

  init(_ subject: LintSubject, for info: RuleInfo) {
    self.subject = subject
    self.info = info
  }

  package var tree: SyntaxTree { subject.tree }
  /// The typed and linked document; its arrays are empty for a flavour that is not read.
  package var document: Document { subject.document }
  /// The objects of the document by their ids.
  package var objects: ObjectIndex { subject.objects }
  /// The scenes and what leads from one to another.
  var scenes: SceneGraph { subject.scenes }
  /// Where views and constraints are installed.
  var installation: Installation { subject.installation }
  /// What the document lists as its resources, and what it uses.
  var resources: DocumentResources { subject.resources }
  /// Where the document deviates from the vocabulary, in document order.
  var vocabularyIssues: [VocabularyCheck.Issue] { subject.vocabularyIssues }
  /// What the layouts tell about one topic; nothing where layouts are left out.
  func layoutFindings(_ topic: Diagnosis.Topic) -> [LayoutFindings.Entry] {
    subject.layouts.entries(topic)
  }
  /// The objects that code gets hold of.
  var code: CodeConnections { subject.code }
  /// What the sources of the project declare; nil where nobody has read them, or there are none.
  var sources: CodeIndex? { subject.surroundings.code().flatMap { $0.hasClasses ? $0 : nil } }
  /// The images and colours of the project; nil where nobody looks for them.
  var assets: DocumentAssets? { subject.surroundings.assets() }
  /// The oldest system that the document has to work on, if anybody says.
  package var deploymentTarget: SystemVersion? { subject.deploymentTarget }

  /// Every element, in document order.
  package var allElements: some Sequence<XMLElement> {
    subject.tree.allElements
  }

  /// The elements of one name, in document order.
  package func elements(named name: Name) -> NamedElements {
    subject.elements.elements(named: name)
  }

  /// The elements of several names, name by name.
  package func elements(named names: [Name]) -> some Sequence<XMLElement> {
    names.lazy.flatMap { [subject] in subject.elements.elements(named: $0) }
  }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - message: lower case, no full stop, ids in single quotes.
  ///   - element: where it belongs; the finding names the object that this element is or is a part of.
  ///   - configurations: short names of those it holds in; none for all.
  package mutating func report(
    _ message: String, at range: SourceRange, in element: XMLElement, notes: [Finding.Note] = [], fixes: [Fix] = [],
    configurations: [String] = []
  ) {
    findings.append(
      Finding(
        rule: info.id, severity: info.severity, message: message, file: subject.tree.source.path, range: range,
        objectID: element.enclosingObjectID, notes: notes, configurations: configurations, fixes: fixes))
  }

  /// Adds a finding at the start tag of an element.
  package mutating func report(
    _ message: String, at element: XMLElement, notes: [Finding.Note] = [], fixes: [Fix] = [],
    configurations: [String] = []
  ) {
    report(
      message, at: element.startTagRange, in: element, notes: notes, fixes: fixes, configurations: configurations)
  }

  /// Adds a finding at the value of an attribute; at the start tag where the element does not have it.
  package mutating func report(
    _ message: String, at attribute: Name, of element: XMLElement, notes: [Finding.Note] = [], fixes: [Fix] = []
  ) {
    let range = element.attribute(attribute)?.valueRange ?? element.startTagRange
    report(message, at: range, in: element, notes: notes, fixes: fixes)
  }
}
