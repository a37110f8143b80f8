import IBCode
import IBModel
import IBSource
import IBSyntax

struct ClassOfOtherKind: Rule {
  static let info = RuleInfo(
    id: "class-of-other-kind", category: "classes", severity: .error, since: "0.2",
    summary: "A custom class is not a subclass of its element's class.",
    rationale: """
      Interface Builder creates the custom class but sets the properties of the element. A view whose class is a view
      controller crashes when the app loads the document, and so does a table view controller whose view is not a table
      view. These are errors. If the class is a different kind of view, the app works but loses what only the element's
      class has, such as the text of a label whose class is a plain view. This is a warning, and so is a plain view
      controller instead of a table view controller. A cell as the root of a nib that code loads as another view loses
      nothing visible, and is not reported. The view does not matter if the class creates its own view in
      'loadView'. Usually someone entered the class of another object, or changed the superclass in the code. Keyline
      checks classes of the project only if it has their sources.
      """,
    bad: Example.xib(#"<view customClass="UITableViewController" id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<view customClass="UIControl" id="iN0-l3-epB"/>"#))

  static let sources = SourceNeeds.declarations

  /// Controllers that get their view from the document and stop if it is of another kind.
  private static let strict = ["UITableViewController": Name.tableView, "UICollectionViewController": .collectionView]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let sources = subject.facts?.sources ?? .empty
    var misfits: [Misfit] = []
    for element in subject.customElements {
      guard let expected = ElementClass.name(of: element, in: .uiKit), let used = CodeClass(element),
        let members = sources.members(of: used)
      else { continue }
      let classes = members.classes
      if !classes.contains(expected) {
        guard Self.isReported(element, classes, subject) else { continue }
        let misfit = Misfit(
          element: element, used: used.name, expected: expected,
          isHarmless: Self.isHarmless(element, expected, classes),
          severity: subject.connectionSeverity(at: element), hint: subject.hint(ifHidden: element))
        if let earlier = misfits.firstIndex(where: misfit.hasCause) {
          misfits[earlier].others.append(element)
        } else {
          misfits.append(misfit)
        }
      } else if members.isOneClass, expected == "UIViewController", !members.selectors.contains("loadView"),
        let view = Self.view(of: element)
      {
        // Code that gives the window another root may do so before the app shows the scene.
        let mayBeReplaced = subject.isHidden(element) || sources.assigns("rootViewController")
        for (controller, kind) in Self.strict.sorted(by: { $0.key < $1.key })
        where classes.contains(controller) && view.name != kind && !Self.isView(view, of: controller, sources) {
          let kinds = used.name == controller ? controller : "\(used.name.shortened), a subclass of \(controller)"
          reporter.report(
            "\(ObjectWords.noun(element.tag)) '\(element.enclosingObjectID ?? "")' has the custom class \(kinds), but "
              + "its root view is not \(ObjectWords.nounWithArticle(kind.wellKnownText ?? "")), so the app crashes "
              + "when it shows the scene: use another root view",
            at: .customClass, of: element, severity: mayBeReplaced ? .warning : nil)
        }
      }
    }
    for misfit in misfits { report(misfit, into: &reporter) }
  }

  /// Whether the rule reports that an object of these classes is of another kind than its element.
  static func isReported(_ element: XMLElement, _ classes: Set<String>, _ subject: DocumentSubject) -> Bool {
    guard element.has(.customClass), let expected = ElementClass.name(of: element, in: .uiKit),
      !classes.contains(expected),
      // Such a stack view loses nothing.
      element.name != .stackView || element.child(named: .subviews)?.children.isEmpty == false,
      !hasOwnTable(element, expected, subject)
    else { return false }
    return !isHarmless(element, expected, classes)
      || !hasNothingToLose(element) && !losesOnlyReuse(element, classes, subject)
  }

  private static func isHarmless(_ element: XMLElement, _ expected: String, _ classes: Set<String>) -> Bool {
    if strict[expected] != nil { return classes.contains("UIViewController") }
    if expected == "UICollectionViewCell", classes.contains("UICollectionReusableView") { return true }
    return classes.contains("UIView") && FrameworkClasses.chain(of: expected).contains("UIView")
      && (!dequeued.contains(expected) || element.parent?.name == .objects)
  }

  /// An element whose class is of another kind, and others in the document with the same class and problem.
  private struct Misfit {
    let element: XMLElement
    let used: String
    let expected: String
    let isHarmless: Bool
    let severity: Severity?
    let hint: String
    var others: [XMLElement] = []

    /// Whether another element is reported together with this one.
    func hasCause(of other: Misfit) -> Bool {
      used == other.used && element.name == other.element.name && isHarmless == other.isHarmless
        && (isHarmless || severity == other.severity && hint == other.hint)
    }
  }

  /// A prototype of another kind crashes when code dequeues it. Any other view of another kind works, even as the root
  /// of a nib, which code may load without dequeuing it. A plain controller also works instead of a table or collection
  /// view controller, and so does a view that is registered as a header of a collection.
  private func report(_ misfit: Misfit, into reporter: inout Reporter) {
    let (element, expected) = (misfit.element, misfit.expected)
    let noun = ObjectWords.noun(element.tag)
    let more = misfit.others.isEmpty ? "" : " and \(Wording.count(misfit.others.count, "other \(noun)"))"
    let verb = misfit.others.isEmpty ? "has" : "have"
    let problem =
      "\(noun) '\(element.enclosingObjectID ?? "")'\(more) \(verb) the custom class \(misfit.used.shortened), which is "
      + "not a subclass of \(expected)"
    let range = element.attribute(.customClass)?.valueRange ?? element.startTagRange
    let notes = misfit.others.map { other in
      Finding.Note("another \(noun)", at: other.attribute(.customClass)?.valueRange ?? other.startTagRange)
    }
    guard misfit.isHarmless else {
      reporter.report(
        "\(problem): choose a subclass of \(expected)\(misfit.hint)", at: range, objectID: element.enclosingObjectID,
        notes: notes, severity: misfit.severity)
      return
    }
    let lost = Self.lost[element.name] ?? "the properties of \(expected)"
    let loss = misfit.others.isEmpty ? "the \(noun) loses \(lost)" : "each loses \(lost)"
    let plain = Self.strict[expected] == nil ? "view" : "view controller"
    reporter.report(
      "\(problem), so \(loss): choose a subclass of \(expected), or use a plain \(plain)", at: range,
      objectID: element.enclosingObjectID, notes: notes, severity: .warning)
  }

  /// Whether a plain controller can do what the table view controller of the document does: one of its outlets leads to the
  /// table, and the document sets only what every controller has.
  private static func hasOwnTable(_ element: XMLElement, _ expected: String, _ subject: DocumentSubject) -> Bool {
    guard let kind = strict[expected], !element.has(.clearsSelectionOnViewWillAppear),
      element.child(key: "refreshControl") == nil
    else { return false }
    return element.outlets.contains { outlet in
      outlet[.destination].flatMap { subject.objects[$0] }?.name == kind && !outlet.equals(.property, "view")
    }
  }

  private static let dequeued = ["UITableViewCell", "UICollectionViewCell", "UICollectionReusableView"]

  /// Whether the root of a nib is a cell of which only a table or collection needs what the class does not have, and
  /// code does not use it as such a cell.
  private static func losesOnlyReuse(_ element: XMLElement, _ classes: Set<String>, _ subject: DocumentSubject) -> Bool
  {
    guard reusable.contains(element.name), element.parent?.name == .objects, let sources = subject.facts?.sources,
      !element.has(.accessoryType),
      element[.style].map({ $0 == "IBUITableViewCellStyleDefault" }) ?? true,
      !element.outlets.contains(where: { outlet in cellViews.contains { outlet.equals(.property, $0) } })
    else { return false }
    let name = ProjectNames.Document.name(of: subject.tree.source.path)
    return sources.loadsAtOnce(nib: name) || classes.contains("UITableViewHeaderFooterView")
  }

  private static let reusable: [Name] = [.tableViewCell, .collectionViewCell, .collectionReusableView]
  /// The outlets with which only a cell shows a view.
  private static let cellViews = [
    "accessoryView", "backgroundView", "editingAccessoryView", "multipleSelectionBackgroundView",
    "selectedBackgroundView",
  ]

  /// What the document sets of an element that a view of another kind does not have.
  private static let lost: [Name: String] = [
    .label: "its text and font", .button: "its title and image", .imageView: "its image", .textField: "its text",
    .textView: "its text", .stackView: "its arrangement", .slider: "its value", .switch: "its state",
    .segmentedControl: "its segments", .progressView: "its progress",
  ]

  /// Whether the document sets nothing of an element that only its class has: a label without text, a button without title
  /// and image.
  private static func hasNothingToLose(_ element: XMLElement) -> Bool {
    switch element.name {
    case .label, .textView, .textField:
      return ObjectLabel.shownText(of: element) == nil && !element.has(.placeholder)
    case .imageView: return !element.has(.image) && !element.has(.highlightedImage)
    case .button:
      let states = element.children.filter { $0.name == .state }
      return element.child(named: .buttonConfiguration) == nil
        && !states.contains {
          $0.has(.title) || $0.has(.image) || $0.has(.backgroundImage)
            || $0.children.contains { $0.name != .color }
        }
    default: return false
    }
  }

  /// Whether a plain view has, or may have, a custom class that its controller accepts: the class `UITableView` for a
  /// `UITableViewController`.
  private static func isView(_ view: XMLElement, of controller: String, _ sources: CodeIndex) -> Bool {
    guard let used = CodeClass(view) else { return false }
    return sources.members(of: used).map { $0.classes.contains(String(controller.dropLast("Controller".count))) }
      ?? true
  }

  private static func view(of controller: XMLElement) -> XMLElement? {
    controller.children.first { $0.equals(.key, "view") }
  }
}
