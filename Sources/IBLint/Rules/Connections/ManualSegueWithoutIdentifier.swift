import IBCode
import IBModel
import IBSource
import IBSyntax

struct ManualSegueWithoutIdentifier: Rule {
  static let info = RuleInfo(
    id: "manual-segue-without-identifier", category: "connections", severity: .warning, since: "0.1",
    summary: "A segue from a view controller has no identifier.",
    rationale: """
      No control starts the segue, and code needs an identifier to start it, so it never runs. Scenes that only this
      segue leads to cannot be reached. Xcode also warns about it. Add an identifier, connect the segue to the control
      that should start it, or delete it. Segues to scenes that code shows by their Storyboard ID are one note.
      """,
    bad: example(""), good: example(#" identifier="showDetails""#))

  static let sources: SourceNeeds = .declarations

  private static func example(_ identifier: String) -> String {
    let segue =
      #"<connections><segue destination="con-tr-002" kind="show"\#(identifier) id="seg-ue-001"/></connections>"#
    return Example.storyboard(
      Example.scene(1, segue + "\n") + Example.scene(2, "", identifier: "Details"),
      attributes: #" initialViewController="con-tr-001""#)
  }

  /// Xcode's words for kinds whose words in the file are others.
  private static let words = [
    "presentation": "present modally", "popoverPresentation": "present as popover", "showDetail": "show detail",
  ]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let segues = subject.elements(named: .segue).filter {
      $0.isNeverPerformed(in: subject) && !Self.leadsToHiddenScene($0, subject)
    }
    let superfluous = segues.filter { Self.isShownByCode($0[.destination], subject) }
    for segue in segues where !superfluous.contains(segue) {
      reporter.report(
        "\(Self.words(for: segue, subject)) has no identifier, so code cannot perform it: add one, or connect the segue to "
          + "a control", at: segue)
    }
    guard let first = superfluous.first else { return }
    let more = superfluous.count == 1 ? "" : " and \(Wording.count(superfluous.count - 1, "more segue"))"
    let (verb, scenes) =
      superfluous.count == 1 ? ("has", "the scene without it") : ("have", "their scenes without them")
    reporter.report(
      "\(Self.words(for: first, subject))\(more) \(verb) no identifier, and code shows \(scenes): delete "
        + (superfluous.count == 1 ? "the segue" : "these segues"),
      at: first,
      notes: superfluous.dropFirst().prefix(Self.mostNotes).map { Finding.Note("another one", at: $0.startTagRange) },
      severity: .note)
  }

  /// The most segues after the first whose places a finding contains.
  private static let mostNotes = 10

  /// Such as `show segue to 'Details'`.
  private static func words(for segue: XMLElement, _ subject: DocumentSubject) -> String {
    let kind = segue[.kind] ?? ""
    let destination = segue[.destination].map { " to \(subject.document.name(of: $0))" } ?? ""
    return "\(Self.words[kind] ?? kind.shortened) segue\(destination)"
  }

  /// Whether the scene has an unused identifier. Then unreachable-scene reports it, together with the segue.
  private static func leadsToHiddenScene(_ segue: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard let target = segue[.destination].flatMap({ subject.objects[$0] }),
      let scene = subject.scenes.number(of: target)
    else { return false }
    return subject.scenes.isEntry[scene] && subject.isSurelyHidden(scene: scene)
  }

  /// Whether code asks for the scene by its storyboard identifier, which it may derive from the class.
  private static func isShownByCode(_ controller: String?, _ subject: DocumentSubject) -> Bool {
    guard let index = controller.flatMap(subject.document.controller),
      let identifier = subject.document.controllers[index].element[.storyboardIdentifier]
    else { return false }
    guard let sources = subject.facts?.sources else { return false }
    let isClass = subject.document.controllers[index].element.customClassName == identifier
    return sources.asksForScene(identifier) || sources.hasLiteral(identifier)
      || isClass && sources.mentionsElsewhere(identifier)
  }
}
