package import IBModel

/// The navigation controllers around the controllers of a document.
package struct NavigationStacks: Sendable {
  private let graph: ContainerGraph

  package init(_ document: Document) { graph = ContainerGraph(DocumentScenes(document), isOnCanvas: false) }

  /// The index of the navigation controller whose stack a controller is in; nil if the document has none.
  package func navigation(of controller: Int) -> Int? { graph.placement(of: controller).navigation }

  /// Whether a controller is in a stack of this document, or in a stack that a simulated bar reveals.
  package func isInStack(_ controller: Int) -> Bool { graph.placement(of: controller).isInStack }
}
