package import IBModel
import IBSource
import IBSyntax

/// The facts about a document that the other documents of a run need. It has no tree, so a run can keep the facts of
/// all files until the last one is read.
package struct DocumentFacts: Sendable {
  /// A `<viewControllerPlaceholder>`: a reference to a scene of another storyboard.
  struct Reference: Sendable {
    /// The storyboard's name without its extension; nil if the reference has none.
    let storyboard: String?
    /// The identifier of the scene; nil for the storyboard's initial scene.
    let identifier: String?
    let isIntoOtherBundle: Bool
    let objectID: String?
    /// The range of the storyboard's name, else of the start tag.
    let storyboardRange: SourceRange
    /// The range of the identifier, else of the storyboard's name, else of the start tag.
    let identifierRange: SourceRange
  }

  /// The path as it was given.
  package let path: String
  /// The file's name without folder and extension, as references use it.
  let storyboard: String
  /// False for a storyboard that could not be read; then nothing else is known of it.
  let isRead: Bool
  let hasInitialController: Bool
  let identifiers: Set<String>
  /// In document order.
  let references: [Reference]
  /// The findings that notes in the document silence; nil without a document.
  let silenced: SilencedFindings?
  /// The ids of the scenes that the app cannot show, as the rules report, or that only debug builds show.
  package let omittedScenes: Set<String>

  package var referredStoryboards: [String] { references.compactMap(\.storyboard) }

  /// Whether a rule that sees the whole run may report something in the document.
  package var isReportable: Bool { !references.isEmpty }

  /// The facts about a document that is not reported on; nil for one that is not a storyboard.
  package init?(_ document: Document) { self.init(document, nil) }

  /// Nil for a document that is not a storyboard.
  ///
  /// - Parameter omitted: the numbers of the scenes that the app cannot show.
  init?(_ document: Document, _ silenced: SilencedFindings?, omitted: [Int] = []) {
    guard !document.scenes.isEmpty else { return nil }
    omittedScenes = Set(omitted.compactMap { document.scenes[$0].element[.sceneID] })
    path = document.tree.source.path
    storyboard = Self.name(of: path)
    self.silenced = silenced
    isRead = true
    hasInitialController = document.header.initialViewController != nil
    identifiers = Set(document.controllers.compactMap { $0.element[.storyboardIdentifier] })
    references = document.controllers.filter { $0.element.name == .viewControllerPlaceholder }.map {
      Reference($0.element)
    }
  }

  /// A storyboard that exists but could not be read; nil for another kind of file.
  package init?(unreadable path: String) {
    guard path.hasSuffix(Self.pathExtension) else { return nil }
    self.path = path
    storyboard = Self.name(of: path)
    silenced = nil
    omittedScenes = []
    isRead = false
    hasInitialController = false
    identifiers = []
    references = []
  }

  private static let pathExtension = ".storyboard"

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.hasSuffix(pathExtension) ? file.dropLast(pathExtension.count) : file)
  }
}

extension DocumentFacts.Reference {
  init(_ element: XMLElement) {
    storyboard = element[.storyboardName]
    identifier = element[.referencedIdentifier]
    isIntoOtherBundle = element.has(.bundleIdentifier)
    objectID = element[.id]
    storyboardRange = element.attribute(.storyboardName)?.valueRange ?? element.startTagRange
    identifierRange = element.attribute(.referencedIdentifier)?.valueRange ?? storyboardRange
  }
}
