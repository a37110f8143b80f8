/// The ways to arrange the views of a container, the cheapest first.
package enum CandidateKind: String, Hashable, Sendable, CaseIterable {
  case single, stack, nestedStacks, background, overlay, layers, ratio, generated, fixed
}
