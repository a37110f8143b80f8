import IBSyntax

extension ResolvedView {
  /// Whether a table has its sections inset from its sides.
  var isInsetGrouped: Bool { self[.style] == "insetGrouped" }
}
