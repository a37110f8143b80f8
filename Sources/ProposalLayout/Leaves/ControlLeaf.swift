/// A control with its label: step 7 of ProposalLayout.md.
package struct ControlLeaf: Hashable, Sendable {
  package var kind: ControlKind
  /// The title, or the label that a form shows before the control; nil where it is hidden.
  package var label: TextLeaf?
  /// What a picker or a field shows.
  package var value: TextLeaf?
  /// The size of a label's icon, in points; nil without an icon.
  package var icon: Size?

  package init(_ kind: ControlKind, label: TextLeaf? = nil, value: TextLeaf? = nil, icon: Size? = nil) {
    self.kind = kind
    self.label = label
    self.value = value
    self.icon = icon
  }

  /// The size of the fixed part, in points; nil lengths fill the offer.
  private func part(_ proposal: ProposedSize, in view: NodeContext) -> ProposedSize {
    let metrics = SwiftUIControlSizes(view.environment.generation)
    switch kind {
    case .button, .label: return ProposedSize(width: 0, height: 0)
    case .borderedButton:
      let insets = SwiftUIControlSizes.borderedInsets
      return ProposedSize(width: insets.length(along: .horizontal), height: insets.length(along: .vertical))
    case .toggle: return ProposedSize(metrics.toggleSwitch)
    case .stepper: return ProposedSize(metrics.stepperButtons)
    case .slider: return ProposedSize(width: nil, height: metrics.sliderHeight)
    case .segmentedPicker: return ProposedSize(width: nil, height: metrics.segmentedHeight)
    case .progressBar: return ProposedSize(width: nil, height: metrics.progressHeight)
    case .spinner: return ProposedSize(SwiftUIControlSizes.spinner)
    case .roundedTextField: return ProposedSize(width: nil, height: SwiftUIControlSizes.roundedFieldHeight)
    case .textField:
      let line = (value ?? label ?? TextLeaf("")).lineHeight(in: view)
      return ProposedSize(width: nil, height: line + SwiftUIControlSizes.plainFieldAddition)
    case .menuPicker, .datePicker:
      let insets = SwiftUIControlSizes.valueInsets
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
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    let part = part(proposal, in: view)
    let fixed = Size(width: part.width ?? 0, height: part.height ?? 0)
    switch kind {
    case .button: return label?.size(for: proposal, in: view) ?? .zero
    case .borderedButton:
      let inner = proposal.inset(by: SwiftUIControlSizes.borderedInsets)
      let title = label?.size(for: inner, in: view) ?? .zero
      return Size(width: title.width + fixed.width, height: title.height + fixed.height)
    case .label: return labelSize(proposal, in: view)
    case .progressBar:
      let width = proposal.width ?? FlexibleLeaf.ideal.width
      guard let label else { return Size(width: width, height: fixed.height) }
      let title = label.size(for: ProposedSize(width: width, height: nil), in: view)
      return Size(width: width, height: title.height + SwiftUIControlSizes.progressGap + fixed.height)
    default:
      guard isRow, let label else {
        return Size(width: part.width ?? proposal.width ?? FlexibleLeaf.ideal.width, height: fixed.height)
      }
      let beside = proposal.width.map { max(0, $0 - fixed.width - SwiftUIControlSizes.gap) }
      let title = label.size(for: ProposedSize(width: beside, height: proposal.height), in: view)
      let ideal = title.width + SwiftUIControlSizes.gap + fixed.width
      return Size(width: max(ideal, proposal.width ?? ideal), height: max(title.height, fixed.height))
    }
  }

  /// Icon, gap and title.
  private func labelSize(_ proposal: ProposedSize, in view: NodeContext) -> Size {
    let before = icon.map { $0.width + SwiftUIControlSizes.gap } ?? 0
    let beside = ProposedSize(width: proposal.width.map { max(0, $0 - before) }, height: proposal.height)
    let title = label?.size(for: beside, in: view) ?? .zero
    return Size(width: before + title.width, height: max(icon?.height ?? 0, title.height))
  }

  var guideScope: GuideScope { .baselines }

  /// Those of the label, which is centered in the control.
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    guard kind != .progressBar, let label, let baseline = label.explicitGuide(guide, for: .unspecified, in: view)
    else { return nil }
    let title = label.size(for: .unspecified, in: view)
    return (size(for: proposal, in: view).height - title.height) / 2 + baseline
  }

  /// A button without a border keeps the distance of its label to the view above it, and that of a plain view below.
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

/// The controls whose sizes are known.
package enum ControlKind: String, Hashable, Sendable, CaseIterable {
  case button, borderedButton, toggle, slider, stepper, textField, roundedTextField, segmentedPicker, menuPicker,
    datePicker, progressBar, spinner, label
}

extension ControlKind {
  /// Whether its size was measured in a generation of the system, and is not assumed
  /// (Measurements/SwiftUI.md#controls, Measurements/SwiftUI.md#earlier-controls).
  package func isMeasured(in generation: SystemGeneration) -> Bool { generation >= .iOS26 }

  /// SwiftUI's name of the view.
  package var viewName: String {
    switch self {
    case .button, .borderedButton: "Button"
    case .toggle: "Toggle"
    case .slider: "Slider"
    case .stepper: "Stepper"
    case .textField, .roundedTextField: "TextField"
    case .segmentedPicker, .menuPicker: "Picker"
    case .datePicker: "DatePicker"
    case .progressBar, .spinner: "ProgressView"
    case .label: "Label"
    }
  }
}

/// The sizes of one generation of controls, in points. Measurements/SwiftUI.md#controls; those before iOS 26 are assumed,
/// Measurements/SwiftUI.md#earlier-controls.
package struct SwiftUIControlSizes: Hashable, Sendable {
  package var toggleSwitch: Size
  package var stepperButtons: Size
  package var sliderHeight: Double
  package var segmentedHeight: Double
  package var progressHeight: Double

  package init(_ generation: SystemGeneration) {
    let isCurrent = generation >= .iOS26
    toggleSwitch = isCurrent ? Size(width: 66, height: 30) : Size(width: 51, height: 31)
    stepperButtons = Size(width: 94, height: 32)
    sliderHeight = 31
    segmentedHeight = isCurrent ? 31 : 32
    progressHeight = 4
  }

  /// Between the parts of a control, such as a label and its switch.
  package static let gap = 8.0
  /// Around the label of a bordered button.
  package static let borderedInsets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  package static let roundedFieldHeight = 34.0
  /// What a field without a border is higher than its text.
  package static let plainFieldAddition = 1.5
  /// Around the value of a picker or a date.
  package static let valueInsets = EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5)
  /// Between the label of a progress bar and the bar.
  package static let progressGap = 4.0
  package static let spinner = Size(width: 20, height: 20)
}
