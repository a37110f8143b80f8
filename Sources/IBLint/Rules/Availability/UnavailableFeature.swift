import IBAssets
import IBCode
import IBModel
import IBSource
import IBSyntax

struct UnavailableFeature: Rule {
  static let info = RuleInfo(
    id: "unavailable-feature", category: "availability", severity: .warning, since: "0.1",
    summary: "The document uses a feature that its deployment target does not support.",
    rationale: """
      Xcode refuses to compile the file for that target, or the oldest systems do not have the class or the value. The
      target is the document's own ("Builds for"), otherwise 'deployment_target' of the configuration, otherwise the
      oldest of the targets that build the document, or that of a description for XcodeGen if no project exists. The rule reports nothing without a target, in a nib that no
      known code loads, or for what only code for newer systems shows: a class with `@available`, or a nib or scene that
      code loads after `#available`. Raise the target, or do not use the feature.
      """,
    bad: Example.xib(#"<stackView id="iN0-l3-epB"/>"#, head: dependencies("2048")),
    good: Example.xib(#"<stackView id="iN0-l3-epB"/>"#, head: dependencies("2304")))

  /// Packed versions: 2048 is 8.0, 2304 is 9.0.
  private static func dependencies(_ version: String) -> String {
    """
    <dependencies>
        <deployment version="\(version)" identifier="iOS"/>
    </dependencies>
    """
  }

  private struct Feature {
    let name: String
    let since: SystemVersion
    let element: Name
    var attribute: Name?
    var values: [String] = []

    func fits(_ element: XMLElement) -> Bool {
      attribute.map { attribute in values.contains { element.equals(attribute, $0) } } ?? true
    }
  }

  static let sources = SourceNeeds.declarations

  /// The first versions that have them: Measurements/Tools.md#availability. A safe area does not need 11.0: for older
  /// systems Xcode compiles it to the layout guides.
  private static let features = [
    Feature(name: "UIStackView", since: SystemVersion(9), element: .stackView),
    Feature(
      name: "safe area layout guide", since: SystemVersion(9), element: .viewLayoutGuide, attribute: .key,
      values: ["safeArea"]),
    Feature(
      name: "content or frame layout guide", since: SystemVersion(11), element: .viewLayoutGuide, attribute: .key,
      values: ["contentLayoutGuide", "frameLayoutGuide"]),
    Feature(name: "storyboard reference", since: SystemVersion(8), element: .viewControllerPlaceholder),
    Feature(name: "named color", since: SystemVersion(11), element: .namedColor),
    Feature(name: "WKWebView", since: SystemVersion(11), element: .wkWebView),
    Feature(name: "SF Symbol", since: SystemVersion(13), element: .image, attribute: .catalog, values: ["system"]),
    Feature(name: "UIHostingController", since: SystemVersion(13), element: .hostingController),
    Feature(
      name: "activity indicator style", since: SystemVersion(13), element: .activityIndicatorView, attribute: .style,
      values: ["medium", "large"]),
    Feature(
      name: "close button", since: SystemVersion(13), element: .button, attribute: .buttonType, values: ["close"]),
    Feature(
      name: "inset grouped table view", since: SystemVersion(13), element: .tableView, attribute: .style,
      values: ["insetGrouped"]),
    Feature(
      name: "compact date picker", since: SystemVersion(13, 4), element: .datePicker, attribute: .style,
      values: ["compact"]),
    Feature(
      name: "inline date picker", since: SystemVersion(14), element: .datePicker, attribute: .style,
      values: ["inline"]),
    Feature(name: "UIColorWell", since: SystemVersion(14), element: .colorWell),
    Feature(name: "button configuration", since: SystemVersion(15), element: .buttonConfiguration),
    Feature(name: "visual effect view", since: SystemVersion(8), element: .visualEffectView),
  ]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let oldest = subject.oldestSystem else { return }
    let system = subject.document.flavor.platform == .tvOS ? "tvOS" : "iOS"
    for feature in Self.features where oldest.version < feature.since {
      let uses = subject.elements(named: feature.element).filter { element in
        if element.name == .buttonConfiguration, Self.isLikeState(element) || Self.isTitled(element, subject) {
          return false
        }
        if element.parent?.name != .resources, Self.isGuarded(element, system, feature.since, subject) { return false }
        return feature.fits(element)
      }
      guard let first = uses.first else { continue }
      let listed = Self.uses(ofListed: uses, subject.resources)
      let shown = listed.filter { use in
        !Self.isReplaced(use, subject, oldest.version) && !Self.isGuarded(use.element, system, feature.since, subject)
      }
      if shown.isEmpty, !listed.isEmpty { continue }
      // Code replaces some of the uses, or older systems show the same without them.
      let isPart = uses.count < subject.elements(named: feature.element).count { feature.fits($0) }
      let count = isPart ? 0 : shown.isEmpty ? uses.count : shown.count
      let places = count > 1 ? ", used in \(count) places," : ""
      // No known code loads such a nib.
      if subject.isLoadUnknown || UnusedNib.isNamedNowhere(subject) { return }
      let styles = feature.values.count > 1 ? uses.compactMap { $0[.style] } : []
      let names = Self.distinct(shown.isEmpty ? styles : shown.map(\.name)).map { "'\($0.shortened)'" }
      let kind = names.count > 1 ? "\(feature.name)s" : feature.name
      let name = names.isEmpty ? kind : "\(kind) \(Wording.list(names, atMost: Self.mostNames))"
      // Many symbols are newer than the first ones.
      let least = feature.element == .image ? "at least " : ""
      reporter.report(
        "\(name)\(places) \(names.count > 1 ? "need" : "needs") \(least)\(system) \(feature.since), but \(oldest.origin) \(system) \(oldest.version): "
          + "raise the deployment target, or replace it",
        at: shown.first?.range ?? first.startTagRange, in: shown.first?.element ?? first)
    }
  }

  /// The most names in a message. Chosen, not measured.
  private static let mostNames = 3

  /// The names, each once, in their order.
  private static func distinct(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }

  /// Whether only newer systems show an element: its class or one around it exists only there, or only code that they run
  /// loads the document or asks for the scene.
  private static func isGuarded(
    _ element: XMLElement, _ system: String, _ since: SystemVersion, _ subject: DocumentSubject
  ) -> Bool {
    guard let facts = subject.facts else { return false }
    let isNewer: (CodeAvailability) -> Bool = { $0.requires(system, since.major, since.minor) }
    var objects = subject.document.scenes.isEmpty ? [subject.document.filesOwner].compactMap(\.self) : []
    var around: XMLElement? = element
    while let object = around {
      objects.append(object)
      around = object.parent
    }
    if objects.contains(where: { $0.customClassName.map { facts.sources.isClass($0, isNewer) } ?? false }) {
      return true
    }
    let document = ProjectNames.Document.name(of: subject.tree.source.path)
    if case .xib = subject.document.flavor {
      return !facts.names.uses(document, outside: document) && facts.sources.isMention(document, isNewer)
    }
    let scene = subject.scenes.number(of: element)
    let controller = scene.flatMap { subject.document.scenes[$0].controller }.map { subject.document.controllers[$0] }
    guard let scene, let controller, let identifier = controller.element[.storyboardIdentifier],
      controller.id != subject.document.header.initialViewController, !subject.scenes.isLedTo[scene],
      !facts.names.refers(to: identifier)
    else { return false }
    return facts.sources.isMention(identifier, isNewer)
  }

  /// Whether code sets the title of the button, which older systems show without the configuration.
  private static func isTitled(_ configuration: XMLElement, _ subject: DocumentSubject) -> Bool {
    configuration.enclosingObjectID.map { subject.isFilled($0) } ?? false
  }

  /// Whether a configuration shows only what the button shows without one, which systems before iOS 15 do.
  private static func isLikeState(_ configuration: XMLElement) -> Bool {
    let state = configuration.parent?.child(key: "normal")
    return configuration.equals(.style, "plain") && configuration.children.isEmpty
      && configuration.attributes.allSatisfy { attribute in
        switch attribute.name {
        case .key, .style: true
        case .title, .image, .catalog: state?[attribute.name] == attribute.value
        default: false
        }
      }
  }

  /// Whether code sets another image or text of the object, or the object has a button configuration that the system
  /// lacks, too.
  private static func isReplaced(
    _ use: DocumentResources.Mention, _ subject: DocumentSubject, _ oldest: SystemVersion
  ) -> Bool {
    let isInConfiguration =
      use.element.name == .buttonConfiguration || use.element.enclosing(.buttonConfiguration) != nil
    if isInConfiguration, features.contains(where: { $0.element == .buttonConfiguration && oldest < $0.since }) {
      return true
    }
    // Older systems find an image of the app with the name of the symbol.
    if use.kind == .image, subject.projectAssets?.definesImage(named: use.name) == true { return true }
    return use.kind == .image && subject.isDepicted(showing: use.element)
  }

  /// Where the document uses resources from its list; empty for other elements.
  private static func uses(
    ofListed elements: [XMLElement], _ resources: DocumentResources
  ) -> [DocumentResources.Mention] {
    guard let first = elements.first, first.parent?.name == .resources,
      let kind = DocumentResources.entry(first)?.kind
    else { return [] }
    let names = Set(elements.compactMap { $0[.name] })
    return resources.uses.filter { $0.kind == kind && names.contains($0.name) }
  }
}
