import ProposalLayout

/// A file of Swift around a printed tree.
struct SourceFileText {
  /// The text before the id of the scene or the cell.
  static let mark = "/// Interface Builder: "

  private(set) var text = ""
  /// From 1, by the ids of views.
  private(set) var lines: [String: Int] = [:]
  /// The layouts of the app's own, by the text of their braces.
  private(set) var layouts: [String: AnchoredLayout] = [:]

  /// - Parameter id: of the scene or the cell.
  init(typeName: String, id: String, tree: InferredTree, leaves: [LeafSource], screen: ScreenSource = ScreenSource()) {
    var head = ["import SwiftUI", "", Self.mark + Self.shown(id)]
    head.append("struct \(typeName): View {")
    let notes = screen.notes + leaves.flatMap(\.notes)
    head += notes.map { "  // TODO(keyline): \($0)" }
    var printer = TreePrinter(typeName: typeName, depth: 2)
    printer.print(tree.node)
    let properties = Self.unique(
      ChoiceSource.properties(printer.choices) + screen.allProperties + leaves.flatMap(\.properties))
    head += properties.map { "  \($0)" }
    if !properties.isEmpty || !notes.isEmpty { head.append("") }
    head.append("  var body: some View {")
    var all = head + printer.output.lines + ["  }", "}"]
    for layout in printer.layouts {
      let source = LayoutSource(name: layout.name, layout: layout.layout)
      all += [""] + source.lines
      layouts[source.braces] = layout.layout
    }
    for name in Self.unique(leaves.compactMap(\.hostedClass)) { all += [""] + Self.stub(name) }
    text = all.joined(separator: "\n") + "\n"
    lines = printer.output.places.mapValues { $0 + head.count }
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
