import NibArchive

/// Compiled interfaces in words.
enum NibWords {
  /// The number of characters of a name or value that are printed.
  private static let shownLength = 400

  /// A text that is not longer than a line can be.
  static func short(_ text: String) -> String {
    // Only the shown part of a long text is read, because any number of references may lead to it.
    let start = text.utf8.count > shownLength ? text.prefix(shownLength) : text[...]
    return start.endIndex == text.endIndex ? text : "\(start)… (\(text.utf8.count) bytes)"
  }

  static func label(_ label: ObjectGraph.Member.Label) -> String {
    switch label {
    case .key(let name): short(name)
    case .entry(let name): short(name).debugDescription
    case .element(let place): "[\(place)]"
    }
  }

  static func object(_ node: ObjectGraph.Node) -> String {
    let text = node.text.map { " \(short($0).debugDescription)" } ?? ""
    return "\(reference(to: node))\(text)"
  }

  /// A reference to an object without its text, which is written only once.
  static func reference(to node: ObjectGraph.Node) -> String { "#\(node.number) \(short(node.className))" }

  // MARK: - Differences

  static func place(_ difference: GraphDifference) -> String { difference.path.isEmpty ? "root" : difference.path }

  private static func sides(_ kind: GraphDifference.Kind) -> (old: String?, new: String?) {
    switch kind {
    case .changed(let old, let new): (short(old.text), short(new.text))
    case .classChanged(let old, let new): (short(old), short(new))
    case .removed(let old): (side(old), nil)
    case .added(let new): (nil, side(new))
    case .replaced(let old, let new), .redirected(let old, let new): (side(old), side(new))
    case .reordered: (nil, nil)
    }
  }

  static func sentence(_ kind: GraphDifference.Kind) -> String {
    let sides = sides(kind)
    let (old, new) = (sides.old ?? "", sides.new ?? "")
    return switch kind {
    case .changed, .replaced: "\(old) → \(new)"
    case .classChanged: "class \(old) → \(new)"
    case .removed: "\(old) removed"
    case .added: "\(new) added"
    case .redirected: "refers to \(new) instead of \(old)"
    case .reordered: "the same elements in a different order"
    }
  }

  private static func side(_ side: GraphSide) -> String {
    switch side {
    case .leaf(let leaf): return short(leaf.text)
    case .object(let className, let text, let path):
      let words = text.map { " \(short($0).debugDescription)" } ?? ""
      return "\(short(className))\(words)\(path.isEmpty ? "" : " (\(path))")"
    }
  }
}
