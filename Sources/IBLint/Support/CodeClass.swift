import IBCode
import IBLayout
import IBModel
import IBSource
import IBSyntax

/// The class of an object, if the document and the project's sources determine it.
struct CodeClass {
  /// The name without its module and outer types.
  let name: String

  enum Origin: Equatable {
    /// "Inherit module from target": a source of the target itself declares the class.
    case target
    /// No module: an Objective-C class of the app, or of a library that it links.
    case global
    /// A module that the document names.
    case module(String)
    /// The element has no custom class, so it has the class that belongs to the element.
    case framework
  }

  let origin: Origin

  /// Nil for an object without a custom class, and for a mangled name.
  init?(_ element: XMLElement) {
    guard let name = element.customClassName, element[.customClass]?.hasPrefix("_Tt") == false else { return nil }
    self.name = name
    if element.equals(.customModuleProvider, "target") {
      origin = .target
    } else if let module = element[.customModule], !module.isEmpty {
      origin = .module(module)
    } else {
      origin = .global
    }
  }

  /// The class of an object whose connections can be checked.
  ///
  /// It is a custom class that the sources declare, or the class of an element without a custom class. Nil for any
  /// other class, for a File's Owner, whose class depends on code, for AppKit's Application, whose class depends on
  /// a property list, and for a class that lacks its module or is only in other targets, because another may be meant.
  init?(connected element: XMLElement, in subject: DocumentSubject, _ sources: CodeIndex) {
    if subject.document.flavor.runtime == .appKit, element.isApplicationProxy { return nil }
    if let used = CodeClass(element) {
      guard sources.declares(used), !used.lacksModule(element, sources), !used.isOfOtherApps(subject) else {
        return nil
      }
      self = used
    } else {
      guard !element.has(.customClass), !element.isFilesOwner,
        let own = ElementClass.name(of: element, in: subject.document.flavor.runtime), FrameworkClasses.isKnown(own)
      else { return nil }
      name = own
      origin = .framework
    }
  }

  /// Whether the class should be one of the document's own target, but only other apps and extensions build its source,
  /// or a Swift class of a module that no target with its source has.
  func isOfOtherApps(_ subject: DocumentSubject) -> Bool {
    switch origin {
    case .target: subject.isOnlyInOtherApps(classNamed: name)
    case .module(let module):
      subject.facts?.sources.modules.contains(module) == true && subject.facts?.sources.needsModule(name) == true
        && subject.isOnlyInOtherApps(classNamed: name, module: module)
    case .global, .framework: false
    }
  }

  /// The place in which the document expects the class, in words.
  var home: String {
    if case .module(let module) = origin { "module '\(module.shortened)'" } else { "its target" }
  }

  /// Whether the document names a Swift class without its module, so that the system does not find it.
  ///
  /// Code makes the File's Owner, and the controllers of some scenes, without the help of the document.
  func lacksModule(_ element: XMLElement, _ sources: CodeIndex) -> Bool {
    origin == .global && element.name != .placeholder && !element.isAppKitProxy && sources.needsModule(name)
      && !FrameworkClasses.isKnown(name) && element[.storyboardIdentifier].map(sources.makesScene) != true
  }

  /// The subject of messages about the class: `class Foo` for a custom class, otherwise the name of the element.
  func words(_ element: XMLElement, _ subject: DocumentSubject) -> String {
    origin == .framework ? "\(subject.document.name(of: element)) without a custom class" : "class \(name)"
  }

  /// The start of the advice about members that the class lacks.
  ///
  /// Empty if no other class that the object may have has them: the class that its names mean, or any of the sources.
  func remedy(
    _ ofCustomClass: String, _ element: XMLElement, _ subject: DocumentSubject, _ has: (CodeIndex.Members) -> Bool
  ) -> String {
    guard origin == .framework, let sources = subject.facts?.sources else { return "\(ofCustomClass), or " }
    let names: [Name] = [.storyboardIdentifier, .userLabel, .title]
    let meant = names.compactMap { element[$0] }.first { sources.declaresClass($0) }
    let classes = (meant.map { [$0] } ?? sources.classNames).filter { other in
      guard let members = sources.members(of: other) else { return meant != nil }
      return members.classes.contains(name) && has(members)
    }
    return classes.isEmpty ? "" : "set its custom class\(meant.map { " to \($0)" } ?? ""), or "
  }

  /// For a File's Owner, the members of the other classes that load its nib and so may own it: also those of the
  /// controller with the nib's name, which loads it without naming it.
  private func otherOwners(of element: XMLElement, _ subject: DocumentSubject) -> [CodeIndex.Members] {
    guard element.isFilesOwner, let sources = subject.facts?.sources else { return [] }
    let nib = ProjectNames.Document.name(of: subject.tree.source.path)
    let named = nib == name ? nil : sources.members(of: nib)
    return sources.members(ofOwnersOf: nib, besides: name)
      + [named].compactMap(\.self).filter(\.isViewController)
  }

  /// The members of the other classes that the object may be an instance of at run time.
  ///
  /// For a File's Owner, these are the other classes that load its nib. If a source changes the classes of objects,
  /// the subclasses of this class are included.
  func others(of element: XMLElement, _ subject: DocumentSubject, _ sources: CodeIndex) -> [CodeIndex.Members] {
    otherOwners(of: element, subject) + (sources.changesClasses ? sources.membersOfSubclasses(of: name) : [])
  }

  /// Whether the project's sources must declare the class, as far as the document shows.
  func hasToBeAmong(_ sources: CodeIndex) -> Bool {
    switch origin {
    case .framework: false
    case .target: true
    // A class of another library may have any name.
    case .global: !sources.hasDependencies && !FrameworkClasses.isPossible(name)
    case .module(let module): sources.modules.contains(module)
    }
  }

  /// The members of an object's custom class, or of its element's class; nil if unknown.
  static func members(
    of element: XMLElement, in sources: CodeIndex, _ runtime: InterfaceRuntime
  ) -> CodeIndex.Members? {
    guard element.has(.customClass) else {
      return ElementClass.name(of: element, in: runtime).flatMap(sources.members)
    }
    guard let used = CodeClass(element) else { return nil }
    return sources.members(of: used)
  }
}

extension DocumentSubject {
  /// The severity of a finding about a missing member, if it is lower than the severity of the rule.
  ///
  /// UIKit stops the app; AppKit logs the connection and continues. In a scene that is never shown, neither happens, nor
  /// in a cell that no code dequeues.
  func connectionSeverity(at element: XMLElement) -> Severity? {
    document.flavor.runtime == .appKit || isHidden(element) || isInUnnamedCell(element) || isInUnusedCell(element)
      || isNamePutTogether || isLoadUnknown || facts?.sources.changesClasses == true ? .warning : nil
  }

  /// The addition to a message about an element in a scene that the app never shows.
  func hint(ifHidden element: XMLElement) -> String {
    if isInUnusedCell(element) { return "; no source file dequeues this cell" }
    if isHidden(element) {
      let isSure = scenes.number(of: element).map(isSurelyHidden) ?? true
      return isSure ? "; the project never shows this scene" : ""
    }
    if isNamePutTogether { return "; no source file contains the full name of this document as a string" }
    return isLoadUnknown ? "; Keyline knows no code that runs and loads this nib" : ""
  }
}

extension CodeIndex {
  /// Whether a source declares a custom class where UIKit looks for it: a class of the target itself is not one of
  /// another project with that name.
  func declares(_ used: CodeClass) -> Bool {
    declares(used.name) && !(used.origin == .target && isOnlyInOtherProjects(used.name))
  }

  /// The members of a custom class; nil if unknown.
  ///
  /// Also nil for a class whose module the document names, if that module is not one of the project, such as a local
  /// package, and for a document that belongs to none of several projects, if one of them declares the class.
  func members(of used: CodeClass) -> Members? {
    if case .module(let module) = used.origin, !modules.contains(module) { return nil }
    if mayBeAnother(used.name) { return nil }
    return used.origin == .target && isOnlyInOtherProjects(used.name) ? nil : members(of: used.name)
  }
}

extension XMLElement {
  /// Whether a source gives the object an accessibility label or a title, through an outlet or in the object's class.
  func isNamedByCode(in subject: DocumentSubject) -> Bool {
    guard let sources = subject.facts?.sources, let id = self[.id] else { return false }
    if let used = CodeClass(self), sources.labelsItself(used.name) { return true }
    return subject.code.names(of: id).contains(where: sources.labels)
  }
}

extension DocumentSubject {
  /// Whether the sources give an object a text or an image through an outlet.
  ///
  /// - Parameter texts: the texts that the document gives it; an outlet that gets one of these does not count.
  func isFilled(_ id: String, besides texts: [String] = []) -> Bool {
    guard let sources = facts?.sources else { return false }
    return code.outlets(to: id).contains { outlet in
      sources.fills(outlet) && !texts.contains { sources.fills(outlet, with: $0) }
    }
  }

  /// Whether a source gives the object that shows an element another text or image.
  func isFilled(showing element: XMLElement) -> Bool { isChanged(showing: element) { $0.fills($1) } }

  /// Whether a source gives the object that shows an element another image.
  func isDepicted(showing element: XMLElement) -> Bool { isChanged(showing: element) { $0.depicts($1) } }

  /// Whether the sources make a change to the object that shows an element.
  ///
  /// AppKit's controls show the texts and images of their cells, and a bar item is a property of its controller.
  private func isChanged(showing element: XMLElement, _ isMade: (CodeIndex, ObjectName) -> Bool) -> Bool {
    guard let sources = facts?.sources else { return false }
    let control = element.equals(.key, "cell") ? element.parent?[.id] : nil
    let names = [element.enclosingObjectID, control].flatMap(code.outlets(to:))
    return (names + (element.name == .tabBarItem ? codeNames(of: element) : [])).contains { isMade(sources, $0) }
  }

  /// That the target of an action does not have it, in words; nil if it does, or if that is unknown.
  func words(forAbsent action: XMLElement) -> String? {
    guard let target = target(of: action), let selector = action[.selector],
      !target.members.selectors.contains(selector)
    else { return nil }
    return "\(target.used.words(target.element, self)) has no action '\(selector.shortened)'"
  }

  /// Whether the target of an action has a class that is declared once, as far as the sources tell.
  func isOfOneClass(targetOf action: XMLElement) -> Bool { target(of: action)?.members.isOneClass ?? true }

  /// The target of an action with its class and the members of that class; nil if one of these is unknown.
  private func target(of action: XMLElement) -> (element: XMLElement, used: CodeClass, members: CodeIndex.Members)? {
    guard let sources = facts?.sources, let target = action[.destination].flatMap({ objects[$0] }),
      let used = CodeClass(connected: target, in: self, sources), let members = sources.members(of: used)
    else { return nil }
    return (target, used, members)
  }

  /// The names by which code may refer to an object.
  ///
  /// These are the names of its outlets, `self` in its own class, and the name of its place in the class of its parent,
  /// such as `view` or `contentView`.
  func codeNames(of object: XMLElement) -> [ObjectName] {
    var names = code.outlets(to: object[.id])
    if let own = object.customClassName { names.append(ObjectName("self", of: own)) }
    if let key = object[.key], let owner = object.parent?.customClassName { names.append(ObjectName(key, of: owner)) }
    return names
  }

  /// Whether the sources disable the object and never enable it.
  func isDisabledForGood(_ object: XMLElement) -> Bool {
    guard let sources = facts?.sources else { return false }
    // Code that disables the `view` of another controller cannot be distinguished from code that disables this one.
    let names = code.outlets(to: object[.id]).filter { $0.name != "view" }
    return names.contains(where: sources.disables) && !names.contains(where: sources.enables)
  }

  /// Whether the source of the object's owner hides the object, and no source shows it. Other code that hides it may mean
  /// one of several copies, such as those in cells.
  func isHiddenForGood(_ object: XMLElement) -> Bool {
    guard let sources = facts?.sources else { return false }
    let names = code.outlets(to: object[.id])
    return names.contains(where: sources.hidesItself) && !names.contains(where: sources.shows)
  }

  /// Whether the sources set the font of the object's text.
  func isStyled(_ object: XMLElement) -> Bool {
    guard let sources = facts?.sources else { return false }
    // Code sets a button's text through its `titleLabel`.
    let label = object.customClassName.map { [ObjectName("titleLabel", of: $0)] } ?? []
    return (codeNames(of: object) + label + cellNames(of: object)).contains(where: sources.styles)
  }

  /// The names by which the class of a cell or of the controller around it may refer to a label that the cell brings.
  private func cellNames(of label: XMLElement) -> [ObjectName] {
    guard let id = label[.id], let cell = label.enclosing(.tableViewCell),
      let property = [Name.textLabel, .detailTextLabel].first(where: { cell.equals($0, id) })
    else { return [] }
    let controller = scenes.number(of: cell).flatMap { document.scenes[$0].controller }
    let owners = [cell.customClassName, controller.flatMap { document.controllers[$0].element.customClassName }]
    return owners.compactMap(\.self).map { ObjectName(property.wellKnownText ?? "", of: $0) }
  }

  /// Whether the sources set a color of the object, such as `textColor`.
  func isColored(_ object: XMLElement, _ property: String) -> Bool {
    guard let sources = facts?.sources else { return false }
    // AppKit's controls give their colors to their cells.
    let control = object.equals(.key, "cell") ? object.parent : nil
    return [object, control].compactMap(\.self).flatMap(codeNames).contains { sources.colors(property, of: $0) }
  }

  /// Whether an outlet leads to the object, but the class of the outlet's owner does not have it.
  func isMisconnected(_ id: String) -> Bool {
    guard let sources = facts?.sources else { return false }
    return code.outlets(to: id).contains { outlet in
      outlet.owner.flatMap(sources.members).map { !KeyValueCoding.has(outlet.name, $0) } ?? false
    }
  }

  /// The constraints whose distance, priority or activity code sets; without sources, all constraints that outlets lead
  /// to.
  struct Adjustments {
    var all: Set<String> = []
    /// The constraints that code never sets back to the distance in the document.
    ///
    /// If code sets a constraint back, for example when the keyboard disappears, people also see the document's layout.
    var moving: Set<String> = []
    /// The distances among which code chooses, by the id of the constraint. A distance of zero only hides something.
    var choices: [String: [Double]] = [:]
  }

  /// The distances that code gives to a constraint.
  func distances(ofConstraint id: String) -> Set<Double> {
    guard let sources = facts?.sources else { return [] }
    return Set(code.outlets(to: id).flatMap(sources.distances))
  }

  func adjustedConstraints() -> Adjustments {
    let sources = facts?.sources
    var result = Adjustments()
    for constraint in document.constraints {
      let id = constraint.id
      // The class of a constraint may compute its distance.
      guard constraint.element.customClassName == nil else {
        result.all.insert(id)
        result.moving.insert(id)
        continue
      }
      let outlets = code.outlets(to: id)
      guard code.isCollected(id) || outlets.contains(where: { sources?.adjusts($0) ?? true }) else { continue }
      result.all.insert(id)
      let distances = distances(ofConstraint: id)
      let own = constraint.element.number(.constant) ?? 0
      if distances.contains(own) {
        let choices = distances.subtracting([0]).sorted()
        if own != 0, choices.count > 1 { result.choices[id] = choices }
      } else {
        result.moving.insert(id)
      }
    }
    return result
  }

  /// The ids of the controllers whose sources hide the navigation bar.
  func controllersWithoutBar() -> Set<String> {
    guard let sources = facts?.sources else { return [] }
    let hiding = document.controllers.filter { controller in
      controller.element.customClassName.map(sources.hidesNavigationBar) == true
    }
    return Set(hiding.map(\.id))
  }

  /// Whether the sources show or hide a view or one around it.
  func isShownByCode(_ view: String?) -> Bool {
    guard let sources = facts?.sources else { return false }
    return code.lead(to: view) { sources.hides($0) || sources.shows($0) }
  }

  /// Whether a constraint refers to the layout margins of a view.
  func dependsOnMargins(_ id: String) -> Bool {
    guard let constraint = objects[id] else { return false }
    return [constraint[.firstAttribute], constraint[.secondAttribute]].contains { $0?.hasSuffix("Margin") == true }
  }

  /// Whether a constraint refers to the layout margins of a cell's content view.
  func dependsOnMarginsOfCell(_ id: String) -> Bool {
    guard let constraint = objects[id] else { return false }
    return [(Name.firstItem, Name.firstAttribute), (.secondItem, .secondAttribute)].contains { item, attribute in
      guard constraint[attribute]?.hasSuffix("Margin") == true else { return false }
      let view = constraint[item].flatMap { objects[$0] } ?? constraint.parent?.parent
      return view?.name == .tableViewCellContentView || view?.name == .collectionViewCellContentView
    }
  }

  /// Whether code decides where the views of an issue are, other than by adjusting constraints.
  ///
  /// Code does so if it places or always hides one of the views, or shows and hides other views in the same stack view. The
  /// code of a text field places its side views.
  func isSettledByCode(_ issue: LayoutIssue) -> Bool {
    let views = [issue.view] + issue.parties.map(\.id)
    if views.contains(where: { $0.map(document.isSideViewOfField) == true }) { return true }
    guard let sources = facts?.sources else { return false }
    let setsMargins = ["layoutMargins", "directionalLayoutMargins"].contains(where: sources.assigns)
    if setsMargins, issue.constraints.contains(where: dependsOnMargins) { return true }
    return views.contains { view in
      // The view of a controller fills it, even if code sets the frames of other controllers' views.
      code.outlets(to: view).contains { $0.name != "view" && sources.places($0) }
        || code.lead(to: view) { sources.hides($0) && !sources.shows($0) || sources.empties($0) }
        || code.rearrange(view, sources.toggles) || code.lead(to: view, sources.moves)
    }
  }
}

extension Document {
  /// Whether a view is at an end of the text in a text field, wherever the document has it.
  fileprivate func isSideViewOfField(_ id: String) -> Bool {
    connections.contains { connection in
      connection.destination == id && Self.sides.contains { connection.element.equals(.property, $0) }
        && connection.source.flatMap(view).map { views[$0].kind == .textField } == true
    }
  }

  /// Source: Apple's documentation of UITextField.
  private static let sides = ["leftView", "rightView"]
}
