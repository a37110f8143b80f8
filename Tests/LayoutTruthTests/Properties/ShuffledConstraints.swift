import IBTestSupport

/// Puts the constraints of every list of a document into another order, in its text and nowhere else.
///
/// It relies on the sample's own indentation, four spaces a level and one element a line, so that it needs no parser
/// whose mistakes it could share.
struct ShuffledConstraints {
  private var generator: SplitMix

  /// The same seed gives the same order.
  init(seed: UInt64) { generator = SplitMix(seed: seed) }

  mutating func shuffle(_ text: String) -> String {
    var result: [Substring] = []
    var list: [[Substring]] = []
    /// The spaces before the list's tag; nil outside a list.
    var indentation: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let depth = line.prefix { $0 == " " }.count
      if line.hasSuffix("<constraints>") {
        indentation = depth
      } else if depth == indentation {
        result += list.shuffled(using: &generator).joined()
        (list, indentation) = ([], nil)
      } else if let indentation {
        if depth == indentation + 4, !line.hasSuffix("</constraint>") {
          list.append([line])
        } else {
          list[list.count - 1].append(line)
        }
        continue
      }
      result.append(line)
    }
    return result.joined(separator: "\n")
  }
}
