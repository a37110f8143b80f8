import IBModel
import IBSyntax

/// How a controller is reached from others: which containers are around it, and whether it is presented.
struct Placement: Hashable, Sendable {
  /// Index of the navigation controller whose stack it is in.
  var navigation: Int?
  /// Whether it is the first of the stack rather than pushed.
  var isStackRoot = false
  /// Index of the tab bar controller around it or around its navigation controller.
  var tabBar: Int?
  /// The column of a split view controller that it, or its navigation controller, is.
  var column: Column?
  /// The segue that presents it or its navigation controller.
  var presentation: Presentation?
  /// Index of the container view that embeds it.
  var embeddedIn: Int?
  /// What is around it in another storyboard that refers to it.
  var outside: OuterContainers?

  /// Whether it is in the stack of a navigation controller, of this document or of another.
  var isInStack: Bool { navigation != nil || outside?.navigation != nil }

  /// Whether it is the first of its stack, wherever that is.
  var isFirstOfStack: Bool { isStackRoot || (navigation == nil && outside?.isStackRoot == true) }

  enum Column: Hashable, Sendable { case primary, supplementary, secondary }

  /// A presentation by a segue.
  struct Presentation: Hashable, Sendable {
    /// `modalPresentationStyle` as the segue says it, `popover` for a popover segue; nil where it says none.
    var style: String?
  }
}

/// The containers around every controller of a document, followed along relationships and segues.
///
/// A controller that several ways lead to takes the first one in document order; what is around it in its own document
/// comes before what another storyboard puts around it.
/// Source: facts/layout/RULES.md b 3 (root relationship, then any show or push chain).
struct ContainerGraph: Sendable {
  private var placements: [Placement]

  /// Whether several containers lead to a controller, so that the first was taken; by controller index.
  private(set) var isReachedTwice: [Bool]

  func placement(of controller: Int) -> Placement { placements[controller] }

  /// The controllers around one, outermost first, as far as they stand in the document.
  func containers(of controller: Int) -> [Int] {
    let placement = placements[controller]
    return [placement.tabBar, placement.navigation].compactMap(\.self)
  }

  /// - Parameter outside: what other storyboards put around controllers of the document, by controller index.
  init(_ document: Document, outside: [Int: OuterContainers] = [:]) {
    placements = Array(repeating: Placement(), count: document.controllers.count)
    isReachedTwice = Array(repeating: false, count: document.controllers.count)
    for index in placements.indices { placements[index].outside = outside[index] }
    guard !document.connections.isEmpty else { return }
    let edges = document.connections.compactMap { Edge($0, in: document) }
    readRelationships(edges)
    followPushes(edges)
    presentFromOutside(edges)
    inheritFromContainers()
  }

  /// A segue between two controllers of the document.
  fileprivate struct Edge {
    enum Kind {
      case stackRoot, tab, column(Placement.Column), push(String?, adapts: Bool), present(String?), embed(Int?)
    }

    var kind: Kind
    var source: Int
    var target: Int

    init?(_ connection: Document.Connection, in document: Document) {
      guard connection.kind == .segue, let source = connection.controller,
        let target = connection.destination.flatMap({ document.controller($0) }), source != target,
        let kind = Kind(connection, in: document)
      else { return nil }
      self.kind = kind
      self.source = source
      self.target = target
    }
  }

  private mutating func readRelationships(_ edges: [Edge]) {
    for edge in edges {
      switch edge.kind {
      case .stackRoot:
        if place(edge.target, \.navigation, edge.source) { placements[edge.target].isStackRoot = true }
      case .tab: _ = place(edge.target, \.tabBar, edge.source)
      case .column(let column): placements[edge.target].column = placements[edge.target].column ?? column
      case .present(let style):
        if placements[edge.target].presentation == nil {
          placements[edge.target].presentation = Placement.Presentation(style: style)
        }
      case .embed(let view): if let view { _ = place(edge.target, \.embeddedIn, view) }
      case .push: break
      }
    }
  }

  /// Sets a container unless one is set already.
  private mutating func place(_ controller: Int, _ container: WritableKeyPath<Placement, Int?>, _ value: Int) -> Bool {
    guard placements[controller][keyPath: container] == nil else {
      isReachedTwice[controller] = true
      return false
    }
    placements[controller][keyPath: container] = value
    return true
  }

  /// A controller pushed from one that is in a stack is in that stack; rounds go on until nothing changes, and each
  /// places at least one more controller.
  private mutating func followPushes(_ edges: [Edge]) {
    let pushes = edges.filter { if case .push = $0.kind { true } else { false } }
    var changed = true
    while changed {
      changed = false
      for edge in pushes {
        let source = placements[edge.source]
        guard source.isInStack, !placements[edge.target].isInStack, placements[edge.target].presentation == nil
        else { continue }
        placements[edge.target].navigation = source.navigation
        if source.navigation == nil { placements[edge.target].outside = source.outside?.pushed }
        changed = true
      }
    }
  }

  /// A show segue out of a controller that no stack holds presents its destination.
  private mutating func presentFromOutside(_ edges: [Edge]) {
    for edge in edges {
      guard case .push(let style, adapts: true) = edge.kind, !placements[edge.source].isInStack,
        placements[edge.target] == Placement()
      else { continue }
      placements[edge.target].presentation = Placement.Presentation(style: style)
    }
  }

  /// What is around a navigation controller is around the controllers in its stack.
  private mutating func inheritFromContainers() {
    for index in placements.indices {
      guard let stack = placements[index].navigation else { continue }
      let outer = placements[stack]
      placements[index].tabBar = placements[index].tabBar ?? outer.tabBar
      placements[index].column = placements[index].column ?? outer.column
      placements[index].presentation = placements[index].presentation ?? outer.presentation
      placements[index].embeddedIn = placements[index].embeddedIn ?? outer.embeddedIn
      placements[index].outside = placements[index].outside ?? outer.outside?.withoutStack
    }
  }
}

extension ContainerGraph.Edge.Kind {
  fileprivate init?(_ connection: Document.Connection, in document: Document) {
    let segue = connection.element
    switch segue[.kind] {
    case "relationship":
      switch segue[.relationship] {
      case "rootViewController": self = .stackRoot
      case "viewControllers": self = .tab
      case "masterViewController": self = .column(.primary)
      case "supplementaryViewController": self = .column(.supplementary)
      case "detailViewController": self = .column(.secondary)
      default: return nil
      }
    case "show", "showDetail": self = .push(segue[.modalPresentationStyle], adapts: true)
    case "push": self = .push(nil, adapts: false)
    case "presentation", "modal": self = .present(segue[.modalPresentationStyle])
    case "popoverPresentation", "popover": self = .present("popover")
    case "embed": self = .embed(connection.source.flatMap { document.view($0) })
    default: return nil
    }
  }
}
