/// Two versions of one file.
struct DiffPair: Sendable {
  /// As it is shown.
  let path: String
  /// Nil where there is none.
  let old: DiffSource.Entry?
  let new: DiffSource.Entry?

  /// The files of both sides that belong together, sorted by path; those of one side alone came or went.
  static func all(_ old: DiffSource, _ new: DiffSource) -> [DiffPair] {
    let keys = Set(old.entries.keys).union(new.entries.keys).sorted(by: FileDiscovery.inOrder)
    return keys.compactMap { DiffPair(old.entries[$0], new.entries[$0]) }
  }

  /// - Parameter path: as it is shown, instead of the new one.
  init?(_ old: DiffSource.Entry?, _ new: DiffSource.Entry?, path: String? = nil) {
    let old = old.flatMap { $0.isNothing ? nil : $0 }
    let new = new.flatMap { $0.isNothing ? nil : $0 }
    guard let shown = new?.path ?? old?.path else { return nil }
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
