import IBSource

/// The part of a comment about one file, in three lengths.
struct CommentSection: Sendable {
  /// A line of a list: the path, and how much changed.
  let line: String
  /// With the most important sentences.
  let brief: String
  /// The heading and all sentences, with the less important ones and the pictures folded.
  let full: String

  /// The sentences that are not folded.
  private static let mostSentences = 6
  /// The most characters of one sentence, which may list many objects.
  private static let longestSentence = 400
  /// The lines of a difference as text.
  private static let mostLines = 120

  /// - Parameter scenes: folded blocks about scenes that look different.
  init(_ diff: FileDiff, scenes: [String]) {
    let heading = "#### \(diff.path.markdownEscaped)\n"
    if case .text(let lines) = diff.state {
      let count = Wording.count(lines.count, "line")
      line = "- \(diff.path.markdownEscaped): compared as text, \(count)\n"
      brief = "\(heading)\nCompared as text: \(count)\n"
      full = brief + Self.folded("difference", Self.fenced(lines))
      return
    }
    let items = diff.sentences.map(Self.item)
    line = "- \(diff.path.markdownEscaped): \(Wording.count(items.count, "change"))\n"
    // A single last one needs no fold.
    let shown = items.count <= Self.mostSentences + 1 ? items.count : Self.mostSentences
    let rest = items.count - shown
    let beginning = "\(heading)\n" + items.prefix(shown).joined()
    brief = beginning + (rest > 0 ? "- … and \(Wording.count(rest, "more change"))\n" : "")
    let others =
      rest > 0 ? Self.folded(Wording.count(rest, "more change"), items.dropFirst(shown).joined()) : ""
    full = beginning + others + scenes.joined()
  }

  /// GitHub parses Markdown in such a block only between empty lines.
  ///
  /// - Parameter title: as HTML.
  static func folded(_ title: String, _ content: String, isOpen: Bool = false) -> String {
    "\n<details\(isOpen ? " open" : "")><summary>\(title)</summary>\n\n\(content)\n</details>\n"
  }

  private static func item(_ sentence: String) -> String {
    let text = sentence.count > longestSentence ? sentence.prefix(longestSentence) + "…" : sentence[...]
    return "- \(String(text).markdownEscaped)\n"
  }

  private static func fenced(_ lines: [String]) -> String {
    let rest = lines.count - mostLines
    let shown = lines.prefix(mostLines).map { String($0.onOneLine.prefix(longestSentence)) }
    let more = rest > 0 ? ["… \(Wording.count(rest, "more line"))"] : []
    return (shown + more).markdownFenced("diff").joined(separator: "\n") + "\n"
  }
}
