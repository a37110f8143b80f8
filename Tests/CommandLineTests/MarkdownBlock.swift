/// A block of code in a page of Markdown.
struct MarkdownBlock: Equatable {
  enum Kind: Equatable {
    /// `$ command` and, below it, what a terminal shows.
    case console
    /// Commands without their output.
    case commands
    /// A configuration file.
    case configuration
    case other
  }

  let kind: Kind
  /// The word after the fence; empty where there is none.
  let language: String
  /// The lines of its content in the page, counted from 0, without fences.
  let range: Range<Int>
  /// The content, without indentation.
  let lines: [String]

  /// The blocks of a page in their order: fenced ones, and those indented by four spaces after an empty line.
  static func all(in page: [String]) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var line = 0
    while line < page.count {
      if page[line].hasPrefix(fence) {
        let start = line + 1
        let end = page[start...].firstIndex { $0 == fence } ?? page.count
        let word = String(page[line].dropFirst(fence.count))
        blocks.append(MarkdownBlock(language: word, range: start..<end, lines: Array(page[start..<end])))
        line = end + 1
      } else if page[line].hasPrefix(indentation), line == 0 || page[line - 1].isEmpty {
        var end = page[line...].firstIndex { !$0.isEmpty && !$0.hasPrefix(indentation) } ?? page.count
        while page[end - 1].isEmpty { end -= 1 }
        let lines = page[line..<end].map { String($0.dropFirst(indentation.count)) }
        blocks.append(MarkdownBlock(language: "", range: line..<end, lines: lines))
        line = end
      } else {
        line += 1
      }
    }
    return blocks
  }

  private static let fence = "```"
  private static let indentation = "    "
  /// What the first line of a block of commands without a language begins with.
  private static let programs = ["keyline ", "git ", "pre-commit "]
  /// The keys of a configuration that blocks without a language begin with.
  private static let keys = ["rules:", "scenes:"]

  private init(language: String, range: Range<Int>, lines: [String]) {
    let first = lines.first ?? ""
    kind =
      switch language {
      case "console": .console
      case "sh": .commands
      case "" where Self.programs.contains { first.hasPrefix($0) }: .commands
      case "" where Self.keys.contains(first): .configuration
      default: .other
      }
    self.language = language
    self.range = range
    self.lines = lines
  }
}
