/// An unknown of a `Solver`: a real number of either sign.
///
/// Ordered by age, so that whatever is listed in variable order is listed the same way in every run.
package struct Variable: Hashable, Comparable, Sendable {
  /// Position in the order of creation, starting at 0.
  package let index: Int

  package init(index: Int) { self.index = index }

  package static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}
