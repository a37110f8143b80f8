/// An unknown of a `Solver`: a real number of either sign.
///
/// Ordered by creation, so that lists in variable order are the same in every run.
package struct Variable: Hashable, Comparable, Sendable {
  /// Position in the order of creation, starting at 0.
  package let index: Int

  package init(index: Int) { self.index = index }

  package static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}
