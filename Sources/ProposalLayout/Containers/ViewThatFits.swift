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
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    choice(proposal, view.children).map { view.children[$0].size(for: proposal) } ?? .zero
  }

  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] {
    choice(proposal, view.children).map { [Placement(child: $0, origin: .zero, proposal: proposal)] } ?? []
  }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    choice(proposal, view.children).flatMap { view.children[$0].explicitGuide(guide, for: proposal) }
  }

  /// That of the first view: which one is shown is not known before there is a proposal.
  func spacing(in view: NodeContext) -> SpacingPreference { view.children.first?.spacing ?? .plain }

  func priority(in view: NodeContext) -> Double { view.children.first?.priority ?? 0 }
}
