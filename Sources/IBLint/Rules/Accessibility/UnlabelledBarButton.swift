import IBAssets
import IBCode
import IBModel
import IBSource
import IBSyntax

struct UnlabelledBarButton: Rule {
  static let info = RuleInfo(
    id: "unlabelled-bar-button", category: "accessibility", severity: .note, since: "0.1",
    summary: "A bar button item with an image and no title has no accessibility label.",
    rationale: """
      VoiceOver reads the file name of the image, or just "button". Interface Builder has no field for the label of a
      bar button item: add a runtime attribute accessibilityLabel, or set the label through an outlet. System items and
      system symbols have a label. The rule does not check launch screens, items whose label code sets, or items without
      an outlet that the controller's code replaces.
      """,
    bad: example(""),
    good: example(
      """
      <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Filter"/>
      </userDefinedRuntimeAttributes>
      """), likeness: .message)

  static let sources: SourceNeeds = .declarations

  private static func example(_ attributes: String) -> String {
    Example.xib("<barButtonItem image=\"filter-small\" id=\"bar-bu-001\">\n\(attributes)\n</barButtonItem>")
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard subject.tree.root?.flag(.launchScreen) != true else { return }
    for item in subject.elements(named: .barButtonItem) where Self.showsImageOnly(item) {
      guard !item.setsAccessibilityAtRuntime, !subject.isInHiddenBar(item), !Self.onlyShows(item, subject),
        !item.isNamedByCode(in: subject),
        !Self.isReplaced(item, subject), !MissingAccessibilityLabel.showsSymbol(item, subject),
        !MissingAccessibilityLabel.isWord(item[.image] ?? "", subject),
        // missing-image
        subject.projectAssets.map({ $0.definesImage(named: item[.image] ?? "") }) ?? true
      else {
        continue
      }
      reporter.report(
        "bar button item with only the image '\((item[.image] ?? "").shortened)' has no accessibility label: add the "
          + "runtime attribute accessibilityLabel", at: .image, of: item)
    }
  }

  /// Whether a tap on the item has no effect; it may only show a step.
  private static func onlyShows(_ item: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard item.child(named: .connections) == nil, !subject.code.reach(item[.id]) else { return false }
    if item.flag(.enabled) == false { return true }
    guard let sources = subject.facts?.sources else { return false }
    let controller = item.enclosing(.navigationItem)?.parent?.customClassName
    return controller.map { sources.declares($0) && !sources.usesBarItems($0) } ?? false
  }

  /// Whether the item shows only an image from the app.
  private static func showsImageOnly(_ item: XMLElement) -> Bool {
    guard item.has(.image), !item.equals(.catalog, "system"), !item.has(.systemItem) else { return false }
    return (item[.title] ?? "").isEmpty && !item.children.contains { titles.contains($0[.key]) }
  }

  /// Whether the code of the controller gives the navigation item other buttons on the side of an item that has no
  /// outlet.
  static func isReplaced(_ item: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard let sources = subject.facts?.sources, !subject.code.reach(item[.id]),
      let controller = item.enclosing(.navigationItem)?.parent?.customClassName
    else { return false }
    let place = item[.key] ?? item.parent?.tag ?? ""
    return ["left", "right"].contains { place.hasPrefix($0) && sources.fillsNavigationBar(controller, on: $0) }
  }

  /// The keys of children that provide a title.
  private static let titles: Set<String?> = ["title", "customView"]
}
