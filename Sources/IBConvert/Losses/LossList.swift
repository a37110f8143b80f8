import IBSource

/// The parts of the document that a file lacks, as a short list for its reader.
///
/// Each kind of part is in one item, so that the list stays short. Reports have each part with its object and value.
struct LossList {
  let lines: [String]

  /// - Parameter title: the words by which a person knows a view.
  init(_ losses: [Loss], notes: [String], title: (String) -> String?) {
    var groups: [Heading: Group] = [:]
    for loss in losses {
      let owner = title(loss.id).map(Self.shortened).map(SwiftText.literal) ?? "\(loss.kind) '\(loss.id)'"
      let (heading, name, value) = Self.entry(loss, owner)
      groups[heading, default: Group()].add(name, value, owner)
    }
    let items = notes + Heading.allCases.flatMap { heading in groups[heading].map { Self.items($0, heading) } ?? [] }
    lines = items.isEmpty ? [] : ["TODO(keyline): not converted:"] + items.flatMap { Self.wrapped($0.onOneLine) }
  }

  fileprivate enum Heading: String, CaseIterable {
    case sentences
    case classes
    case actions
    case attributes
    case runtimeAttributes = "runtime attributes"
    case outlets
    case changedConstraints = "constraints that code changes"
    case constraints
    case priorities
  }

  /// The losses of one heading. Those with one name are together, and so are those of the same objects.
  private struct Group {
    private var entries: [(name: String, values: [String?], owners: [[String]])] = []
    private var places: [String: Int] = [:]

    mutating func add(_ name: String, _ value: String?, _ owner: String) {
      let place = places[name] ?? entries.count
      if place == entries.count {
        entries.append((name, [], []))
        places[name] = place
      }
      if let same = entries[place].values.firstIndex(of: value) {
        entries[place].owners[same].append(owner)
      } else {
        entries[place].values.append(value)
        entries[place].owners.append([owner])
      }
    }

    var names: [String] { entries.map(\.name) }

    /// The names and values, each list of them with the objects that lose them.
    var owned: [(words: String, owners: String)] {
      var all: [(words: String, owners: String)] = []
      var places: [String: Int] = [:]
      for entry in entries {
        let isShort = entry.values.count <= LossList.mostValues
        let parts =
          isShort
          ? zip(entry.values, entry.owners).map { value, owners in
            (entry.name + (value.map { " \($0)" } ?? ""), owners)
          } : [(entry.name, entry.owners.flatMap(\.self))]
        for (words, owners) in parts {
          let owners = owners.count > LossList.mostOwners ? "\(owners.count) objects" : owners.joined(separator: ", ")
          if let place = places[owners] {
            all[place].words += ", \(words)"
          } else {
            places[owners] = all.count
            all.append((words, owners))
          }
        }
      }
      return all
    }
  }

  /// If an attribute has more values, the list does not show them.
  private static let mostValues = 2
  /// If more objects have the same loss, the list counts them.
  private static let mostOwners = 5
  /// If a group has more items, the list counts the others.
  private static let mostItems = 8
  /// In characters.
  private static let longestTitle = 30
  /// The longest line of the list, in characters without the signs of a comment.
  private static let longestLine = 114

  /// The group of a loss, its name in the group, and the value after the name.
  private static func entry(_ loss: Loss, _ owner: String) -> (Heading, String, String?) {
    let value = loss.value ?? ""
    switch loss.what {
    case "class": return (.classes, value, nil)
    case "action": return (.actions, value, nil)
    case "outlet" where !value.isEmpty, "outlet collection" where !value.isEmpty: return (.outlets, value, nil)
    case Loss.constraintOutlet: return (.changedConstraints, value, nil)
    case Loss.placeholder: return (.changedConstraints, "\(value) of \(owner)", nil)
    case Loss.constraint: return (.constraints, String(value.prefix { $0 != " " }), nil)
    case Loss.runtimeAttribute:
      let path = value.prefix { $0 != " " }
      let rest = value.dropFirst(path.count)
      let shown = rest.hasPrefix(" = ") ? short(String(rest.dropFirst(3))) : nil
      return (.runtimeAttributes, String(path), shown.map { "= \($0)" })
    case let what where what.hasSuffix("Priority"): return (.priorities, owner, nil)
    case let what where loss.isSentence: return (.sentences, what, nil)
    case let what: return (.attributes, what, short(loss.value))
    }
  }

  private static func items(_ group: Group, _ heading: Heading) -> [String] {
    switch heading {
    case .sentences: return group.owned.map { "\($0.owners): \($0.words)" }
    case .outlets, .changedConstraints, .priorities: return [list(group.names, after: heading, separator: ", ")]
    default: return [list(group.owned.map { "\($0.words) of \($0.owners)" }, after: heading, separator: "; ")]
    }
  }

  private static func list(_ words: [String], after heading: Heading, separator: String) -> String {
    let more = words.count - mostItems
    let shown = more > 1 ? words.prefix(mostItems) + ["\(more) more"] : words[...]
    return "\(heading.rawValue): \(shown.joined(separator: separator))"
  }

  /// The beginning of a long text, by which people find it in the file.
  private static func shortened(_ text: String) -> String {
    text.count > longestTitle ? text.prefix(longestTitle) + "…" : text
  }

  /// A value of one word or text. Other values are only in reports.
  private static func short(_ value: String?) -> String? {
    value.flatMap { $0.count <= longestTitle && (!$0.contains(" ") || $0.hasPrefix("\"")) ? $0 : nil }
  }

  /// An item of the list, with the lines after the first one below its text.
  private static func wrapped(_ item: String) -> [String] {
    var lines: [String] = []
    for word in item.split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, last.count + word.count < longestLine {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append("\(lines.isEmpty ? "-" : " ") \(word)")
      }
    }
    return lines
  }
}
