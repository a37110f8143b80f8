extension Array where Element: Hashable {
  /// Each element once, at its first position.
  func unique() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
