import IBModel
import IBSyntax

/// The scenes of a storyboard and the segues between them.
struct SceneGraph: Sendable {
  /// For each scene, the indices of the scenes that its segues lead to. Scenes and segues are in document order.
  private(set) var destinations: [[Int]]
  /// The same without pushes: the scenes whose responder chain goes on to this scene.
  private(set) var chained: [[Int]]
  /// The same as `destinations` for only those segues that a control, the system or code can start, with the identifiers
  /// of those that only code can start.
  private var started: [[(scene: Int, identifier: String?)]]
  /// For each scene, whether a segue leads to it.
  private(set) var isLedTo: [Bool]
  /// Whether code or the system can show the scene first: it is the initial one or has an identifier.
  private(set) var isEntry: [Bool]
  /// The scenes to which only custom segues lead, and the scenes in containers among them.
  private(set) var presentedByCode: Set<Int> = []
  private let numbers: [Int: Int]

  /// - Parameter controllers: the indices of the elements of controllers.
  init(_ document: Document, _ objects: ObjectIndex, controllers: Set<Int>) {
    numbers = Dictionary(
      document.scenes.enumerated().map { ($1.element.index, $0) }, uniquingKeysWith: { first, _ in first })
    destinations = Array(repeating: [], count: document.scenes.count)
    started = Array(repeating: [], count: document.scenes.count)
    chained = destinations
    isLedTo = Array(repeating: false, count: document.scenes.count)
    isEntry = document.scenes.map { scene in
      guard let controller = scene.controller.map({ document.controllers[$0] }) else { return false }
      return controller.id == document.header.initialViewController
        || controller.element.has(.storyboardIdentifier)
    }
    guard !document.scenes.isEmpty else { return }
    // By scene: the scenes in it, the number of its containers, and whether it is shown otherwise than by custom segues.
    var children: [Int: [Int]] = [:]
    var parents: [Int: Int] = [:]
    var isShownOtherwise = isEntry
    for connection in document.connections where connection.kind == .segue {
      guard let source = number(of: connection.element),
        let destination = connection.destination.flatMap({ objects[$0] }).flatMap(number)
      else { continue }
      destinations[source].append(destination)
      isLedTo[destination] = true
      switch connection.element[.kind] {
      case "relationship":
        children[source, default: []].append(destination)
        parents[destination, default: 0] += 1
      case "custom": parents[destination, default: 0] += 0
      default: isShownOtherwise[destination] = true
      }
      // The next responder of a pushed controller is its navigation controller.
      if connection.element[.kind] != "push" { chained[source].append(destination) }
      if !connection.element.isNeverPerformed(of: controllers) {
        let isManual = connection.element.isPerformedByCode(of: controllers)
        started[source].append((destination, isManual ? connection.element[.identifier] : nil))
      }
    }
    var open = parents.filter { $0.value == 0 && !isShownOtherwise[$0.key] }.map(\.key)
    while let scene = open.popLast() {
      presentedByCode.insert(scene)
      for child in children[scene] ?? [] {
        parents[child, default: 0] -= 1
        if parents[child] == 0, !isShownOtherwise[child] { open.append(child) }
      }
    }
  }

  /// The number of the scene around an element; nil outside scenes.
  func number(of element: XMLElement) -> Int? {
    element.enclosing(.scene).flatMap { numbers[$0.index] }
  }

  /// For each scene, whether it is an entry or segues lead to it from one; true for all if no scene is an entry.
  var reached: [Bool] {
    let entries = isEntry.indices.filter { isEntry[$0] }
    var reached = [Bool](repeating: entries.isEmpty, count: isEntry.count)
    for entry in entries { mark(from: entry, in: &reached) }
    return reached
  }

  /// Marks in `reached` the scene `start` and all scenes to which segues lead from it.
  ///
  /// - Parameter isPerformed: whether code performs segues with an identifier. Segues then count only if something can
  ///   start them.
  func mark(from start: Int, in reached: inout [Bool], isPerformed: ((String) -> Bool)? = nil) {
    var open = [start]
    while let scene = open.popLast() {
      if reached[scene] { continue }
      reached[scene] = true
      open +=
        isPerformed.map { isPerformed in
          started[scene].filter { $0.identifier.map(isPerformed) ?? true }.map(\.scene)
        } ?? destinations[scene]
    }
  }
}
