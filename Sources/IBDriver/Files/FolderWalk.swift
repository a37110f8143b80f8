/// A folder and those in it, with what each holds.
///
/// Links to folders are not followed: what they lead to is read where it is, and no circle of links keeps the walk
/// going.
struct FolderWalk: Sequence, IteratorProtocol {
  private let world: World
  private let isEntered: (String) -> Bool
  private var waiting: [String]

  /// - Parameter isEntered: whether a folder of this name is walked through; `root` always is.
  init(_ root: String, in world: World, isEntered: @escaping (_ name: String) -> Bool) {
    self.world = world
    self.isEntered = isEntered
    waiting = [root]
  }

  /// The next folder by its path, and its entries in any order; a failure for one that cannot be listed.
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
