import IBContent
import IBModel

/// The containers around a controller, and whether it is presented.
struct Placement: Hashable, Sendable {
  /// The index of the navigation controller whose stack contains the controller.
  var navigation: Int?
  /// Whether the controller is the first of the stack, so it is not pushed.
  var isStackRoot = false
  /// The index of the tab bar controller around the controller or its navigation controller.
  var tabBar: Int?
  /// The column of a split view controller that contains the controller or its navigation controller.
  var column: SplitColumn?
  /// The segue that presents the controller or its navigation controller.
  var presentation: Presentation?
  /// The index of the container view that embeds the controller.
  var embeddedIn: Int?
  /// On the canvas, the index of the container view around the scene that presents the controller, directly or through
  /// other presentations. The controller has the size of this view instead of the window's.
  var presentedIn: Int?
  /// The containers around the controller in another storyboard that refers to it.
  var outside: OuterContainers?
  /// The bars that earlier scenes of the stack simulate.
  var simulatedBars = SimulatedBars()
  /// Whether the controller is pushed, from a scene in a stack or from a scene with a simulated navigation bar.
  var isPushed = false
  /// Whether an earlier controller of the stack hides the tab bar, which stays hidden until that controller is popped
  /// (UIViewController.hidesBottomBarWhenPushed, documented).
  var isBelowHiddenBar = false
  /// The index of the previous controller in the stack, if a controller of this document pushes this one.
  var previous: Int?
  /// Whether the controller is a tab of a tab bar controller that is itself in a stack. The stack's bar is above the
  /// tab, and a push does not hide the tab bar.
  var isBelowStack = false

  /// Whether the controller is in the stack of a navigation controller of this or another document, or in a stack that
  /// only a simulated navigation bar reveals.
  var isInStack: Bool { navigation != nil || outside?.navigation != nil || isPushed || isBelowStack }

  /// Whether the controller is the first of its stack, in any storyboard.
  var isFirstOfStack: Bool {
    isStackRoot || isBelowStack || (navigation == nil && outside?.isStackRoot == true)
  }

  /// Whether an earlier controller of the stack, in any storyboard, hides the tab bar.
  var inheritsHiddenBar: Bool { isBelowHiddenBar || outside?.isBelowHiddenBar == true }

  /// Whether a controller here, or an earlier one of its stack, hides the tab bar.
  func hidesBottomBar(_ controller: ControllerContent) -> Bool {
    inheritsHiddenBar || controller.hidesBottomBarWhenPushed && !isFirstOfStack
  }

  struct Presentation: Hashable, Sendable {
    var style: PresentationStyle
    /// Whether the app may push the controller instead: a show segue leads to it from a controller that is not in a
    /// stack of the file, but code or another storyboard may put that one into a stack.
    var mayBePush = false
  }
}

/// The containers around every controller of a document, found by following relationships and segues.
///
/// If a controller can be reached in several ways, the first one in document order counts. The containers of the same
/// document precede those of other storyboards. Source: Measurements/SafeArea.md#navigation-bar (root relationship,
/// then any show or push chain).
struct ContainerGraph: Sendable {
  private var placements: [Placement]
  private let isOnCanvas: Bool
  /// The first segue that presents a controller, by the controller's index, as its position among the segues of the
  /// document.
  private var presentingSegues: [Int: Int] = [:]

  /// Whether the controller, by its index, can be reached through several containers. The first was chosen.
  private(set) var isReachedTwice: [Bool]

  func placement(of controller: Int) -> Placement { placements[controller] }

  /// The controllers of this document around a controller, outermost first.
  func containers(of controller: Int) -> [Int] {
    let placement = placements[controller]
    return [placement.tabBar, placement.navigation].compactMap(\.self)
  }

  /// The controller whose navigation item the bar over a controller shows. For a tab in a stack, that is the tab bar
  /// controller (UINavigationController shows the items of the controllers that it contains).
  func itemOwner(of controller: Int) -> Int {
    let placement = placements[controller]
    return placement.isBelowStack ? placement.tabBar ?? controller : controller
  }

  /// The text of the back button over a controller, empty for only a chevron; nil without a back button.
  func backTitle(of controller: Int, in scenes: DocumentScenes) -> String? {
    let placement = placements[controller]
    if placement.isPushed {
      return placement.previous.map { previous in
        // An embedded scene pushes onto the stack of the scene around it.
        let outer = placements[previous].embeddedIn.flatMap { scenes.document.views[$0].controller }
        return scenes.controllers[itemOwner(of: outer ?? previous)].barTitles.backTitle
      } ?? ""
    }
    guard placement.navigation == nil, let outside = placement.outside, outside.isPushed else { return nil }
    return outside.backTitle
  }

  /// - Parameters:
  ///   - outside: the containers that other storyboards put around controllers of the document, by controller index.
  ///   - isOnCanvas: whether the containers are those of Xcode's canvas, which presents all controllers that the file
  ///     does not push.
  init(_ scenes: DocumentScenes, outside: [Int: OuterContainers] = [:], isOnCanvas: Bool) {
    self.isOnCanvas = isOnCanvas
    placements = Array(repeating: Placement(), count: scenes.controllers.count)
    isReachedTwice = Array(repeating: false, count: scenes.controllers.count)
    for index in placements.indices { placements[index].outside = outside[index] }
    guard !scenes.document.connections.isEmpty else { return }
    readRelationships(scenes.segues)
    followStacks(scenes.segues, scenes.controllers)
    if !isOnCanvas, pushFromOutside(scenes.segues, scenes.controllers) {
      followStacks(scenes.segues, scenes.controllers)
    }
    if isOnCanvas { spreadSimulatedToolbars(scenes.segues, scenes.controllers) }
    presentFromOutside(scenes.segues, scenes.controllers)
    inheritFromContainers()
    if isOnCanvas { findPresentingEmbeddings(scenes.segues) }
  }

  private mutating func readRelationships(_ segues: [SegueContent]) {
    // Controllers to which an earlier custom segue leads: the canvas then ignores a navigation controller.
    var shownByCode: Set<Int> = []
    for (order, segue) in segues.enumerated() {
      switch segue.kind {
      case .stackRoot:
        if !shownByCode.contains(segue.target), place(segue.target, \.navigation, segue.source) {
          placements[segue.target].isStackRoot = true
        }
      case .tab: _ = place(segue.target, \.tabBar, segue.source)
      case .column(let column): placements[segue.target].column = placements[segue.target].column ?? column
      case .present(let style):
        if placements[segue.target].presentation == nil {
          placements[segue.target].presentation = Placement.Presentation(style: style)
          presentingSegues[segue.target] = order
        }
      case .embed(let view): if let view { _ = place(segue.target, \.embeddedIn, view) }
      case .custom: if isOnCanvas { shownByCode.insert(segue.target) }
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

  /// Follows tabs and pushes in stacks. Each round follows the tabs by controller, then the pushes in document order;
  /// the last round places nothing. A step depends only on the placement of its starting controller, so later rounds
  /// repeat only the steps from newly placed controllers. A chain that is backwards in the file needs as many rounds as
  /// it has segues.
  private mutating func followStacks(_ segues: [SegueContent], _ controllers: [ControllerContent]) {
    let pushes = segues.indices.filter { if case .push = segues[$0].kind { true } else { false } }
    let round = placements.count + pushes.count
    var steps = Array(repeating: [Int](), count: placements.count)
    for index in placements.indices {
      if let tabs = placements[index].tabBar { steps[tabs].append(index) }
    }
    for (place, order) in pushes.enumerated() { steps[segues[order].source].append(placements.count + place) }
    var queue = NumberQueue(0..<round)
    while let number = queue.popFirst() {
      let step = number % round
      var target = step
      if step < placements.count {
        guard followTab(step, controllers) else { continue }
      } else {
        let order = pushes[step - placements.count]
        guard push(segues[order], order, controllers) else { continue }
        target = segues[order].target
      }
      for next in steps[target] { queue.insert(number - step + next + (next > step ? 0 : round)) }
    }
  }

  /// The navigation bar over a tab bar controller, from its stack or simulated, is over its tabs too. Source:
  /// Measurements/SafeArea.md#bars-over-tabs.
  private mutating func followTab(_ index: Int, _ controllers: [ControllerContent]) -> Bool {
    guard let tabs = placements[index].tabBar, !placements[index].isInStack else { return false }
    let around = placements[tabs]
    var bars = SimulatedBars()
    bars.top = around.simulatedBars.followed(by: controllers[tabs]).top
    guard around.isInStack || bars.showsNavigationBar else { return false }
    placements[index].navigation = around.navigation
    placements[index].simulatedBars = bars
    placements[index].isBelowStack = true
    if around.navigation == nil { placements[index].outside = placements[index].outside ?? around.outside?.pushed }
    return true
  }

  /// If several pushes lead to a scene on the canvas, a simulated toolbar of any of them applies to it, also if the push
  /// that places it comes from a scene without a simulated bar. This is not so for simulated tab bars and absent
  /// navigation bars. Source: Measurements/SafeArea.md#simulated-bars.
  private mutating func spreadSimulatedToolbars(_ segues: [SegueContent], _ controllers: [ControllerContent]) {
    var targets = Array(repeating: [Int](), count: placements.count)
    for segue in segues {
      if case .push = segue.kind { targets[segue.source].append(segue.target) }
    }
    // The bar of a scene is set only once, so this ends. The scene that comes first in the file decides between two.
    var open = Array(placements.indices.reversed())
    while let source = open.popLast() {
      guard placements[source].isInStack else { continue }
      let bars = placements[source].simulatedBars.followed(by: controllers[source])
      guard case .toolbar? = bars.bottom else { continue }
      for target in targets[source]
      where placements[target].isInStack && placements[target].simulatedBars.bottom == nil {
        placements[target].simulatedBars.bottom = bars.bottom
        open.append(target)
      }
    }
  }

  /// A controller pushed from a controller in a stack is in that stack. So is a controller pushed from a scene with a
  /// simulated navigation bar, but not a controller that an earlier segue presents. Source:
  /// Measurements/SafeArea.md#push-or-present.
  private mutating func push(_ segue: SegueContent, _ order: Int, _ controllers: [ControllerContent]) -> Bool {
    let source = placements[segue.source]
    let bars = source.simulatedBars.followed(by: controllers[segue.source])
    // A navigation controller shows controllers in its own stack.
    let isStack = !isOnCanvas && controllers[segue.source].isNavigationController
    guard isStack || source.isInStack || bars.showsNavigationBar, !placements[segue.target].isInStack else {
      return false
    }
    if isDetail(segue) {
      guard isInSplitView(segue.source), placements[segue.target].splitColumn == nil else { return false }
      placements[segue.target].column = .secondary
      return true
    }
    if let presenting = presentingSegues[segue.target] {
      guard presenting > order else { return false }
      placements[segue.target].presentation = nil
    }
    placements[segue.target].navigation = isStack ? segue.source : source.navigation
    placements[segue.target].simulatedBars = isOnCanvas ? bars : bars.shown
    placements[segue.target].isPushed = true
    if !isStack { placements[segue.target].previous = segue.source }
    placements[segue.target].isBelowHiddenBar =
      !isOnCanvas && !isStack && source.hidesBottomBar(controllers[segue.source])
    guard placements[segue.target].navigation == nil else { return true }
    placements[segue.target].outside = source.outside?.pushed
    if !isOnCanvas { inheritSurroundings(of: segue.source, by: segue.target) }
    return true
  }

  /// Whether a segue leads to the secondary column of a split view or, outside one, presents its destination
  /// (UIViewController.showDetailViewController, documented). The canvas draws such a segue as a push.
  private func isDetail(_ segue: SegueContent) -> Bool {
    if !isOnCanvas, case .push(_, adapts: _, toDetail: true) = segue.kind { true } else { false }
  }

  private func isInSplitView(_ controller: Int) -> Bool {
    let placement = placements[controller]
    return (placement.splitColumn ?? placement.navigation.flatMap { placements[$0].splitColumn }) != nil
  }

  /// Puts the destination of a show segue into a stack outside the file if it has a navigation item: 49 of 50 such
  /// destinations are on a stack of another storyboard (Measurements/Presentations.md#show-without-a-stack). Its bar is
  /// the default one.
  ///
  /// - Returns: whether a controller was found.
  private mutating func pushFromOutside(_ segues: [SegueContent], _ controllers: [ControllerContent]) -> Bool {
    var found = false
    for segue in segues {
      guard case .push(_, adapts: true, toDetail: false) = segue.kind, controllers[segue.target].hasNavigationItem,
        isShownFromOutside(segue)
      else { continue }
      placements[segue.target].isPushed = true
      placements[segue.target].previous = segue.source
      placements[segue.target].simulatedBars.top = .navigationBar(isOpaque: false)
      inheritSurroundings(of: segue.source, by: segue.target)
      found = true
    }
    return found
  }

  private func isShownFromOutside(_ segue: SegueContent) -> Bool {
    (isDetail(segue) || !placements[segue.source].isInStack) && placements[segue.target] == Placement()
  }

  /// A pushed controller stays in the sheet or column of the controller that pushes it.
  private mutating func inheritSurroundings(of source: Int, by target: Int) {
    placements[target].presentation = placements[target].presentation ?? placements[source].presentation
    placements[target].column = placements[target].column ?? placements[source].column
  }

  /// Any other show segue from a controller outside a stack presents its destination, unless code pushes it.
  private mutating func presentFromOutside(_ segues: [SegueContent], _ controllers: [ControllerContent]) {
    for (order, segue) in segues.enumerated() {
      guard case .push(let style, adapts: true, toDetail: _) = segue.kind, isShownFromOutside(segue) else { continue }
      let mayBePush = !isOnCanvas && !controllers[segue.target].isNavigationController
      placements[segue.target].presentation = Placement.Presentation(style: style, mayBePush: mayBePush)
      presentingSegues[segue.target] = order
    }
  }

  /// The containers around a navigation controller or a tab bar controller are also around the controllers in it
  /// (Measurements/Presentations.md#presented-tabs).
  private mutating func inheritFromContainers() {
    var isSeen = Array(repeating: false, count: placements.count)
    for index in placements.indices {
      // Outer containers come first, whatever their order in the file.
      var chain: [(index: Int, container: Int)] = []
      var next = index
      while !isSeen[next] {
        isSeen[next] = true
        guard let container = placements[next].navigation ?? placements[next].tabBar else { break }
        chain.append((next, container))
        next = container
      }
      for (index, container) in chain.reversed() { inherit(from: container, by: index) }
    }
  }

  /// Source: Measurements/Presentations.md#embedded-presenters.
  private mutating func findPresentingEmbeddings(_ segues: [SegueContent]) {
    var isSeen = Array(repeating: false, count: placements.count)
    for index in placements.indices {
      // The scenes from this one to the first that is embedded or was followed before.
      var chain: [Int] = []
      var next = index
      while !isSeen[next], placements[next].embeddedIn == nil {
        isSeen[next] = true
        chain.append(next)
        let shown = [next, placements[next].navigation, placements[next].tabBar].compactMap(\.self)
        guard let segue = shown.compactMap({ presentingSegues[$0] }).first else { break }
        next = segues[segue].source
      }
      let view = placements[next].embeddedIn ?? placements[next].presentedIn
      for index in chain { placements[index].presentedIn = view }
    }
  }

  private mutating func inherit(from container: Int, by index: Int) {
    let outer = placements[container]
    placements[index].tabBar = placements[index].tabBar ?? outer.tabBar
    placements[index].column = placements[index].column ?? outer.column
    placements[index].presentation = placements[index].presentation ?? outer.presentation
    placements[index].embeddedIn = placements[index].embeddedIn ?? outer.embeddedIn
    placements[index].outside = placements[index].outside ?? outer.outside?.withoutStack
  }
}
