import IBCode
import IBModel
import IBSource
import IBSyntax

struct UnknownAction: Rule {
  static let info = RuleInfo(
    id: "unknown-action", category: "code", severity: .error, since: "0.1", platforms: .all,
    summary: "The class of an action's target does not declare the action, or no class declares an unwind action.",
    rationale: """
      The app crashes when the user taps the control: "unrecognized selector sent to instance". Someone renamed or
      deleted the method in the code, changed its parameters, or removed the custom class of the target. On macOS, the
      finding is a warning: AppKit logs "Could not connect action" and the control does nothing. An unwind action that
      no class declares has no effect, so this finding is also a warning. A finding is a warning, too, if the app may
      never send the action: code disables, hides or removes the control, the control is never shown or is in a hidden
      navigation bar, no document can load the class of the target, or no code shows the scene. It is a note if nothing
      can send the action: the control ignores touches, is hidden and has no outlet, is not in a view, or starts a
      segue. The rule reports nothing if the sources lack a superclass, or if the control never sends the event. Needs a
      project with its sources.
      """,
    bad: CodeExample.document(action: "order:"), good: CodeExample.document())

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = CodeExample.surroundings

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let sources = subject.facts?.sources else { return }
    var absent: [AbsentAction] = []
    for connection in subject.document.connections {
      if connection.kind == .segue { checkUnwinding(connection.element, subject, sources, into: &reporter) }
      if subject.document.flavor.runtime == .appKit, connection.element.isReversedAction { continue }
      guard connection.kind == .action, let action = absentAction(connection, subject, sources) else { continue }
      if let index = absent.firstIndex(where: { $0.target == action.target && $0.selector == action.selector }) {
        absent[index].count += 1
        if action.doubt == nil, absent[index].doubt != nil {
          absent[index].doubt = nil
          absent[index].first = action.first
        }
      } else {
        absent.append(action)
      }
    }
    let targets = Dictionary(absent.map { ($0.target, $0.used) }, uniquingKeysWith: { first, _ in first })
    let bare = Set(targets.filter { UnknownOutlet.lacksMost(of: $0.key, $0.value, subject, sources) }.keys)
    for (place, action) in absent.enumerated() {
      if bare.contains(action.target) { continue }
      let alike = absent.indices.filter { other in
        absent[other].target == action.target && severity(of: absent[other], subject) == severity(of: action, subject)
      }
      if alike.count < UnknownOutlet.many {
        report(action, subject, sources, into: &reporter)
      } else if alike.first == place {
        let names = alike.map { absent[$0].selector.shortened }
        let remedy = remedy("restore them", action, alike.map { absent[$0].selector }, subject)
        reporter.report(
          "\(words(action, subject)) lacks \(names.count) connected actions ("
            + Wording.list(names, atMost: UnknownOutlet.mostNames) + ")"
            + reason(action, subject, isShared: alike.allSatisfy { absent[$0].doubt == action.doubt })
            + ": \(remedy)delete the connections", at: .selector, of: action.first,
          severity: severity(of: action, subject))
      }
    }
  }

  /// An action that its target does not have, with the number of connections that send it.
  private struct AbsentAction {
    let target: String
    let selector: String
    let used: CodeClass
    /// The connection that is reported: the first that is sent, if any is.
    var first: XMLElement
    var count = 1
    /// The reason why it may never be sent; nil if a control sends it.
    var doubt: Doubt?

    /// Whether the control also sends another action on another event, which was not meant here.
    func isSent(_ selector: String) -> Bool {
      first.parent?.children.contains { $0.name == .action && $0.equals(.selector, selector) } ?? false
    }
  }

  /// Why a control does not send its action, as far as the document and the sources tell.
  private enum Doubt: String {
    case takesNoTouches = "the control does not accept touches"
    case isHidden = "the control or a view around it is hidden, and no outlet refers to that one"
    case startsSegue = "the control starts a segue instead"
    case isInNoView = "the control is not in a view"
    case isInAnotherScene = "the class is that of a controller in another scene"
    case isDisabled = "code disables the control"
    case isNeverEnabled = "no code enables the disabled control"
    case isHiddenByCode = "code hides the control"
    case isRemovedByCode = "code removes the control from its view"
    case isNeverShown = "no code shows the hidden control"
    case isInHiddenBar = "the app does not show its navigation bar"
    case isOfRegisteredNib = "a table or collection view loads this cell without an owner"
    case isRefused = "the init(coder:) of the class stops the app, so no document can load it"
  }

  /// The most letters by which a suggestion differs. Chosen: two actions of one class often share most of their words, such
  /// as `backButtonTapped` and `facebookButtonTapped` (Measurements/Lint.md#older-revisions).
  private static let distance = 2

  private func absentAction(
    _ connection: Document.Connection, _ subject: DocumentSubject, _ sources: CodeIndex
  ) -> AbsentAction? {
    // Other rules report senders that never send the action: recognizers without a view (unattached-gesture-recognizer)
    // and events that the control never sends (impossible-event). missing-reuse-identifier reports a cell that no code can
    // dequeue.
    if let sender = connection.element.parent?.parent, UnattachedGestureRecognizer.isUnattached(sender, subject) {
      return nil
    }
    if ImpossibleEvent.control(of: connection) != nil || PrototypeCells.isInUnnameable(connection.element) {
      return nil
    }
    // A build drops what leads into another scene (connection-into-another-scene).
    if let target = connection.destination.flatMap({ subject.objects[$0] }),
      ConnectionIntoAnotherScene.isDropped(connection.element, to: target, subject)
    {
      return nil
    }
    // The first responder may be any object of the app.
    guard let selector = connection.element[.selector], !selector.isEmpty, let id = connection.destination,
      let target = subject.objects[id], !target.equals(.placeholderIdentifier, "IBFirstResponder"),
      let used = CodeClass(connected: target, in: subject, sources), let members = sources.members(of: used),
      !members.selectors.contains(selector),
      !used.others(of: target, subject, sources).contains(where: { $0.selectors.contains(selector) })
    else { return nil }
    let sender = connection.element.parent?.parent
    // An action whose target is in another scene goes to any object that implements it.
    let isInScene = subject.scenes.number(of: target) == subject.scenes.number(of: connection.element)
    let senders =
      target.isFilesOwner && subject.isCellOfRegisteredNib
      ? .isOfRegisteredNib : isInScene ? sender.flatMap { Self.doubt(about: $0, subject, sources) } : .isInAnotherScene
    // Code makes the File's Owner, and then loads the document.
    let doubt = members.refusesDocuments && !target.isFilesOwner ? .isRefused : senders
    return AbsentAction(target: id, selector: selector, used: used, first: connection.element, doubt: doubt)
  }

  private static func doubt(about sender: XMLElement, _ subject: DocumentSubject, _ sources: CodeIndex) -> Doubt? {
    if !subject.takesTouches(sender) { return .takesNoTouches }
    let places = UnattachedGestureRecognizer.views(of: sender, subject)
    if !(places.isEmpty ? [sender] : places).contains(where: { subject.isVisible($0, ifShownByCode: true) }) {
      return .isHidden
    }
    if hasSegue(sender) { return .startsSegue }
    if subject.isOutsideViews(sender) { return .isInNoView }
    let outlets = subject.code.outlets(to: sender[.id])
    if outlets.contains(where: sources.disables) { return .isDisabled }
    if sender.flag(.enabled) == false, !outlets.contains(where: sources.enables) { return .isNeverEnabled }
    if sender.flag(.hidden) == true, !outlets.isEmpty, !outlets.contains(where: sources.shows) { return .isNeverShown }
    if outlets.contains(where: { sources.hides($0) && !sources.shows($0) }) { return .isHiddenByCode }
    if !outlets.contains(where: sources.shows), subject.code.lead(to: sender[.id], sources.empties) {
      return .isRemovedByCode
    }
    return isInHiddenBar(sender, subject, sources) ? .isInHiddenBar : nil
  }

  /// Whether the sender is an item of a controller that only navigation controllers with a hidden bar contain, or of the
  /// first controller of an app without navigation controllers in its sources and in the document.
  private static func isInHiddenBar(_ sender: XMLElement, _ subject: DocumentSubject, _ sources: CodeIndex) -> Bool {
    guard sender.name == .barButtonItem, let controller = sender.enclosing(.navigationItem)?.parent?[.id] else {
      return false
    }
    let leading = subject.document.connections.filter { $0.destination == controller }
    if !leading.contains(where: { $0.kind == .segue }), !sources.mentionsType("UINavigationController"),
      subject.tree.root?.equals(.initialViewController, controller) == true
    {
      return true
    }
    return subject.isInHiddenBar(sender)
  }

  /// Whether the sender is an item of a bar that also starts a segue: an item has one action only.
  private static func hasSegue(_ sender: XMLElement) -> Bool {
    sender.name == .barButtonItem && sender.child(named: .connections)?.child(named: .segue) != nil
  }

  private func report(
    _ action: AbsentAction, _ subject: DocumentSubject, _ sources: CodeIndex, into reporter: inout Reporter
  ) {
    // UIKit's own methods, such as 'paste:', are for other senders.
    let known =
      action.used.origin == .framework
      ? []
      : (sources.members(of: action.used)?.selectors ?? []).filter { selector in
        sources.declaresMethod(selector) && !action.isSent(selector)
      }
    let hint = Suggestion.hint(
      for: action.selector, among: known.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, limit: Self.distance)
    let isOne = action.count == 1
    let sender = action.first.parent?.parent.map(subject.document.name(of:)) ?? "the connection"
    let use = isOne ? "\(sender) sends" : "\(action.count) connections send"
    // With the action, the control would still only start its segue, and nothing would be its target.
    let isVain = action.doubt == .startsSegue || action.doubt == .isOfRegisteredNib
    let remedy = isVain ? "" : remedy("add the method", action, [action.selector], subject)
    reporter.report(
      "\(words(action, subject)) has no action '\(action.selector.shortened)', which \(use)\(reason(action, subject))"
        + (hint.isEmpty ? ": \(remedy)delete the connection\(isOne ? "" : "s")" : hint),
      at: .selector, of: action.first,
      severity: severity(of: action, subject))
  }

  private func remedy(
    _ ofCustomClass: String, _ action: AbsentAction, _ selectors: [String], _ subject: DocumentSubject
  ) -> String {
    let target = subject.objects[action.target] ?? action.first
    return action.used.remedy(ofCustomClass, target, subject) { $0.selectors.isSuperset(of: selectors) }
  }

  private func words(_ action: AbsentAction, _ subject: DocumentSubject) -> String {
    subject.objects[action.target].map { action.used.words($0, subject) } ?? "class \(action.used.name)"
  }

  /// Why the action may never be sent; one reason is enough.
  private func reason(_ action: AbsentAction, _ subject: DocumentSubject, isShared: Bool = true) -> String {
    if isShared, let doubt = action.doubt { return "; \(doubt.rawValue)" }
    return subject.hint(ifHidden: action.first)
  }

  private func severity(of action: AbsentAction, _ subject: DocumentSubject) -> Severity? {
    switch action.doubt {
    case nil: subject.connectionSeverity(at: action.first)
    case .isDisabled, .isHiddenByCode, .isRemovedByCode, .isNeverShown, .isInHiddenBar, .isRefused: .warning
    default: .note
    }
  }

  /// UIKit finds the class that the segue returns to by the action, so any class may have it.
  private func checkUnwinding(
    _ segue: XMLElement, _ subject: DocumentSubject, _ sources: CodeIndex, into reporter: inout Reporter
  ) {
    guard segue.equals(.kind, "unwind"), let selector = segue[.unwindAction], !selector.isEmpty,
      !sources.declaresMethod(selector)
    else { return }
    let hint = Suggestion.hint(for: selector, among: sources.methodNames)
    // Only code performs a segue that starts at a controller.
    let isPerformed = segue[.identifier].map { sources.performs($0) || sources.hasText($0) } ?? false
    var isUnused = false
    if case .controller? = segue.parent?.parent?[.id].flatMap({ subject.document.objects[$0] }) {
      isUnused = !isPerformed
    }
    reporter.report(
      "unwind action '\(selector.shortened)' is not declared in any class"
        + (isUnused
          ? ", and code never performs the segue: delete the segue"
          : ", so the segue does nothing" + (hint.isEmpty ? ": add the method, or choose another action" : hint)),
      at: .unwindAction, of: segue, severity: isUnused ? .note : .warning)
  }
}
