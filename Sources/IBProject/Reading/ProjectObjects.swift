import PropertyLists

/// The objects of a `project.pbxproj`, by id.
///
/// Source: Xcode's own files. Apple documents only the build settings in them.
struct ProjectObjects {
  /// An object: its keys and their values.
  struct Object {
    let id: String
    fileprivate let values: [String: PropertyList]

    var kind: String { text("isa") ?? "" }

    func text(_ key: String) -> String? { values[key]?.text }

    /// The texts of an array, most of which are ids.
    func texts(_ key: String) -> [String] { values[key]?.elements.compactMap(\.text) ?? [] }

    func list(_ key: String) -> PropertyList? { values[key] }
  }

  private let objects: [String: PropertyList]
  let root: Object?

  init(_ list: PropertyList) {
    let objects = Dictionary((list["objects"]?.entries ?? []).map { ($0.key, $0.value) }) { $1 }
    self.objects = objects
    root = list["rootObject"]?.text.flatMap { id in objects[id].map { Object(id: id, values: Self.values(of: $0)) } }
  }

  private static func values(of list: PropertyList) -> [String: PropertyList] {
    Dictionary(list.entries.map { ($0.key, $0.value) }) { $1 }
  }

  /// The object with an id; nil without one.
  func object(_ id: String) -> Object? { objects[id].map { Object(id: id, values: Self.values(of: $0)) } }

  /// The objects for an array of ids, each once. Ids without an object are left out.
  func objects(_ ids: [String]) -> [Object] {
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }.compactMap(object)
  }
}
