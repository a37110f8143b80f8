import IBAssets
import IBCode
import IBLayout
package import IBModel
package import IBSyntax

/// A document with what several rules ask of it, each thing made once, when a rule first asks.
package final class DocumentSubject {
  package let tree: SyntaxTree
  /// The typed and linked document; its arrays are empty for a flavor that is not read.
  package let document: Document
  /// The oldest system that the document has to work on, if anybody says. A target that the document names for itself
  /// counts more than the project's.
  package private(set) lazy var deploymentTarget: SystemVersion? =
    document.header.deploymentTarget ?? projectTarget
  /// The objects of the document by their ids.
  package private(set) lazy var objects = ObjectIndex(tree)
  /// The scenes and what leads from one to another.
  private(set) lazy var scenes = SceneGraph(document, objects)
  /// Where views and constraints are installed.
  private(set) lazy var installation = Installation(document)
  /// What the document lists as its resources, and what it uses.
  private(set) lazy var resources = DocumentResources(document, index)
  /// Where the document deviates from the vocabulary, in document order.
  private(set) lazy var vocabularyIssues = VocabularyCheck(document).issues
  /// The objects that code gets hold of.
  private(set) lazy var code = CodeConnections(document)

  private lazy var index = ElementIndex(tree)
  private let projectTarget: SystemVersion?
  private let surroundings: LintSurroundings

  init(_ document: Document, deploymentTarget: SystemVersion?, _ surroundings: LintSurroundings) {
    tree = document.tree
    self.document = document
    self.surroundings = surroundings
    projectTarget = deploymentTarget
  }

  /// What the sources of the project declare; nil where they were not read, or there are none.
  var sources: CodeIndex? { surroundings.code().flatMap { $0.hasClasses ? $0 : nil } }
  /// The images and colors of the project; nil where they are not looked for.
  var assets: DocumentAssets? { surroundings.assets() }

  /// Every element, in document order.
  var allElements: some Sequence<XMLElement> { tree.allElements }

  /// The elements of one name, in document order.
  package func elements(named name: Name) -> NamedElements { index.elements(named: name) }

  /// The elements of several names, name by name.
  package func elements(named names: [Name]) -> some Sequence<XMLElement> {
    names.lazy.flatMap { [index] in index.elements(named: $0) }
  }
}
