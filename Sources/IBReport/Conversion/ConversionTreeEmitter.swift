import IBConvert
import ProposalLayout

/// The trees of converted scenes as they are laid out on the first configuration, with UIKit's sizes: a line for each
/// struct, which `keyline swiftui` reads.
package struct ConversionTreeEmitter: ConversionEmitter {
  package static let name = "tree"
  package let frame = OutputFrame.plain

  package init() {}

  package func render(_ report: ConversionReport) -> [UInt8] {
    var writer = JSONWriter()
    for part in report.parts {
      let tree = part.file.tree
      var node = tree.measures.first?.applied(to: tree.node) ?? tree.node
      if let configuration = part.scene.configurations.first {
        node = node.choosing(in: ViewEnvironment(of: configuration))
      }
      TreeFileJSON.write(node, to: &writer)
      writer.endLine()
    }
    return writer.bytes
  }
}

extension ViewNode {
  /// With those views alone that are shown in the size classes of an environment.
  fileprivate func choosing(in environment: ViewEnvironment) -> ViewNode {
    var node = self
    node.children = children.map { $0.choosing(in: environment) }
    for index in modifiers.indices {
      node.modifiers[index].content = modifiers[index].content.map { $0.choosing(in: environment) }
    }
    guard case .choice(let choice) = content, node.children.count == 2 else { return node }
    var chosen = node.children[choice.holds(in: environment) ? 0 : 1]
    if chosen.id == nil { chosen.id = node.id }
    chosen.modifiers += node.modifiers
    return chosen
  }
}
