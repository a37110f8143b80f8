/// The declarations of all sources of a project, by name.
package struct CodeIndex: Sendable {
  /// The merged declarations of one name: a class may be declared in several targets, and in parts.
  private struct Entry {
    var isClass = false
    var isProtocol = false
    /// The first name after the colon of each declaration that has one, then the others.
    var parents: [[String]] = []
    var members = Members()
  }

  /// Properties and selectors.
  package struct Members: Sendable {
    package fileprivate(set) var properties: Set<String> = []
    package fileprivate(set) var selectors: Set<String> = []

    fileprivate mutating func add(_ type: CodeType) {
      properties.formUnion(type.properties)
      selectors.formUnion(type.selectors)
    }

    fileprivate mutating func add(_ other: Members) {
      properties.formUnion(other.properties)
      selectors.formUnion(other.selectors)
    }
  }

  private var entries: [String: Entry] = [:]
  private var aliases: [String: String] = [:]
  /// What extensions add to types that no source declares: any class may inherit it.
  private var added = Members()
  /// Whether there is third-party code that is not among the sources.
  package let hasDependencies: Bool

  /// - Parameter files: in any order.
  package init(_ files: [CodeFile], hasDependencies: Bool) {
    self.hasDependencies = hasDependencies
    for type in files.lazy.flatMap(\.types) { add(type) }
    for type in files.lazy.flatMap(\.types) where type.kind == .extension { extend(type) }
  }

  private mutating func add(_ type: CodeType) {
    if type.kind == .extension { return }
    if type.kind == .alias {
      aliases[type.name] = type.parents.first
      return
    }
    for name in Set([type.name, type.objectiveCName ?? type.name]) {
      var entry = entries[name] ?? Entry()
      entry.isClass = entry.isClass || type.kind == .classType
      entry.isProtocol = entry.isProtocol || type.kind == .protocolType
      if type.kind == .classType, !type.parents.isEmpty { entry.parents.append(type.parents) }
      if type.kind == .classType { entry.members.add(type) }
      entries[name] = entry
    }
  }

  private mutating func extend(_ type: CodeType) {
    if entries[type.name]?.isClass == true {
      entries[type.name]?.members.add(type)
    } else {
      added.add(type)
    }
  }

  /// Whether there are classes at all: a folder without sources proves nothing.
  package var hasClasses: Bool { entries.values.contains(where: \.isClass) }

  /// Whether a class of the name is declared, or something that may be an alias of one.
  package func declares(_ name: String) -> Bool { entries[name] != nil || aliases[name] != nil }

  /// The names of all classes, sorted.
  package var classNames: [String] {
    entries.filter(\.value.isClass).keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A limit above any real depth of inheritance; deeper chains count as unknown.
  private static let deepest = 64

  /// The members of a class with those it inherits from other sources; nil where the chain of its superclasses does not
  /// end in a class of the system that is known.
  package func members(of name: String) -> Members? {
    var members = added
    var waiting = [name]
    var seen: Set<String> = []
    var endsInSystem = false
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      guard seen.count < Self.deepest else { return nil }
      if let entry = entries[name], entry.isClass {
        members.add(entry.members)
        for parents in entry.parents { waiting += superclass(among: parents) }
      } else if FrameworkClasses.isKnown(name) {
        endsInSystem = true
      } else if let target = aliases[name] {
        waiting.append(target)
      } else {
        return nil
      }
    }
    return endsInSystem ? members : nil
  }

  /// The superclass is the first name after the colon, unless that is a protocol.
  private func superclass(among parents: [String]) -> [String] {
    guard let first = parents.first, entries[first]?.isProtocol != true || entries[first]?.isClass == true else {
      return []
    }
    return [first]
  }
}
