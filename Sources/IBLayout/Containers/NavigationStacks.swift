package import IBModel

/// The navigation controllers around the controllers of a document.
package struct NavigationStacks: Sendable {
  private let graph: ContainerGraph

  package init(_ document: Document) { graph = ContainerGraph(DocumentScenes(document), isOnCanvas: false) }

  /// Index of the navigation controller whose stack a controller is in; nil for none in the document.
  package func navigation(of controller: Int) -> Int? { graph.placement(of: controller).navigation }

  /// Whether a controller is in a stack, of this document or one that a simulated bar shows.
  package func isInStack(_ controller: Int) -> Bool { graph.placement(of: controller).isInStack }
}
