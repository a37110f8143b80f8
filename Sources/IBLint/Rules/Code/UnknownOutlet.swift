import IBCode
import IBModel
import IBSource
import IBSyntax

struct UnknownOutlet: Rule {
  static let info = RuleInfo(
    id: "unknown-outlet", category: "code", severity: .error, since: "0.1", platforms: .all,
    summary: "The class of an object does not declare a connected outlet.",
    rationale: """
      The app crashes when it loads the document: "this class is not key value coding-compliant for the key". Someone
      renamed or deleted the property in the code, or removed the custom class of the object. The finding is a warning
      in four cases: for a macOS app, which only logs "Failed to connect" and leaves the outlet empty; for a scene that
      no code shows; for a class that cannot be loaded from a document; and for the File's Owner of a nib that code
      loads with an owner of its choice. Keyline knows the properties that framework superclasses declare. It reports
      nothing if the sources do not contain a superclass. Needs a project with its sources.
      """,
    bad: CodeExample.document(outlet: "amountLable"), good: CodeExample.document())

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = CodeExample.surroundings

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let facts = subject.facts else { return }
    // By owner, in document order.
    var owners: [Int] = []
    var outlets: [Int: [XMLElement]] = [:]
    for connection in subject.document.connections
    where connection.kind == .outlet || connection.kind == .outletCollection {
      guard let owner = connection.element.parent?.parent else { continue }
      // A build drops what leads into another scene (connection-into-another-scene).
      if let destination = connection.destination.flatMap({ subject.objects[$0] }),
        ConnectionIntoAnotherScene.isDropped(connection.element, to: destination, subject)
      {
        continue
      }
      if outlets[owner.index] == nil { owners.append(owner.index) }
      outlets[owner.index, default: []].append(connection.element)
    }
    for owner in owners {
      let outlets = outlets[owner] ?? []
      // missing-reuse-identifier reports a cell that no code can dequeue.
      guard let owner = outlets.first?.parent?.parent, !PrototypeCells.isInUnnameable(owner),
        let used = CodeClass(connected: owner, in: subject, facts.sources),
        let members = facts.sources.members(of: used)
      else { continue }
      check(outlets, of: owner, used, members, subject, into: &reporter)
    }
  }

  private func check(
    _ outlets: [XMLElement], of owner: XMLElement, _ used: CodeClass, _ members: CodeIndex.Members,
    _ subject: DocumentSubject, into reporter: inout Reporter
  ) {
    let unknown = subject.facts.map { Self.unknown(outlets, of: owner, used, members, subject, $0.sources) } ?? []
    // Code makes the File's Owner, and then loads the document.
    let isRefused = members.refusesDocuments && !owner.isFilesOwner
    let severity = Self.mayBeOther(owner, subject) || isRefused ? .warning : subject.connectionSeverity(at: owner)
    let hint =
      isRefused
      ? "; the init(coder:) of the class stops the app, so no document can load it" : subject.hint(ifHidden: owner)
    let known = members.outlets.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if unknown.count >= Self.many {
      let names = unknown.compactMap { $0[.property]?.shortened }
      let hasKnown = outlets.contains { !$0.equals(.property, "view") && !unknown.contains($0) }
      let words = hasKnown ? "lacks \(unknown.count) of its \(outlets.count)" : "declares none of its \(unknown.count)"
      let remedy = used.remedy("restore them", owner, subject) { members in
        unknown.allSatisfy { KeyValueCoding.has($0[.property] ?? "", members) }
      }
      reporter.report(
        "\(used.words(owner, subject)) \(words) connected outlets "
          + "(\(Wording.list(names, atMost: Self.mostNames)))\(hint): \(remedy)delete the connections", at: .property,
        of: unknown[0], severity: severity)
      return
    }
    let connected = Set(outlets.compactMap { $0[.property] })
    let reached = Set(outlets.filter { $0[.property].map(known.contains) ?? false }.compactMap { $0[.destination] })
    let free = known.filter { !connected.contains($0) }
    for outlet in unknown {
      let property = outlet[.property] ?? ""
      // Another outlet leads to the object, or it sends the action with this name.
      let isReplaced =
        outlet[.destination].map(reached.contains) ?? false || members.selectors.contains(property)
        || members.selectors.contains("\(property):")
      let suggestion = isReplaced ? ": delete the connection" : Suggestion.hint(for: property, among: free)
      let remedy = used.remedy("declare the outlet", owner, subject) { KeyValueCoding.has(property, $0) }
      reporter.report(
        "\(used.words(owner, subject)) has no outlet '\(property.shortened)'\(hint)"
          + (suggestion.isEmpty ? ": \(remedy)delete the connection" : suggestion),
        at: .property, of: outlet, severity: severity)
    }
  }

  private static func unknown(
    _ outlets: [XMLElement], of owner: XMLElement, _ used: CodeClass, _ members: CodeIndex.Members,
    _ subject: DocumentSubject, _ sources: CodeIndex
  ) -> [XMLElement] {
    let others = used.others(of: owner, subject, sources)
    return outlets.filter { outlet in
      guard let property = outlet[.property], !property.contains("."), !property.isEmpty else { return false }
      // Code gives the nib an owner of another class.
      if mayBeOther(owner, subject), sources.declaresProperty(property) { return false }
      return !KeyValueCoding.has(property, members) && !others.contains { KeyValueCoding.has(property, $0) }
    }
  }

  /// Whether one finding reports that the class of an object declares none of its outlets, or few. Then it is another class,
  /// or its body is gone, so its actions need no findings.
  static func lacksMost(
    of id: String, _ used: CodeClass, _ subject: DocumentSubject, _ sources: CodeIndex
  ) -> Bool {
    guard let owner = subject.objects[id], let members = sources.members(of: used) else { return false }
    let outlets = owner.outlets
    guard outlets.count >= many else { return false }
    let share = Double(unknown(outlets, of: owner, used, members, subject, sources).count) / Double(outlets.count)
    return share >= mostUnknown
  }

  /// Whether the owner is a File's Owner for which code that loads the nib may give an object of another class.
  private static func mayBeOther(_ owner: XMLElement, _ subject: DocumentSubject) -> Bool {
    owner.isFilesOwner
      && subject.facts?.sources.loadsPlainNib(ProjectNames.Document.name(of: subject.tree.source.path)) ?? false
  }

  /// The fewest unknown outlets of an object that are reported together: the body of such a class is commented out, or
  /// another class was meant.
  static let many = 4
  /// A share of the outlets. Chosen: a class that was rewritten still had one of its 14 outlets.
  private static let mostUnknown = 0.75
  static let mostNames = 3
}
