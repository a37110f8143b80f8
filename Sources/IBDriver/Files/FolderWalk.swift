/// Visits a folder and its subfolders, with their entries.
///
/// The walk does not follow links to folders: it reaches their targets at their own paths, and a cycle of links would
/// make it endless.
struct FolderWalk: Sequence, IteratorProtocol {
  private let world: World
  private let isEntered: (String) -> Bool
  /// The folders to visit, with the rules by which git ignores their entries; the rules are nil if they do not apply.
  private var waiting: [(folder: String, rules: IgnoreRules?)]
  /// The paths of the entries that have been left out because git ignores them.
  private(set) var ignored: [String] = []
  private var work = IgnoreRules.Work()
  /// The files with patterns that were not applied, with the reasons.
  var unfollowed: [FileFailure] { work.failures }

  /// - Parameters:
  ///   - respectsGit: whether to leave out entries that git ignores; `root` is never left out.
  ///   - isEntered: whether to visit a folder with this name; `root` is always visited.
  init(
    _ root: String, in world: World, respectsGit: Bool = false, isEntered: @escaping (_ name: String) -> Bool
  ) {
    self.world = world
    self.isEntered = isEntered
    waiting = []
    waiting.append((root, respectsGit ? IgnoreRules(above: root, in: world, &work) : nil))
  }

  /// The path of the next folder with its entries in any order, or with a failure if it cannot be listed.
  mutating func next() -> (folder: String, entries: Result<[FolderEntry], FileFailure>)? {
    guard let (folder, outer) = waiting.popLast() else { return nil }
    var rules = outer
    let listing = world.list(folder)
    guard case .success(var entries) = listing else { return (folder, listing) }
    if rules != nil {
      rules?.enter(folder, entries, &work)
      let left = entries.partition { rules?.isIgnored($0, &work) == true }
      ignored += entries[left...].map { FileDiscovery.join(folder, $0.name) }
      entries.removeSubrange(left...)
    }
    for entry in entries where entry.kind == .folder && !entry.isLink && isEntered(entry.name) {
      waiting.append((FileDiscovery.join(folder, entry.name), rules?.inside(entry.name)))
    }
    return (folder, .success(entries))
  }
}
