import IBCode
import IBModel
import IBSource
import IBSyntax

struct OutletOfOtherKind: Rule {
  static let info = RuleInfo(
    id: "outlet-of-other-kind", category: "code", severity: .error, since: "0.2",
    summary: "An outlet is connected to an object whose class differs from the outlet's declaration.",
    rationale: """
      UIKit does not check the class when it loads the document. The app crashes when code uses a member that the object
      does not have. The finding is a warning if no source file uses such a member, or if the same outlet of another
      object refers to the right kind, because the code may mean only that object. It is a note if the connected object
      has all members that the source uses. The rule leaves out a finding without a crash about an object that
      class-of-other-kind or deprecated-element reports. Usually someone replaced the element by another kind, or
      changed the type in the code. The rule checks a type or class only if all its superclasses are known, and does not
      check protocols. Needs a project with its sources.
      """,
    bad: CodeExample.document(tag: "imageView"), good: CodeExample.document(), likeness: .folder)

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = CodeExample.surroundings

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let sources = subject.facts?.sources else { return }
    for connection in subject.document.connections
    where connection.kind == .outlet || connection.kind == .outletCollection {
      guard let property = connection.element[.property], let owner = connection.element.parent?.parent,
        let used = CodeClass(owner), sources.declares(used),
        let outlets = sources.members(of: used)?.outlets.filter({
          KeyValueCoding.properties(for: property).contains($0.name)
        }), !outlets.isEmpty,
        let destination = connection.destination.flatMap({ subject.objects[$0] }),
        destination.name != .placeholder,
        let actual = CodeClass.members(of: destination, in: sources, .uiKit),
        outlets.allSatisfy({ Self.excludes($0, actual.classes, sources) }), let type = outlets.first?.type,
        !used.others(of: owner, subject, sources).lazy.flatMap(\.outlets).contains(where: { other in
          KeyValueCoding.properties(for: property).contains(other.name)
            && !Self.excludes(other, actual.classes, sources)
        })
      else { continue }
      // unreachable-scene reports a scene that cannot appear.
      if subject.scenes.number(of: owner).map(subject.isSurelyHidden) == true { continue }
      let start = "outlet '\(property.shortened)' of class \(used.name) is declared as \(type) but connected to"
      let noun = ObjectWords.noun(destination.tag)
      let kind = destination[.customClass].map { "\(noun) of class \($0.shortened)" } ?? "plain \(noun)"
      // A source with subclasses may use the member in one of these only.
      let crash = sources.hasSubclasses(used.name) ? nil : Self.crash(outlets, type, actual, sources)
      // Other rules ask for another class or another element there.
      if crash == nil,
        ClassOfOtherKind.isReported(destination, actual.classes, subject)
          || DeprecatedElement.isReported(destination, subject)
      {
        continue
      }
      let own = Self.ownMember(outlets, type, actual, sources)
      let fits = crash == nil && own == nil && Self.suits(outlets, actual)
      let isPlainer = !destination.has(.customClass) && Self.isSubclass(type, of: destination, sources)
      let name = destination.customClassName ?? ElementClass.name(of: destination, in: .uiKit)
      let twin = owner.outlets.lazy.compactMap { $0[.property] }.first { other in
        other != property && KeyValueCoding.properties(for: property).contains(other)
      }
      let way =
        if let twin {
          "delete the connection, because '\(twin.shortened)' sets the same property"
        } else if fits, let name {
          "declare the outlet as \(name), whose members are all that the code uses, or connect it to a \(type)"
        } else if crash == nil, let own {
          "set the class of the \(noun) to \(type), whose '\(own)' the code uses"
            // The class may only override what the object has.
            + (name.map { actual.properties.contains(own) ? ", or declare the outlet as \($0)" : "" } ?? "")
        } else if isPlainer {
          "set the class of the \(noun) to \(type), or change the declaration"
        } else {
          "connect it to a \(type), or change the declaration"
        }
      let end = (crash.map { ", which has no '\($0)', so the app crashes when code uses it" } ?? "") + ": \(way)"
      reporter.report(
        "\(start) \(ObjectWords.withArticle(kind))\(end)\(subject.hint(ifHidden: owner))", at: .destination,
        of: connection.element,
        severity: severity(crashes: crash != nil, isHarmless: fits || subject.isHidden(owner)) {
          subject.connectionSeverity(at: owner) != nil || fitsElsewhere(property, used, outlets, subject, sources)
        })
    }
  }

  /// Nil for the rule's own.
  private func severity(crashes: Bool, isHarmless: Bool, isDoubtful: () -> Bool) -> Severity? {
    if isHarmless { return crashes ? .warning : .note }
    return !crashes || isDoubtful() ? .warning : nil
  }

  /// Whether the same outlet of another object with the same or a related class leads to an object of the declared
  /// class. The code that asks for the member may then mean only that object.
  private func fitsElsewhere(
    _ property: String, _ used: CodeClass, _ outlets: Set<CodeOutlet>, _ subject: DocumentSubject, _ sources: CodeIndex
  ) -> Bool {
    subject.document.connections.contains { other in
      guard other.kind == .outlet, other.element.equals(.property, property),
        let owner = other.element.parent?.parent.flatMap(CodeClass.init),
        owner.name == used.name || sources.members(of: owner)?.classes.contains(used.name) == true,
        let destination = other.destination.flatMap({ subject.objects[$0] }),
        let actual = CodeClass.members(of: destination, in: sources, .uiKit)
      else { return false }
      return !outlets.contains { Self.excludes($0, actual.classes, sources) }
    }
  }

  /// Whether an object of these classes does not have the outlet's declared type.
  private static func excludes(_ outlet: CodeOutlet, _ classes: Set<String>, _ sources: CodeIndex) -> Bool {
    guard let type = outlet.type.flatMap(sources.classNamed) else { return false }
    return !classes.contains(type)
  }

  /// Whether sources use the outlet, and only by members that the connected object has.
  private static func suits(_ outlets: Set<CodeOutlet>, _ actual: CodeIndex.Members) -> Bool {
    let uses = outlets.flatMap(\.uses)
    return !uses.isEmpty && uses.allSatisfy { has($0, actual) }
  }

  /// A member that a source asks of its outlet and that the declared class, or a superclass that the object lacks, declares
  /// itself, perhaps instead of another one's; nil without one.
  private static func ownMember(
    _ outlets: Set<CodeOutlet>, _ type: String, _ actual: CodeIndex.Members, _ sources: CodeIndex
  ) -> String? {
    guard let expected = sources.classNamed(type).flatMap(sources.members) else { return nil }
    let own = expected.classes.subtracting(actual.classes)
    return outlets.flatMap(\.uses).filter { sources.declares($0, in: own) }.min()
  }

  /// The member that a source asks of its outlet and that the object lacks; nil if no such member is known.
  private static func crash(
    _ outlets: Set<CodeOutlet>, _ type: String, _ actual: CodeIndex.Members, _ sources: CodeIndex
  ) -> String? {
    guard let expected = sources.classNamed(type).flatMap(sources.members) else { return nil }
    return outlets.flatMap(\.uses).filter { has($0, expected) && !has($0, actual) }.min()
  }

  /// Whether the type is a subclass of what an element without a custom class stands for.
  private static func isSubclass(_ type: String, of element: XMLElement, _ sources: CodeIndex) -> Bool {
    guard let plain = ElementClass.name(of: element, in: .uiKit), let type = sources.classNamed(type) else {
      return false
    }
    return sources.members(of: type)?.classes.contains(plain) ?? false
  }

  /// Whether a class has a member, by the name that a source asks for it with.
  private static func has(_ name: String, _ members: CodeIndex.Members) -> Bool {
    let prefix = name.hasPrefix("set") ? 3 : name.hasPrefix("is") ? 2 : 0
    let property = name.dropFirst(prefix).prefix(1).lowercased() + name.dropFirst(prefix + 1)
    return [name, property].contains(where: members.properties.contains)
      || members.selectors.contains { selector in
        selector.hasPrefix(name) && selector.dropFirst(name.count).first.map { $0 == ":" || $0.isUppercase } ?? true
      }
  }
}
