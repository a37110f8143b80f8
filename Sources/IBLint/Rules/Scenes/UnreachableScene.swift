import IBCode
import IBModel
import IBSource
import IBSyntax

struct UnreachableScene: Rule {
  static let info = RuleInfo(
    id: "unreachable-scene", category: "scenes", severity: .warning, since: "0.1",
    summary: "No segue leads to a scene, and it has no identifier, or one that the project does not use.",
    rationale: """
      The app cannot show the scene: it is not the initial scene, no segue from a reachable scene leads to it, and it
      has no storyboard identifier with which code or a storyboard reference could instantiate it. Xcode does not
      compile it. Add an identifier or a segue, or delete the scene. In a project with its sources, the rule also reports
      a scene whose identifier no source, document or property list contains. A scene without a class that only has
      labels explains others on the canvas, and is not reported. Keyline does not report other warnings or notes about
      these scenes.
      """,
    bad: example(identifier: nil), good: example(identifier: "Second"), report: .unused, likeness: .document)

  static let sources = SourceNeeds.declarations

  private static func example(identifier: String?) -> String {
    Example.storyboard(
      Example.scene(1, "") + Example.scene(2, "", identifier: identifier),
      attributes: #" initialViewController="con-tr-001""#)
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let scenes = subject.scenes
    // If no scene can be reached, `missing-initial-controller` reports the cause.
    var reached = scenes.reached
    // If unreachable scenes lead to each other, the rule reports only the first.
    for scene in Self.heads(of: scenes) + Array(reached.indices) where !reached[scene] {
      scenes.mark(from: scene, in: &reached)
      guard let index = subject.document.scenes[scene].controller else { continue }
      let controller = subject.document.controllers[index].element
      if controller.name == .viewControllerPlaceholder || Self.isNote(controller) { continue }
      Self.report(
        "because no reachable scene has a segue to it, and it has no Storyboard ID: add a segue or a Storyboard ID, or "
          + "delete the scene", controller, subject, into: &reporter)
    }
    reportUnnamed(subject, into: &reporter)
  }

  /// Whether the scene only explains others on the canvas: its controller has no class and no connections, and its view
  /// has only labels, perhaps in stack views.
  private static func isNote(_ controller: XMLElement) -> Bool {
    guard controller.name == .viewController, !controller.has(.customClass),
      controller.child(named: .connections) == nil,
      let view = controller.child(key: "view"), hasOnlyLabels(view)
    else { return false }
    return view.descendants.contains { $0.name == .label && ObjectLabel.shownText(of: $0) != nil }
  }

  private static func hasOnlyLabels(_ view: XMLElement) -> Bool {
    if view.has(.customClass) || view.child(named: .connections) != nil { return false }
    return view.child(named: .subviews)?.children.allSatisfy { part in
      part.name == .label ? !part.has(.customClass) : part.name == .stackView && hasOnlyLabels(part)
    } ?? true
  }

  /// Reports scenes of a loaded storyboard whose identifier is in no source, document or property list.
  private func reportUnnamed(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let document = subject.document
    if document.scenes.indices.allSatisfy(subject.isHidden(scene:)) { return }
    let unknown =
      subject.facts.map { facts in facts.sources.askedScenes.filter { !facts.names.has(scene: $0) } } ?? []
    for (number, scene) in document.scenes.enumerated() where subject.isSurelyHidden(scene: number) {
      guard let index = scene.controller, subject.scenes.isEntry[number] else { continue }
      let controller = document.controllers[index].element
      guard let identifier = controller[.storyboardIdentifier], controller.name != .viewControllerPlaceholder,
        // Code asks for it by nearly this identifier (unknown-scene-identifier).
        !unknown.contains(where: { Suggestion.nearest(to: $0, among: [identifier]) != nil })
      else { continue }
      let (reason, remedy) = Self.reason(for: scene, subject)
      Self.report(
        "because \(reason) and \(Self.use(of: identifier, subject)): \(remedy), use the Storyboard ID, or delete the "
          + "scene", controller, subject, into: &reporter)
    }
  }

  /// That no code that runs asks for a scene by its identifier.
  private static func use(of identifier: String, _ subject: DocumentSubject) -> String {
    let id = "its Storyboard ID '\(identifier.shortened)'"
    guard let path = subject.facts?.sources.idleSource(askingFor: identifier) else {
      return "no code that runs uses \(id)"
    }
    return "only code in \(path.split(separator: "/").last ?? ""), which nothing calls, uses \(id)"
  }

  private static func report(
    _ words: String, _ controller: XMLElement, _ subject: DocumentSubject, into reporter: inout Reporter
  ) {
    let name = subject.document.name(ofController: controller)
    let which = hasTwin(controller, subject) ? ", unlike another scene of its class," : ","
    reporter.report(
      "\(controller[.id] ?? "", named: name) cannot appear\(which) \(words)" as Message, at: controller.startTagRange,
      objectID: controller.enclosingObjectID)
  }

  /// Whether the app can show another controller of the class.
  private static func hasTwin(_ controller: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard let name = controller[.customClass] else { return false }
    return subject.document.controllers.contains { other in
      other.element != controller && other.element.equals(.customClass, name)
        && subject.scenes.number(of: other.element).map { !subject.isHidden(scene: $0) } == true
    }
  }

  /// Why no segue shows a scene, and what would: a segue of a controller that code cannot perform, or does not.
  private static func reason(for scene: Document.Scene, _ subject: DocumentSubject) -> (reason: String, remedy: String)
  {
    let controller = scene.controller.map { subject.document.controllers[$0].id }
    let segues = subject.document.connections.filter {
      $0.kind == .segue && $0.destination == controller && $0.element.isPerformedByCode(of: subject.controllerElements)
    }.map(\.element)
    func source(_ segue: XMLElement) -> String {
      segue.parent?.parent.map(subject.document.name(of:)) ?? "a controller"
    }
    if let segue = segues.first(where: { !$0.has(.identifier) }) {
      return ("the segue to it from \(source(segue)) has no identifier", "add an identifier")
    }
    if let segue = segues.first, let identifier = segue[.identifier] {
      return (
        "no code performs the segue '\(identifier.shortened)' to it from \(source(segue))", "perform the segue"
      )
    }
    // An app that shows the scene around it would show it, too.
    let container = subject.document.connections.first { $0.kind == .segue && $0.destination == controller }
    if let container, container.controller.map({ subject.document.controllers[$0].id }) != controller {
      let name = source(container.element)
      return ("only \(name), which cannot appear either, leads to it", "show \(name)")
    }
    return ("no segue leads to it", "add a segue")
  }

  /// The scenes without a segue from another scene.
  private static func heads(of scenes: SceneGraph) -> [Int] {
    var isLedTo = [Bool](repeating: false, count: scenes.isEntry.count)
    for (scene, destinations) in scenes.destinations.enumerated() {
      for destination in destinations where destination != scene { isLedTo[destination] = true }
    }
    return isLedTo.indices.filter { !isLedTo[$0] }
  }
}
