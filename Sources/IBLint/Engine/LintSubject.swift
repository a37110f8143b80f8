import IBLayout
import IBModel
import IBSource
import IBSyntax

/// A document with everything that several rules ask of it, made once for all of them.
final class LintSubject: Sendable {
  let tree: SyntaxTree
  let document: Document
  let objects: ObjectIndex
  let elements: ElementIndex
  let scenes: SceneGraph
  let installation: Installation
  let resources: DocumentResources
  let deploymentTarget: SystemVersion?
  /// Empty unless a rule asks for it.
  let vocabularyIssues: [VocabularyCheck.Issue]
  /// Empty unless a rule asks for it.
  let layouts: LayoutFindings
  let code: CodeConnections
  let surroundings: LintSurroundings

  /// Nil for a tree without a root, which the parser never returns.
  init?(
    _ tree: SyntaxTree, _ settings: LintSettings, _ surroundings: LintSurroundings, for rules: [any Rule]
  ) {
    guard let document = Document(tree) else { return nil }
    self.tree = tree
    self.surroundings = surroundings
    self.document = document
    elements = ElementIndex(tree)
    resources = DocumentResources(document, elements)
    objects = ObjectIndex(tree)
    installation = Installation(document)
    scenes = SceneGraph(document, objects)
    deploymentTarget = elements.elements(named: .deployment).first.flatMap(Self.target) ?? settings.deploymentTarget
    code = CodeConnections(document)
    let questions = rules.reduce(Diagnosis.none) { $0.union($1.diagnosis) }
    layouts =
      settings.layout.map { LayoutFindings(document, $0, asking: questions, in: surroundings.environment) } ?? .none
    let checksVocabulary = rules.contains { $0.info.category == "vocabulary" }
    vocabularyIssues = checksVocabulary ? VocabularyCheck(document).issues : []
  }

  /// The target that a document names for itself, which counts more than the project's.
  private static func target(of deployment: XMLElement) -> SystemVersion? {
    deployment[.version].flatMap { Int($0) }.flatMap(SystemVersion.init(binaryCodedDecimals:))
  }
}
