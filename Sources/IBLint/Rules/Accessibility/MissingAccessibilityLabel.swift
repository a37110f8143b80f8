import IBAssets
import IBCode
import IBModel
import IBSource
import IBSyntax

struct MissingAccessibilityLabel: Rule {
  static let info = RuleInfo(
    id: "missing-accessibility-label", category: "accessibility", severity: .note, since: "0.1", platforms: .all,
    summary: "A button with an image and no title has no accessibility label.",
    rationale: """
      VoiceOver reads the file name of the image, or just "button". Add a label that describes what the button does.
      System symbols, also those that code sets, have a built-in label. The rule does not check buttons that users
      cannot tap or that do nothing, or buttons whose label or title code sets, through an outlet or in their class. In
      an app with one language, an image whose name is a usual word for an action, such as Close or close-button, needs
      no label. On macOS, set the accessibility description or a tool tip; AppKit's own images, such as NSAddTemplate,
      have a description.
      """,
    bad: Example.xib(example(accessibility: "")),
    good: Example.xib(
      example(accessibility: #"<accessibility key="accessibilityConfiguration" label="Delete"/>"#)), likeness: .message)

  static let sources: SourceNeeds = .declarations

  private static func example(accessibility: String) -> String {
    """
    <button id="but-to-001">
        \(accessibility)
        <state key="normal" image="trash-small"/>
    </button>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    if subject.document.flavor.runtime == .appKit { return checkAppKit(subject, into: &reporter) }
    for button in subject.elements(named: .button) where !Self.hasName(button) {
      guard let image = Self.onlyImage(of: button), subject.document.symbolSizes[image] == nil,
        Self.isOffered(button, subject), !Self.doesNothing(button, subject), !button.isNamedByCode(in: subject),
        !Self.isOfUnknownClass(button, subject),
        !(Self.isWord(image, subject) && !Self.changesImage(button)), !Self.showsSymbol(button, subject),
        // missing-image
        subject.projectAssets.map({ $0.definesImage(named: image) }) ?? true
      else { continue }
      reporter.report(
        "button with only the image '\(image.shortened)' has no accessibility label: add one", at: button)
    }
  }

  /// Whether a package outside the project declares the button's class, which may set the label.
  private static func isOfUnknownClass(_ button: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard let sources = subject.facts?.sources, let name = button.customClassName else { return false }
    return !sources.declares(name) && !FrameworkClasses.isKnown(name)
  }

  /// Whether the button only shows its image: it has no action, and code at most shows, hides and colors it.
  private static func doesNothing(_ button: XMLElement, _ subject: DocumentSubject) -> Bool {
    subject.facts != nil && !button.has(.customClass) && !button.has(.tag)
      && button.child(named: .connections)?.children.first(where: { _ in true }) == nil
      && subject.code.outlets(to: button[.id]).allSatisfy { subject.facts?.sources.onlyStyles($0) ?? false }
  }

  /// Whether a source gives a button a symbol of the system instead of its image.
  static func showsSymbol(_ button: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard let sources = subject.facts?.sources else { return false }
    return subject.code.outlets(to: button[.id]).contains(where: sources.showsSymbol)
  }

  /// Whether VoiceOver reads the name of an image as a label would be.
  static func isWord(_ image: String, _ subject: DocumentSubject) -> Bool {
    guard subject.isInOneLanguage else { return false }
    let name = (image.split(separator: ".").first ?? "").lowercased()
    // VoiceOver adds "button" itself, and "icon" does not change what a reader understands.
    let kind = ["button", "icon"].first(where: name.hasSuffix) ?? ""
    return words.contains(String(name.dropLast(kind.count).filter(\.isLetter)))
  }

  /// The names of images that VoiceOver reads as a label would be.
  private static let words: Set = [
    "add", "archive", "audio", "back", "bookmark", "camera", "cancel", "chat", "close", "copy", "delete", "done",
    "download", "edit", "favorite", "filter", "forward", "help", "home", "info", "like", "link", "location", "menu",
    "microphone", "more", "mute", "next", "pause", "photo", "play", "previous", "print", "profile", "quote", "record",
    "refresh", "reload", "remove", "reply", "save", "scan", "search", "send", "settings", "share", "shuffle", "sort",
    "stop", "text", "trash", "undo", "upload", "video",
  ]

  /// Whether a state of the button has another image.
  private static func changesImage(_ button: XMLElement) -> Bool {
    Set(button.children(named: .state).compactMap { $0[.image] }).count > 1
  }

  /// A button of AppKit also has a name if it has a tool tip, which VoiceOver reads as its help.
  private func checkAppKit(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for button in subject.elements(named: .button) {
      guard let cell = button.child(named: .buttonCell, key: "cell"), let image = cell[.image], !image.isEmpty,
        cell[.title]?.isEmpty ?? true, cell.child(key: "title") == nil, !button.has(.toolTip),
        button.child(key: "toolTip") == nil, button.flag(.hidden) != true, !button.setsAccessibilityAtRuntime,
        ![button, cell].contains(where: Self.isDescribed), !Self.describesItself(image, of: cell),
        !button.isNamedByCode(in: subject)
      else { continue }
      reporter.report(
        "button with only the image '\(image.shortened)' has neither an accessibility description nor a tool tip: add one "
          + "of the two", at: button)
    }
  }

  /// Whether the image brings a description, which VoiceOver reads (NSImage, accessibilityDescription). AppKit has one
  /// for each of the images that come with it (its table `AccessibilityImageDescriptions`) and for symbols
  /// (Measurements/MacOS.md#lint).
  private static func describesItself(_ image: String, of cell: XMLElement) -> Bool {
    cell.equals(.catalog, "system") || AppKitImages.has(image)
  }

  /// Whether the element has a description, or another object is its title.
  private static func isDescribed(_ element: XMLElement) -> Bool {
    element.children(named: .accessibility).contains { $0.has(.description) || !$0.children.isEmpty }
      || element.child(named: .connections)?.child(named: .accessibilityConnection) != nil
  }

  /// The first image from the app that a button without a title shows; nil for another button.
  private static func onlyImage(of button: XMLElement) -> String? {
    var image: String?
    for child in button.children {
      switch child.name {
      case .state, .buttonConfiguration:
        if isTitle(child) { return nil }
        // The image of a configuration replaces that of the states.
        if child.equals(.catalog, "system"), child.name == .buttonConfiguration { return nil }
        if image == nil, !child.equals(.catalog, "system") { image = child[.image] }
      case .attributedString where !child.equals(.key, "userComments"): return nil
      default: break
      }
    }
    return image
  }

  /// Whether VoiceOver can reach the button: neither it nor a superview is disabled or permanently hidden, no
  /// superview is itself an accessibility element or chooses those in it, and code dequeues the cell around it.
  private static func isOffered(_ button: XMLElement, _ subject: DocumentSubject) -> Bool {
    if subject.isNeverShown(button) || subject.isInUnusedCell(button) { return false }
    if let item = button.enclosing(.barButtonItem), UnlabelledBarButton.isReplaced(item, subject) { return false }
    var element: XMLElement? = button
    while let current = element {
      if current.flag(.userInteractionEnabled) == false || subject.isDisabledForGood(current)
        || subject.isHiddenForGood(current)
      {
        return false
      }
      if current.index != button.index,
        current.isWholeAccessibilityElement || speaksForParts(current, subject)
      {
        return false
      }
      if current.flag(.hidden) == true, !subject.code.reach(current[.id]) { return false }
      element = current.parent
    }
    return true
  }

  /// Whether the class of a view around a button decides what VoiceOver reads there: it gives itself a label, and so is an
  /// accessibility element, or it chooses the elements inside.
  private static func speaksForParts(_ view: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard let sources = subject.facts?.sources, let name = view.customClassName else { return false }
    return sources.choosesAccessibilityElements(name) || sources.labelsItself(name)
  }

  private static func isTitle(_ state: XMLElement) -> Bool {
    if let title = state[.title], !title.isEmpty { return true }
    return state.children.contains { $0.equals(.key, "title") || $0.equals(.key, "attributedTitle") }
  }

  /// It has a label, a hint that it is not an accessibility element, or a runtime attribute that sets one of them.
  private static func hasName(_ button: XMLElement) -> Bool {
    if let accessibility = button.child(named: .accessibility) {
      if let label = accessibility[.label], !label.isEmpty { return true }
      if accessibility.children.contains(where: { $0.equals(.key, "label") }) { return true }
      if let flag = accessibility.child(named: .bool, key: "isElement"), flag.equals(.value, "NO") { return true }
    }
    return button.setsAccessibilityAtRuntime
  }
}
