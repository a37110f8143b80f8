import IBAssets
import IBCode
import IBLayout
package import IBModel
package import IBSyntax

/// A document with facts that several rules need, each computed once, when a rule first asks.
package final class DocumentSubject {
  package let tree: SyntaxTree
  /// The typed and linked document; its arrays are empty for a flavor that is not read.
  package let document: Document
  /// The oldest system the document has to support, if known. A target in the document precedes the project's.
  package private(set) lazy var deploymentTarget: SystemVersion? =
    document.header.deploymentTarget ?? projectTarget
  /// The objects of the document by their ids.
  package private(set) lazy var objects = ObjectIndex(tree)
  /// The scenes and the segues between them.
  private(set) lazy var scenes = SceneGraph(document, objects)
  /// Where views and constraints are installed.
  private(set) lazy var installation = Installation(document)
  /// The resources that the document lists and those it uses.
  private(set) lazy var resources = DocumentResources(document, index)
  /// Deviations of the document from the vocabulary, in document order.
  private(set) lazy var vocabularyIssues = VocabularyCheck(document).issues
  /// The objects that code can reach.
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

  /// The facts about the project's sources and documents; nil where they do not apply to this document.
  private(set) lazy var facts: CodeFacts? = surroundings.code()
  /// The names in the project's documents; nil outside a project.
  private(set) lazy var names: ProjectNames? = surroundings.names()
  /// The project's images and colors; nil if they are not searched.
  var assets: DocumentAssets? { surroundings.assets() }
  /// The same; nil where an image or color that is not among them need not be missing.
  private(set) lazy var projectAssets: DocumentAssets? = surroundings.projectAssets()

  /// The translations of the document's texts, sorted by language.
  private(set) lazy var translations: [Translation] = surroundings.translations()
  /// The document's texts to translate.
  private(set) lazy var localizableTexts = LocalizableTexts(document).texts
  /// The document in each language that it is translated into, sorted by language.
  var translatedDocuments: [TranslatedDocument] {
    translations.compactMap { TranslatedDocument(document, localizableTexts, $0) }
  }
  /// The elements with a custom class, in document order.
  private(set) lazy var customElements: [XMLElement] = allElements.filter { $0.has(.customClass) }

  /// Whether a view is also shown in landscape when a phone is turned; nil if unknown.
  ///
  /// A controller that declares portrait only is believed, although UIKit asks the outermost one: an author who writes
  /// the declaration makes the containers ask for it.
  func turns(_ view: String?) -> Bool? {
    guard let rotation = names?.rotation else { return nil }
    guard rotation == .landscape else { return false }
    guard let sources = facts?.sources else { return nil }
    switch view.flatMap(controllerClass).flatMap(sources.rotation) {
    case .portrait: return false
    case .landscape: return true
    case nil: return sources.decidesRotation ? nil : true
    }
  }

  /// The placeholder of a nib's owner.
  var filesOwner: XMLElement? {
    elements(named: .placeholder).first { $0.equals(.placeholderIdentifier, "IBFilesOwner") }
  }

  /// The class of the controller that shows a view: that of its scene, in a nib that of the File's Owner.
  private func controllerClass(of view: String) -> String? {
    guard let scene = objects[view].flatMap(scenes.number) else { return filesOwner?[.customClass] }
    return document.scenes[scene].controller.flatMap { document.controllers[$0].element[.customClass] }
  }

  /// Every element, in document order.
  var allElements: some Sequence<XMLElement> { tree.allElements }

  /// The elements of one name, in document order.
  package func elements(named name: Name) -> NamedElements { index.elements(named: name) }

  /// The elements of several names, grouped by name.
  package func elements(named names: [Name]) -> some Sequence<XMLElement> {
    names.lazy.flatMap { [index] in index.elements(named: $0) }
  }
}
