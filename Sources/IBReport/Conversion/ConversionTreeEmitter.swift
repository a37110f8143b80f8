import IBConvert
import ProposalLayout

/// The trees of converted scenes in the first configuration, with UIKit's sizes: one line for each struct, which
/// `keyline swiftui` reads.
package struct ConversionTreeEmitter: ConversionEmitter {
  package static let name = "tree"
  package let frame = OutputFrame.plain

  package init() {}

  package func render(_ report: ConversionReport) -> [UInt8] {
    var writer = JSONWriter()
    for part in report.parts {
      let tree = part.file.tree
      var node = tree.measures.first?.applied(to: tree.node) ?? tree.node
      if let first = part.scene.configurations.first { node = node.chosen(in: ViewEnvironment(of: first)) }
      TreeFileJSON.write(node, to: &writer)
      writer.endLine()
    }
    return writer.bytes
  }
}
