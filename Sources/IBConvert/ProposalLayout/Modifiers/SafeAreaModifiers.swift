/// `safeAreaInset(edge:alignment:spacing:content:)`: a bar at an edge, and less safe area for the view. See step 24 of ProposalLayout.md.
///
/// The first child is the view, the second the bar.
struct SafeAreaBar: Hashable, Sendable {
  var edge: Edge
  /// Where the bar is along its edge.
  var alignment: Guide
  /// Between bar and view in points; nil for the standard.
  var spacing: Double?

  init(_ edge: Edge, alignment: Guide? = nil, spacing: Double? = nil) {
    self.edge = edge
    self.alignment = alignment ?? (edge.axis == .vertical ? .horizontalCenter : .verticalCenter)
    self.spacing = spacing
  }

  private func bar(_ proposal: ProposedSize, in view: NodeContext) -> ViewDimensions? {
    guard view.children.count > 1 else { return nil }
    return view.children[1].dimensions(for: ProposedSize(along: edge.axis, nil, across: proposal[edge.axis.other]))
  }

  private func insets(_ proposal: ProposedSize, in view: NodeContext) -> EdgeInsets {
    guard let bar = bar(proposal, in: view) else { return .zero }
    return EdgeInsets(bar.size[edge.axis] + (spacing ?? EdgeSpacing.standard), on: EdgeSet(edge))
  }
}

extension SafeAreaBar: WrapperLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    SafeAreaPadding(insets(proposal, in: view)).size(for: proposal, in: view)
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    var result = SafeAreaPadding(insets(proposal, in: view)).placements(
      for: proposal, size: size, surroundings: surroundings, in: view)
    guard let bar = bar(ProposedSize(size), in: view) else { return result }
    var origin = Point.zero
    origin[edge.axis] = edge == .end(of: edge.axis) ? size[edge.axis] - bar.size[edge.axis] : 0
    origin[edge.axis.other] = alignment.standard(in: size) - bar[alignment]
    result.append(ChildPlacement(child: 1, origin: origin, proposal: bar.proposal))
    return result
  }
}

/// Less safe area for a view.
private struct SafeAreaPadding {
  /// In points.
  let insets: EdgeInsets

  init(_ insets: EdgeInsets) { self.insets = insets }

  /// A scroll view keeps its frame and insets its content; any other view shrinks.
  private func keepsFrame(_ view: NodeContext) -> Bool { view.child.layout.insetsItsContent(in: view.child) }

  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    keepsFrame(view) ? view.child.size(for: proposal) : Padding(insets).size(for: proposal, in: view)
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    var result =
      keepsFrame(view)
      ? [ChildPlacement(child: 0, origin: .zero, proposal: proposal)]
      : Padding(insets).placements(for: proposal, size: size, surroundings: surroundings, in: view)
    for index in result.indices { result[index].safeAreaInsets = insets }
    return result
  }
}

/// `ignoresSafeArea`: its own frame stays in the safe area, the view extends beyond it. See step 24 of
/// ProposalLayout.md.
struct SafeAreaIgnoring: Hashable, Sendable {
  var edges: EdgeSet

  init(_ edges: EdgeSet = .all) {
    self.edges = edges
  }
}

extension SafeAreaIgnoring: WrapperLayout {
  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    var placement = ChildPlacement(child: 0, origin: .zero, proposal: proposal)
    guard let surroundings else { return [placement] }
    let direction = view.environment.direction
    let unsafe = surroundings.safeArea.insets(direction)
    let reached = surroundings.safeArea.edgesReached(by: surroundings.frame, direction)
    var added = EdgeInsets.zero
    for edge in Edge.allCases where edges.contains(edge) && reached.contains(edge) { added[edge] = unsafe[edge] }
    placement.ignoredEdges = edges
    guard added != .zero else { return [placement] }
    placement.proposal = ProposedSize(
      width: (proposal.width ?? size.width) + added.length(along: .horizontal),
      height: (proposal.height ?? size.height) + added.length(along: .vertical))
    // The view begins at the start of the ignored area, even if its size differs from the offer
    // (Measurements/SwiftUI.md#safe-areas).
    placement.origin = Point(x: -added.leading, y: -added.top)
    return [placement]
  }
}
