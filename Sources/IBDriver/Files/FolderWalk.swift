/// Visits a folder and its subfolders, with their entries.
///
/// Links to folders are not followed: their targets are read where they are, and a cycle of links cannot keep the walk
/// going.
struct FolderWalk: Sequence, IteratorProtocol {
  private let world: World
  private let isEntered: (String) -> Bool
  private var waiting: [String]

  /// - Parameter isEntered: whether a folder with this name is visited; `root` always is.
  init(_ root: String, in world: World, isEntered: @escaping (_ name: String) -> Bool) {
    self.world = world
    self.isEntered = isEntered
    waiting = [root]
  }

  /// The next folder's path, and its entries in any order, or a failure if it cannot be listed.
  mutating func next() -> (folder: String, entries: Result<[FolderEntry], FileFailure>)? {
    guard let folder = waiting.popLast() else { return nil }
    let listing = world.list(folder)
    if case .success(let entries) = listing {
      for entry in entries where entry.kind == .folder && !entry.isLink && isEntered(entry.name) {
        waiting.append(FileDiscovery.join(folder, entry.name))
      }
    }
    return (folder, listing)
  }
}
