/// Shows the first of its views whose ideal size fits. See step 26 of ProposalLayout.md.
package struct ViewThatFits: Hashable, Sendable {
  package var axes: AxisSet

  package init(in axes: AxisSet = .both) {
    self.axes = axes
  }

  /// The index of the view that is shown; nil without any.
  private func choice(_ proposal: ProposedSize, _ children: NodeChildren) -> Int? {
    var question = proposal
    for axis in Axis.allCases where axes.contains(axis) { question[axis] = nil }
    let fitting = children.indices.first { index in
      let ideal = children[index].size(for: question)
      return Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || ideal[axis] <= proposal[axis] ?? .infinity
      }
    }
    return fitting ?? children.indices.last
  }
}

extension ViewThatFits: ContainerLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    choice(proposal, view.children).map { view.children[$0].size(for: proposal) } ?? .zero
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    choice(proposal, view.children).map { [ChildPlacement(child: $0, origin: .zero, proposal: proposal)] } ?? []
  }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    choice(proposal, view.children).flatMap { view.children[$0].explicitGuide(guide, for: proposal) }
  }

  /// That of the first view: which one is shown is not known before there is a proposal.
  func spacing(in view: NodeContext) -> SpacingPreference { view.children.first?.spacing ?? .plain }

  func priority(in view: NodeContext) -> Double { view.children.first?.priority ?? 0 }
}

/// `if` over the size classes: the first of two views in the classes that are named, else the second. See step 33 of
/// ProposalLayout.md.
package struct SizeClassChoice: Hashable, Sendable {
  /// Whether the horizontal size class must be regular, or compact; nil if either is accepted.
  package var isRegularWidth: Bool?
  package var isRegularHeight: Bool?

  package init(isRegularWidth: Bool? = nil, isRegularHeight: Bool? = nil) {
    self.isRegularWidth = isRegularWidth
    self.isRegularHeight = isRegularHeight
  }

  /// Whether the first of the views is shown.
  package func holds(in environment: ViewEnvironment) -> Bool {
    (isRegularWidth ?? environment.isRegularWidth) == environment.isRegularWidth
      && (isRegularHeight ?? environment.isRegularHeight) == environment.isRegularHeight
  }

  /// The place of the view that is shown, 0 or 1.
  package func chosen(in environment: ViewEnvironment) -> Int { holds(in: environment) ? 0 : 1 }
}

extension SizeClassChoice: WrapperLayout {}
