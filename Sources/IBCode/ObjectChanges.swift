import IBSource

/// An object as sources name it: a property of a class, such as an outlet.
package struct ObjectName: Hashable, Sendable {
  package let name: String
  /// The class that has the property, without its module; nil if it is not known.
  package let owner: String?

  /// - Parameter owner: nil for the properties of any class.
  package init(_ name: String, of owner: String? = nil) {
    self.name = name
    self.owner = owner
  }
}

/// What code does with an object.
enum ObjectChange: Sendable {
  case hides, shows, fills
  /// It makes a view transparent or opaque; the view keeps its place in a stack view.
  case fades
  /// A constraint's distance, priority or activity changes.
  case adjusts
  /// A view gets a frame, or other constraints than those of the document.
  case places
  /// A view is put into another one, which removes its constraints to views around it.
  case moves
  /// It sets the font.
  case styles
  /// It sets a color; the names of these objects have the property: `title=textColor`.
  case colors
  /// It stops an object from reacting to touches, at least for a time.
  case disables
  /// It lets an object react to touches, or a value decide.
  case enables
  /// It removes the views in a view.
  case empties
}

/// What a source does with objects, by their names.
struct ObjectChanges: Sendable {
  /// With the objects of the types that it declares: `title.text`, `self.title.text`.
  fileprivate(set) var own: [ObjectChange: Set<ByteHash>] = [:]
  /// With the objects of others: `cell.title.text`.
  fileprivate(set) var others: [ObjectChange: Set<ByteHash>] = [:]

  mutating func add(_ change: ObjectChange, _ name: ByteHash, isOwn: Bool) {
    if isOwn { own[change, default: []].insert(name) } else { others[change, default: []].insert(name) }
  }
}

/// What the sources of a project do with the objects of each class.
///
/// A source without the type of `cell` in `cell.title.text` may mean the title of each class that it, or another source of
/// its own types, mentions.
struct ClassChanges: Sendable {
  private struct Key: Hashable {
    let change: ObjectChange
    let name: ByteHash
  }

  /// The classes that names of a source may belong to. Pairs of a class and a name would be the product of both.
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

  /// Whether a source does that with an object of the name.
  ///
  /// - Parameters:
  ///   - classes: those that may have the object, with their names; nil for any.
  ///   - isOther: whether sources of some projects mean another class by a name.
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
