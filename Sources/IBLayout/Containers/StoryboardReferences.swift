import IBContent
package import IBModel
package import IBSource

/// The containers that storyboards put around controllers of other storyboards to which they refer.
///
/// Xcode's canvas shows one storyboard at a time. An app runs them together, so a scene reached through a storyboard
/// reference has the bars of the containers around the reference.
package struct StoryboardReferences: Sendable {
  package static let none = StoryboardReferences()

  /// By storyboard and the identifier of a controller in it; the identifier is empty for the initial one.
  private var entries: [DocumentOrigin: [String: OuterContainers]] = [:]

  /// How many references in a row are followed.
  private static let roundLimit = 8

  private init() {}

  /// Adds the storyboards of one version of a project.
  ///
  /// - Parameters:
  ///   - documents: the storyboards that refer to others; the first reference to a controller counts.
  ///   - target: finds the storyboard of that version by the name that one of `documents` uses; nil if none exists.
  package mutating func add(
    _ documents: [Document], target: (_ name: String, _ origin: DocumentOrigin) -> DocumentOrigin?
  ) {
    var version = StoryboardReferences()
    let documents = documents.map(DocumentScenes.init)
    for _ in 0..<Self.roundLimit {
      var next: [DocumentOrigin: [String: OuterContainers]] = [:]
      for scenes in documents { version.follow(scenes, target, into: &next) }
      if next == version.entries { break }
      version.entries = next
    }
    entries.merge(version.entries) { first, _ in first }
  }

  /// Records the containers around the references of a document, given those known to be around its own controllers.
  private func follow(
    _ scenes: DocumentScenes, _ find: (_ name: String, _ origin: DocumentOrigin) -> DocumentOrigin?,
    into next: inout [DocumentOrigin: [String: OuterContainers]]
  ) {
    let graph = ContainerGraph(scenes, outside: outside(scenes), isOnCanvas: false)
    for (index, controller) in scenes.controllers.enumerated() {
      guard let reference = controller.reference, let target = find(reference.storyboard, scenes.origin),
        let around = OuterContainers(graph.placement(of: index), in: scenes)
      else { continue }
      if next[target]?[reference.identifier] == nil { next[target, default: [:]][reference.identifier] = around }
    }
  }

  /// The containers around the controllers of a document, by controller index.
  func outside(_ scenes: DocumentScenes) -> [Int: OuterContainers] {
    guard let known = entries[scenes.origin] else { return [:] }
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
