import IBAssets
import IBSource
import IBSyntax

struct MissingNamedColor: Rule {
  static let info = RuleInfo(
    id: "missing-named-color", category: "resources", severity: .warning, since: "0.1", platforms: .all,
    summary: "The document uses a named color that no asset catalog of the project provides.",
    rationale: """
      The app uses the value stored in the document, in light and dark appearance, or shows no color. Someone renamed or
      deleted the color, or a package outside the project provides it; list such colors in the option. Needs a project
      that has images or colors. The rule does not report colors that code replaces, nor a tint that no view shows. If
      the class of an object lacks the property of a runtime attribute, the rule reports the attribute.
      """,
    bad: ResourceExample.document(color: "ink-old"),
    good: ResourceExample.document(color: "ink"), options: [ProvidedElsewhere.option], likeness: .message)

  static let sources: SourceNeeds = .declarations
  static let exampleSurroundings = ResourceExample.color

  /// The largest number of letters in which a suggested name differs; it is small because color names are similar.
  private static let distance = 2

  private var elsewhere = ProvidedElsewhere()

  mutating func set(_ option: String, to value: OptionValue) { elsewhere.set(option, to: value) }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let assets = subject.projectAssets else { return }
    let resources = subject.resources
    for entry in resources.names(of: .namedColor) where !elsewhere.has(entry.name) {
      guard !assets.definesColor(named: entry.name) else { continue }
      let uses = resources.uses.filter { $0.kind == .namedColor && $0.name == entry.name }
      // An unused entry is only superfluous (unused-resource).
      guard
        let use = uses.first(where: { !Self.isReplaced($0.element, subject) && !Self.isUnseenTint($0.element, subject) }
        )
      else { continue }
      if let attribute = use.element.parent, let problem = MisspeltKeyPath.unknownProperty(of: attribute, subject) {
        if !problem.isEmpty { reporter.report(problem, at: .keyPath, of: attribute) }
        continue
      }
      let hint =
        Self.equal(to: entry, among: assets).map { ": choose '\($0.shortened)', which has the same value" }
        ?? Suggestion.hint(for: entry.name, among: assets.colorNames, limit: Self.distance)
      reporter.report(
        "color '\(entry.name.shortened)' is not in any asset catalog, and this document only stores its value"
          + (hint.isEmpty ? ": add the color, or choose another one" : hint), at: use.range, in: use.element)
    }
  }

  /// The color of the catalogs with the value that the document stores, if it is the only one.
  private static func equal(to entry: DocumentResources.Mention, among assets: DocumentAssets) -> String? {
    guard let stored = StoredColor(entry.element) else { return nil }
    let equal = assets.colorNames.filter { StoredColor.inCatalog($0, assets).flatMap(stored.equals) ?? false }
    return equal.count == 1 ? equal[0] : nil
  }

  /// Whether a color is the tint of a view that draws nothing, and no view in it inherits the tint.
  private static func isUnseenTint(_ color: XMLElement, _ subject: DocumentSubject) -> Bool {
    // Code may add views to a root view.
    guard color.equals(.key, "tintColor"), let view = color.parent, view.parent?.name == .subviews else { return false }
    var open = [view]
    while let view = open.popLast() {
      if view.name == .label { continue }
      guard view.name == .view || view.name == .stackView, !view.has(.customClass), !subject.code.reach(view[.id])
      else {
        return false
      }
      open += view.child(named: .subviews)?.children.filter { $0.child(key: "tintColor") == nil } ?? []
    }
    return true
  }

  /// Whether code sets the color where the document uses it.
  private static func isReplaced(_ color: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard let property = color[.key], let parent = color.parent else { return false }
    guard let object = parent.name == .state ? parent.parent : parent else { return false }
    return subject.isColored(object, property)
  }
}
