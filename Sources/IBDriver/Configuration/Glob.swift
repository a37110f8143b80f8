/// A pattern of paths: `*` and `?` match anything but a slash, `**` any folders. A pattern also matches everything
/// inside the folders it matches, so `Legacy` means all of it.
struct Glob: Hashable, Sendable {
  let pattern: String
  private let parts: [Substring]

  init(_ pattern: String) {
    self.pattern = pattern
    let trimmed = pattern.hasPrefix("./") ? pattern.dropFirst(2) : Substring(pattern)
    parts = trimmed.split(separator: "/")
  }

  /// - Parameter path: with slashes, without `.` and `..`.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    // The possible numbers of pattern parts that match the names so far.
    var states: Set<Int> = skippingDoubleStars(from: 0)
    if states.contains(parts.count) { return true }
    for name in names {
      var next: Set<Int> = []
      for state in states where state < parts.count {
        if parts[state] == "**" {
          next.insert(state)
          next.formUnion(skippingDoubleStars(from: state + 1))
        } else if Self.matches(name, parts[state]) {
          next.formUnion(skippingDoubleStars(from: state + 1))
        }
      }
      if next.contains(parts.count) { return true }
      states = next
    }
    return false
  }

  /// `**` also matches no folder; at the end it matches at least one name.
  private func skippingDoubleStars(from start: Int) -> Set<Int> {
    var states: Set<Int> = [start]
    var state = start
    while state < parts.count - 1, parts[state] == "**" {
      state += 1
      states.insert(state)
    }
    return states
  }

  /// Matches one name; backtracking to the last star is enough.
  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    let name = Array(name)
    let pattern = Array(pattern)
    var (n, p) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        p = last.pattern + 1
        n = last.name + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
