/// The ways to arrange the views of a container, the cheapest first.
package enum CandidateKind: String, Hashable, Comparable, Sendable, CaseIterable {
  case single, stack, nestedStacks, background, overlay, layers, ratio, sizeClasses, generated, approximate

  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
