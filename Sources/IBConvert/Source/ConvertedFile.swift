package import ProposalLayout

/// A file of Swift that a scene or a cell became.
package struct ConvertedFile: Sendable {
  /// Of the scene or the cell, as the file says it.
  package let id: String
  /// The view's struct, and the file's name without its ending.
  package let typeName: String
  package let text: String
  /// The line on which each view is written, from 1, by the ids of views.
  package let lines: [String: Int]
  package let tree: InferredTree
  /// With UIKit's sizes of controls.
  package let proof: Proof
  /// With SwiftUI's.
  package let sizes: SizeProof
  /// The layouts of the app's own, by the text of their braces.
  package let layouts: [String: AnchoredLayout]
  /// Whether the text, read back, is the tree that was laid out.
  package let isReadBack: Bool
}
