package import IBSyntax

extension Variation {
  /// Attributes that a variation sets for the canvas alone (Measurements/Variations.md#canvas-only): no app sees them.
  package static let canvasAttributes: NameSet = [.fixedFrame, .misplaced, .ambiguous]
  /// The same for keyed children.
  package static let canvasKeys: Set<String> = ["frame"]
}
