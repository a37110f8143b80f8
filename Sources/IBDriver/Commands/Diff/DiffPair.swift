/// Two versions of one file.
struct DiffPair: Sendable {
  /// As it is printed.
  let path: String
  /// Nil if the side does not have the file.
  let old: DiffSource.Entry?
  let new: DiffSource.Entry?

  /// The files of both sides, paired and sorted by path; a file of only one side was added or removed.
  static func all(_ old: DiffSource, _ new: DiffSource) -> [DiffPair] {
    let keys = Set(old.entries.keys).union(new.entries.keys).sorted(by: FileDiscovery.inOrder)
    return keys.compactMap { DiffPair(old.entries[$0], new.entries[$0]) }
  }

  /// - Parameter path: the printed path, instead of the new one.
  init?(_ old: DiffSource.Entry?, _ new: DiffSource.Entry?, path: String? = nil) {
    let old = old.flatMap { $0.isNothing ? nil : $0 }
    let new = new.flatMap { $0.isNothing ? nil : $0 }
    guard let shown = new?.shown ?? old?.shown else { return nil }
    self.path = path ?? shown
    self.old = old
    self.new = new
  }
}

extension DiffSource.Entry {
  fileprivate var isNothing: Bool {
    if case .nothing = content { true } else { false }
  }
}
