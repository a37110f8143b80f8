/// `gridCellColumns`, `gridCellAnchor`, `gridCellUnsizedAxes` and `gridColumnAlignment`: see step 22 of
/// ProposalLayout.md.
package struct GridCellSettings: Hashable, Sendable {
  package var cell: GridCell

  package init(_ cell: GridCell) {
    self.cell = cell
  }
}

extension GridCellSettings: WrapperLayout {}
