import IBSource
import NibArchive

/// A compiled interface as a tree with one object or value on each line. An object is printed at its first reference.
package struct NibDumpTextEmitter: Sendable {
  package let frame = OutputFrame(opening: "", separator: "\n", closing: "")
  private let style: TerminalStyle

  package init(style: TerminalStyle) { self.style = style }

  /// One file's part of the report, in UTF-8.
  package func render(_ file: CompiledFile) -> [UInt8] {
    let graph = file.graph
    var text = "\(style.dress(file.path.onOneLine, as: .heading)): \(file.summary)\n"
    GraphOutline.visit(graph) { line in
      text += String(repeating: "  ", count: line.depth)
      if let label = line.label { text += "\(NibWords.label(label)): ".onOneLine }
      text += "\(words(line.content, graph).onOneLine)\n"
    }
    return Array(text.utf8)
  }

  private func words(_ content: GraphOutline.Line.Content, _ graph: ObjectGraph) -> String {
    switch content {
    case .leaf(let leaf): NibWords.short(leaf.text)
    case .object(let number): NibWords.object(graph.nodes[number])
    case .seen(let number): "\(NibWords.reference(to: graph.nodes[number])) (see there)"
    }
  }
}
