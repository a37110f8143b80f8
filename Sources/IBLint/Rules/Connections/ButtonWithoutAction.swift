import IBCode
import IBModel
import IBSource
import IBSyntax

struct ButtonWithoutAction: Rule {
  static let info = RuleInfo(
    id: "button-without-action", category: "connections", severity: .note, since: "0.2",
    summary: "A button has no action, outlet, segue, gesture or menu.",
    rationale: """
      A tap has no effect. Usually the connection was lost when someone copied the button or renamed the method. Connect the button, delete it, or clear User Interaction Enabled if it is only a picture. The rule
      does not report buttons that code can find in other ways: by a tag, by a custom class, or as an item of the
      controller's bar.
      """,
    bad: Example.xib(example("")),
    good: Example.xib(
      example(#"<action selector="save:" destination="but-to-001" eventType="touchUpInside" id="act-io-001"/>"#)),
    isOnByDefault: false,
    offBecause: "in 46 projects 4 of 6 findings were useful, which is too few to judge")

  static let sources: SourceNeeds = .declarations

  private static func example(_ connection: String) -> String {
    """
    <button id="but-to-001">
        <state key="normal" title="Save"/>
        <connections>
            \(connection)
        </connections>
    </button>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard subject.tree.root?.flag(.launchScreen) != true else { return }
    let gestures = Set(
      subject.elements(named: .outletCollection).filter { $0.equals(.property, "gestureRecognizers") }
        .compactMap { $0.enclosingObjectID })
    let buttons = subject.elements(named: .button).filter { button in
      guard let id = button[.id], !gestures.contains(id) else { return false }
      return Self.isTappable(button, subject)
    }
    let items = subject.elements(named: .barButtonItem).filter { Self.isOffered($0, subject) }
    for element in buttons + items where !Self.isUsed(element, subject) {
      reporter.report(
        "\(subject.document.name(of: element)) has no action, outlet or segue, so tapping it does nothing: connect it, "
          + "or delete it",
        at: element)
    }
  }

  /// Whether the object has a connection, or code can reach it by an outlet, its class or a tag.
  private static func isUsed(_ element: XMLElement, _ subject: DocumentSubject) -> Bool {
    if element.has(.customClass) || element.has(.tag) || element.child(named: .userDefinedRuntimeAttributes) != nil {
      return true
    }
    if element.child(named: .connections)?.children.first(where: { $0.name != .outlet }) != nil { return true }
    if element.child(named: .menu) != nil || element.flag(.showsMenuAsPrimaryAction) == true { return true }
    return subject.code.reach(element[.id])
  }

  /// Whether the button and everything around it takes touches, and no view around it has a class that may look for it.
  private static func isTappable(_ button: XMLElement, _ subject: DocumentSubject) -> Bool {
    // A button of a bar item belongs to the item.
    guard button.flag(.enabled) != false, subject.takesTouches(button), subject.isVisible(button) else { return false }
    var element: XMLElement? = button
    while let current = element, current.name != .objects, current.name != .scene {
      if current.index != button.index, current.has(.customClass), walksSubviews(current, subject) { return false }
      element = current.parent
    }
    return true
  }

  /// Whether the class of a view or controller goes through its subviews, as far as that is known.
  private static func walksSubviews(_ element: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard let sources = subject.facts?.sources, let used = CodeClass(element) else { return false }
    return sources.walksSubviews(used.name)
  }

  /// Whether an item of a bar does something when it is tapped, unless a controller's code sets it up.
  private static func isOffered(_ item: XMLElement, _ subject: DocumentSubject) -> Bool {
    let spaces = ["flexibleSpace", "fixedSpace"]
    if spaces.contains(where: { item.equals(.systemItem, $0) }) || item.flag(.enabled) == false { return false }
    if item.equals(.key, "backBarButtonItem") || item.equals(.style, "editButton") { return false }
    if item.equals(.systemItem, "edit"), item.parent?.name == .navigationItem { return false }
    if item.children.contains(where: { $0.equals(.key, "customView") }) { return false }
    guard item.has(.title) || item.has(.image) || item.has(.systemItem) else { return false }
    guard let sources = subject.facts?.sources else { return true }
    var element = item.parent
    while let current = element, current.name != .objects {
      if let used = CodeClass(current), sources.usesBarItems(used.name) { return false }
      element = current.parent
    }
    return true
  }
}
