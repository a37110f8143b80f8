import IBModel

/// How far a control's frame reaches beyond its alignment rect, which is what constraints see.
///
/// Source: facts/layout/RULES.md d (2,214 of 2,231 constraints on these classes hold with it).
enum AlignmentInsets {
  /// Points; zero for a view whose frame is its alignment rect.
  static func of(_ view: ResolvedView, in configuration: TraitConfiguration) -> Insets {
    switch view.kind {
    case .switch: ControlMetrics.of(configuration).switchInsets
    case .slider: ControlMetrics.of(configuration).sliderInsets
    case .segmentedControl: ControlMetrics.of(configuration).segmentedInsets
    default: .zero
    }
  }
}
