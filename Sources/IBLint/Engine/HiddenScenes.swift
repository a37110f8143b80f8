import IBCode
import IBModel
import IBProject
import IBSource
import IBSyntax

/// The scenes of a storyboard that the app never shows, according to its sources, documents, property lists and JSON files.
///
/// A mistake in such a scene cannot crash the app.
enum HiddenScenes {
  /// The numbers of the hidden scenes; if a source may use any name, none, and without sources those to which no segue of
  /// the document leads.
  ///
  /// - Parameter isReleased: whether literals that only debug builds compile do not count.
  static func find(in subject: DocumentSubject, isReleased: Bool = false) -> Set<Int> {
    let document = subject.document
    guard case .storyboard = document.flavor else { return [] }
    guard let facts = subject.facts else {
      let reached = subject.scenes.reached
      return Set(reached.indices.filter { !reached[$0] })
    }
    if mayNameAnyScene(facts) { return [] }
    let isLeftOut = { (name: String) in
      isReleased && facts.sources.isForDebugging(name) && !facts.names.refers(to: name)
    }
    let storyboard = ProjectNames.Document.name(of: document.tree.source.path)
    let isStoryboardLeftOut =
      isLeftOut(storyboard) && subject.membership.builders.map { !$0.mayNameStoryboard(storyboard) } ?? false
    let mayBeLoaded =
      !isStoryboardLeftOut && subject.membership.builders.map { mayLoad(document, facts, $0) } ?? true
    var reached = [Bool](repeating: false, count: document.scenes.count)
    let opensFirst = subject.membership.builders.map { opensFirstScene(of: document, facts, $0) } ?? true
    let controllers = document.scenes.map { scene in scene.controller.map { document.controllers[$0].element } }
    let named = controllers.map { controller -> Naming in
      guard let controller, !(controller[.storyboardIdentifier].map(isLeftOut) ?? false) else { return .no }
      return isNamed(controller, in: storyboard, facts)
    }
    let asksForAny = facts.sources.hasDependencies && controllers.contains { isOfLibrary($0, facts) }
    let classes = Set(zip(controllers, named).filter { $1 == .yes }.compactMap { $0.0?[.customClass] })
    for (number, controller) in controllers.enumerated() where mayBeLoaded {
      guard let controller else {
        // The menu of a Mac app shows scenes.
        if document.flavor.runtime == .appKit { subject.scenes.mark(from: number, in: &reached) }
        continue
      }
      let isShown =
        opensFirst && document.isInitial(controller) || named[number] == .yes
        || asksForAny && controller.has(.storyboardIdentifier)
        || named[number] == .no && isMade(controller, besides: classes, facts)
      if isShown {
        subject.scenes.mark(from: number, in: &reached) { identifier in
          !isLeftOut(identifier) && mayPerform(identifier, facts)
        }
      }
    }
    return Set(reached.indices.filter { !reached[$0] })
  }

  /// Whether a controller has a class of a library, which may ask its storyboard for any scene.
  private static func isOfLibrary(_ controller: XMLElement?, _ facts: CodeFacts) -> Bool {
    guard let controller, !controller.equals(.customModuleProvider, "target"), let name = controller.customClassName
    else { return false }
    return !facts.sources.declares(name) && !FrameworkClasses.isKnown(name)
  }

  /// Whether the project contains only parts of the document's name, so that only code that joins them can load it.
  static func isPutTogether(_ subject: DocumentSubject) -> Bool {
    guard let facts = subject.facts, !mayNameAnyScene(facts), let builders = subject.membership.builders else {
      return false
    }
    let name = ProjectNames.Document.name(of: subject.document.tree.source.path)
    if case .xib = subject.document.flavor {
      let names = name.hasSuffix("View") ? [name, "\(name)Controller"] : [name]
      // Sources must contain at least the parts of a nib's name. Otherwise, the nib is unused.
      return (names.contains(where: facts.sources.mayName) || UnusedNib.isOfDevice(name, facts.sources))
        && !builders.namesNib(name) && !facts.sources.asksForNib(name)
        && !names.contains { facts.sources.mentionsType($0) || facts.sources.hasLiteral($0) }
        && !names.contains { facts.names.uses($0, outside: name) || facts.names.lists($0) }
    }
    return !builders.mayNameStoryboard(name) && !facts.names.refers(to: name) && !facts.sources.asksForStoryboard(name)
      && !facts.sources.mentions(name) && !facts.sources.hasLiteral(name) && !isNamedBySegue(name, facts)
  }

  /// Whether code may perform a segue that no control starts, also with an identifier from a table of texts.
  private static func mayPerform(_ identifier: String, _ facts: CodeFacts) -> Bool {
    let sources = facts.sources
    return sources.performs(identifier) || sources.hasText(identifier) || sources.mentions(identifier)
      || sources.mayName(identifier) || facts.names.lists(identifier)
      // A case of an enumeration with texts: `performSegue(withIdentifier: .showPrices`.
      || identifier.dropFirst().contains(where: \.isUppercase) && sources.callsFunction(identifier)
  }

  /// The modules of R.swift, which generates the names of storyboards and scenes during a build.
  private static let generators = ["Rswift", "RswiftResources"]

  /// Whether a generated source or an unread document may use any name.
  static func mayBeGenerated(_ facts: CodeFacts) -> Bool {
    facts.names.hasUnread || generators.contains(where: facts.sources.imports)
  }

  /// Whether a source, also one that R.swift generates, or an unread document may use the name of any scene.
  static func mayNameAnyScene(_ facts: CodeFacts) -> Bool {
    mayBeGenerated(facts) || facts.sources.usesGeneratedStoryboards
  }

  /// Whether the system, another document or code may load the storyboard.
  static func mayLoad(_ document: Document, _ facts: CodeFacts, _ builders: Builders) -> Bool {
    let name = ProjectNames.Document.name(of: document.tree.source.path)
    return builders.mayNameStoryboard(name) || facts.names.refers(to: name) || facts.sources.asksForStoryboard(name)
      || isNamedBySegue(name, facts) || facts.sources.mayName(name) || isNameComputed(document, facts)
  }

  /// Whether code that computes the names of storyboards may mean this one: a word with its name may be a case of an
  /// enumeration, and code may cut the name out of the class of a scene, such as `Prices` out of `PricesViewController`.
  private static func isNameComputed(_ document: Document, _ facts: CodeFacts) -> Bool {
    guard facts.sources.computesStoryboards else { return false }
    let name = ProjectNames.Document.name(of: document.tree.source.path)
    return document.controllers.contains { $0.element.customClassName?.hasPrefix(name) == true }
      || [name, name.prefix(1).lowercased() + name.dropFirst()].contains(where: facts.sources.callsFunction)
  }

  /// Whether a segue has the name of the storyboard as its identifier, and code computes the names of storyboards, as a
  /// custom segue may.
  private static func isNamedBySegue(_ storyboard: String, _ facts: CodeFacts) -> Bool {
    facts.sources.computesStoryboards && facts.names.has(segue: storyboard)
  }

  /// Whether the system, another document or code shows the initial scene.
  ///
  /// Code that asks for the storyboard by its name does not always show that scene: it may only make scenes by their
  /// identifiers.
  private static func opensFirstScene(of document: Document, _ facts: CodeFacts, _ builders: Builders) -> Bool {
    let name = ProjectNames.Document.name(of: document.tree.source.path)
    return builders.mayNameStoryboard(name) || facts.names.refers(to: name) || facts.sources.opensFirstScene(of: name)
      || isNamedBySegue(name, facts) || facts.sources.mayName(name) || isNameComputed(document, facts)
  }

  /// Whether code may make the scene with an identifier that it derives from the class.
  ///
  /// That is ruled out if code asks for another scene of the same class by its identifier. Code can make a scene
  /// without an identifier only as the initial scene of its storyboard.
  private static func isMade(_ controller: XMLElement, besides named: Set<String>, _ facts: CodeFacts) -> Bool {
    guard let written = controller[.customClass], let name = controller.customClassName,
      let identifier = controller[.storyboardIdentifier]?.lowercased(),
      identifier.contains(name.lowercased()) || name.lowercased().contains(identifier)
    else { return false }
    let isController =
      facts.sources.members(of: name).map { !$0.classes.isDisjoint(with: controllerClasses) } ?? true
    return isController && facts.sources.mentionsElsewhere(name) && !named.contains(written)
  }

  private static let controllerClasses: Set = ["UIViewController", "NSViewController", "NSWindowController"]

  /// Whether code or a storyboard reference asks for a scene by its identifier.
  private enum Naming {
    case yes, no
    /// SwiftGen generated a name for the scene, which no source uses.
    case unused
  }

  private static func isNamed(_ controller: XMLElement, in storyboard: String, _ facts: CodeFacts) -> Naming {
    guard let identifier = controller[.storyboardIdentifier] else { return .no }
    let sources = facts.sources
    if sources.asksForScene(identifier) || facts.names.refers(to: identifier) || sources.hasText(identifier) {
      return .yes
    }
    if let isUsed = sources.asksForGeneratedScene(identifier, in: storyboard) { return isUsed ? .yes : .unused }
    return sources.mentions(identifier) ? .yes : .no
  }
}

extension Builders {
  /// Whether the property list of a target names the storyboard as a main or launch screen.
  ///
  /// An unreadable list, such as one that a build generates, may name any storyboard.
  package func mayNameStoryboard(_ name: String) -> Bool {
    targets.lazy.flatMap(\.configurations).contains { configuration in
      configuration.info.isUnread
        || (configuration.info.launchStoryboards + configuration.info.mainStoryboards).contains { $0.text == name }
    }
  }
}

extension CodeFacts {
  /// Whether a document creates objects of a class, apart from scenes that cannot appear: neither a segue nor a name in
  /// the project leads to them.
  func shows(class name: String) -> Bool {
    guard names.shows(class: name) else { return false }
    guard let identifiers = names.identifiersNeeded(toShow: name), !HiddenScenes.mayNameAnyScene(self) else {
      return true
    }
    return identifiers.contains { identifier in
      sources.asksForScene(identifier) || sources.mayName(identifier) || sources.mentions(identifier)
        || sources.callsFunction(identifier) || names.refers(to: identifier)
    }
  }
}
