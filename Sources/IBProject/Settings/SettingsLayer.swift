/// The build settings from one source: a configuration of a project or target, or a settings file.
struct SettingsLayer: Sendable {
  /// A condition after the name of a setting, such as `[sdk=iphoneos*]`.
  struct Condition: Hashable, Sendable {
    let kind: String
    let pattern: String
  }

  private struct Entry: Sendable {
    let conditions: [Condition]
    let value: String
  }

  /// The entries of each setting, in the order in which they are written.
  private var entries: [String: [Entry]] = [:]

  /// - Parameter key: the name with its conditions, such as `CODE_SIGN_IDENTITY[sdk=iphoneos*][arch=arm64]`.
  mutating func set(_ key: String, _ value: String) {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: " ") }) else {
      if !key.isEmpty { entries[key, default: []].append(Entry(conditions: [], value: value)) }
      return
    }
    var parts = key.split(separator: "[").map(String.init)
    guard !parts.isEmpty else { return }
    let name = parts.removeFirst().filter { $0 != " " }
    let conditions = parts.flatMap { part in
      part.prefix { $0 != "]" }.split(separator: ",").map { condition in
        let sides = condition.split(separator: "=", maxSplits: 1).map { String($0.filter { $0 != " " }) }
        return Condition(kind: sides.first ?? "", pattern: sides.count > 1 ? sides[1] : "")
      }
    }
    entries[name, default: []].append(Entry(conditions: conditions, value: value))
  }

  /// The value that applies: of the entries whose conditions are fulfilled, those with the most conditions, and the
  /// last one of these.
  func value(of name: String, where holds: (Condition) -> Bool) -> String? {
    var best: Entry?
    for entry in entries[name] ?? [] where entry.conditions.allSatisfy(holds) {
      if entry.conditions.count >= best?.conditions.count ?? 0 { best = entry }
    }
    return best?.value
  }
}
