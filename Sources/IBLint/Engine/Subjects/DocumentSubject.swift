import IBAssets
import IBCode
import IBLayout
package import IBModel
import IBProject
import IBSource
package import IBSyntax
import IBTexts

/// A document with facts that several rules need. Each fact is computed once, when a rule first needs it.
package final class DocumentSubject {
  package let tree: SyntaxTree
  /// The typed and linked document; its arrays are empty for a flavor that Keyline does not read.
  package let document: Document
  /// The oldest system that the document must support, and where this version comes from; nil if unknown.
  ///
  /// The first of these that declares a version decides: the document, the configuration, the targets that build the
  /// document. Without known targets, the description from which another tool generates the project decides. A podspec
  /// that adds the document to apps counts if its version is older.
  private(set) lazy var oldestSystem: (version: SystemVersion, origin: String)? = {
    if let version = document.header.deploymentTarget { return (version, "the document builds for") }
    if let configuredTarget { return (configuredTarget, "'deployment_target' is") }
    guard let platform = document.flavor.platform.flatMap(TargetPlatform.init) else { return nil }
    let pod = platform == .iOS ? surroundings.podSystem() : nil
    let own = builtSystem(platform)
    guard let pod, own.map({ pod.system < $0.version }) ?? true else { return own }
    let podspec = pod.podspec.split(separator: "/").last.map(String.init) ?? pod.podspec
    return (pod.system, "'\(podspec.shortened)' supports")
  }()

  /// The oldest system of the targets that build the document, or of the description of the project.
  private func builtSystem(_ platform: TargetPlatform) -> (version: SystemVersion, origin: String)? {
    if let builders = membership.builders {
      return builders.oldest(on: platform).map { target in
        (target.system, "target '\(target.target.name.shortened)' supports")
      }
    }
    return surroundings.describedSystem(platform).map { ($0, "the project description supports") }
  }
  package private(set) lazy var objects = ObjectIndex(tree)
  /// The indices of the elements of controllers.
  private(set) lazy var controllerElements = Set(document.controllers.lazy.map(\.element.index))
  /// The scenes and the segues between them.
  private(set) lazy var scenes = SceneGraph(document, objects, controllers: controllerElements)
  /// The numbers of the scenes that the app never shows.
  private lazy var hiddenScenes = HiddenScenes.find(in: self)
  /// The numbers of the scenes that only debug builds show.
  private(set) lazy var debugScenes: Set<Int> =
    facts?.sources.hasDebugTexts == true
    ? HiddenScenes.find(in: self, isReleased: true).subtracting(hiddenScenes) : []
  /// Whether only code that joins the parts of the storyboard's name can load it.
  private(set) lazy var isNamePutTogether = HiddenScenes.isPutTogether(self)
  /// Whether the document is a nib of a view, and no known code loads it.
  private(set) lazy var isLoadUnknown = UnusedNib.isLoadUnknown(self)
  /// The ids of the controllers that only navigation controllers with a hidden bar contain.
  private lazy var rootsBelowHiddenBars: Set<String> = {
    var isHidden: [String: Bool] = [:]
    for connection in document.connections where connection.element.equals(.relationship, "rootViewController") {
      guard let root = connection.destination, let parent = connection.element.parent?.parent else { continue }
      isHidden[root] = isHidden[root] ?? true && parent.equals(.navigationBarHidden, "YES")
    }
    return Set(isHidden.lazy.filter(\.value).map(\.key))
  }()
  /// Where views and constraints are installed.
  private(set) lazy var installation = Installation(document)
  /// The resources that the document lists and those it uses.
  private(set) lazy var resources = DocumentResources(document, index)
  /// The document's deviations from the vocabulary, in document order.
  private(set) lazy var vocabularyIssues = VocabularyCheck(document).issues
  private(set) lazy var silenced = SilencedFindings(elements(named: .attributedString))
  /// The objects that code can reach.
  private(set) lazy var code = CodeConnections(document)

  private lazy var index = ElementIndex(tree)
  private let configuredTarget: SystemVersion?
  private let surroundings: LintSurroundings
  /// Whether only other apps build the sources of a class, by its name and module.
  private var classesOfOtherApps: [[String]: Bool] = [:]

  init(_ document: Document, deploymentTarget: SystemVersion?, _ surroundings: LintSurroundings) {
    tree = document.tree
    self.document = document
    self.surroundings = surroundings
    configuredTarget = deploymentTarget
  }

  /// The facts about the project's sources and documents; nil if they do not apply to this document.
  private(set) lazy var facts: CodeFacts? = surroundings.code()
  /// The targets that build the document, if its projects are known.
  private(set) lazy var membership: Membership = surroundings.membership()
  /// The names in the project's documents; nil outside a project.
  private(set) lazy var names: ProjectNames? = surroundings.names()
  /// The project's images and colors; nil if they are not searched.
  var assets: DocumentAssets? { surroundings.assets() }
  /// The project's images and colors, for rules about missing ones; see `LintSurroundings.projectAssets`.
  private(set) lazy var projectAssets: DocumentAssets? = surroundings.projectAssets()

  /// The files of the document's project; nil outside a project.
  var searchedAssets: DocumentAssets? { surroundings.isInProject() ? assets : nil }

  /// The translations of the document; nil if the document is not in a folder.
  private(set) lazy var languages: DocumentTranslations? = surroundings.translations()
  /// The translations of the document's texts that the app contains, sorted by language.
  private(set) lazy var translations: [Translation] = (languages?.all ?? []).filter { !surroundings.isUnbuilt($0.path) }
  /// The source languages that the projects around the document declare.
  private(set) lazy var sourceLanguages: [Language] = surroundings.sourceLanguages()
  /// Whether all languages of the app are written from left to right.
  var isLeftToRight: Bool { surroundings.isLeftToRight() }
  /// Whether the app has only one language.
  var isInOneLanguage: Bool { surroundings.isInOneLanguage() }
  /// The devices and orientations of the apps that show the document.
  private(set) lazy var reach: Reach = surroundings.reach().limited(to: document)
  private(set) lazy var localizableTexts = DocumentTexts(tree, document.flavor).texts
  /// The elements with a custom class, in document order.
  private(set) lazy var customElements: [XMLElement] = allElements.filter { $0.has(.customClass) }

  /// Whether a phone that is turned shows a view in landscape; nil if unknown.
  ///
  /// UIKit asks the outermost controller for its orientations. A controller inside that declares only portrait still
  /// counts: its author will have made the containers follow the declaration.
  func turns(_ view: String?) -> Bool? {
    guard let turns = reach.phoneTurns else { return nil }
    guard turns else { return false }
    guard let sources = facts?.sources else { return nil }
    if let own = view.flatMap(declaredOrientations) { return own.contains(.landscape) }
    let isDecided = sources.orientationDeciders.contains { $0.usual == nil && surroundings.isInSameApp($0.path) }
    return isDecided || computesOrientations(of: view) ? nil : true
  }

  /// Whether the controller of a view returns different orientations under different conditions.
  func computesOrientations(of view: String?) -> Bool { controllerClass(of: view, CodeIndex.computesOrientations) }

  /// Whether the controller of a view declares only landscape.
  func isOnlyInLandscape(_ view: String?) -> Bool { view.flatMap(declaredOrientations) == .landscape }

  /// The orientations that a view's controller declares, or that the name of its class contains, as in
  /// `LandscapeChartController`; nil without either.
  private func declaredOrientations(of view: String) -> ScreenOrientations? {
    guard let controller = controllerClass(of: view), let sources = facts?.sources else { return nil }
    if let declared = sources.orientations(of: controller) { return declared }
    let named: [ScreenOrientations] = [("Landscape", .landscape), ("Portrait", .portrait)].compactMap { word, way in
      controller.contains(word) ? way : nil
    }
    return named.count == 1 ? named[0] : nil
  }

  /// Whether an element is in a scene that the app never shows, or in a prototype cell that no source dequeues.
  func isHidden(_ element: XMLElement) -> Bool {
    scenes.number(of: element).map(hiddenScenes.contains) ?? false || isInUnusedCell(element)
  }

  /// Whether only custom segues lead to the scene around an element, so that their code decides how large it is.
  func isPresentedByCode(_ element: XMLElement) -> Bool {
    scenes.number(of: element).map(scenes.presentedByCode.contains) ?? false
  }

  /// Whether code presents the controller of a view, which then is probably in a sheet in portrait.
  func mayBeInSheet(_ view: String?) -> Bool {
    guard !reach.isOlderThanSheets, let sources = facts?.sources, let controller = view.flatMap(controller) else {
      return false
    }
    let isMade = document.isMadeByCode(controller)
    return controller[.customClass].map { sources.isPresented($0, isMade: isMade) } ?? false
  }

  /// Whether code shows the controller of a view only as the content of another one, which decides its size.
  func isWrappedByCode(_ view: String?) -> Bool { controllerClass(of: view, CodeIndex.isWrapped) }

  /// Whether code may show the controller of a view as the content of another one, which decides its safe area.
  func mayBeWrappedByCode(_ view: String?) -> Bool { controllerClass(of: view, CodeIndex.mayBeWrapped) }

  /// Whether only code shows the controller of a view, in form sheets.
  func isOnlyInFormSheets(_ view: String?) -> Bool { controllerClass(of: view, CodeIndex.isOnlyInFormSheets) }

  /// Whether only code shows the controller of a view, in another controller.
  func isEmbeddedByCode(_ view: String?) -> Bool { controllerClass(of: view, CodeIndex.isEmbedded) }

  /// Whether only other apps and extensions build the sources of a class, or only targets with another module than the
  /// one that the document names.
  func isOnlyInOtherApps(classNamed name: String, module: String? = nil) -> Bool {
    let key = [name, module ?? ""]
    if let known = classesOfOtherApps[key] { return known }
    let isOfOthers: Bool
    if let module {
      let paths = facts?.sources.allSources(of: name) ?? []
      isOfOthers = !paths.isEmpty && paths.allSatisfy { surroundings.isOnlyInOtherModules($0, module) }
    } else {
      let paths = facts?.sources.sources(of: name) ?? []
      isOfOthers = !paths.isEmpty && paths.allSatisfy(surroundings.isOnlyInOtherApps)
    }
    classesOfOtherApps[key] = isOfOthers
    return isOfOthers
  }

  /// Whether the app never shows the scene with this number.
  func isHidden(scene: Int) -> Bool { hiddenScenes.contains(scene) }

  /// Whether the app never shows the scene with this number, although a source may compute the name of the storyboard: its
  /// scenes then need a segue, or an identifier that a source can form.
  func isSurelyHidden(scene: Int) -> Bool {
    guard isHidden(scene: scene), let sources = facts?.sources else { return false }
    if !sources.computesStoryboards { return true }
    guard let index = document.scenes[scene].controller, !scenes.isLedTo[scene] else { return false }
    let controller = document.controllers[index]
    guard controller.id != document.header.initialViewController else { return false }
    guard let identifier = controller.element[.storyboardIdentifier] else { return true }
    let storyboard = ProjectNames.Document.name(of: tree.source.path)
    return sources.asksForGeneratedScene(identifier, in: storyboard) == false
      || !sources.mayName(identifier) && !sources.callsFunction(identifier)
  }

  /// Whether an element is in a prototype cell that no source dequeues.
  func isInUnusedCell(_ element: XMLElement) -> Bool {
    guard let identifier = Self.reuseIdentifier(around: element), let facts, !HiddenScenes.mayBeGenerated(facts) else {
      return false
    }
    let sources = facts.sources
    // Only the source of the class may contain the identifier, as the name of the class.
    let isOnlyDeclared = sources.declares(identifier) && !sources.mentionsElsewhere(identifier)
    if let controller = scenes.number(of: element).flatMap({ document.scenes[$0].controller }),
      let name = document.controllers[controller].element.customClassName, !sources.mayDequeue(identifier, in: name),
      !sources.declares(identifier)
    {
      return true
    }
    return !sources.asksForCell(identifier)
      && (!sources.mayName(identifier) || isOnlyDeclared && !sources.hasText(identifier))
  }

  /// Whether an element is in a prototype cell whose reuse identifier no source that dequeues cells contains as a text,
  /// or sources contain it only as the name of a nib.
  ///
  /// Code that makes the identifier of the class's name may still dequeue the cell.
  func isInUnnamedCell(_ element: XMLElement) -> Bool {
    guard let identifier = Self.reuseIdentifier(around: element), let sources = facts?.sources else { return false }
    return !sources.asksForCell(identifier)
      && (!sources.hasText(identifier) || sources.asksForNib(identifier) || !sources.mayDequeue(identifier))
  }

  /// Whether the document is a nib with a cell that no source loads itself, so that a table or collection view does. It has
  /// no File's Owner then (Apple's documentation of `register(_:forCellReuseIdentifier:)` names none).
  var isCellOfRegisteredNib: Bool {
    guard document.scenes.isEmpty, let sources = facts?.sources,
      let root = document.views.first(where: { $0.parent == nil })?.element,
      [.tableViewCell, .collectionViewCell, .collectionReusableView].contains(root.name)
    else { return false }
    return !sources.loadsAtOnce(nib: ProjectNames.Document.name(of: tree.source.path))
  }

  /// Whether an element is in a bar of a controller that only navigation controllers with a hidden bar contain.
  func isInHiddenBar(_ element: XMLElement) -> Bool {
    element.enclosing(.navigationItem)?.parent?[.id].map(rootsBelowHiddenBars.contains) ?? false
  }

  /// The reuse identifier of the prototype cell that contains the element; nil for other elements.
  private static func reuseIdentifier(around element: XMLElement) -> String? {
    var element: XMLElement? = element
    while let current = element, current.parent?.name != .prototypes,
      current.name != .collectionViewCell || current.parent?.name != .cells
    {
      element = current.parent
    }
    return element?[.reuseIdentifier]
  }

  /// Whether an element and everything around it is visible in the document.
  ///
  /// - Parameter isShownByCode: whether a hidden view counts as visible if an outlet or a tag leads to it.
  func isVisible(_ element: XMLElement, ifShownByCode isShownByCode: Bool = false) -> Bool {
    !Self.isAny(around: element) { view in
      view.flag(.hidden) == true && !(isShownByCode && (code.reach(view[.id]) || view.has(.tag)))
    }
  }

  /// Whether the document hides the element or a view around it, and no code shows it.
  func isNeverShown(_ element: XMLElement) -> Bool {
    guard let sources = facts?.sources else { return false }
    return Self.isAny(around: element) { view in
      guard view.flag(.hidden) == true, !view.has(.tag) else { return false }
      let outlets = code.outlets(to: view[.id])
      return outlets.isEmpty ? !code.reach(view[.id]) : !outlets.contains(where: sources.shows)
    }
  }

  /// Whether an element and everything around it accept touches, regardless of whether they are hidden.
  func takesTouches(_ element: XMLElement) -> Bool {
    !Self.isAny(around: element) { $0.flag(.userInteractionEnabled) == false }
  }

  /// Whether the element, or one around it in its scene or nib, fulfills a condition.
  private static func isAny(around element: XMLElement, _ meets: (XMLElement) -> Bool) -> Bool {
    var element: XMLElement? = element
    while let current = element, current.name != .objects, current.name != .scene {
      if meets(current) { return true }
      element = current.parent
    }
    return false
  }

  /// Whether an element is in a view that the app never shows.
  ///
  /// Such a view is next to the controller of its scene, and no outlet leads to it.
  func isOutsideViews(_ element: XMLElement) -> Bool {
    guard let top = Self.top(of: element), top.parent?.parent?.name == .scene, let id = top[.id],
      case .view? = document.objects[id]
    else { return false }
    return !document.connections.contains { connection in
      connection.kind != .segue && connection.kind != .action
        && connection.destination.flatMap { objects[$0] }.flatMap(Self.top)?.index == top.index
    }
  }

  /// The outermost element around another one: a direct child of a list of objects.
  private static func top(of element: XMLElement) -> XMLElement? {
    var element: XMLElement? = element
    while let current = element, current.parent?.name != .objects { element = current.parent }
    return element
  }

  /// The object that an element is or belongs to, in words.
  func owner(of element: XMLElement?) -> String {
    element?.enclosingObjectID.map { document.name(of: $0) } ?? "the document"
  }

  /// The controller that shows a view: that of its scene, or the File's Owner of a nib.
  private func controller(of view: String) -> XMLElement? {
    guard let scene = objects[view].flatMap(scenes.number) else { return document.filesOwner }
    return document.scenes[scene].controller.map { document.controllers[$0].element }
  }

  private func controllerClass(of view: String) -> String? { controller(of: view)?[.customClass] }

  /// Whether a fact is true of the class of the controller that shows a view, according to the sources.
  private func controllerClass(of view: String?, _ holds: (CodeIndex) -> (String) -> Bool) -> Bool {
    guard let sources = facts?.sources, let name = view.flatMap(controllerClass) else { return false }
    return holds(sources)(name)
  }

  /// Whether the controller keeps a view below a bar at the top.
  ///
  /// Its author expects a bar. If the document does not have one, code adds it.
  func endsBelowBars(_ view: String?) -> Bool {
    let edges = view.flatMap(controller)?.child(key: "edgesForExtendedLayout")
    return edges.map { $0.flag(.top) != true } ?? false
  }

  /// Whether code sets the font of a multiline text in the scene or nib of a view, which moves the views below the
  /// text.
  func hasStyledText(around view: String?) -> Bool {
    guard !scenesWithStyledText.isEmpty, let element = view.flatMap({ objects[$0] }) else { return false }
    return scenesWithStyledText.contains(scenes.number(of: element))
  }

  func mayHaveLines(_ text: XMLElement) -> Bool { text[.numberOfLines].map { $0 != "1" } ?? false }

  /// Whether the height of a view depends on its text: it may have several lines, and no constraint sets its height.
  func mayGrow(_ view: XMLElement) -> Bool {
    guard mayHaveLines(view), case .view(let index)? = view[.id].flatMap({ document.objects[$0] })
    else { return false }
    return !document.constraints.contains { constraint in
      constraint.first == .view(index) && constraint.second == nil && constraint.firstAttribute == .height
        && constraint.relation == .equal
    }
  }

  /// The numbers of the scenes; nil stands for a nib.
  private lazy var scenesWithStyledText: Set<Int?> = {
    guard let sources = facts?.sources else { return [] }
    let texts = elements(named: .label).filter { label in
      mayGrow(label) && code.outlets(to: label[.id]).contains(where: sources.styles)
    }
    return Set(texts.map(scenes.number))
  }()

  /// Every element, in document order.
  var allElements: some Sequence<XMLElement> { tree.allElements }

  /// The elements with this name, in document order.
  package func elements(named name: Name) -> NamedElements { index.elements(named: name) }

  /// The elements with any of these names, grouped by name.
  package func elements(named names: [Name]) -> some Sequence<XMLElement> {
    names.lazy.flatMap { [index] in index.elements(named: $0) }
  }
}

extension TargetPlatform {
  /// Nil for a platform whose documents Keyline does not read.
  init?(_ platform: Flavor.Platform) {
    switch platform {
    case .iOS, .iPadOnly: self = .iOS
    case .tvOS: self = .tvOS
    default: return nil
    }
  }
}
