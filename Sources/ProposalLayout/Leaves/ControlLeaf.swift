/// A control with its label: step 7 of ProposalLayout.md.
package struct ControlLeaf: Hashable, Sendable {
  package var kind: ControlKind
  /// The title, or the label that a form shows before the control; nil where it is hidden.
  package var label: TextLeaf?
  /// What a picker or a field shows.
  package var value: TextLeaf?
  /// Of a label, in points; nil without an icon.
  package var icon: ViewSize?

  package init(_ kind: ControlKind, label: TextLeaf? = nil, value: TextLeaf? = nil, icon: ViewSize? = nil) {
    self.kind = kind
    self.label = label
    self.value = value
    self.icon = icon
  }

  /// The part that is always there, in points; nil lengths fill what is offered.
  private func part(_ proposal: ProposedSize, in view: NodeContext) -> ProposedSize {
    let metrics = ControlMetrics(view.environment.generation)
    switch kind {
    case .button, .label: return ProposedSize(width: 0, height: 0)
    case .borderedButton:
      let insets = ControlMetrics.borderedInsets
      return ProposedSize(width: insets.length(along: .horizontal), height: insets.length(along: .vertical))
    case .toggle: return ProposedSize(metrics.toggleSwitch)
    case .stepper: return ProposedSize(metrics.stepperButtons)
    case .slider: return ProposedSize(width: nil, height: metrics.sliderHeight)
    case .segmentedPicker: return ProposedSize(width: nil, height: metrics.segmentedHeight)
    case .progressBar: return ProposedSize(width: nil, height: metrics.progressHeight)
    case .spinner: return ProposedSize(ControlMetrics.spinner)
    case .roundedTextField: return ProposedSize(width: nil, height: ControlMetrics.roundedFieldHeight)
    case .textField:
      let line = (value ?? label ?? TextLeaf("")).lineHeight(in: view)
      return ProposedSize(width: nil, height: line + ControlMetrics.plainFieldAddition)
    case .menuPicker, .datePicker:
      let insets = ControlMetrics.valueInsets
      let value = (value ?? TextLeaf("")).size(for: .unspecified, in: view)
      return ProposedSize(
        width: value.width + insets.length(along: .horizontal),
        height: (value == .zero ? TextLeaf("").lineHeight(in: view) : value.height) + insets.length(along: .vertical))
    }
  }

  /// Whether the label is before the control and both fill the width that is offered.
  private var isRow: Bool {
    switch kind {
    case .toggle, .stepper, .datePicker: label != nil
    default: false
    }
  }
}

extension ControlLeaf: NodeLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    let part = part(proposal, in: view)
    let fixed = ViewSize(width: part.width ?? 0, height: part.height ?? 0)
    switch kind {
    case .button: return label?.size(for: proposal, in: view) ?? .zero
    case .borderedButton:
      let inner = proposal.inset(by: ControlMetrics.borderedInsets)
      let title = label?.size(for: inner, in: view) ?? .zero
      return ViewSize(width: title.width + fixed.width, height: title.height + fixed.height)
    case .label: return labelSize(proposal, in: view)
    case .progressBar:
      let width = proposal.width ?? FlexibleLeaf.ideal.width
      guard let label else { return ViewSize(width: width, height: fixed.height) }
      let title = label.size(for: ProposedSize(width: width, height: nil), in: view)
      return ViewSize(width: width, height: title.height + ControlMetrics.progressGap + fixed.height)
    default:
      guard isRow, let label else {
        return ViewSize(width: part.width ?? proposal.width ?? FlexibleLeaf.ideal.width, height: fixed.height)
      }
      let beside = proposal.width.map { max(0, $0 - fixed.width - ControlMetrics.gap) }
      let title = label.size(for: ProposedSize(width: beside, height: proposal.height), in: view)
      let ideal = title.width + ControlMetrics.gap + fixed.width
      return ViewSize(width: max(ideal, proposal.width ?? ideal), height: max(title.height, fixed.height))
    }
  }

  /// Icon, gap and title.
  private func labelSize(_ proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    let before = icon.map { $0.width + ControlMetrics.gap } ?? 0
    let beside = ProposedSize(width: proposal.width.map { max(0, $0 - before) }, height: proposal.height)
    let title = label?.size(for: beside, in: view) ?? .zero
    return ViewSize(width: before + title.width, height: max(icon?.height ?? 0, title.height))
  }

  var guideScope: GuideScope { .baselines }

  /// Those of the label, which is centered in the control.
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    guard kind != .progressBar, let label, let baseline = label.explicitGuide(guide, for: .unspecified, in: view)
    else { return nil }
    let title = label.size(for: .unspecified, in: view)
    return (size(for: proposal, in: view).height - title.height) / 2 + baseline
  }

  /// A button without a border is as far from what is above it as its label, and plain below.
  /// Measurements/SwiftUI.md#control-spacing.
  func spacing(in view: NodeContext) -> SpacingPreference {
    guard kind == .button, let label else { return .plain }
    return label.spacing(in: view).reset([.bottom, .horizontal])
  }
}

extension TextLeaf {
  /// Of one line, in points; 0 without anything to measure with.
  func lineHeight(in view: NodeContext) -> Double {
    switch source {
    case .measured(let text): text.size.height
    case .string: view.environment.text?.metrics(of: font).lineHeight ?? 0
    }
  }
}
