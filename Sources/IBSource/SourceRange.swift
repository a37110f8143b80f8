/// A half-open range of UTF-8 byte offsets in one source file.
package struct SourceRange: Hashable, Comparable, Sendable {
  /// Offset of the first byte.
  package let lower: Int
  /// Offset just after the last byte; equal to `lower` for an insertion point.
  package let upper: Int

  /// A range from `lower` up to, not including, `upper`; an `upper` before `lower` gives the empty range at `lower`.
  package init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// The length in bytes.
  package var count: Int { upper - lower }

  package static func < (a: Self, b: Self) -> Bool {
    (a.lower, a.upper) < (b.lower, b.upper)
  }
}
