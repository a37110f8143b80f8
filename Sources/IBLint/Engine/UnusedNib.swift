import IBCode
package import IBModel
import IBProject
package import IBSource
import IBSyntax

/// The finding about a nib that the app never loads. It explains why the file's other findings are only notes.
package enum UnusedNib {
  package static let info = RuleInfo(
    id: "unused-nib", category: "project", severity: .warning, since: "0.2", platforms: .all,
    summary: "No source, document, property list or JSON file names the nib.",
    rationale: """
      UIKit loads a nib by its name: code names it, or a controller or view class has the same name. The rule reports a
      nib if no source file mentions its name, or a part of it, as a string or class. It ignores sources that no target
      builds, and names in the sources of controllers and views that nothing creates, unless these load the nib. For a cell, casts, declared types and
      superclasses do not count. No other document has an object of such a class, and no property list or JSON file
      names the nib, so the app never loads it. The rule also reports a nib with the name of a controller but without a
      File's Owner, and the nib of a view whose class loads no nib. It does not report names of a controller and a
      device, such as Prices_iPad. If code of one unused class uses several nibs, one finding names the class and
      the nibs. Keyline reports the nib's errors as notes, and omits its other findings and those of
      rules that compare it with code. Delete the nib, and its class if nothing uses it. Needs a project with its
      sources. Projects that import R.swift are not checked.
      """, bad: example("let title = \"Prices\""), good: example("let nib = UINib(nibName: \"PriceRow\", bundle: nil)"))

  /// An app with one source and a nib that its target builds.
  private static func example(_ source: String) -> String {
    UnbuiltFile.example(
      files: ["PriceRow.xib": Example.xib(#"<view id="iN0-l3-epB"/>"#), "Shop.swift": source], members: ["PriceRow.xib"]
    )
  }

  /// The finding; nil for other documents, for a nib that the app may load, and if that is unknown.
  package static func finding(in document: Document, _ surroundings: LintSurroundings) -> Finding? {
    let path = document.tree.source.path
    let membership = surroundings.membership()
    guard case .xib = document.flavor, !membership.isUnbuilt, let facts = surroundings.code(),
      !HiddenScenes.mayBeGenerated(facts), !hasMacOwner(document, facts.sources)
    else { return nil }
    let name = ProjectNames.Document.name(of: path)
    // A controller without a nib of the same name loads the nib named after its view, if it can be the File's Owner.
    let names = name.hasSuffix("View") && !isOwned(by: name, document) ? [name, "\(name)Controller"] : [name]
    let sources = facts.sources
    if sources.computesNibs, CodeIndex.mayBeJoined(name) { return nil }
    // The disks of most Macs ignore case.
    if !sources.declares(name), sources.declaresClass(inAnyCase: name) { return nil }
    // UIKit also looks for the name of a Swift class with its module.
    if name.split(separator: ".").dropFirst().last.map({ sources.declares(String($0)) }) == true { return nil }
    let isOfController = sources.members(of: name)?.isViewController ?? false
    // A controller loads only a nib that has a File's Owner. A view never loads a nib automatically.
    let isOfView = sources.members(of: name)?.classes.contains("UIView") ?? false
    let isOfCell = sources.members(of: name).map { !$0.classes.isDisjoint(with: cells) } ?? false
    let mayLoadItself = sources.mayLoadOwnNib(name, surroundings.isInSameApp)
    let isUnowned = !hasOwner(document) && (isOfController || isOfView && isOnlyMade(name, facts, mayLoadItself))
    let isOrphan = isUnowned || isOfView && !isOfCell && isOwned(by: name, document) && !mayLoadItself
    let isNamed =
      sources.hasText(name)
      // A table or collection needs the class or the nib of a cell, which code registers by a name or type.
      || !isOrphan
        && (isOfCell
          ? sources.namesType(name) || sources.computesNibs && sources.mentionsType(name)
          : names.contains { sources.mayName($0) || sources.mentionsType($0) })
    // If no target is known, the nib may be named by a property list that is unknown too.
    guard membership.builders.map({ !$0.namesNib(name) }) ?? isOrphan, !sources.mayAskForNib(name), !isNamed,
      !facts.names.namesNib(name), !facts.names.lists(name),
      !isOfDevice(name, sources),
      isOrphan || !names.contains(where: { facts.names.uses($0, outside: name) })
    else { return nil }
    return UnusedDocument.finding(
      info, "nib '\(name.shortened)'", path, cause: cause(of: name, facts), isOfCell: isOfCell)
  }

  /// Why the app never loads a nib that only code of unused classes could load.
  struct Cause {
    /// The class that the app never creates; its code, or code of unused classes that it creates, uses the nib.
    let owner: String
    /// Whether other code mentions the class, although it never creates it.
    let isMentioned: Bool
    /// The nibs with this cause, the one with the finding first: that of the class, if it has one.
    let nibs: [String]
  }

  /// Nil for a nib that no other class than its own uses, and that is the only one.
  static func cause(of name: String, _ facts: CodeFacts) -> Cause? {
    guard let owner = owner(of: name, facts) else { return nil }
    let nibs = facts.names.allNibs.filter { self.owner(of: $0, facts) == owner }.sorted {
      ($0 == owner ? 0 : 1, $0) < ($1 == owner ? 0 : 1, $1)
    }
    return nibs == [owner] ? nil : Cause(owner: owner, isMentioned: facts.sources.mentionsElsewhere(owner), nibs: nibs)
  }

  /// The unused class from which only other unused classes lead to a nib; nil if no class does.
  private static func owner(of name: String, _ facts: CodeFacts) -> String? {
    let isReached = facts.sources.isUnused(name) || !facts.sources.unusedUsers(of: name).isEmpty
    guard isReached, isSurelyUnused(name, facts) else { return nil }
    var seen: Set = [name]
    var open = [name]
    var owners: Set<String> = []
    while let name = open.popLast() {
      let users = facts.sources.unusedUsers(of: name)
      if users.isEmpty { owners.insert(name) }
      open += users.filter { seen.insert($0).inserted }
    }
    // Classes may create each other.
    return (owners.isEmpty ? seen : owners).filter(facts.sources.isUnused).min()
  }

  /// Whether only unused classes can load a nib, regardless of its content.
  private static func isSurelyUnused(_ name: String, _ facts: CodeFacts) -> Bool {
    let sources = facts.sources
    let isAnother = name.hasSuffix("View") && sources.declares("\(name)Controller")
    return !isAnother && !sources.mayAskForNib(name) && !sources.hasText(name) && !sources.mentionsType(name)
      && !facts.names.uses(name, outside: name) && !facts.names.lists(name) && !isOfDevice(name, sources)
      && !(sources.computesNibs && CodeIndex.mayBeJoined(name))
  }

  /// The classes whose objects only a table or collection creates.
  private static let cells: Set = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]

  /// Whether code or other documents make objects of a view's class, but do not load the nib with its name.
  private static func isOnlyMade(_ name: String, _ facts: CodeFacts, _ mayLoadItself: Bool) -> Bool {
    let sources = facts.sources
    return sources.onlyMakes(name)
      || facts.names.uses(name, outside: name) && !sources.mentionsElsewhere(name) && !mayLoadItself
  }

  /// Whether no known code loads the nib of a view: neither the view's class nor other code does, or the class is
  /// unused.
  static func isLoadUnknown(_ subject: DocumentSubject) -> Bool {
    guard case .xib = subject.document.flavor, let facts = subject.facts, !HiddenScenes.mayBeGenerated(facts) else {
      return false
    }
    let name = ProjectNames.Document.name(of: subject.document.tree.source.path)
    let sources = facts.sources
    if sources.asksForNib(name) || sources.hasText(name) { return false }
    if sources.isUnused(name) { return true }
    return sources.members(of: name)?.classes.contains("UIView") ?? false && !sources.loadsOwnNib(name)
  }

  /// Whether nothing in the project has the name of the nib, so that only code that joins its name could load it.
  static func isNamedNowhere(_ subject: DocumentSubject) -> Bool {
    guard case .xib = subject.document.flavor, let facts = subject.facts, !HiddenScenes.mayBeGenerated(facts) else {
      return false
    }
    let name = ProjectNames.Document.name(of: subject.document.tree.source.path)
    let sources = facts.sources
    return !sources.mayAskForNib(name) && !sources.hasLiteral(name) && !sources.mentionsType(name)
      && !sources.declares(name) && !facts.names.uses(name) && !facts.names.lists(name)
      && subject.membership.builders?.namesNib(name) != true
  }

  /// Whether the nib's File's Owner has the class with this name.
  private static func isOwned(by name: String, _ document: Document) -> Bool {
    document.tree.allElements.contains { $0.isFilesOwner && $0.customClassName == name }
  }

  /// Whether the name is that of a controller with an addition that a source contains, as `Prices_iPad`.
  ///
  /// A method may join the names of all nibs from the class of the controller.
  static func isOfDevice(_ name: String, _ sources: CodeIndex) -> Bool {
    guard let end = name.lastIndex(where: { $0 == "_" || $0 == "-" || $0 == "~" }) else { return false }
    let controller = String(name[..<end])
    return sources.members(of: controller)?.isViewController == true
      && sources.mentionsElsewhere(controller) && sources.hasLiteral(String(name[name.index(after: end)...]))
  }

  /// Whether a class of the app is the File's Owner of an AppKit nib.
  ///
  /// The class may derive the name of its nib from its own. A property list may also name the class, as those of
  /// plug-ins do.
  private static func hasMacOwner(_ document: Document, _ sources: CodeIndex) -> Bool {
    document.flavor.runtime == .appKit
      && document.tree.allElements.contains { $0.isFilesOwner && sources.declares($0[.customClass] ?? "") }
  }

  /// Whether the nib's File's Owner has a class or a connection.
  private static func hasOwner(_ document: Document) -> Bool {
    document.tree.allElements.contains { element in
      element.isFilesOwner && (element.has(.customClass) || element.child(named: .connections) != nil)
    }
  }
}

extension Builders {
  /// Whether the property list of a target names, or may name, the nib as a main or launch screen.
  func namesNib(_ name: String) -> Bool {
    mayNameStoryboard(name)
      || targets.lazy.flatMap(\.configurations).contains { $0.info.mainNibs.contains(name) }
  }
}
