import IBCode
import IBModel
import IBSource
import IBSyntax

struct ConnectionIntoAnotherScene: Rule {
  static let info = RuleInfo(
    id: "connection-into-another-scene", category: "connections", severity: .warning, since: "0.1", platforms: .all,
    summary: "An outlet or action refers to an object in another scene.",
    rationale: """
      UIKit loads each scene separately, so the build drops the connected object: at run time the outlet is nil, and the
      action goes up the responder chain. Copying a scene together with its connections usually causes this. Remove the
      connection, or connect it to an object of the same scene.
      """,
    bad: example(destination: "con-tr-002"), good: example(destination: "con-tr-001"))

  static let sources: SourceNeeds = .declarations

  private static func example(destination: String) -> String {
    let button = """
      <button key="view" id="but-to-001">
          <connections>
              <action selector="close:" destination="\(destination)" eventType="touchUpInside" id="act-io-001"/>
          </connections>
      </button>
      """
    return Example.storyboard(
      Example.scene(1, button) + Example.scene(2, "", identifier: "Second"),
      attributes: #" initialViewController="con-tr-001""#)
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for connection in subject.elements(named: [.outlet, .outletCollection, .action]) {
      guard let destination = connection[.destination].flatMap({ subject.objects[$0] }),
        Self.isDropped(connection, to: destination, subject)
      else { continue }
      let name = connection[.property] ?? connection[.selector] ?? ""
      let noun = ObjectWords.noun(connection.tag)
      let remedy = Self.isUseless(connection, subject) ? "delete it" : "connect it to an object in the same scene"
      let isHidden = subject.isHidden(connection)
      reporter.report(
        "\(noun) '\(name.shortened)' refers to \(subject.document.name(of: destination)) in another scene, "
          + "so the build disconnects the \(noun): \(remedy)"
          + (isHidden ? "; the project never shows this scene" : ""),
        at: .destination, of: connection,
        notes: [.init("the \(ObjectWords.noun(destination.tag)) is here", at: destination.startTagRange)],
        severity: isHidden ? .note : nil)
    }
  }

  /// Whether the action cannot be replaced: no object of its scene has it, or the control already sends one there
  /// on the same event.
  private static func isUseless(_ action: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard action.name == .action else { return false }
    return !hasTarget(action, subject)
      || action.parent?.children.contains { other in
        other.name == .action && other.index != action.index && other[.eventType] == action[.eventType]
          && !(other[.destination].flatMap { subject.objects[$0] }.map { isDropped(other, to: $0, subject) } ?? true)
      } ?? false
  }

  /// Whether an object of the action's scene has the method, or may have it.
  private static func hasTarget(_ action: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard let sources = subject.facts?.sources, let selector = action[.selector] else { return true }
    let scene = subject.scenes.number(of: action)
    return subject.customElements.contains { object in
      guard subject.scenes.number(of: object) == scene, let used = CodeClass(object) else { return false }
      return sources.members(of: used)?.selectors.contains(selector) ?? true
    }
  }

  /// Whether a connection leads into another scene. An action that is sent up the responder chain reaches the scene that
  /// contains or presents this one.
  static func isDropped(_ connection: XMLElement, to destination: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard let source = subject.scenes.number(of: connection), let other = subject.scenes.number(of: destination),
      other != source
    else { return false }
    return connection.name != .action || !subject.scenes.chained[other].contains(source)
  }
}
