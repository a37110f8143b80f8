import IBCode
import IBModel
import IBSource
import IBSyntax

struct UnknownClass: Rule {
  static let info = RuleInfo(
    id: "unknown-class", category: "code", severity: .warning, since: "0.1", platforms: .all,
    summary: "No source file of the project declares a custom class, or its module is wrong.",
    rationale: """
      The app logs "Unknown class in Interface Builder file" and creates an object of the default class, which crashes
      at the first outlet. Someone renamed or deleted the class, or its module is wrong: UIKit finds a Swift class only
      with its module, unless `@objc(Name)` gives it an Objective-C name. A source file that no target builds does not count. The class of a File's Owner is only a note,
      because the nib does not create that object, and is not reported if only its view is connected; a class in a scene
      that nothing shows is a note, too. The rule does not check classes of other modules, nor classes without a module
      if the project links other libraries. Needs a project with its sources.
      """,
    bad: CodeExample.document(class: "PriceVeiw"), good: CodeExample.document(), likeness: .message)

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = CodeExample.surroundings

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let facts = subject.facts else { return }
    // The objects whose class has a module that does not exist, by the module.
    var strays: [String: [(name: String, element: XMLElement)]] = [:]
    for element in subject.customElements {
      guard let used = CodeClass(element), !element.isFirstResponderProxy else { continue }
      let isOfOtherApps = used.isOfOtherApps(subject)
      if facts.sources.declares(used), !isOfOtherApps {
        if let module = checkModule(of: used, element, facts, subject.document.flavor.runtime, into: &reporter) {
          strays[module, default: []].append((used.name, element))
        }
      } else if used.hasToBeAmong(facts.sources), !facts.mayHaveLost(used.name),
        !facts.sources.mayDeclareByMacro(used.name)
      {
        let unbuilt = facts.sources.unbuiltSource(of: used.name)
        let isElsewhere = facts.sources.declares(used.name) || unbuilt != nil
        let hint =
          isElsewhere ? "" : Self.hint(for: used.name, of: element, facts, subject.document.flavor.runtime)
        let place =
          if let unbuilt {
            "declared only in \(Self.fileName(unbuilt)), which no target builds"
          } else if isOfOtherApps {
            "not declared in any source file of \(used.home)"
          } else if isElsewhere || facts.isOfOneProject {
            "not declared in any source file of its project"
          } else {
            "not declared in any source file"
          }
        guard element.name != .placeholder else {
          if Self.connectsOnlyView(element) { continue }
          reporter.report(
            "class \(used.name.shortened) of the File's Owner is \(place)\(hint)"
              + (hint.isEmpty ? ": choose the class that loads the nib" : ""), at: .customClass, of: element,
            severity: .note)
          continue
        }
        let hidden = subject.isHidden(element) ? subject.hint(ifHidden: element) : ""
        // A File's Owner exists before the document is loaded.
        let effect =
          !hidden.isEmpty || element.isAppKitProxy
          ? "" : ", so it becomes a plain \(ObjectWords.noun(element.tag))\(Self.consequence(element, subject))"
        let added = unbuilt == nil ? "the class" : "the source file to a target"
        let remedy = subject.isInUnusedCell(element) ? ": delete the cell" : ": add \(added), or choose another class"
        reporter.report(
          "class \(used.name.shortened) is \(place)\(effect)\(hidden)" + (hint.isEmpty ? remedy : hint),
          at: .customClass, of: element, severity: hidden.isEmpty ? nil : .note)
      }
    }
    for (module, strays) in strays.sorted(by: { $0.key < $1.key }) {
      let more = Set(strays.map(\.name)).count - 1
      let others = more == 0 ? "" : " and \(Wording.count(more, "other class", "other classes"))"
      reporter.report(
        "module '\(module.shortened)' of class \(strays[0].name.shortened)\(others) does not exist, but the project "
          + "declares the class\(more == 0 ? "" : "es"): choose Inherit Module From Target",
        at: .customModule, of: strays[0].element)
    }
  }

  private static func fileName(_ path: String) -> String {
    (path.split(separator: "/").last.map(String.init) ?? path).shortened
  }

  /// The addition about the first outlet that the class of the element itself does not have.
  private static func consequence(_ element: XMLElement, _ subject: DocumentSubject) -> String {
    guard let sources = subject.facts?.sources, subject.document.flavor.runtime == .uiKit,
      let plain = ElementClass.name(of: element, in: .uiKit).flatMap(sources.members)
    else { return "" }
    let lost = element.outlets.lazy.compactMap { $0[.property] }.first { !KeyValueCoding.has($0, plain) }
    return lost.map { ", which has no outlet '\($0.shortened)'" } ?? ""
  }

  /// The controllers that need a view or children of one kind, so the element of a plain controller cannot have such a
  /// class.
  private static let special: Set = [
    "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
    "UISplitViewController", "UIPageViewController",
  ]

  /// The class that was probably meant, if an object of its kind can be made from the element. A class of another document is
  /// another screen.
  private static func hint(for name: String, of element: XMLElement, _ facts: CodeFacts, _ runtime: InterfaceRuntime)
    -> String
  {
    let sources = facts.sources
    guard let meant = Suggestion.nearest(to: name, among: sources.classNames), !facts.names.classes.contains(meant)
    else {
      return ""
    }
    guard let members = sources.members(of: meant) else { return "" }
    if element.name == .viewController, !members.classes.isDisjoint(with: special) { return "" }
    if let plain = ElementClass.name(of: element, in: runtime), !members.classes.contains(plain) { return "" }
    if !element.outlets.compactMap({ $0[.property] }).allSatisfy({ KeyValueCoding.has($0, members) }) { return "" }
    return "; did you mean '\(meant)'?"
  }

  /// The advice about a class without its module. With the module, its code runs, and needs its outlets.
  private static func moduleRemedy(_ element: XMLElement, _ members: CodeIndex.Members?) -> String {
    let connected = Set(element.outlets.compactMap { $0[.property] })
    let needed = (members?.outlets ?? []).filter { outlet in
      outlet.isRequired && outlet.isUsed && connected.isDisjoint(with: KeyValueCoding.properties(for: outlet.name))
    }
    guard let outlet = needed.map(\.name).min() else { return "choose Inherit Module From Target" }
    return "choose Inherit Module From Target and connect its outlet '\(outlet.shortened)', or clear the class"
  }

  private static let cells: Set = ["UITableViewCell", "UICollectionViewCell"]
  private static let contentViews: Set<Name> = [.tableViewCellContentView, .collectionViewCellContentView]

  /// Whether a File's Owner has no connection besides the outlet of its view, so that any controller can load the nib.
  private static func connectsOnlyView(_ owner: XMLElement) -> Bool {
    let connections = owner.child(named: .connections).map { Array($0.children) } ?? []
    return connections.allSatisfy { $0.name == .outlet && $0.equals(.property, "view") }
  }

  /// Checks the module of a class that a source declares. A placeholder makes no object, so its module does not matter.
  ///
  /// Returns the module if it does not exist.
  private func checkModule(
    of used: CodeClass, _ element: XMLElement, _ facts: CodeFacts, _ runtime: InterfaceRuntime,
    into reporter: inout Reporter
  ) -> String? {
    guard element.name != .placeholder, !element.isAppKitProxy, facts.sources.needsModule(used.name) else { return nil }
    switch used.origin {
    case .target, .framework: break
    case .global:
      guard used.lacksModule(element, facts.sources) else { break }
      let members = facts.sources.members(of: used.name)
      let kind = ElementClass.name(of: element, in: runtime)
      let isOfKind = members.flatMap { members in kind.map(members.classes.contains) } ?? true
      let unknown = members.flatMap { members in
        element.outlets.lazy.compactMap { $0[.property] }.first { !KeyValueCoding.has($0, members) }
      }
      let framework = runtime == .uiKit ? "UIKit" : "AppKit"
      let isOfCell = members?.classes.isDisjoint(with: Self.cells) == false && Self.contentViews.contains(element.name)
      reporter.report(
        "Swift class \(used.name.shortened) is set without a module, so \(framework) cannot find it: "
          + (isOfCell
            ? "clear the class, which is that of a cell and not of its content view"
            : !isOfKind
              ? "clear the class, which is not a \(kind ?? "")"
              : unknown.map { "choose another class, because this one has no outlet '\($0.shortened)'" }
                ?? Self.moduleRemedy(element, members)),
        at: .customClass, of: element)
    case .module(let module): return facts.names.absentModules.contains(module) ? module : nil
    }
    return nil
  }
}
