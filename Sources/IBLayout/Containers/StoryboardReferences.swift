import IBContent
package import IBModel
package import IBSource

/// The containers that storyboards put around controllers of other storyboards to which they refer.
///
/// Xcode's canvas shows one storyboard at a time. An app runs them together, so a scene reached through a storyboard
/// reference has the bars of the containers around the reference.
package struct StoryboardReferences: Sendable {
  package static let none = StoryboardReferences()

  /// By storyboard and the identifier of a controller in it; the initial controller's identifier is empty.
  private var entries: [DocumentOrigin: [String: OuterContainers]] = [:]
  /// The tab bar items of the controllers to which references in tab bars refer, by storyboard and the reference's
  /// object id.
  private var tabItems: [DocumentOrigin: [String: TabItem]] = [:]

  /// How many references in a row are followed.
  private static let roundLimit = 8

  private init() {}

  /// Adds the storyboards of one version of a project.
  ///
  /// - Parameters:
  ///   - documents: the storyboards that refer to others; the first reference to a controller counts.
  ///   - target: finds the storyboard of the same version that one of `documents` names; nil if it does not exist.
  ///   - tabs: reads a storyboard that may contain tab bar items; nil if it contains none.
  package mutating func add(
    _ documents: [Document], target: (_ name: String, _ origin: DocumentOrigin) -> DocumentOrigin?,
    tabs: (DocumentOrigin) -> Document?
  ) {
    var version = StoryboardReferences()
    let documents = documents.map(DocumentScenes.init)
    version.readTabs(documents, target, tabs)
    for _ in 0..<Self.roundLimit {
      var next: [DocumentOrigin: [String: OuterContainers]] = [:]
      for scenes in documents { version.follow(scenes, target, into: &next) }
      if next == version.entries { break }
      version.entries = next
    }
    entries.merge(version.entries) { first, _ in first }
    tabItems.merge(version.tabItems) { first, _ in first }
  }

  /// A tab shows the item of the controller in the other storyboard; the reference's own item is for the canvas only.
  private mutating func readTabs(
    _ documents: [DocumentScenes], _ find: (_ name: String, _ origin: DocumentOrigin) -> DocumentOrigin?,
    _ read: (DocumentOrigin) -> Document?
  ) {
    var known: [DocumentOrigin: DocumentScenes?] = [:]
    for scenes in documents { known[scenes.origin] = scenes }
    for scenes in documents {
      for tab in scenes.tabs.values.joined() {
        let controller = scenes.controllers[tab]
        guard let reference = controller.reference, let target = find(reference.storyboard, scenes.origin) else {
          continue
        }
        let other = known[target] ?? read(target).map(DocumentScenes.init)
        known[target] = .some(other)
        guard let other, let shown = other.controller(reference.identifier) else { continue }
        let item = other.tabItem(of: shown)
        if item != .none { tabItems[scenes.origin, default: [:]][controller.id] = item }
      }
    }
  }

  /// The item of a reference in a tab bar; nil if the other storyboard has none.
  func tabItem(of reference: String, in origin: DocumentOrigin) -> TabItem? { tabItems[origin]?[reference] }

  /// Records the containers around the references of a document, given the known containers around its own controllers.
  private func follow(
    _ scenes: DocumentScenes, _ find: (_ name: String, _ origin: DocumentOrigin) -> DocumentOrigin?,
    into next: inout [DocumentOrigin: [String: OuterContainers]]
  ) {
    let graph = ContainerGraph(scenes, outside: outside(scenes), isOnCanvas: false)
    for (index, controller) in scenes.controllers.enumerated() {
      guard let reference = controller.reference, let target = find(reference.storyboard, scenes.origin),
        let around = outer(graph, index, in: scenes)
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

extension StoryboardReferences {
  /// The part of a controller's placement that another document needs; nil if no container is around the controller, or
  /// if a container view embeds it, whose size only its own document knows.
  private func outer(_ graph: ContainerGraph, _ controller: Int, in scenes: DocumentScenes) -> OuterContainers? {
    let placement = graph.placement(of: controller)
    guard placement.embeddedIn == nil else { return nil }
    var outer = OuterContainers()
    outer.navigation = placement.navigationContainer(in: scenes)
    outer.isStackRoot = placement.isFirstOfStack
    outer.tabBar = placement.tabContainer(in: scenes)
    outer.hiddenTabBar = placement.environmentsHidingTabBar(in: scenes)
    outer.column = placement.splitColumn
    outer.presentation = placement.shownBy
    outer.isBelowHiddenBar = placement.inheritsHiddenBar
    if outer == OuterContainers() { return nil }
    if outer.tabBar != nil { outer.tabs = tabs(around: controller, placement, in: scenes) }
    if outer.navigation != nil, placement.isPushed || placement.outside?.isPushed == true {
      outer.isPushed = true
      outer.backTitle = graph.backTitle(of: controller, in: scenes) ?? BarTitles.usualBackTitle
    }
    return outer
  }
}

extension DocumentScenes {
  /// The controller with a storyboard identifier, or the initial one; nil if there is none.
  fileprivate func controller(_ identifier: String) -> Int? {
    controllers.firstIndex {
      identifier.isEmpty ? $0.id == initialController : $0.storyboardIdentifier == identifier
    }
  }
}
