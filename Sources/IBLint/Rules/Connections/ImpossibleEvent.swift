import IBModel
import IBSource
import IBSyntax

struct ImpossibleEvent: Rule {
  static let info = RuleInfo(
    id: "impossible-event", category: "connections", severity: .warning, since: "0.2",
    summary: "An action is connected to an event that its control never sends.",
    rationale: """
      The action never runs. A button sends touch events, a text field editing events. Usually someone replaced the
      element by another kind. Connect the action again, or delete the connection if the action does not exist any more.
      The finding is a note if the control ignores touches. Connections that only repeat a
      working action are one note for each document. The rule does not check controls of a custom class, because
      they may send any event.
      """,
    bad: example("valueChanged"), good: example("touchUpInside"))

  static let sources = SourceNeeds.declarations

  private static func example(_ event: String) -> String {
    Example.xib(
      """
      <button opaque="NO" id="but-to-001">
          <connections>
              <action selector="buy:" destination="-1" eventType="\(event)" id="act-io-001"/>
          </connections>
      </button>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      """)
  }

  private static let editing: Set<String> = [
    "editingChanged", "editingDidBegin", "editingDidEnd", "editingDidEndOnExit",
  ]

  /// What each control never sends (Apple's documentation of `UIControl.Event`).
  private static let impossible: [Name: Set<String>] = [
    .button: editing.union(["valueChanged"]), .datePicker: editing, .pageControl: editing, .segmentedControl: editing,
    .slider: editing, .stepper: editing, .`switch`: editing, .textField: ["valueChanged"],
  ]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    var repeated: [XMLElement] = []
    var firstRepeated: String?
    for connection in subject.document.connections where connection.kind == .action {
      guard let control = Self.control(of: connection) else { continue }
      let event = connection.element[.eventType] ?? ""
      let better =
        control.name == .textField ? "editingChanged" : control.name == .button ? "touchUpInside" : "valueChanged"
      let start = "\(subject.document.name(of: control)) never sends the event '\(event)', so "
      if let other = Self.otherEvent(of: connection, control) {
        repeated.append(connection.element)
        firstRepeated = firstRepeated ?? start + "this connection does nothing, and '\(other)' sends the same action"
      } else if control.flag(.userInteractionEnabled) == false || control.flag(.enabled) == false {
        let state = control.flag(.enabled) == false ? "is disabled" : "ignores touches"
        reporter.report(
          start + "the action never runs, and the control \(state): delete the connection", at: .eventType,
          of: connection.element, severity: .note)
      } else if let absent = subject.words(forAbsent: connection.element) {
        reporter.report(
          start + "the action never runs, and \(absent): delete the connection", at: .eventType, of: connection.element)
      } else {
        let taken = connection.element.parent?.children(named: .action).first { $0.equals(.eventType, better) }
        let remedy =
          taken.map { "\(better)' already sends '\($0[.selector]?.shortened ?? "")': delete the connection" }
          ?? "connect it to '\(better)'"
        reporter.report(
          start + "the action never runs" + (taken == nil ? ": " : "; '") + remedy, at: .eventType,
          of: connection.element)
      }
    }
    // People connect several fields of a form alike, so one finding of a document is enough.
    guard let first = repeated.first, let firstRepeated else { return }
    let others = repeated.dropFirst().map { Finding.Note("so is this one", at: $0.startTagRange) }
    let more =
      others.isEmpty ? "delete the connection" : "delete it and \(Wording.count(others.count, "connection")) alike"
    reporter.report("\(firstRepeated): \(more)", at: .eventType, of: first, notes: others, severity: .note)
  }

  /// An event with which the control sends the same action to the same object; nil without one.
  private static func otherEvent(of connection: Document.Connection, _ control: XMLElement) -> String? {
    let own = connection.element
    guard let connections = control.child(named: .connections) else { return nil }
    for action in connections.children(named: .action) {
      guard action[.selector] == own[.selector], action[.destination] == own[.destination],
        let event = action[.eventType], impossible[control.name]?.contains(event) == false
      else { continue }
      return event
    }
    return nil
  }

  /// The control of an action whose event it never sends; nil for any other connection.
  static func control(of connection: Document.Connection) -> XMLElement? {
    guard let event = connection.element[.eventType], let control = connection.element.parent?.parent,
      let impossible = impossible[control.name], impossible.contains(event), !control.has(.customClass),
      !hasMenu(control)
    else { return nil }
    return control
  }

  /// A button with a menu of choices sends `valueChanged`.
  private static func hasMenu(_ control: XMLElement) -> Bool {
    control.equals(.changesSelectionAsPrimaryAction, "YES") || control.equals(.showsMenuAsPrimaryAction, "YES")
  }
}
