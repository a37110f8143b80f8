import IBContent
package import IBModel

/// The containers that storyboards put around controllers of other storyboards to which they refer.
///
/// Xcode's canvas shows each storyboard alone. An app runs them together, so a scene reached through a storyboard
/// reference has the bars of the containers around the reference.
package struct StoryboardReferences: Sendable {
  package static let none = StoryboardReferences()

  /// By the path of a storyboard and the identifier of a controller in it; the identifier is empty for the initial one.
  private var entries: [String: [String: OuterContainers]] = [:]

  /// How many references in a row are followed.
  private static let roundLimit = 8

  private init() {}

  /// - Parameters:
  ///   - documents: the storyboards that refer to others; the first reference to a controller counts.
  ///   - path: the path of the storyboard with a name, as the storyboard at `origin` uses it; nil if it is not in the
  ///     run.
  package init(_ documents: [Document], path: (_ name: String, _ origin: String) -> String?) {
    let documents = documents.map(DocumentScenes.init)
    for _ in 0..<Self.roundLimit {
      var next: [String: [String: OuterContainers]] = [:]
      for scenes in documents { follow(scenes, path, into: &next) }
      if next == entries { return }
      entries = next
    }
  }

  /// Records the containers around the references of a document, given those known to be around its own controllers.
  private func follow(
    _ scenes: DocumentScenes, _ path: (_ name: String, _ origin: String) -> String?,
    into next: inout [String: [String: OuterContainers]]
  ) {
    let graph = ContainerGraph(scenes, outside: outside(scenes))
    for (index, controller) in scenes.controllers.enumerated() {
      guard let reference = controller.reference, let target = path(reference.storyboard, scenes.path),
        let around = OuterContainers(graph.placement(of: index), in: scenes)
      else { continue }
      if next[target]?[reference.identifier] == nil { next[target, default: [:]][reference.identifier] = around }
    }
  }

  /// The containers around the controllers of a document, by controller index.
  func outside(_ scenes: DocumentScenes) -> [Int: OuterContainers] {
    guard let known = entries[scenes.path] else { return [:] }
    var outside: [Int: OuterContainers] = [:]
    for (index, controller) in scenes.controllers.enumerated() {
      let byName = controller.storyboardIdentifier.flatMap { known[$0] }
      outside[index] = byName ?? (controller.id == scenes.initialController ? known[""] : nil)
    }
    return outside
  }
}

extension OuterContainers {
  /// The part of a placement that another document needs; nil if there is none, or if the controller is embedded in a
  /// container view, whose size is known only in its own document.
  fileprivate init?(_ placement: Placement, in scenes: DocumentScenes) {
    guard placement.embeddedIn == nil else { return nil }
    navigation = placement.navigationContainer(in: scenes)
    isStackRoot = placement.isFirstOfStack
    tabBar = placement.tabContainer(in: scenes)
    column = placement.splitColumn
    presentation = placement.shownBy
    if self == OuterContainers() { return nil }
  }
}
