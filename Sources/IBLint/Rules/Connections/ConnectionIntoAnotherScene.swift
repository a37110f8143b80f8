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
    // The outlets of an object to another one, such as `delegate` and `dataSource`, are one finding.
    var groups: [[XMLElement]] = []
    var numbers: [[String]: Int] = [:]
    for connection in subject.elements(named: [.outlet, .outletCollection, .action]) {
      guard let destination = connection[.destination], let target = subject.objects[destination],
        Self.isDropped(connection, to: target, subject)
      else { continue }
      let key = ["\(connection.parent?.index ?? 0)", connection.tag, destination]
      if connection.name != .action, let same = numbers[key] {
        groups[same].append(connection)
      } else {
        numbers[key] = groups.count
        groups.append([connection])
      }
    }
    for alike in Self.alike(groups, subject) { report(alike, subject, into: &reporter) }
  }

  /// The groups of several objects of a scene that refer to the same object with the same outlets, such as all text fields
  /// with one delegate.
  private static func alike(_ groups: [[XMLElement]], _ subject: DocumentSubject) -> [[[XMLElement]]] {
    var all: [[[XMLElement]]] = []
    var numbers: [[String]: Int] = [:]
    for group in groups {
      let source = group[0].parent?.parent
      let key =
        [
          source?.tag ?? "", source?.customClassName ?? "", group[0].tag, group[0][.destination] ?? "",
          "\(subject.scenes.number(of: group[0]) ?? -1)",
        ]
        + group.map { $0[.property] ?? "" }
      if group[0].name != .action, let same = numbers[key] {
        all[same].append(group)
      } else {
        numbers[key] = all.count
        all.append([group])
      }
    }
    return all
  }

  private func report(_ alike: [[XMLElement]], _ subject: DocumentSubject, into reporter: inout Reporter) {
    let group = alike[0]
    let all = alike.flatMap(\.self)
    guard let destination = group[0][.destination].flatMap({ subject.objects[$0] }) else { return }
    let names = group.map { "'\(($0[.property] ?? $0[.selector] ?? "").shortened)'" }
    let one = ObjectWords.noun(group[0].tag)
    let noun = one + (all.count > 1 ? "s" : "")
    let source = ObjectWords.noun(group[0].parent?.parent?.tag ?? "")
    let others =
      alike.count == 1
      ? "" : ", as \(alike.count == 2 ? "does" : "do") \(Wording.count(alike.count - 1, "more \(source)"))"
    let isHidden = subject.isHidden(group[0])
    reporter.report(
      "\(group.count > 1 ? "\(one)s" : one) \(Wording.list(names)) \(group.count > 1 ? "refer" : "refers") to "
        + "\(subject.document.name(of: destination)) in another scene\(others), so the build disconnects the \(noun): "
        + Self.remedy(all, subject) + (isHidden ? "; the project never shows this scene" : ""),
      at: .destination, of: group[0],
      notes: [.init("the \(ObjectWords.noun(destination.tag)) is here", at: destination.startTagRange)]
        + alike.dropFirst().prefix(Self.mostNotes).map { .init("the same connection is here", at: $0[0].startTagRange) },
      severity: isHidden ? .note : nil)
  }

  /// The most notes about other connections. Chosen, not measured.
  private static let mostNotes = 3

  private static func remedy(_ group: [XMLElement], _ subject: DocumentSubject) -> String {
    let connection = group[0]
    let it = group.count > 1 ? "them" : "it"
    guard connection.name == .action, subject.facts != nil else {
      return hasOutlets(group, subject)
        ? "delete \(it), or connect \(it) to an object in the same scene" : "delete \(it)"
    }
    guard !isSentAnyway(connection, subject), let target = target(of: connection, subject) else { return "delete it" }
    return "connect it to \(subject.document.name(of: target)), or delete it"
  }

  /// Whether the class of the source has one of the outlets, or may have it.
  private static func hasOutlets(_ outlets: [XMLElement], _ subject: DocumentSubject) -> Bool {
    guard let sources = subject.facts?.sources, let owner = outlets[0].parent?.parent,
      let used = CodeClass(connected: owner, in: subject, sources), let members = sources.members(of: used)
    else { return true }
    return outlets.contains { KeyValueCoding.has($0[.property] ?? "", members) }
  }

  /// Whether the control already sends an action in its scene on the same event.
  private static func isSentAnyway(_ action: XMLElement, _ subject: DocumentSubject) -> Bool {
    action.parent?.children.contains { other in
      other.name == .action && other.index != action.index && other[.eventType] == action[.eventType]
        && !(other[.destination].flatMap { subject.objects[$0] }.map { isDropped(other, to: $0, subject) } ?? true)
    } ?? false
  }

  /// The first object of the action's scene that has the method; nil without one.
  private static func target(of action: XMLElement, _ subject: DocumentSubject) -> XMLElement? {
    guard let sources = subject.facts?.sources, let selector = action[.selector] else { return nil }
    let scene = subject.scenes.number(of: action)
    return subject.customElements.first { object in
      guard subject.scenes.number(of: object) == scene, let used = CodeClass(object) else { return false }
      guard let members = sources.members(of: used), members.selectors.contains(selector) else { return false }
      return sources.declares(String(selector.prefix { $0 != ":" }), in: members.classes)
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
