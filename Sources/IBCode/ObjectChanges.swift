import IBSource

/// An object as sources refer to it: by a property of a class, such as an outlet.
package struct ObjectName: Hashable, Sendable {
  package let name: String
  /// The class with the property, without its module; nil if unknown.
  package let owner: String?

  /// - Parameter owner: the class with the property; nil for the properties of any class.
  package init(_ name: String, of owner: String? = nil) {
    self.name = name
    self.owner = owner
  }
}

/// A change that code makes to an object.
enum ObjectChange: Sendable {
  case hides, shows, fills
  /// Gives an object an image, perhaps as its background.
  case depicts
  /// Makes a view transparent or opaque. The view keeps its place in a stack view.
  case fades
  /// Changes the distance, priority or activity of a constraint.
  case adjusts
  /// Sets the frame of a view, or gives it other constraints than the document.
  case places
  /// Adds a view to another one, which removes its constraints to the views around it.
  case moves
  /// Sets the font.
  case styles
  /// Sets a color. The name of the object is followed by the property: `title=textColor`.
  case colors
  /// Stops an object from reacting to touches, at least for a time.
  case disables
  /// Lets an object react to touches, or a value determines whether it does.
  case enables
  /// Removes the subviews of a view.
  case empties
  /// Sets the corner radius. The name of the object may be followed by the radius, or by `half` of its size.
  case rounds
  /// Makes a view react to taps.
  case taps
}

/// The changes that a source makes to objects, by their names.
struct ObjectChanges: Sendable {
  /// The changes to objects of the types that the source declares: `title.text`, `self.title.text`.
  fileprivate(set) var own: [ObjectChange: Set<ByteHash>] = [:]
  /// The changes to objects of other types: `cell.title.text`.
  fileprivate(set) var others: [ObjectChange: Set<ByteHash>] = [:]

  func has(_ change: ObjectChange, _ name: ByteHash) -> Bool {
    own[change]?.contains(name) ?? false || others[change]?.contains(name) ?? false
  }

  mutating func add(_ change: ObjectChange, _ name: ByteHash, isOwn: Bool) {
    if isOwn { own[change, default: []].insert(name) } else { others[change, default: []].insert(name) }
  }
}

/// The changes that the sources of a project make to the objects of each class.
///
/// If the type of `cell` in `cell.title.text` is unknown, the title may belong to any class that the source mentions,
/// or that another source of the same types mentions.
struct ClassChanges: Sendable {
  private struct Key: Hashable {
    let change: ObjectChange
    let name: ByteHash
  }

  /// The classes that the names in a source may belong to. Storing all pairs of a class and a name would need the
  /// product of both.
  private var owners: [(classes: Set<ByteHash>, projects: Set<String>)] = []
  /// Indices in `owners`, in increasing order.
  private var places: [Key: [Int]] = [:]

  /// - Parameters:
  ///   - own: the types of the source.
  ///   - projects: the projects of the source.
  ///   - mentioned: the types that it may use.
  mutating func add(
    _ changes: ObjectChanges, own: Set<ByteHash>, _ projects: Set<String>, mentioned: () -> Set<ByteHash>
  ) {
    if !changes.own.isEmpty { add(changes.own, of: own, projects) }
    if !changes.others.isEmpty { add(changes.others, of: mentioned().union(own), projects) }
  }

  private mutating func add(
    _ changes: [ObjectChange: Set<ByteHash>], of classes: Set<ByteHash>, _ projects: Set<String>
  ) {
    for (change, names) in changes {
      for name in names { places[Key(change: change, name: name), default: []].append(owners.count) }
    }
    owners.append((classes, projects))
  }

  /// Whether a source makes the change to an object with this name.
  ///
  /// - Parameters:
  ///   - classes: the classes that may have the object, with their names; nil for any class.
  ///   - isOther: whether the sources of some projects refer to another class by a name.
  func contain(
    _ change: ObjectChange, _ name: ByteHash, of classes: () -> [ByteHash: String]?,
    isOther: (_ name: String, _ projects: Set<String>) -> Bool
  ) -> Bool {
    guard let places = places[Key(change: change, name: name)] else { return false }
    guard let classes = classes() else { return true }
    return places.contains { place in
      let owners = owners[place]
      return classes.contains { owners.classes.contains($0.key) && !isOther($0.value, owners.projects) }
    }
  }
}
