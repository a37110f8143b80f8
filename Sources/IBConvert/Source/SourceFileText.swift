import IBSource
import ProposalLayout

/// A file of Swift around a printed tree.
struct SourceFileText {
  /// The text before the id of the scene or the cell.
  static let mark = "/// Interface Builder: "

  private(set) var text = ""
  /// From 1, by the ids of views.
  private(set) var lines: [String: Int] = [:]

  /// - Parameters:
  ///   - id: of the scene or the cell.
  ///   - losses: what of the document is not in the file; each becomes a comment.
  init(
    typeName: String, id: String, tree: InferredTree, leaves: [LeafSource], screen: ScreenSource = ScreenSource(),
    losses: [Loss] = []
  ) {
    var head = ["import SwiftUI", "", Self.mark + Self.shown(id)]
    head.append("struct \(typeName): View {")
    var comments: [String: [Loss]] = [:]
    for loss in losses { comments[tree.shownID(of: loss.id), default: []].append(loss) }
    var printer = TreePrinter(depth: 2, comments: comments.mapValues { Self.comments($0) })
    printer.print(tree.node)
    // What is lost of objects that the body does not show.
    let rest = losses.filter { printer.comments[tree.shownID(of: $0.id)] != nil }
    var ids: [String] = []
    for loss in rest where !ids.contains(loss.id) { ids.append(loss.id) }
    let others = ids.map { id in
      let own = rest.filter { $0.id == id }
      return "\(own[0].kind) '\(id)': \(own.map(\.words).joined(separator: ", "))".onOneLine
    }
    let notes = screen.notes + leaves.flatMap(\.notes) + others
    head += notes.map { "  // TODO(keyline): \($0)" }
    let properties = Self.unique(
      ChoiceSource.properties(printer.choices) + screen.allProperties + leaves.flatMap(\.properties))
    head += properties.map { "  \($0)" }
    if !properties.isEmpty || !notes.isEmpty { head.append("") }
    head.append("  var body: some View {")
    var all = head + printer.output.lines + ["  }", "}"]
    for name in Self.unique(leaves.compactMap(\.hostedClass)) { all += [""] + Self.stub(name) }
    text = all.joined(separator: "\n") + "\n"
    lines = printer.output.places.mapValues { $0 + head.count }
  }

  /// The longest line of a comment, in characters with the usual indentation.
  private static let longestComment = 90

  private static func comments(_ losses: [Loss]) -> [String] {
    var lines: [String] = []
    for words in losses.map({ $0.words.onOneLine }) {
      if let last = lines.last, last.count + words.count < longestComment {
        lines[lines.count - 1] = "\(last), \(words)"
      } else {
        lines.append(words)
      }
    }
    return lines.map { "// TODO(keyline): \($0)" }
  }

  /// An id as a comment has it.
  static func shown(_ id: String) -> String { id.filter { $0.isASCII && !$0.isNewline } }

  /// Each once, in order.
  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  /// A place for a view of UIKit's or of the app's own.
  private static func stub(_ name: String) -> [String] {
    [
      "/// TODO(keyline): show \(name) here.",
      "private struct \(name)Host: UIViewRepresentable {",
      "  func makeUIView(context: Context) -> UIView { UIView() }",
      "  func updateUIView(_ view: UIView, context: Context) {}",
      "}",
    ]
  }
}
