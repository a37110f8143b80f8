package import IBSource
import Synchronization

/// Findings that are already known, from a baseline or from an earlier version of a project.
///
/// File, rule and object identify a known finding; its line does not, so an edit elsewhere in the file does not bring
/// it back. One entry covers one finding of its rule in its object. If a rule has several findings in an object, their
/// messages decide which of them are known: first the whole message, then the names in it.
package final class KnownFindings: Sendable {
  package struct Entry: Hashable, Sendable {
    /// The path of the file, as `remaining` gets it.
    package let file: String
    package let rule: String
    /// The id of the object; empty for a finding without one.
    package let object: String
    package let message: String

    package init(file: String, rule: String, object: String, message: String) {
      self.file = file
      self.rule = rule
      self.object = object
      self.message = message
    }

    package init(_ finding: Finding, in file: String) {
      self.init(file: file, rule: finding.rule, object: finding.objectID ?? "", message: finding.message)
    }
  }

  private struct Key: Hashable {
    let rule: String
    let object: String
    let text: String
  }

  /// The known findings, in the order given.
  package let entries: [Entry]
  /// By file, the indices of its entries.
  private let places: [String: [Int]]
  /// Whether file, rule and object suffice for a rule, whatever the messages.
  private let ignoresMessages: @Sendable (_ rule: String) -> Bool
  /// The entries that a finding has matched so far.
  private let matched = Mutex<Set<Int>>([])

  /// - Parameter ignoresMessages: whether a finding of the rule is known by file, rule and object even if its message
  ///   has other names. True for a baseline, which an earlier program with other wording may have written.
  package init(_ entries: [Entry], ignoresMessages: @escaping @Sendable (_ rule: String) -> Bool = { _ in true }) {
    self.entries = entries
    self.ignoresMessages = ignoresMessages
    places = Dictionary(grouping: entries.indices) { entries[$0].file }
  }

  /// The findings of one file that are not known, in their order. Callers may ask several times about a file, rule by
  /// rule.
  package func remaining(of findings: [Finding], in file: String) -> [Finding] {
    var open = places[file] ?? []
    if open.isEmpty { return findings }
    var rest = findings
    var taken: Set<Int> = []
    for depth in Depth.allCases where !rest.isEmpty && !open.isEmpty {
      // Reversed, because `popLast` takes from the end: entries are used in their order.
      var free = Dictionary(grouping: open.reversed()) { key(entries[$0], depth) }
      rest.removeAll { finding in
        guard let index = free[key(Entry(finding, in: file), depth)]?.popLast() else { return false }
        taken.insert(index)
        return true
      }
      open.removeAll(where: taken.contains)
    }
    matched.withLock { $0.formUnion(taken) }
    return rest
  }

  /// The number of entries that a finding has matched so far.
  package var matchedCount: Int { matched.withLock { $0.count } }

  /// The entries that no finding has matched so far, in order.
  package var unmatched: [Entry] {
    let matched = matched.withLock { $0 }
    return entries.indices.filter { !matched.contains($0) }.map { entries[$0] }
  }

  /// The amount of their messages that an entry and a finding must share, the closest match first.
  private enum Depth: CaseIterable {
    case whole, names, nothing
  }

  private func key(_ entry: Entry, _ depth: Depth) -> Key {
    let text =
      switch depth {
      case .whole: entry.message
      case .nothing where ignoresMessages(entry.rule): ""
      case .names, .nothing: Self.names(in: entry.message)
      }
    return Key(rule: entry.rule, object: entry.object, text: text)
  }

  /// The parts of a message in single quotes, in alphabetical order.
  private static func names(in message: String) -> String {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }.sorted().joined(separator: "'")
  }
}
